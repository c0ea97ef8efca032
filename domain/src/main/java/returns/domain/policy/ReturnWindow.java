package returns.domain.policy;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import returns.domain.Term;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** For how many days after what a line can come back. The day that is counted from is no part of them. */
public record ReturnWindow(int days, CountedFrom countedFrom) {
    /** The longest window: ten years. */
    public static final int MAX_DAYS = 3_650;

    /** What a window is counted from. */
    public enum CountedFrom implements Term {
        /** The delivery of the line's last parcel. */
        DELIVERY,
        /** The placing of the order. */
        ORDER
    }

    public ReturnWindow {
        if (days < 0 || days > MAX_DAYS) {
            throw new IllegalArgumentException("must be 0 to " + MAX_DAYS + " days");
        }
    }

    /** So many days from the delivery of a line's last parcel. */
    public static ReturnWindow fromDelivery(int days) {
        return new ReturnWindow(days, CountedFrom.DELIVERY);
    }

    /** The last of the days, by that zone's calendar; none while nothing of the line was delivered and that is what counts. */
    Optional<LocalDate> lastDay(Order order, OrderLine line, ZoneId zone) {
        var from = switch (countedFrom) {
            case DELIVERY -> line.lastDelivery();
            case ORDER -> Optional.of(order.placedAt());
        };
        return from.map(start -> start.atZone(zone).toLocalDate().plusDays(days));
    }

    @Override
    public String toString() {
        return days + " days from " + countedFrom.term();
    }
}
