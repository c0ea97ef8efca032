package returns.adapters.persistence.idempotency;

import com.fasterxml.jackson.annotation.JsonProperty;
import returns.adapters.persistence.sql.StoredJson;
import returns.adapters.persistence.stored.StoredReturn;
import returns.domain.returns.Return;

/**
 * What the column {@code idempotency_record.result} holds: what a call was answered, apart from any protocol.
 *
 * @param version of this form; a later one still reads the earlier
 */
public record StoredResult(@JsonProperty("v") int version, StoredReturn result) {
    private static final int NEWEST = 1;

    public static String write(Return result) {
        return StoredJson.write(new StoredResult(NEWEST, StoredReturn.of(result)));
    }

    public static Return read(String json) {
        return StoredJson.read(json, StoredResult.class).result.toReturn();
    }
}
