package returns.adapters.persistence;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.JSON;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.ReturnStatus;

/** A document of the view {@code return_document}, and what is kept of a return as the result of a call. */
public record StoredReturn(@JsonProperty("return") Row row, String customerId, List<Line> lines) {
    /** A row of {@code return}. */
    record Row(
            UUID id,
            String number,
            String orderNumber,
            String status,
            String resolution,
            Instant createdAt,
            int version) {}

    /** A row of {@code return_line}. */
    record Line(
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

        ReturnLine line() {
            return new ReturnLine(
                    new LineId(lineId), sku, title, quantity, Term.of(Reason.class, reason), Optional.ofNullable(note));
        }
    }

    /** The return of a document. */
    public static Return read(JSON document) {
        return StoredJson.read(document.data(), StoredReturn.class).toReturn();
    }

    public static StoredReturn of(Return r) {
        var row = new Row(
                r.id().value(),
                r.number().value(),
                r.order().value(),
                r.status().term(),
                r.resolution().term(),
                r.createdAt(),
                r.version());
        return new StoredReturn(
                row, r.customer().value(), r.lines().stream().map(Line::of).toList());
    }

    public Return toReturn() {
        return new Return(
                new ReturnId(row.id),
                new ReturnNumber(row.number),
                new OrderNumber(row.orderNumber),
                new CustomerId(customerId),
                Term.of(ReturnStatus.class, row.status),
                Term.of(Resolution.class, row.resolution),
                lines.stream().map(Line::line).toList(),
                row.createdAt,
                row.version);
    }
}
