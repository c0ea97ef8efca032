package returns.application.tools;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.orders.ShowOrder;
import returns.domain.access.Principal;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;

/** Finds the order that a model means. People put a {@code #} before numbers; and some shops have numbers with one. */
record OrderNamed(ShowOrder orders) {
    /** The number as it was written, if the principal has such an order; otherwise without the sign. */
    String number(Principal principal, String written) {
        return written.startsWith("#") && find(principal, written).isEmpty()
                ? written.substring(1).strip()
                : written;
    }

    /** The lines of that order; none if the principal has no such order. */
    List<LineNamed.Line> lines(Principal principal, String number) {
        return find(principal, number).stream()
                .flatMap(order -> order.lines().stream())
                .map(line -> new LineNamed.Line(line.id(), line.sku(), line.title()))
                .toList();
    }

    private Optional<Order> find(Principal principal, String written) {
        try {
            return orders.show(principal, new OrderNumber(written)) instanceof Answer.Done<Order>(var order, var _)
                    ? Optional.of(order)
                    : Optional.empty();
        } catch (IllegalArgumentException noNumber) {
            return Optional.empty();
        }
    }
}
