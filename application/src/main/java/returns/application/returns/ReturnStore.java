package returns.application.returns;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.application.idempotency.Recorded;
import returns.application.policy.PolicyFacts;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.Timeline;

/** Where returns are kept. They are written by {@link returns.application.changes.ChangeStore}. */
public interface ReturnStore {
    /** What the creation of a return is answered from, or decided on, as it was at one moment. */
    sealed interface CreateFacts {
        /** Whose order it is. */
        CustomerId customer();

        /** The key is known; more is not looked at. */
        record Known(CustomerId customer, Recorded recorded) implements CreateFacts {}

        /**
         * The key is free.
         *
         * @param open the open returns of the order, the oldest first
         * @param previous the return that was asked about by number, whatever became of it
         */
        record Free(OrderOnFile order, PolicyFacts policy, List<Return> open, Optional<Return> previous)
                implements CreateFacts {
            public Free {
                open = List.copyOf(open);
            }

            @Override
            public CustomerId customer() {
                return order.order().customer();
            }
        }
    }

    /**
     * All that a change of a return is decided on, as it was at one moment.
     *
     * @param recorded the record of the key, if one was asked about
     * @param refundsOfOrder counts the changes of all refunds of the return's order
     */
    record ChangeFacts(Optional<Recorded> recorded, Return state, int refundsOfOrder) {}

    /** The facts for a return of that order; empty if there is no such order. */
    Optional<CreateFacts> factsToCreate(KeyScope key, OrderNumber order, Optional<ReturnNumber> previous);

    /** The facts for a change of that return; empty if there is no such return. */
    Optional<ChangeFacts> factsToChange(Optional<KeyScope> key, ReturnRef ref);

    /** The return of that number or id. */
    Optional<Return> find(ReturnRef ref);

    /** The returns that are looked for, in their order, at most so many. */
    List<Return> find(ReturnQuery query, int most);

    /** All that happened to that return; nothing if there is no such return. */
    Timeline timeline(ReturnId id);

    /** Approved returns whose goods were to be sent by then and have no parcel, the longest overdue first, at most so many. */
    List<ReturnId> overdue(Instant now, int most);
}
