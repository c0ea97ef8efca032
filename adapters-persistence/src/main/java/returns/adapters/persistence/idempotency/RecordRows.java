package returns.adapters.persistence.idempotency;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.val;
import static org.jooq.impl.DSL.when;
import static returns.adapters.persistence.jooq.Tables.IDEMPOTENCY_RECORD;
import static returns.adapters.persistence.jooq.Tables.RETURN;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;

import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.JSON;
import org.jooq.Record;
import org.jooq.SelectField;
import org.jooq.SelectJoinStep;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.StoredReturn;
import returns.adapters.persistence.jooq.tables.Return;
import returns.adapters.persistence.jooq.tables.ReturnDocument;
import returns.application.idempotency.Recorded;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.CustomerId;

/** Joins the record of a key, and the return that it names, to a statement that reads facts. */
public final class RecordRows {
    private static final Return NAMED = RETURN.as("named");
    private static final ReturnDocument NOW = RETURN_DOCUMENT.as("now");

    /** The return as it is now; not read where it is still as the result says. */
    private static final Field<JSON> CHANGED = when(
                    IDEMPOTENCY_RECORD.RESULT.isNull().or(NAMED.VERSION.ne(IDEMPOTENCY_RECORD.RETURN_VERSION)),
                    field(select(NOW.DOCUMENT).from(NOW).where(NOW.ID.eq(NAMED.ID))))
            .as("changed");

    private RecordRows() {}

    /** The columns that {@link #recorded} reads. */
    public static SelectField<?>[] columns() {
        return new SelectField<?>[] {
            IDEMPOTENCY_RECORD.FINGERPRINT, IDEMPOTENCY_RECORD.CREATED_AT, IDEMPOTENCY_RECORD.RESULT, CHANGED
        };
    }

    /** The statement with the record of that key, if it has one. */
    public static <R extends Record> SelectJoinStep<R> join(SelectJoinStep<R> from, Optional<KeyScope> key) {
        return from.leftJoin(IDEMPOTENCY_RECORD)
                .on(isOf(key))
                .leftJoin(NAMED)
                .on(NAMED.ID.eq(IDEMPOTENCY_RECORD.RETURN_ID));
    }

    /** What is read only where no record of the key was found. */
    public static <T> Field<T> unlessKnown(String name, Field<T> facts) {
        return when(IDEMPOTENCY_RECORD.KEY.isNull(), facts).as(name);
    }

    /**
     * What the statement found of that key.
     *
     * @param customer whose order the record's return is of
     */
    public static Optional<Recorded> recorded(Record row, Optional<KeyScope> key, CustomerId customer) {
        var fingerprint = row.get(IDEMPOTENCY_RECORD.FINGERPRINT);
        if (fingerprint == null || key.isEmpty()) {
            return Optional.empty();
        }
        var result =
                Optional.ofNullable(row.get(IDEMPOTENCY_RECORD.RESULT)).map(json -> StoredResult.read(json.data()));
        var changed = Optional.ofNullable(row.get(CHANGED)).map(StoredReturn::read);
        var record = new IdempotencyRecord(
                key.get(),
                new Fingerprint(fingerprint),
                row.get(IDEMPOTENCY_RECORD.CREATED_AT).toInstant(),
                result);
        return changed.or(() -> result.map(same -> same.of(customer))).map(now -> new Recorded(record, now));
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
