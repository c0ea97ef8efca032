package returns.application.tools;

import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.domain.returns.Return;

/** Returns as a model reads them. */
public record ReturnsResult(
        @Description("The returns of the order, the newest first, at most 20; empty if there are none.")
        List<ReturnResult> returns,

        @Description("Only if there are older returns: call again with this as cursor to get them.") @Nullable
        String nextCursor) {
    private static final int MOST = 20;

    static Answer<ReturnsResult> of(List<Return> found, @Nullable String cursor) {
        return Cut.of(found, MOST, cursor, r -> r.number().value())
                .map(cut -> new ReturnsResult(
                        cut.part().stream().map(ReturnResult::of).toList(),
                        cut.next().orElse(null)));
    }
}
