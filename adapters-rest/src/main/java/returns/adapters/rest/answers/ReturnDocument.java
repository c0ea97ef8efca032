package returns.adapters.rest.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;

/**
 * A return.
 *
 * @param id a UUID of version 7
 * @param number the number that people use
 * @param status {@code requested} or {@code canceled}
 * @param resolution {@code refund}, {@code store_credit} or {@code exchange}
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
        List<Line> lines,
        String createdAt,
        int version) {
    /**
     * Units of one order line.
     *
     * @param note the customer's words
     */
    @Schema(name = "ReturnLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Line(
            String lineId,
            String sku,
            String title,
            int quantity,
            String reason,
            @Nullable String note) {
        static Line of(ReturnLine line) {
            return new Line(
                    line.line().value(),
                    line.sku(),
                    line.title(),
                    line.quantity(),
                    line.reason().term(),
                    line.note().orElse(null));
        }
    }

    /** The return as callers read it. */
    public static ReturnDocument of(Return r) {
        return new ReturnDocument(
                r.id().toString(),
                r.number().value(),
                r.order().value(),
                r.customer().value(),
                r.status().term(),
                r.resolution().term(),
                r.lines().stream().map(Line::of).toList(),
                r.createdAt().toString(),
                r.version());
    }
}
