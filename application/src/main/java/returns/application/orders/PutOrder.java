package returns.application.orders;

import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.Order;
import returns.domain.orders.OrderOnFile;

/**
 * Takes a snapshot of an order. Repeatable by what it is: the same snapshot again changes nothing, and one that is older than
 * what is on file is refused.
 */
public final class PutOrder {
    private static final int ATTEMPTS = 8;

    private final OrderStore orders;

    public PutOrder(OrderStore orders) {
        this.orders = orders;
    }

    /** What the snapshot did. */
    public enum Outcome {
        CREATED,
        UPDATED,
        UNCHANGED
    }

    /** The order as it is on file now, and what the call did. */
    public record Result(Order order, Outcome outcome) {
        static Result stored(Order order, int onVersion) {
            return new Result(order, onVersion == 0 ? Outcome.CREATED : Outcome.UPDATED);
        }
    }

    public Answer<Result> put(Principal principal, Order order) {
        if (!principal.is(Role.ORDER_FEED)) {
            return Answer.refused(Refusal.forbidden("feed orders"));
        }
        for (var attempt = 0; attempt < ATTEMPTS; attempt++) {
            var onFile = orders.find(order.number());
            var settled = SnapshotRule.withoutChange(onFile, order);
            if (settled.isPresent()) {
                return settled.get();
            }
            var onVersion = onFile.map(OrderOnFile::version).orElse(0);
            switch (orders.save(order, onVersion)) {
                case COMMITTED -> {
                    return Answer.done(Result.stored(order, onVersion));
                }
                case BUSY -> {
                    return Answer.refused(contended());
                }
                case STALE, KEY_TAKEN -> {}
            }
        }
        return Answer.refused(contended());
    }

    private static Refusal contended() {
        return Refusal.of(
                Code.CONTENDED,
                Retry.UNCHANGED,
                "The order was being changed while the snapshot was to be stored.",
                "Nothing was done. Send the very same call again in a few seconds.");
    }
}
