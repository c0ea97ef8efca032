package returns.adapters.rest.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
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
import java.util.Locale;
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
        return body.length == 0 ? Written.orMissing(null) : read(body, Place.BODY);
    }

    /** Reads one line of many, which is not empty. */
    static Written readLine(byte[] line) {
        return read(line, Place.LINE);
    }

    /** Where the object stands. */
    private enum Place {
        BODY,
        LINE;

        String at(JsonLocation location) {
            return switch (this) {
                case BODY -> "line %s, column %s".formatted(location.getLineNr(), location.getColumnNr());
                case LINE -> "column %s".formatted(location.getColumnNr());
            };
        }

        Written unreadable(String why) {
            return Written.unreadable(Refusal.of(
                    Code.MALFORMED,
                    Retry.CHANGED,
                    "The " + name().toLowerCase(Locale.ROOT) + " is not the JSON that is expected: " + why + ".",
                    switch (this) {
                        case BODY ->
                            "Nothing was done. Send one well-formed JSON object in UTF-8, each property once, with the"
                                    + " same key if the call has one.";
                        case LINE ->
                            "The line was left out. Send it again as one well-formed JSON object in UTF-8, each"
                                    + " property once.";
                    }));
        }
    }

    private static Written read(byte[] written, Place place) {
        try {
            return object(READER.readValue(text(written)));
        } catch (StreamConstraintsException e) {
            return place.unreadable(
                    "it is nested deeper than " + DEEPEST + " levels, or holds a number or a name that is too long");
        } catch (JsonEOFException e) {
            return place.unreadable("it ends too early");
        } catch (MismatchedInputException e) {
            return place.unreadable("it must be one JSON object, and nothing after it");
        } catch (JsonProcessingException e) {
            var why = e.getOriginalMessage().startsWith("Duplicate")
                    ? "a property stands there twice"
                    : "it is not well-formed";
            return place.unreadable(why + " (" + place.at(e.getLocation()) + ")");
        } catch (CharacterCodingException e) {
            return place.unreadable("it is not UTF-8");
        } catch (NumberFormatException | ArithmeticException e) {
            return place.unreadable("it holds a number that is out of all range");
        }
    }

    private static String text(byte[] written) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(written))
                .toString();
    }

    @SuppressWarnings("unchecked") // the names in a JSON object are strings
    private static Written object(Object value) {
        return value instanceof Map<?, ?> properties
                ? Written.of((Map<String, Object>) properties)
                : Written.unreadable(Refusal.invalid(List.of(new InvalidValue("", "must be a JSON object"))));
    }
}
