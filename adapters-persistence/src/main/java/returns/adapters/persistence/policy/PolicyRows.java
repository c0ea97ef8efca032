package returns.adapters.persistence.policy;

import io.micronaut.data.annotation.Query;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.GenericRepository;
import java.time.Instant;
import java.util.Optional;

/** The rows of versions; none is ever changed or taken away. */
@JdbcRepository(dialect = Dialect.POSTGRES)
interface PolicyRows extends GenericRepository<PolicyRow, Integer> {
    @Query("select version, in_force_from, document from policy_version where version = :version")
    Optional<PolicyRow> row(int version);

    @Query("select max(version) from policy_version")
    int newest();

    /** By what number an order goes that was placed then. */
    @Query("""
        select coalesce(max(version), 1) from policy_version where in_force_from <= :placedAt
        """)
    int inForceAt(Instant placedAt);

    @Query("""
        insert into policy_version (version, in_force_from, document, counts_returns, created_by)
        values (:version, :inForceFrom, :document::jsonb, :countsReturns, :createdBy)
        """)
    int add(int version, Instant inForceFrom, String document, boolean countsReturns, String createdBy);
}
