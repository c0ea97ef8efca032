package returns.adapters.persistence.sql;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.List;
import java.util.stream.StreamSupport;

/** Reads and writes the JSON that the database keeps or makes of its rows: properties are named like columns. */
public final class StoredJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            // a row may have columns that its reader does not ask for, a stored result properties of a later version
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();

    private StoredJson() {}

    public static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The database holds JSON that is no " + type.getSimpleName(), e);
        }
    }

    /** The elements of an array. */
    public static <T> List<T> each(JsonNode array, Class<T> type) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(element -> MAPPER.convertValue(element, type))
                .toList();
    }

    /** What is written as part of a row. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
