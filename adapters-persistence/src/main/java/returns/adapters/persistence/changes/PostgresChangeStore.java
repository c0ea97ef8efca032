package returns.adapters.persistence.changes;

import jakarta.inject.Singleton;
import returns.adapters.persistence.Jooq;
import returns.application.changes.Change;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;

/** Commits each change by one statement, which is a transaction of its own. */
@Singleton
class PostgresChangeStore implements ChangeStore {
    private final Jooq jooq;

    PostgresChangeStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public CommitOutcome commit(Change change) {
        var statement = ChangeStatement.of(change);
        return jooq.commit(statement.text(), statement.binds());
    }
}
