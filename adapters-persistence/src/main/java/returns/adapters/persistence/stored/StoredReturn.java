package returns.adapters.persistence.stored;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jooq.JSON;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.sql.StoredJson;
import returns.domain.Deadline;
import returns.domain.Term;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Condition;
import returns.domain.returns.Parcel;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.UnexpectedItem;

/**
 * A return as its rows: a document of the view {@code return_document}, what a change writes, and what is kept of a return as the
 * result of a call.
 */
public record StoredReturn(
        @JsonProperty("return") Row row,
        String customerId,
        List<StoredLine> lines,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<StoredRefund> refunds) {
    /** A row of {@code return}. */
    public record Row(
            UUID id,
            String number,
            String orderNumber,
            String resolution,
            String status,
            Instant createdAt,
            int version,
            int policyVersion,
            @Nullable LocalDate sendBy,
            @Nullable String sendByZone,
            @Nullable Instant expiresAt,
            @Nullable List<Parcel> parcels,
            @Nullable List<Unexpected> unexpected) {
        private static Row of(Return r) {
            return new Row(
                    r.id().value(),
                    r.number().value(),
                    r.order().value(),
                    r.resolution().term(),
                    r.status().term(),
                    r.createdAt(),
                    r.version(),
                    r.policy(),
                    r.sendBy().map(Deadline::lastDay).orElse(null),
                    r.sendBy().map(Deadline::zone).map(ZoneId::getId).orElse(null),
                    r.sendBy().map(Deadline::closesAt).orElse(null),
                    r.parcels(),
                    r.unexpected().stream().map(Unexpected::of).toList());
        }

        private Optional<Deadline> deadline() {
            return sendBy == null || sendByZone == null
                    ? Optional.empty()
                    : Optional.of(new Deadline(sendBy, ZoneId.of(sendByZone)));
        }
    }

    /** An element of {@code return.unexpected}. */
    public record Unexpected(
            String what, int quantity, @Nullable String condition) {
        private static Unexpected of(UnexpectedItem item) {
            return new Unexpected(
                    item.what(),
                    item.quantity(),
                    item.condition().map(Term::term).orElse(null));
        }

        private UnexpectedItem item() {
            var found = Optional.ofNullable(condition).map(word -> Term.of(Condition.class, word));
            return new UnexpectedItem(what, quantity, found);
        }
    }

    /** The return of a document. */
    public static Return read(JSON document) {
        return StoredJson.read(document.data(), StoredReturn.class).toReturn();
    }

    /** The returns of a list of documents; none of no list. */
    public static List<Return> readAll(@Nullable JSON documents) {
        return documents == null
                ? List.of()
                : Arrays.stream(StoredJson.read(documents.data(), StoredReturn[].class))
                        .map(StoredReturn::toReturn)
                        .toList();
    }

    public static StoredReturn of(Return r) {
        var lines = IntStream.range(0, r.lines().size())
                .mapToObj(i -> StoredLine.of(r, r.lines().get(i), i + 1))
                .toList();
        var refunds =
                r.refunds().stream().map(refund -> StoredRefund.of(r, refund)).toList();
        return new StoredReturn(Row.of(r), r.customer().value(), lines, refunds.isEmpty() ? null : refunds);
    }

    public Return toReturn() {
        var status = Term.of(ReturnStatus.class, row.status);
        var customer = new CustomerId(customerId);
        return new Return(
                new ReturnId(row.id),
                new ReturnNumber(row.number),
                new OrderNumber(row.orderNumber),
                customer,
                status,
                Term.of(Resolution.class, row.resolution),
                Math.max(1, row.policyVersion),
                lines.stream().map(line -> line.line(status)).toList(),
                row.deadline(),
                row.parcels == null ? List.of() : row.parcels,
                row.unexpected == null
                        ? List.of()
                        : row.unexpected.stream().map(Unexpected::item).toList(),
                refunds == null
                        ? List.of()
                        : refunds.stream()
                                .map(refund -> refund.toRefund(customer))
                                .toList(),
                row.createdAt,
                row.version);
    }
}
