package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.FindingDocument;
import returns.application.answers.LineFindings;
import returns.application.policy.Judgement;
import returns.application.policy.TryPolicy;
import returns.domain.orders.LineId;
import returns.domain.returns.ReturnNumber;

/**
 * What would have been decided otherwise by a draft of the policy.
 *
 * @param orders how many were placed in the period
 * @param lines of these orders, each judged as of now
 * @param returns of these orders, each judged as of when it was created
 * @param differences the first 100
 */
@Schema(name = "PolicyTrial")
@JsonInclude(JsonInclude.Include.ALWAYS)
record TrialDocument(long orders, Count lines, Count returns, List<Otherwise> differences) {
    /** How many were judged, and of how many something else would have been decided. */
    @Schema(name = "PolicyTrialCount")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Count(long judged, long otherwise) {
        static Count of(TryPolicy.Count count) {
            return new Count(count.judged(), count.otherwise());
        }
    }

    /**
     * An order line or a return.
     *
     * @param lineId if it is a line
     * @param returnNumber if it is a return
     * @param inForce what was decided by the version that the order goes by
     * @param draft what would have been decided by the draft
     */
    @Schema(name = "PolicyTrialDifference")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Otherwise(
            String orderNumber,
            @Nullable String lineId,
            @Nullable String returnNumber,
            Decided inForce,
            Decided draft) {
        static Otherwise of(TryPolicy.Otherwise found) {
            return new Otherwise(
                    found.order().value(),
                    found.line().map(LineId::value).orElse(null),
                    found.returned().map(ReturnNumber::value).orElse(null),
                    Decided.of(found.before()),
                    Decided.of(found.draft()));
        }
    }

    /**
     * What rules say.
     *
     * @param lastDay of a line
     * @param automatic whether a return is approved without a person
     * @param lines with the reasons why they cannot be returned; none if they can
     */
    @Schema(name = "PolicyTrialDecision")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Decided(@Nullable String lastDay, @Nullable String timeZone, boolean automatic, List<Refused> lines) {
        static Decided of(Judgement judgement) {
            return new Decided(
                    judgement.deadline().map(day -> day.lastDay().toString()).orElse(null),
                    judgement.deadline().map(day -> day.zone().getId()).orElse(null),
                    judgement.automatic(),
                    judgement.findings().stream().map(Refused::of).toList());
        }
    }

    /** Why a line cannot be returned. */
    @Schema(name = "PolicyTrialFindings")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Refused(String lineId, List<FindingDocument> findings) {
        static Refused of(LineFindings line) {
            return new Refused(
                    line.line().value(),
                    line.findings().stream().map(FindingDocument::of).toList());
        }
    }

    static TrialDocument of(TryPolicy.Result result) {
        return new TrialDocument(
                result.orders(),
                Count.of(result.lines()),
                Count.of(result.returns()),
                result.differences().stream().map(Otherwise::of).toList());
    }
}
