package returns.domain.claims;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.EUR;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import returns.domain.Deadline;
import returns.domain.fixtures.OrderExample;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.orders.Payment;
import returns.domain.policy.Payer;
import returns.domain.policy.PerCurrency;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.ReturnPolicy;
import returns.domain.policy.ReturnShipping;
import returns.domain.refunds.Component;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.Stage;
import returns.domain.returns.Stages;

/** Who pays the label of a return, and how often. */
class RefundPlanTest {
    private static final Money LABEL = Money.of("0.50", EUR);
    private static final Money NOTHING = Money.zero(EUR);
    private static final Deadline SEND_BY = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("Europe/Berlin"));

    private final Order order = OrderExample.order(line().ordered(3).at(1_000, 0, 3_000, 0))
            .paid(new Payment("p-1", "card", Money.of("100.00", EUR), NOTHING, Optional.empty()));

    @Test
    void theCustomerPaysTheLabelOnceWhereTheReasonSaysSo() {
        var accepted = Stages.of(Stage.ACCEPTED, 1);
        assertEquals(NOTHING.minus(LABEL), label(Reason.STYLE, accepted, Optional.of(SEND_BY)));
        assertEquals(NOTHING, label(Reason.DEFECTIVE, accepted, Optional.of(SEND_BY)));
        var later = new Stages(Map.of(Stage.ACCEPTED, 1, Stage.SETTLED, 1));
        assertEquals(NOTHING, label(Reason.STYLE, later, Optional.of(SEND_BY)));
    }

    @Test
    void whatNeedNotBeSentHasNoLabel() {
        assertEquals(NOTHING, label(Reason.STYLE, Stages.of(Stage.ACCEPTED, 1), Optional.empty()));
    }

    private Money label(Reason reason, Stages stages, Optional<Deadline> sendBy) {
        var sold = order.lines().getFirst();
        var state = Return.made(
                new ReturnId(new UUID(0, 1)),
                new ReturnNumber("R-7K3F9QX2"),
                order.number(),
                order.customer(),
                Resolution.REFUND,
                1,
                List.of(new ReturnLine(
                        sold.id(),
                        sold.sku(),
                        sold.title(),
                        reason,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        stages)),
                sendBy,
                Instant.EPOCH);
        return new RefundPlan(policy(), order, state, EarlierRefunds.NONE)
                .owed()
                .of(Component.RETURN_SHIPPING);
    }

    private static ReturnPolicy policy() {
        var usual = PolicyRules.STANDARD;
        var shipping = new ReturnShipping(
                Payer.CUSTOMER, Map.of(Reason.DEFECTIVE, Payer.SHOP), new PerCurrency(Map.of(EUR, LABEL)));
        var rules = new PolicyRules(
                usual.windows(),
                usual.categories(),
                usual.reasons(),
                usual.notes(),
                usual.approval(),
                usual.timeToSend(),
                shipping,
                usual.fees(),
                usual.shippingRefund(),
                usual.paymentSplit(),
                usual.lostPromotion(),
                usual.keepTheItem(),
                usual.refundApproval(),
                usual.rejectedComeBack());
        return new ReturnPolicy(1, Instant.EPOCH, rules);
    }
}
