package returns.adapters.rest.calls;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import returns.application.calls.CallTally;

/** How often tools were called, by their names; those that were not are left out. */
@Schema(name = "ToolCallSummary")
@JsonInclude(JsonInclude.Include.ALWAYS)
record TalliesDocument(List<Tally> tools) {
    /**
     * How often a tool was called.
     *
     * @param repeated of these calls, how many asked for the same as another one, for the same subject in the same conversation
     * @param replayed of these calls, how many were answered what an earlier call had done
     */
    @Schema(name = "ToolTally")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Tally(String tool, int calls, int repeated, int replayed) {
        private static Tally of(CallTally tally) {
            return new Tally(tally.tool(), tally.calls(), tally.repeated(), tally.replayed());
        }
    }

    static TalliesDocument of(List<CallTally> tallies) {
        return new TalliesDocument(tallies.stream().map(Tally::of).toList());
    }
}
