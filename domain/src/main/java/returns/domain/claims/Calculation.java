package returns.domain.claims;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.RestockingFee;
import returns.domain.refunds.Component;
import returns.domain.refunds.RefundLedger;
import returns.domain.refunds.RefundLedger.Entry;

/** One refund, entry by entry. Each amount is what is due for all units up to now, less what was given for them before. */
final class Calculation {
    private final RefundTerms terms;
    private final Order order;
    private final EarlierRefunds earlier;
    private final RefundClaim claim;
    private final List<Entry> entries = new ArrayList<>();
    private final Money nothing;
    private Money left;

    Calculation(RefundTerms terms, Order order, EarlierRefunds earlier, RefundClaim claim) {
        this.terms = terms;
        this.order = order;
        this.earlier = earlier;
        this.claim = claim;
        this.nothing = Money.zero(order.currency());
        this.left = nothing;
        if (!claim.lines().stream().allMatch(line -> order.line(line.line()).isPresent())) {
            throw new IllegalArgumentException("must be of lines that the order has");
        }
    }

    RefundLedger ledger() {
        goods();
        shipping();
        var promotions = promotionsToTakeBack();
        promotions.forEach((line, open) -> {
            if (open.isNegative()) {
                add(Optional.of(line), Component.LOST_PROMOTION, nothing.minus(open));
            }
        });
        fees();
        claim.customersLabel().ifPresent(label -> deduct(Optional.empty(), Component.RETURN_SHIPPING, label));
        promotions.forEach((line, open) -> {
            if (!open.isNegative()) {
                deduct(Optional.of(line), Component.LOST_PROMOTION, open);
            }
        });
        var payments = PaymentsLeft.of(order, earlier);
        deduct(Optional.empty(), Component.EXCEEDS_PAYMENTS, left.minus(left.atMost(payments.all())));
        return new RefundLedger(order.currency(), entries, payments.take(left, terms.split()));
    }

    private void goods() {
        for (var line : order.lines()) {
            var due = goods(line);
            add(Optional.of(line.id()), Component.GOODS, due.net());
            add(Optional.of(line.id()), Component.TAX, due.tax());
        }
    }

    private Taxed goods(OrderLine line) {
        return due(line, new Taxed(line.total(), line.tax()), Component.GOODS, Component.TAX);
    }

    private void shipping() {
        switch (terms.shipping()) {
            case NEVER -> {}
            case WHOLE_ORDER -> {
                if (order.lines().stream().allMatch(line -> after(line) == line.paidFor())
                        && !order.lines().stream().allMatch(line -> before(line) == line.paidFor())) {
                    var all = less(
                            new Taxed(order.shipping().total(), order.shipping().tax()),
                            given(Optional.empty(), Component.SHIPPING, Component.SHIPPING_TAX));
                    add(Optional.empty(), Component.SHIPPING, all.net());
                    add(Optional.empty(), Component.SHIPPING_TAX, all.tax());
                }
            }
            case IN_PROPORTION -> {
                var shares = ShippingShares.of(order).byLine();
                for (var line : order.lines()) {
                    var due = due(
                            line,
                            shares.getOrDefault(line.id(), Taxed.zero(nothing)),
                            Component.SHIPPING,
                            Component.SHIPPING_TAX);
                    add(Optional.of(line.id()), Component.SHIPPING, due.net());
                    add(Optional.of(line.id()), Component.SHIPPING_TAX, due.tax());
                }
            }
        }
    }

    /** What must be taken off for each line; below 0 where more was taken off before than must be by now. */
    private Map<LineId, Money> promotionsToTakeBack() {
        var lost = terms.lostPromotion() == LostPromotion.KEEP
                ? LostPromotions.NONE
                : LostPromotions.of(order, this::after);
        var open = new LinkedHashMap<LineId, Money>();
        for (var line : order.lines()) {
            var wanted = line.paidFor() == 0 ? nothing : lost.discountKept(line, after(line));
            var given = earlier.given(Optional.of(line.id()), Component.LOST_PROMOTION);
            open.put(line.id(), wanted.plus(given.orElse(nothing)));
        }
        return open;
    }

    private void fees() {
        for (var line : order.lines()) {
            claim.on(line.id())
                    .flatMap(RefundClaim.Line::fee)
                    .map(fee -> fee(fee, goods(line).total(), after(line) - before(line)))
                    .ifPresent(fee -> deduct(Optional.of(line.id()), Component.RESTOCKING_FEE, fee));
        }
    }

    private Money fee(RestockingFee fee, Money value, int units) {
        return switch (fee) {
            case RestockingFee.Percent(var percent) -> new Money(percentOf(value, percent), order.currency());
            case RestockingFee.Flat(var amounts) -> {
                var each = amounts.getOrDefault(order.currency(), nothing).minorUnits();
                yield new Money(Math.min(each * units, value.minorUnits()), order.currency());
            }
        };
    }

    private static long percentOf(Money value, BigDecimal percent) {
        return BigDecimal.valueOf(value.minorUnits())
                .multiply(percent)
                .movePointLeft(2)
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    private Taxed due(OrderLine line, Taxed paid, Component net, Component tax) {
        if (line.paidFor() == 0) {
            return Taxed.zero(nothing);
        }
        var elsewhere = paid.first(Math.min(earlier.elsewhere(line.id()), line.paidFor()), line.paidFor());
        return less(less(paid.first(after(line), line.paidFor()), elsewhere), given(Optional.of(line.id()), net, tax));
    }

    private Taxed given(Optional<LineId> line, Component net, Component tax) {
        var taxes = earlier.given(line, tax).orElse(nothing);
        return new Taxed(earlier.given(line, net).orElse(nothing).plus(taxes), taxes);
    }

    /** What is left of that; what was given beyond it, because a refund before was called off, is not taken back. */
    private Taxed less(Taxed all, Taxed given) {
        var tax = atLeastNothing(all.tax().minus(given.tax()));
        return new Taxed(atLeastNothing(all.net().minus(given.net())).plus(tax), tax);
    }

    private Money atLeastNothing(Money amount) {
        return amount.isNegative() ? nothing : amount;
    }

    private int before(OrderLine line) {
        return Math.min(earlier.units(line.id()), line.paidFor());
    }

    private int after(OrderLine line) {
        var claimed = claim.on(line.id()).map(RefundClaim.Line::units).orElse(0);
        return (int) Math.min((long) before(line) + claimed, line.paidFor());
    }

    private void deduct(Optional<LineId> line, Component component, Money amount) {
        add(line, component, nothing.minus(amount.atMost(left)));
    }

    private void add(Optional<LineId> line, Component component, Money amount) {
        left = left.plus(amount);
        if (!amount.equals(nothing)) {
            entries.add(new Entry(line, component, amount));
        }
    }
}
