package returns.domain.claims;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.policy.Payer;
import returns.domain.policy.RestockingFee;

/**
 * What a refund is asked for.
 *
 * @param lines at most one for each line of the order
 * @param label what sending the goods back cost, as far as it is known
 * @param labelPayer who pays that
 */
public record RefundClaim(List<Line> lines, Optional<Money> label, Payer labelPayer) {
    /**
     * Units of one line of the order.
     *
     * @param fee what the shop keeps; none where it is the shop's fault
     */
    public record Line(LineId line, int units, Optional<RestockingFee> fee) {
        public Line {
            if (units < 1) {
                throw new IllegalArgumentException("must be at least 1");
            }
        }
    }

    public RefundClaim {
        lines = List.copyOf(lines);
        if (!lines.stream().map(Line::line).allMatch(new HashSet<>()::add)) {
            throw new IllegalArgumentException("must not have two lines of one lineId");
        }
        if (label.filter(Money::isNegative).isPresent()) {
            throw new IllegalArgumentException("must have a label that costs at least 0");
        }
    }

    /** A claim without deductions. */
    public static RefundClaim of(LineId line, int units) {
        return new RefundClaim(List.of(new Line(line, units, Optional.empty())), Optional.empty(), Payer.SHOP);
    }

    Optional<Line> on(LineId id) {
        return lines.stream().filter(line -> line.line().equals(id)).findFirst();
    }

    Optional<Money> customersLabel() {
        return labelPayer == Payer.CUSTOMER ? label : Optional.empty();
    }
}
