package returns.application.tools;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.input.Range;
import returns.domain.Term;
import returns.domain.orders.OrderLine;
import returns.domain.refunds.Refund;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.UnexpectedItem;

/** A return as a model reads it. */
public record ReturnResult(
        @Description("The id of the return, for systems.") String id,

        @Description("The number of the return, to tell the customer and to name it in other calls.")
        String number,

        @Description("The number of the order that the goods were bought with.")
        String orderNumber,

        @Description("The customer whose return it is.") String customerId,

        @Description(
                "Where the return stands: requested, approved, received, closed, declined, canceled or" + " expired.")
        String status,

        @Description("What the customer gets: refund, store_credit or exchange.")
        String resolution,

        @Description("The version of the policy that the return is judged by.") @Range(min = 1, max = Integer.MAX_VALUE)
        int policyVersion,

        @Description("What is returned.") List<Line> lines,

        @Description("The last day to send the goods, once the return is approved.") @Nullable
        LastDay sendBy,

        @Description("What the goods come back in.") List<Tracked> parcels,

        @Description("What arrived and is not of the return.")
        List<Unexpected> unexpected,

        @Description("The refunds that were asked for, the oldest first.")
        List<Refunded> refunds,

        @Description("What the customer can do to the return now.")
        List<String> allowed,

        @Description("When the return was created (RFC 3339, UTC).")
        String createdAt,

        @Description("Counts the changes of the return.") @Range(min = 1, max = Integer.MAX_VALUE)
        int version)
        implements Said {
    @Override
    public String sentence() {
        var what =
                lines.stream().map(line -> line.quantity + " of " + line.title).collect(Collectors.joining(", "));
        var until = sendBy == null ? "" : " The goods are to be sent " + sendBy.inWords() + ".";
        return "Return %s of order %s is %s: %s.%s".formatted(number, orderNumber, status, what, until);
    }

    /** Units of one order line. */
    public record Line(
            @Description("The id of the order line.") String lineId,
            @Description("The article number.") String sku,
            @Description("What it is.") String title,

            @Description("How many units are returned.") @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("Why they are returned.") String reason,

            @Description("The customer's own words about it.") @Nullable
            Quoted note,

            @Description("The article number of what the customer wants instead, if it is exchanged.") @Nullable
            String wantedSku,

            @Description("The last day on which it could be returned (ISO 8601, the shop's time zone).") @Nullable
            String returnUntil,

            @Description(
                    "How many units are in each stage that any is in: pending, approved, declined, received, missing,"
                            + " canceled, expired, accepted, rejected or settled.")
            Map<String, Integer> units) {
        static Line of(ReturnLine line) {
            return new Line(
                    line.line().value(),
                    line.sku(),
                    line.title(),
                    line.quantity(),
                    line.reason().term(),
                    line.note().map(Quoted::new).orElse(null),
                    line.wantedSku().orElse(null),
                    line.returnUntil().map(Object::toString).orElse(null),
                    line.stages().byTerm());
        }
    }

    /** A parcel. */
    public record Tracked(
            @Description("Who carries it.") String carrier,
            @Description("The carrier's number.") String trackingNumber) {}

    /** Goods that are not of the return. */
    public record Unexpected(
            @Description("What it is.") String what,

            @Description("How many.") @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("as_new, opened, used or damaged.") @Nullable
            String condition) {
        static Unexpected of(UnexpectedItem item) {
            return new Unexpected(
                    item.what(),
                    item.quantity(),
                    item.condition().map(Term::term).orElse(null));
        }
    }

    /** A refund of the return. */
    public record Refunded(
            @Description("The id of the refund; of its approval, too.")
            String refundId,

            @Description(
                    "Where it stands: awaiting_approval, planned, submitted, unknown, succeeded, failed or canceled.")
            String status,

            @Description("Such as 6.67 EUR.") String amount) {
        static Refunded of(Refund refund) {
            return new Refunded(
                    refund.id().toString(),
                    refund.status().term(),
                    refund.total().toString());
        }
    }

    /** The return as a model reads it. */
    public static ReturnResult of(Return r) {
        return new ReturnResult(
                r.id().toString(),
                r.number().value(),
                r.order().value(),
                r.customer().value(),
                r.status().term(),
                r.resolution().term(),
                r.policy(),
                r.lines().stream().map(Line::of).toList(),
                r.sendBy().map(LastDay::of).orElse(null),
                r.parcels().stream()
                        .map(parcel -> new Tracked(parcel.carrier(), parcel.trackingNumber()))
                        .toList(),
                r.unexpected().stream().map(Unexpected::of).toList(),
                r.refunds().stream().map(Refunded::of).toList(),
                r.allowedToCustomer().stream().map(Term::term).toList(),
                r.createdAt().toString(),
                r.version());
    }
}
