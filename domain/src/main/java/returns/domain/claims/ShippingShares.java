package returns.domain.claims;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import returns.domain.money.Shares;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** What was paid for sending an order, shared over its lines by what was paid for them; by their units where all were free. */
record ShippingShares(Map<LineId, Taxed> byLine) {
    static ShippingShares of(Order order) {
        var lines = order.lines().stream().filter(line -> line.paidFor() > 0).toList();
        if (lines.isEmpty() || order.shipping().total().minorUnits() == 0) {
            return new ShippingShares(Map.of());
        }
        var free = lines.stream().allMatch(line -> line.total().minorUnits() == 0);
        var totals = shares(
                        lines, free ? OrderLine::paidFor : line -> line.total().minorUnits())
                .of(order.shipping().total());
        var taxes = new Shares(totals.stream().map(share -> share.minorUnits()).toList())
                .of(order.shipping().tax());
        var byLine = new HashMap<LineId, Taxed>();
        for (var i = 0; i < lines.size(); i++) {
            byLine.put(lines.get(i).id(), new Taxed(totals.get(i), taxes.get(i)));
        }
        return new ShippingShares(byLine);
    }

    private static Shares shares(List<OrderLine> lines, ToLongFunction<OrderLine> weight) {
        return new Shares(lines.stream().map(weight::applyAsLong).toList());
    }
}
