package returns.adapters.persistence.sql;

import java.util.List;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.impl.DSL;

/**
 * A query whose text is made once. Elsewhere jOOQ makes the text for every run, and of a query that every call needs, that
 * would take longer than the run. Its parameters go by their names.
 */
public final class PreparedQuery {
    private final String text;
    private final List<String> parameters;
    private final Field<?>[] columns;

    public PreparedQuery(Select<? extends Record> query) {
        var postgres = DSL.using(SQLDialect.POSTGRES);
        this.text = postgres.render(query);
        this.parameters = List.copyOf(postgres.extractParams(query).keySet());
        this.columns = query.fields();
    }

    String text() {
        return text;
    }

    List<String> parameters() {
        return parameters;
    }

    Field<?>[] columns() {
        return columns;
    }
}
