package returns.adapters.persistence.changes;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jooq.Configuration;
import org.jooq.SQLDialect;
import org.jooq.Table;
import org.jooq.impl.DefaultConfiguration;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.sql.StoredJson;

/**
 * How records become rows of a table: each component goes to the column of its name, and what is no single value is written as
 * JSON. Public records only.
 */
final class TableRows<R extends Record> {
    private static final Configuration POSTGRES = new DefaultConfiguration().set(SQLDialect.POSTGRES);

    private final String table;
    private final String columns;
    private final String parameters;
    private final String nothing;
    private final List<RecordComponent> components;

    TableRows(Table<?> table, Class<R> type) {
        this.table = table.getName();
        this.components = List.of(type.getRecordComponents());
        var fields = components.stream()
                .map(component -> SnakeCaseStrategy.INSTANCE.translate(component.getName()))
                .map(name -> table.fieldsRow().field(name))
                .toList();
        this.columns = fields.stream().map(field -> field.getName()).collect(Collectors.joining(", "));
        var types = fields.stream()
                .map(field -> field.getDataType().getCastTypeName(POSTGRES))
                .toList();
        this.parameters = types.stream().map("cast(? as %s)"::formatted).collect(Collectors.joining(", ", "(", ")"));
        this.nothing = types.stream().map("cast(null as %s)"::formatted).collect(Collectors.joining(", "));
    }

    /** The table and its columns, as an insert names them. */
    String target() {
        return table + " (" + columns + ")";
    }

    /** The rows, as a source named {@code n} of a statement; binds: those of each. */
    String source(List<R> rows) {
        var values = rows.isEmpty()
                ? "select " + nothing + " where false"
                : "values " + String.join(", ", Collections.nCopies(rows.size(), parameters));
        return "(" + values + ") as n (" + columns + ")";
    }

    Stream<@Nullable Object> binds(R row) {
        return components.stream().map(component -> bind(value(component, row)));
    }

    private static @Nullable Object value(RecordComponent component, Record row) {
        try {
            return component.getAccessor().invoke(row);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a public record can be read", e);
        }
    }

    private static @Nullable Object bind(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Instant instant -> instant.atOffset(ZoneOffset.UTC);
            case String _, UUID _, LocalDate _, Integer _, Long _ -> value;
            default -> StoredJson.write(value);
        };
    }
}
