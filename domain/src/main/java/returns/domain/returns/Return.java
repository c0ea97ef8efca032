package returns.domain.returns;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;

/**
 * What a customer sends back of one order. It holds its units until it is canceled.
 *
 * @param customer whose order it is of, as the order now says
 * @param version counts the states of the return, from 1
 */
public record Return(
        ReturnId id,
        ReturnNumber number,
        OrderNumber order,
        CustomerId customer,
        ReturnStatus status,
        Resolution resolution,
        List<ReturnLine> lines,
        Instant createdAt,
        int version) {
    public Return {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("must have a line");
        }
        if (!lines.stream().map(ReturnLine::line).allMatch(new HashSet<>()::add)) {
            throw new IllegalArgumentException("must not have a line twice");
        }
    }

    /** The line of the return that is of that order line. */
    public Optional<ReturnLine> line(LineId id) {
        return lines.stream().filter(line -> line.line().equals(id)).findFirst();
    }

    public boolean isOpen() {
        return status.isOpen();
    }

    /** The return called off. One that is canceled stays as it is. */
    public Return cancel() {
        return switch (status) {
            case REQUESTED -> to(ReturnStatus.CANCELED);
            case CANCELED -> this;
        };
    }

    /** The return as of an order that is that customer's. */
    public Return of(CustomerId other) {
        return new Return(id, number, order, other, status, resolution, lines, createdAt, version);
    }

    private Return to(ReturnStatus next) {
        return new Return(id, number, order, customer, next, resolution, lines, createdAt, version + 1);
    }
}
