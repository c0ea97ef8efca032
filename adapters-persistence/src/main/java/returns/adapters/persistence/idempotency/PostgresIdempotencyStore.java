package returns.adapters.persistence.idempotency;

import static returns.adapters.persistence.jooq.Tables.IDEMPOTENCY_RECORD;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.ZoneOffset;
import returns.adapters.persistence.sql.Jooq;
import returns.application.idempotency.IdempotencyStore;

@Singleton
class PostgresIdempotencyStore implements IdempotencyStore {
    private final Jooq jooq;

    PostgresIdempotencyStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public int dropResultsBefore(Instant end) {
        return jooq.write(db -> db.update(IDEMPOTENCY_RECORD)
                .setNull(IDEMPOTENCY_RECORD.RESULT)
                .where(IDEMPOTENCY_RECORD.CREATED_AT.lt(end.atOffset(ZoneOffset.UTC)))
                .and(IDEMPOTENCY_RECORD.RESULT.isNotNull())
                .execute());
    }
}
