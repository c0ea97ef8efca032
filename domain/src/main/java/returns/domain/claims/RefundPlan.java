package returns.domain.claims;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import returns.domain.access.Principal;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.policy.Payer;
import returns.domain.policy.ReturnPolicy;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundLedger;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Stage;

/**
 * What a return comes to in money, by its policy.
 *
 * @param earlier what was refunded of the order before, of all its returns
 */
public record RefundPlan(ReturnPolicy policy, Order order, Return state, EarlierRefunds earlier) {
    /** What is owed now: for the units that are accepted, and in no refund. */
    public RefundLedger owed() {
        return ledger(state::unpaid);
    }

    /** How many units of each line that is for; none if nothing is owed for. */
    public Map<LineId, Integer> units() {
        return state.lines().stream()
                .filter(line -> state.unpaid(line) > 0)
                .collect(Collectors.toMap(ReturnLine::line, state::unpaid));
    }

    /**
     * The refund of what is owed, as that principal asks for it: it waits for a person where the policy demands one.
     *
     * @param gateways the way in which money goes back to a payment of that method
     */
    public Refund refund(RefundId id, Principal by, Instant now, UnaryOperator<String> gateways) {
        var ledger = owed();
        var rule = policy.rules().refundApproval();
        var waits = rule.needsPerson(by, state.customer(), ledger.total());
        var status = waits ? RefundStatus.AWAITING_APPROVAL : RefundStatus.PLANNED;
        var parts = ledger.payments();
        return new Refund(
                id,
                units(),
                ledger,
                IntStream.range(0, parts.size())
                        .mapToObj(i -> repayment(i + 1, parts.get(i), status, gateways))
                        .toList(),
                new Refund.Asked(by.subject(), by.agent(), state.customer(), now, state.version()),
                waits
                        ? Optional.of(new Approval(now.plus(Duration.ofHours(rule.hours())), Optional.empty()))
                        : Optional.empty());
    }

    private Repayment repayment(
            int number, RefundLedger.FromPayment part, RefundStatus status, UnaryOperator<String> gateways) {
        var payment = order.payments().stream()
                .filter(one -> one.paymentId().equals(part.paymentId()))
                .findFirst()
                .orElseThrow();
        return new Repayment(
                number,
                payment.paymentId(),
                payment.method(),
                payment.providerReference(),
                part.amount(),
                gateways.apply(payment.method()),
                1,
                status,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** What it comes to if every unit is accepted that still can be. */
    public RefundLedger expected() {
        return ledger(line -> state.unpaid(line)
                + Stream.of(Stage.PENDING, Stage.APPROVED, Stage.RECEIVED)
                        .mapToInt(line.stages()::in)
                        .sum());
    }

    private RefundLedger ledger(ToIntFunction<ReturnLine> units) {
        var rules = policy.rules();
        var lines = state.lines().stream()
                .flatMap(line -> claim(line, units.applyAsInt(line)).stream())
                .toList();
        return new RefundTerms(rules.shippingRefund(), rules.lostPromotion(), rules.paymentSplit())
                .ledger(order, earlier, new RefundClaim(lines, label(lines), Payer.CUSTOMER));
    }

    private Optional<RefundClaim.Line> claim(ReturnLine line, int units) {
        return order.line(line.line())
                .filter(_ -> units > 0)
                .map(sold -> new RefundClaim.Line(
                        line.line(), units, policy.rules().fees().fee(sold.category(), line.reason())));
    }

    /**
     * What the customer pays for the label: once for a return, with its first refund; nothing if a line is the shop's to pay for,
     * or if nothing had to be sent.
     */
    private Optional<Money> label(List<RefundClaim.Line> claimed) {
        var isPaidFor = state.has(Stage.SETTLED) || state.refunds().stream().anyMatch(Refund::isLive);
        var isSent = state.sendBy().isPresent() || state.has(Stage.PENDING);
        return claimed.isEmpty() || !isSent || isPaidFor
                ? Optional.empty()
                : state.lines().stream()
                        .map(line -> policy.rules().returnShipping().cost(line.reason(), order.currency()))
                        .min(Comparator.comparingLong(Money::minorUnits));
    }
}
