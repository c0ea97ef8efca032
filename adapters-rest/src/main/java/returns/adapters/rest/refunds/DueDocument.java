package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import returns.application.refunds.ListDueRefunds.Due;

/** Which customers have to be paid back by when. */
@Schema(name = "DueRefunds")
@JsonInclude(JsonInclude.Include.ALWAYS)
record DueDocument(List<DueReturn> returns) {
    /**
     * A return whose customer has to be paid.
     *
     * @param payBy the last day, in the shop's time zone (Directive 2011/83/EU, article 13 (1))
     * @param mayWait whether neither the goods nor proof that they were sent are here, so that the shop may wait for them
     *     (article 13 (3))
     */
    @Schema(name = "DueReturn")
    record DueReturn(
            String returnNumber,
            String orderNumber,
            String customerId,
            String payBy,
            String closesAt,
            boolean mayWait) {
        private static DueReturn of(Due due) {
            return new DueReturn(
                    due.of().number().value(),
                    due.of().order().value(),
                    due.of().customer().value(),
                    due.deadline().day().lastDay().toString(),
                    due.deadline().day().closesAt().toString(),
                    due.deadline().mayWait());
        }
    }

    static DueDocument of(List<Due> due) {
        return new DueDocument(due.stream().map(DueReturn::of).toList());
    }
}
