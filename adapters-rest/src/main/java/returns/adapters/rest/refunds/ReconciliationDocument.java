package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.refunds.ReconcileRefunds;
import returns.domain.Term;
import returns.domain.money.Money;

/**
 * What the service and the providers see differently.
 *
 * @param compared the gateways that were asked; others list nothing
 * @param repayments how many repayments of this service were compared
 */
@Schema(name = "Reconciliation")
@JsonInclude(JsonInclude.Include.ALWAYS)
record ReconciliationDocument(String day, List<String> compared, int repayments, List<DifferenceDocument> differences) {
    /**
     * One difference; what one side does not have is absent.
     *
     * @param kind {@code missing_there}, {@code missing_here}, {@code amount} or {@code status}
     * @param repayment the refund's id, a slash, and the number of the repayment
     * @param reference the provider's name for it
     */
    @Schema(name = "ReconciliationDifference")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record DifferenceDocument(
            String kind,
            String gateway,
            @Nullable String repayment,
            @Nullable String reference,
            @Nullable String statusHere,
            @Nullable String statusThere,
            @Nullable Amount amountHere,
            @Nullable Amount amountThere) {
        private static DifferenceDocument of(ReconcileRefunds.Discrepancy found) {
            return new DifferenceDocument(
                    found.kind().term(),
                    found.gateway(),
                    found.repayment().map(Object::toString).orElse(null),
                    found.reference().orElse(null),
                    found.here().map(Term::term).orElse(null),
                    found.there().map(Term::term).orElse(null),
                    found.amountHere().map(Amount::of).orElse(null),
                    found.amountThere().map(Amount::of).orElse(null));
        }
    }

    /** An amount that stands alone. */
    @Schema(name = "Amount")
    record Amount(String amount, String currency) {
        static Amount of(Money money) {
            return new Amount(money.decimal(), money.currency().getCurrencyCode());
        }
    }

    static ReconciliationDocument of(ReconcileRefunds.Found found) {
        return new ReconciliationDocument(
                found.day().toString(),
                found.compared(),
                found.repayments(),
                found.discrepancies().stream().map(DifferenceDocument::of).toList());
    }
}
