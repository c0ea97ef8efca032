package returns.adapters.rest.orders;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.FindingDocument;
import returns.application.orders.ListReturnable;
import returns.domain.Deadline;
import returns.domain.policy.Finding;
import returns.domain.policy.Verdict;

/**
 * What of an order can go back now.
 *
 * @param policyVersion the version of the policy that the order goes by
 */
@Schema(name = "Returnable")
@JsonInclude(JsonInclude.Include.ALWAYS)
record ReturnableDocument(String orderNumber, int policyVersion, List<Line> lines) {
    /**
     * One line.
     *
     * @param returnable how many units can go back
     * @param returnableUntil the first instant that is too late; absent while nothing was delivered
     * @param lastDay the last day, in the shop's time zone
     * @param findings every reason why none can go back; empty if some can
     * @param rules every rule that was asked about one unit, whatever the reason for its return
     */
    @Schema(name = "ReturnableLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Line(
            String lineId,
            String sku,
            String title,
            int returnable,
            @Nullable String returnableUntil,
            @Nullable String lastDay,
            @Nullable String timeZone,
            List<FindingDocument> findings,
            List<Asked> rules) {
        static Line of(ListReturnable.Line line) {
            var deadline = line.deadline();
            return new Line(
                    line.line().id().value(),
                    line.line().sku(),
                    line.line().title(),
                    line.units(),
                    deadline.map(Deadline::closesAt).map(Object::toString).orElse(null),
                    deadline.map(Deadline::lastDay).map(Object::toString).orElse(null),
                    deadline.map(Deadline::zone).map(Object::toString).orElse(null),
                    line.findings().stream().map(FindingDocument::of).toList(),
                    line.verdicts().stream().map(Asked::of).toList());
        }
    }

    /**
     * What one rule said.
     *
     * @param rule the stable name of the rule
     * @param passes whether nothing speaks against it
     * @param detail the facts that it judged by, in one sentence
     * @param finding the code of the reason why not
     */
    @Schema(name = "RuleAsked")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Asked(
            String rule,
            boolean passes,
            String detail,
            @Nullable String finding) {
        static Asked of(Verdict verdict) {
            return new Asked(
                    verdict.rule(),
                    verdict.finding().isEmpty(),
                    verdict.detail(),
                    verdict.finding().map(Finding::code).orElse(null));
        }
    }

    static ReturnableDocument of(ListReturnable.Result found) {
        return new ReturnableDocument(
                found.order().value(),
                found.policyVersion(),
                found.lines().stream().map(Line::of).toList());
    }
}
