package returns.adapters.rest.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.input.Written;

/**
 * Reads one JSON object as it stands there: no property twice, nothing after it, numbers exactly, and no deeper than any
 * body of this API.
 */
final class StrictJson {
    private static final int DEEPEST = 32;

    private static final ObjectReader READER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()
            .readerFor(Object.class);

    private StrictJson() {}

    static Written read(byte[] body) {
        try {
            return body.length == 0 ? Written.orMissing(null) : object(READER.readValue(text(body)));
        } catch (StreamConstraintsException e) {
            return unreadable(
                    "it is nested deeper than " + DEEPEST + " levels, or holds a number or a name that is too long");
        } catch (JsonEOFException e) {
            return unreadable("it ends too early");
        } catch (MismatchedInputException e) {
            return unreadable("it must be one JSON object, and nothing after it");
        } catch (JsonProcessingException e) {
            var why = e.getOriginalMessage().startsWith("Duplicate")
                    ? "a property stands there twice"
                    : "it is not well-formed";
            return unreadable("%s (line %s, column %s)"
                    .formatted(why, e.getLocation().getLineNr(), e.getLocation().getColumnNr()));
        } catch (CharacterCodingException e) {
            return unreadable("it is not UTF-8");
        } catch (NumberFormatException | ArithmeticException e) {
            return unreadable("it holds a number that is out of all range");
        }
    }

    private static String text(byte[] body) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    }

    @SuppressWarnings("unchecked") // the names in a JSON object are strings
    private static Written object(Object value) {
        return value instanceof Map<?, ?> properties
                ? Written.of((Map<String, Object>) properties)
                : Written.unreadable(Refusal.invalid(List.of(new InvalidValue("", "must be a JSON object"))));
    }

    private static Written unreadable(String why) {
        return Written.unreadable(Refusal.of(
                Code.MALFORMED,
                Retry.CHANGED,
                "The body is not the JSON that is expected: " + why + ".",
                "Nothing was done. Send one well-formed JSON object in UTF-8, each property once, with the same key if"
                        + " the call has one."));
    }
}
