package returns.domain.orders;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import returns.domain.Text;
import returns.domain.money.Money;

/**
 * What was sold on one line, and what became of it. Amounts are as paid for the units that were not canceled.
 *
 * @param quantity units ordered, 1 to {@link #MAX_QUANTITY}
 * @param total what was paid, tax included
 * @param returnUntil the last day to return it, where the shop fixes it: goods that replace others in an exchange keep the day
 *     of those
 * @param discount the line's share of discounts, before tax where prices are without
 */
public record OrderLine(
        LineId id,
        String sku,
        String title,
        String category,
        int quantity,
        int canceledQuantity,
        List<Delivery> deliveries,
        Money unitPrice,
        Money discount,
        Money total,
        Money tax,
        boolean finalSale,
        Optional<LocalDate> returnUntil) {
    /** The most units that one line can have. */
    public static final int MAX_QUANTITY = 1_000_000;

    public OrderLine {
        sku = Text.name(sku, 128);
        title = Text.name(title, 512);
        category = Text.name(category, 128);
        deliveries = List.copyOf(deliveries);
        if (quantity < 1 || quantity > MAX_QUANTITY) {
            throw new IllegalArgumentException("must have a quantity of 1 to " + MAX_QUANTITY);
        }
        if (canceledQuantity < 0 || canceledQuantity > quantity) {
            throw new IllegalArgumentException("must have a canceledQuantity of 0 to its quantity");
        }
        if (deliveries.stream().mapToLong(Delivery::quantity).sum() > quantity) {
            throw new IllegalArgumentException("must not have more units delivered than ordered");
        }
        if (unitPrice.isNegative() || discount.isNegative() || tax.isNegative() || tax.exceeds(total)) {
            throw new IllegalArgumentException("must have amounts of at least 0, and a tax of at most the total");
        }
    }

    /** A line that goes by the policy's windows. */
    public OrderLine(
            LineId id,
            String sku,
            String title,
            String category,
            int quantity,
            int canceledQuantity,
            List<Delivery> deliveries,
            Money unitPrice,
            Money discount,
            Money total,
            Money tax,
            boolean finalSale) {
        this(
                id,
                sku,
                title,
                category,
                quantity,
                canceledQuantity,
                deliveries,
                unitPrice,
                discount,
                total,
                tax,
                finalSale,
                Optional.empty());
    }

    /** Units that reached the customer. */
    public int delivered() {
        return deliveries.stream().mapToInt(Delivery::quantity).sum();
    }

    /** Units that were paid for: ordered, and not canceled. */
    public int paidFor() {
        return quantity - canceledQuantity;
    }

    /** Units that can come back at all: delivered, and not canceled. */
    public int returnable() {
        return Math.min(delivered(), paidFor());
    }

    /** When the last parcel arrived. */
    public Optional<Instant> lastDelivery() {
        return deliveries.stream().map(Delivery::deliveredAt).max(Instant::compareTo);
    }

    /** Whether the total is what it must be: price times the units not canceled, less the discount, plus tax where prices are without. */
    public boolean addsUp(boolean taxIncluded) {
        var goods = unitPrice.minorUnits() * paidFor() - discount.minorUnits();
        return total.minorUnits() == (taxIncluded ? goods : goods + tax.minorUnits());
    }
}
