package returns.adapters.persistence.idempotency;

import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.when;
import static org.jooq.impl.SQLDataType.CLOB;
import static returns.adapters.persistence.jooq.Tables.IDEMPOTENCY_RECORD;
import static returns.adapters.persistence.jooq.Tables.RETURN;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.JSON;
import org.jooq.Record;
import org.jooq.SelectField;
import org.jooq.SelectJoinStep;
import returns.adapters.persistence.jooq.Routines;
import returns.adapters.persistence.jooq.tables.Return;
import returns.adapters.persistence.stored.StoredReturn;
import returns.application.idempotency.Recorded;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.CustomerId;

/** Joins the record of a key, and the return that it names, to a statement that reads facts. */
public final class RecordRows {
    private static final Return NAMED = RETURN.as("named");

    /** The return as it is now; not read where it is still as the result says. */
    private static final Field<JSON> CHANGED = when(
                    IDEMPOTENCY_RECORD.RESULT.isNull().or(NAMED.VERSION.ne(IDEMPOTENCY_RECORD.RETURN_VERSION)),
                    Routines.returnNow(NAMED.ID))
            .as("changed");

    private static final String PRINCIPAL = "principal";
    private static final String OPERATION = "operation";
    private static final String KEY = "key";
    private static final Condition IS_ASKED_ABOUT = IDEMPOTENCY_RECORD
            .PRINCIPAL
            .eq(param(PRINCIPAL, CLOB))
            .and(IDEMPOTENCY_RECORD.OPERATION.eq(param(OPERATION, CLOB)))
            .and(IDEMPOTENCY_RECORD.KEY.eq(param(KEY, CLOB)));

    private RecordRows() {}

    /** The columns that {@link #recorded} reads. */
    public static SelectField<?>[] columns() {
        return new SelectField<?>[] {
            IDEMPOTENCY_RECORD.FINGERPRINT,
            IDEMPOTENCY_RECORD.CREATED_AT,
            IDEMPOTENCY_RECORD.RETURN_VERSION,
            IDEMPOTENCY_RECORD.RESULT,
            CHANGED
        };
    }

    /** The query with the record of the key that {@link #values} names, if it has one. */
    public static <R extends Record> SelectJoinStep<R> join(SelectJoinStep<R> from) {
        return from.leftJoin(IDEMPOTENCY_RECORD)
                .on(IS_ASKED_ABOUT)
                .leftJoin(NAMED)
                .on(NAMED.ID.eq(IDEMPOTENCY_RECORD.RETURN_ID));
    }

    /** The values of the parameters that {@link #join} brings, to be added to; no record has no key. */
    public static Map<String, Object> values(Optional<KeyScope> key) {
        var values = new HashMap<String, Object>();
        key.ifPresent(scope -> {
            values.put(PRINCIPAL, scope.principal());
            values.put(OPERATION, scope.operation());
            values.put(KEY, scope.key().text());
        });
        return values;
    }

    /** What is read only where no record of the key was found. */
    public static <T> Field<T> unlessKnown(String name, Field<T> facts) {
        return when(IDEMPOTENCY_RECORD.KEY.isNull(), facts).as(name);
    }

    /**
     * What the query found of that key.
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
        return changed.or(() -> result.map(same -> same.of(customer)))
                .map(current -> new Recorded(record, row.get(IDEMPOTENCY_RECORD.RETURN_VERSION), current));
    }
}
