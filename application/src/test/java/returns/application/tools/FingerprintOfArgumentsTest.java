package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.domain.idempotency.Fingerprint;
import returns.domain.returns.Reason;

class FingerprintOfArgumentsTest {
    record Wanted(@Names(Names.Thing.ORDER) String orderNumber, int quantity, Reason reason) {}

    private static final Tool<Wanted, Wanted> TOOL = new Tool<>(
            "want",
            "Want",
            "Wants.",
            Effect.READS,
            true,
            Wanted.class,
            Wanted.class,
            (_, wanted) -> Answer.done(wanted));

    private static final Map<String, Object> CLEAN = Map.of("orderNumber", "10001", "quantity", 2, "reason", "style");

    private static Stream<Map<String, Object>> alike() {
        return Stream.of(
                changed("quantity", "2"),
                changed("quantity", 2L),
                changed("quantity", new BigDecimal("2.0")),
                changed("quantity", BigInteger.TWO),
                changed("orderNumber", 10001),
                changed("reason", " Style "),
                changed("note", null));
    }

    @ParameterizedTest
    @MethodSource("alike")
    void slipsAndFormsMakeNoDifference(Map<String, Object> written) {
        assertEquals(fingerprint(CLEAN), fingerprint(written));
    }

    private static Stream<Map<String, Object>> different() {
        return Stream.of(
                changed("quantity", 3),
                changed("quantity", new BigDecimal("2.5")),
                changed("quantity", List.of(2)),
                changed("quantity", Map.of("2", 2)),
                changed("orderNumber", "10002"),
                changed("note", "Tight"),
                changed("note", ""),
                Map.of());
    }

    @ParameterizedTest
    @MethodSource("different")
    void whatElseIsAskedForMakesOne(Map<String, Object> written) {
        assertNotEquals(fingerprint(CLEAN), fingerprint(written));
    }

    @Test
    void whatCannotBeReadHasNone() {
        assertEquals(Optional.empty(), TOOL.fingerprint(Written.orMissing(null)));
    }

    @Test
    void nothingThatAModelWritesTakesLong() {
        var wide = IntStream.range(0, 100_000).boxed().collect(Collectors.toMap(i -> "p" + i, i -> (Object) i));
        var large =
                Map.<String, Object>of("quantity", new BigDecimal("1E999999999"), "x", new BigDecimal("1E-999999999"));

        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            fingerprint(wide);
            fingerprint(large);
        });
    }

    private static Map<String, Object> changed(String name, @Nullable Object value) {
        var changed = new HashMap<String, Object>(CLEAN);
        changed.put(name, value);
        return changed;
    }

    private static Fingerprint fingerprint(Map<String, Object> written) {
        return TOOL.fingerprint(Written.of(written)).orElseThrow();
    }
}
