package returns.adapters.persistence.changes;

import jakarta.inject.Singleton;
import returns.adapters.persistence.sql.Jooq;
import returns.application.changes.Change;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/** Commits each change, and each key alone, by one statement, which is a transaction of its own. */
@Singleton
class PostgresChangeStore implements ChangeStore {
    private final Jooq jooq;

    PostgresChangeStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public CommitOutcome commit(Change change) {
        return run(ChangeStatement.of(change));
    }

    @Override
    public CommitOutcome note(Return found, IdempotencyRecord record) {
        return run(ChangeStatement.of(found, record));
    }

    private CommitOutcome run(ChangeStatement statement) {
        return jooq.commit(statement.text(), statement.binds());
    }
}
