package returns.adapters.persistence.calls;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import returns.adapters.persistence.sql.Jooq;
import returns.adapters.persistence.sql.Sql;
import returns.adapters.persistence.sql.StoredJson;
import returns.application.calls.CallFilter;
import returns.application.calls.CallQuery;
import returns.application.calls.CallStore;
import returns.application.calls.CallTally;
import returns.application.calls.KeptCall;

@Singleton
class PostgresCallStore implements CallStore {
    private final CallRows rows;
    private final Jooq jooq;

    PostgresCallStore(CallRows rows, Jooq jooq) {
        this.rows = rows;
        this.jooq = jooq;
    }

    @Override
    public void add(List<KeptCall> calls) {
        var written = StoredJson.write(calls.stream().map(CallRow::of).toList());
        Sql.run(() -> rows.add(written));
    }

    @Override
    public List<KeptCall> find(CallQuery query, int most) {
        return jooq.read(db -> new CallSearch(db).find(query, most));
    }

    @Override
    public List<CallTally> tally(CallFilter filter) {
        return jooq.read(db -> new CallSearch(db).tally(filter));
    }

    @Override
    public int dropBefore(Instant end) {
        return Sql.run(() -> rows.dropBefore(end));
    }
}
