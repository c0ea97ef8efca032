package returns.adapters.persistence.policy;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import returns.adapters.persistence.sql.Sql;
import returns.adapters.persistence.sql.StoredJson;
import returns.application.changes.CommitOutcome;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.policy.ReturnPolicy;

/** Reads each version once: what is stored never changes. */
@Singleton
class PostgresPolicyStore implements PolicyStore {
    private final PolicyRows rows;
    private final Map<Integer, ReturnPolicy> known = new ConcurrentHashMap<>();

    PostgresPolicyStore(PolicyRows rows) {
        this.rows = rows;
    }

    @Override
    public ReturnPolicy newest() {
        return existing(Sql.run(rows::newest));
    }

    @Override
    public ReturnPolicy ofOrderPlacedAt(Instant placedAt) {
        return existing(Sql.run(() -> rows.inForceAt(placedAt)));
    }

    @Override
    public Optional<ReturnPolicy> version(int number) {
        return Optional.ofNullable(known.get(number)).or(() -> {
            var read = Sql.run(() -> rows.row(number)).map(PolicyRow::policy);
            read.ifPresent(policy -> known.put(number, policy));
            return read;
        });
    }

    @Override
    public CommitOutcome add(ReturnPolicy next, Principal by) {
        return Sql.commit(() -> rows.add(
                next.version(),
                next.inForceFrom(),
                StoredJson.write(StoredRules.of(next.rules())),
                next.rules().approval().countsReturns(),
                by.subject()));
    }

    private ReturnPolicy existing(int number) {
        return version(number).orElseThrow();
    }
}
