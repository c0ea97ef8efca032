package returns.adapters.persistence.idempotency;

import static org.jooq.impl.DSL.val;
import static returns.adapters.persistence.jooq.Tables.IDEMPOTENCY_RECORD;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;

import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Record;
import org.jooq.SelectField;
import org.jooq.SelectJoinStep;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.StoredReturn;
import returns.adapters.persistence.jooq.tables.ReturnDocument;
import returns.application.idempotency.Recorded;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.idempotency.KeyScope;

/** Joins the record of a key, and the return that it names, to a statement that reads facts. */
public final class RecordRows {
    private static final ReturnDocument NOW = RETURN_DOCUMENT.as("now");

    private RecordRows() {}

    /** The columns that {@link #recorded} reads. */
    public static SelectField<?>[] columns() {
        return new SelectField<?>[] {
            IDEMPOTENCY_RECORD.FINGERPRINT, IDEMPOTENCY_RECORD.CREATED_AT, IDEMPOTENCY_RECORD.RESULT, NOW.DOCUMENT
        };
    }

    /** The statement with the record of that key, if it has one. */
    public static <R extends Record> SelectJoinStep<R> join(SelectJoinStep<R> from, Optional<KeyScope> key) {
        return from.leftJoin(IDEMPOTENCY_RECORD)
                .on(isOf(key))
                .leftJoin(NOW)
                .on(NOW.ID.eq(IDEMPOTENCY_RECORD.RETURN_ID));
    }

    /** What the statement found of that key. */
    public static Optional<Recorded> recorded(Record row, Optional<KeyScope> key) {
        var now = Optional.ofNullable(row.get(NOW.DOCUMENT));
        return now.flatMap(document -> key.map(scope -> new Recorded(
                new IdempotencyRecord(
                        scope,
                        new Fingerprint(row.get(IDEMPOTENCY_RECORD.FINGERPRINT)),
                        row.get(IDEMPOTENCY_RECORD.CREATED_AT).toInstant(),
                        Optional.ofNullable(row.get(IDEMPOTENCY_RECORD.RESULT))
                                .map(result -> StoredResult.read(result.data()))),
                StoredReturn.read(document))));
    }

    private static Condition isOf(Optional<KeyScope> key) {
        return IDEMPOTENCY_RECORD
                .PRINCIPAL
                .eq(val(part(key.map(KeyScope::principal))))
                .and(IDEMPOTENCY_RECORD.OPERATION.eq(val(part(key.map(KeyScope::operation)))))
                .and(IDEMPOTENCY_RECORD.KEY.eq(val(part(key.map(KeyScope::key).map(IdempotencyKey::text)))));
    }

    private static @Nullable String part(Optional<String> part) {
        return part.orElse(null);
    }
}
