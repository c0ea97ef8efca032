package returns.application.refunds;

import java.util.List;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.StoreCredit;

/** Shows a customer's credit, to them and to staff. */
public final class ShowStoreCredit {
    private static final int NEWEST = 100;

    private final StoreCreditStore credit;

    public ShowStoreCredit(StoreCreditStore credit) {
        this.credit = credit;
    }

    /** What a customer has, and the newest entries that made it, the newest first, at most 100. */
    public record Shown(CustomerId customer, StoreCredit credit, List<StoreCredit.Entry> newest) {}

    public Answer<Shown> show(Principal principal, CustomerId customer) {
        return principal.handlesReturnsOf(customer)
                ? Answer.done(new Shown(customer, credit.balance(customer), credit.entries(customer, NEWEST)))
                : Answer.refused(Refusal.notFound("store credit of customer " + customer.value()));
    }
}
