package returns.application.refunds;

import java.util.List;
import java.util.Optional;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.RepaymentId;
import returns.domain.refunds.StoreCredit;

/** The ledger of customers' credit. An entry that is stored never changes. */
public interface StoreCreditStore {
    /** Adds an entry; or finds the one of its repayment and attempt, and adds none. Returns the one that is stored. */
    StoreCredit.Entry add(StoreCredit.Entry entry);

    /** The entry of that attempt at a repayment. */
    Optional<StoreCredit.Entry> find(RepaymentId repayment, int attempt);

    /** A customer's newest entries, the newest first, at most so many. */
    List<StoreCredit.Entry> entries(CustomerId customer, int most);

    /** What a customer has in each currency, over all entries. */
    StoreCredit balance(CustomerId customer);
}
