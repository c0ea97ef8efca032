package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Writes results as JSON; what is not there is left out. */
final class Results {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private Results() {}

    static byte[] json(Record result) {
        try {
            return MAPPER.writeValueAsBytes(result);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result is made of texts, numbers and lists", e);
        }
    }
}
