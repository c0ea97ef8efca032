package returns.adapters.rest.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import returns.domain.Deadline;
import returns.domain.Term;
import returns.domain.access.Principal;
import returns.domain.refunds.Refund;
import returns.domain.returns.Action;
import returns.domain.returns.Parcel;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.UnexpectedItem;

/**
 * A return.
 *
 * @param id a UUID of version 7
 * @param number the number that people use
 * @param status {@code requested}, {@code approved}, {@code received}, {@code closed}, {@code declined}, {@code canceled} or
 *     {@code expired}
 * @param resolution what the customer gets: their money, {@code store_credit} or an {@code exchange}
 * @param policyVersion the version of the policy that it is judged by
 * @param sendBy the last day to send the goods; absent before they may be sent
 * @param parcels what the goods come back in
 * @param unexpected what arrived and is not of the return
 * @param refunds that were asked for, the oldest first
 * @param allowed what who asks can do to it now
 * @param createdAt RFC 3339, UTC
 * @param version counts the states of the return, from 1; the entity tag is made of it
 */
@Schema(name = "Return")
@JsonInclude(JsonInclude.Include.ALWAYS)
public record ReturnDocument(
        String id,
        String number,
        String orderNumber,
        String customerId,
        String status,
        String resolution,
        int policyVersion,
        List<Line> lines,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable DeadlineDocument sendBy,
        List<ParcelDocument> parcels,
        List<UnexpectedDocument> unexpected,
        List<RefundOfReturn> refunds,
        List<String> allowed,
        String createdAt,
        int version) {
    /**
     * Units of one order line.
     *
     * @param quantity all units, whatever became of them
     * @param note the customer's words
     * @param wantedSku what the customer wants instead, if it is exchanged
     * @param returnUntil the last day on which it could be returned; what replaces it in an exchange keeps that day
     * @param units how many units are in each stage that any is in: {@code pending}, {@code approved}, {@code declined},
     *     {@code received}, {@code missing}, {@code canceled}, {@code expired}, {@code accepted}, {@code rejected} or
     *     {@code settled}
     */
    @Schema(name = "ReturnLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Line(
            String lineId,
            String sku,
            String title,
            int quantity,
            String reason,
            @Nullable String note,
            @Nullable String wantedSku,
            @Nullable String returnUntil,
            Map<String, Integer> units) {
        static Line of(ReturnLine line) {
            return new Line(
                    line.line().value(),
                    line.sku(),
                    line.title(),
                    line.quantity(),
                    line.reason().term(),
                    line.note().orElse(null),
                    line.wantedSku().orElse(null),
                    line.returnUntil().map(Object::toString).orElse(null),
                    line.stages().byTerm());
        }
    }

    /**
     * A last day, in the shop's time zone.
     *
     * @param closesAt the first instant that is too late
     */
    @Schema(name = "Deadline")
    public record DeadlineDocument(String lastDay, String timeZone, String closesAt) {
        static DeadlineDocument of(Deadline day) {
            return new DeadlineDocument(
                    day.lastDay().toString(), day.zone().getId(), day.closesAt().toString());
        }
    }

    /** A parcel. */
    @Schema(name = "Parcel")
    public record ParcelDocument(String carrier, String trackingNumber) {
        static ParcelDocument of(Parcel parcel) {
            return new ParcelDocument(parcel.carrier(), parcel.trackingNumber());
        }
    }

    /** Goods that are not of the return. */
    @Schema(name = "UnexpectedItem")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record UnexpectedDocument(
            String what, int quantity, @Nullable String condition) {
        static UnexpectedDocument of(UnexpectedItem item) {
            return new UnexpectedDocument(
                    item.what(),
                    item.quantity(),
                    item.condition().map(Term::term).orElse(null));
        }
    }

    /**
     * A refund of the return, in short.
     *
     * @param status {@code awaiting_approval}, {@code planned}, {@code submitted}, {@code unknown}, {@code succeeded},
     *     {@code failed} or {@code canceled}
     */
    @Schema(name = "RefundOfReturn")
    public record RefundOfReturn(String id, String status, String amount, String currency) {
        static RefundOfReturn of(Refund refund) {
            return new RefundOfReturn(
                    refund.id().toString(),
                    refund.status().term(),
                    refund.total().decimal(),
                    refund.total().currency().getCurrencyCode());
        }
    }

    /** The return as that principal reads it. */
    public static ReturnDocument of(Return r, Principal reader) {
        return of(r, r.allowedTo(reader));
    }

    /** The return as its customer reads it. */
    static ReturnDocument of(Return r) {
        return of(r, r.allowedToCustomer());
    }

    private static ReturnDocument of(Return r, List<Action> allowed) {
        return new ReturnDocument(
                r.id().toString(),
                r.number().value(),
                r.order().value(),
                r.customer().value(),
                r.status().term(),
                r.resolution().term(),
                r.policy(),
                r.lines().stream().map(Line::of).toList(),
                r.sendBy().map(DeadlineDocument::of).orElse(null),
                r.parcels().stream().map(ParcelDocument::of).toList(),
                r.unexpected().stream().map(UnexpectedDocument::of).toList(),
                r.refunds().stream().map(RefundOfReturn::of).toList(),
                allowed.stream().map(Term::term).toList(),
                r.createdAt().toString(),
                r.version());
    }
}
