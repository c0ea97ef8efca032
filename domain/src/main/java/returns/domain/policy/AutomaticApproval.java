package returns.domain.policy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.returns.Reason;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;

/**
 * Which returns are approved without a person: those that no condition speaks against.
 *
 * @param maximum the largest value of a return; in a currency that is not named, a person looks at every return
 * @param reasons for others, a person looks
 * @param recent of customers who return more often, a person looks; without, it does not matter how often
 */
public record AutomaticApproval(PerCurrency maximum, Set<Reason> reasons, Optional<Frequency> recent) {
    /** A person looks at every return. */
    public static final AutomaticApproval NONE = new AutomaticApproval(PerCurrency.NONE, Set.of(), Optional.empty());

    /** At most so many other returns of one customer within so many days, each of 24 hours, before a return. */
    public record Frequency(int most, int days) {
        /** The longest that is looked back. */
        public static final int MAX_DAYS = 365;

        /** The most that are counted. */
        public static final int MAX_RETURNS = 999;

        public Frequency {
            if (most < 0 || most > MAX_RETURNS) {
                throw new IllegalArgumentException("must be 0 to " + MAX_RETURNS + " returns");
            }
            if (days < 1 || days > MAX_DAYS) {
                throw new IllegalArgumentException("must be 1 to " + MAX_DAYS + " days");
            }
        }

        private int count(List<Instant> returns, Instant now) {
            var since = now.minus(Duration.ofDays(days));
            return (int) returns.stream().filter(at -> !at.isBefore(since)).count();
        }
    }

    /**
     * A return that is to be approved.
     *
     * @param value what was paid for its units
     * @param earlier when the customer's other returns were created; of very many, the newest do
     */
    public record Asked(Money value, Set<Reason> reasons, List<Instant> earlier, Instant now) {
        public Asked {
            reasons = Set.copyOf(reasons);
            earlier = List.copyOf(earlier);
        }

        /** That return, with all its units; lines that the order does not have any more are worth nothing. */
        public static Asked of(Order order, Return asked, List<Instant> earlier, Instant now) {
            var value = asked.lines().stream()
                    .flatMap(line -> order.line(line.line()).stream()
                            .map(sold -> AutomaticApproval.value(sold, line.quantity())))
                    .reduce(Money.zero(order.currency()), Money::plus);
            var reasons = asked.lines().stream().map(ReturnLine::reason).collect(Collectors.toSet());
            return new Asked(value, reasons, earlier, now);
        }
    }

    /** What was paid for so many units of a line; half a minor unit is rounded up. */
    public static Money value(OrderLine line, int units) {
        var sold = line.quantity() - line.canceledQuantity();
        var total = line.total();
        return sold == 0
                ? Money.zero(total.currency())
                : new Money((2 * total.minorUnits() * units + sold) / (2L * sold), total.currency());
    }

    /** Who approves. */
    public sealed interface Decision {
        /** Nobody needs to look. */
        record Automatic() implements Decision {}

        /** A person, for all these reasons. */
        record ByPerson(List<Why> why) implements Decision {
            public ByPerson {
                why = List.copyOf(why);
            }
        }
    }

    /** Why a person looks. */
    public sealed interface Why {
        /** It is worth more than the maximum; or its currency has none. */
        record Value(Money value, Optional<Money> maximum) implements Why {}

        /** For these reasons a person looks. */
        record Reasons(List<Reason> reasons) implements Why {}

        /** The customer has so many other returns. */
        record TooMany(int returns, Frequency allowed) implements Why {}
    }

    public AutomaticApproval {
        reasons = Set.copyOf(reasons);
    }

    /** Whether it must be known when the customer's other returns were created. */
    public boolean countsReturns() {
        return recent.isPresent();
    }

    /** Approved without a person; or everything why a person looks. */
    public Decision decide(Asked asked) {
        var why = new ArrayList<Why>();
        if (!maximum.covers(asked.value())) {
            why.add(new Why.Value(asked.value(), maximum.in(asked.value().currency())));
        }
        var others = new TreeSet<>(asked.reasons());
        others.removeAll(reasons);
        if (!others.isEmpty()) {
            why.add(new Why.Reasons(List.copyOf(others)));
        }
        recent.ifPresent(allowed -> {
            var returns = allowed.count(asked.earlier(), asked.now());
            if (returns > allowed.most()) {
                why.add(new Why.TooMany(returns, allowed));
            }
        });
        return why.isEmpty() ? new Decision.Automatic() : new Decision.ByPerson(why);
    }
}
