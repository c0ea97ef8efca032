package returns.application.refunds;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.OrderNumber;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;

/**
 * Which refunds are looked for. Their ids are in the order in which they were asked for.
 *
 * @param statuses any of them; all, if there are none
 * @param gateway by which any of it is paid
 * @param sentFrom sent then or later, any of it
 * @param sentBefore sent before then, any of it
 * @param oldestFirst whether the oldest come first, and not the newest
 * @param after only those that come after this one
 */
public record RefundQuery(
        Set<RefundStatus> statuses,
        Optional<String> gateway,
        Optional<OrderNumber> order,
        Optional<Instant> sentFrom,
        Optional<Instant> sentBefore,
        boolean oldestFirst,
        Optional<RefundId> after) {
    public RefundQuery {
        statuses = Set.copyOf(statuses);
    }

    /** All that stand so, the oldest first. */
    static RefundQuery standing(RefundStatus status) {
        return new RefundQuery(
                Set.of(status),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                Optional.empty());
    }

    /** The same list, from after that refund on. */
    RefundQuery after(Optional<RefundId> last) {
        return new RefundQuery(statuses, gateway, order, sentFrom, sentBefore, oldestFirst, last);
    }

    /** What is asked for, wherever it goes on. */
    Meaning.Parts meaning() {
        return Meaning.parts()
                .with(
                        "status",
                        new Meaning.Items(statuses.stream()
                                .sorted()
                                .<Meaning>map(status -> new Meaning.Words(status.term()))
                                .toList()))
                .with("gateway", gateway)
                .with("order", order.map(OrderNumber::value))
                .with("sentFrom", sentFrom.map(Instant::toString))
                .with("sentBefore", sentBefore.map(Instant::toString))
                .with("oldestFirst", String.valueOf(oldestFirst));
    }

    /** All that a gateway was sent in that time, the oldest first. */
    static RefundQuery sent(String gateway, Instant from, Instant before) {
        return new RefundQuery(
                Set.of(),
                Optional.of(gateway),
                Optional.empty(),
                Optional.of(from),
                Optional.of(before),
                true,
                Optional.empty());
    }
}
