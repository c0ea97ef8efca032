package returns.adapters.persistence.calls;

import io.micronaut.data.annotation.Query;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.GenericRepository;
import java.time.Instant;
import java.util.UUID;

/** The rows of calls; none is ever changed. */
@JdbcRepository(dialect = Dialect.POSTGRES)
interface CallRows extends GenericRepository<CallRow, UUID> {
    /** Adds those that are not there. Whatever their number, they come as one list in JSON. */
    @Query("""
        insert into tool_call
        select * from json_populate_recordset(cast(null as tool_call), cast(:calls as json))
        on conflict (id) do nothing
        """)
    int add(String calls);

    @Query("delete from tool_call where called_at < :end")
    int dropBefore(Instant end);
}
