package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.fixtures.Answers;
import returns.application.input.Range;
import returns.application.input.Written;
import returns.domain.returns.Resolution;

class MendingTest {
    record Arguments(
            @Names(Names.Thing.ORDER) @Nullable String orderNumber,
            @Names(Names.Thing.LINE) @Nullable String lineId,
            @Names(Names.Thing.RETURN) @Nullable String returnNumber,
            @Range(min = 1, max = 100) @Nullable Integer quantity,
            @Nullable Resolution resolution,
            @Nullable String note) {}

    @ParameterizedTest
    @CsvSource({
        "orderNumber, ' 10001 ', 10001",
        "orderNumber, '# 10001', #10001",
        "lineId, ' 1', 1",
        "returnNumber, r-7k3f9qx2, R-7K3F9QX2",
        "returnNumber, 7k3f9qx2, R-7K3F9QX2",
        "returnNumber, ' R7K3F9QX2 ', R-7K3F9QX2",
        "returnNumber, '#R 7K3F9QX2', R-7K3F9QX2",
        "resolution, STORE_CREDIT, store_credit",
        "resolution, ' Store credit ', store_credit",
        "resolution, store-credit, store_credit"
    })
    void aSlipInANameOrAWordIsMended(String property, String written, String meant) {
        assertEquals(read(Map.of(property, meant)), read(Map.of(property, written)));
    }

    @Test
    void aNumberWrittenAsTextIsANumberAndANameThatIsANumberIsText() {
        assertEquals(read(Map.of("quantity", 2)), read(Map.of("quantity", " 2 ")));
        assertEquals(read(Map.of("orderNumber", "10001")), read(Map.of("orderNumber", 10_001)));
        assertEquals(read(Map.of("lineId", "1")), read(Map.of("lineId", 1L)));
        assertEquals(
                read(Map.of("orderNumber", "98765432109876543210")),
                read(Map.of("orderNumber", new BigInteger("98765432109876543210"))));
    }

    @Test
    void whatIsCleanStaysAsItIs() {
        var clean = new Arguments("10001", "1", "R-7K3F9QX2", 2, Resolution.REFUND, " in # their own words ");

        assertEquals(
                clean,
                read(Map.of(
                        "orderNumber", "10001",
                        "lineId", "1",
                        "returnNumber", "R-7K3F9QX2",
                        "quantity", 2,
                        "resolution", "refund",
                        "note", " in # their own words ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"R-7K3F9QX", "7K3F9QX", "R-7K3F9QX22", "R-7K3F9QXO", "the last one"})
    void aReturnNumberThatIsInDoubtStaysAsItIs(String written) {
        assertEquals(written, read(Map.of("returnNumber", written)).returnNumber());
    }

    @Test
    void aNameOfAnyLengthIsLookedThroughOnce() {
        var endless = "#" + " ".repeat(1_000_000) + "x";

        assertTimeout(
                Duration.ofSeconds(5),
                () -> assertEquals(
                        endless, read(Map.of("returnNumber", endless)).returnNumber()));
    }

    @Test
    void whatIsInDoubtIsRefusedWithWhatIsAllowed() {
        var refusal = Answers.refused(
                Code.INVALID,
                mended(Map.of("quantity", "two", "resolution", "money", "note", 1, "lineId", List.of(1), "sku", "x")));

        assertEquals(
                Map.of(
                        "/quantity", "must be a whole number from 1 to 100",
                        "/resolution", "must be one of refund, store_credit, exchange",
                        "/note", "must be a string",
                        "/lineId", "must be a string",
                        "/sku",
                                "must be left out: known here are orderNumber, lineId, returnNumber, quantity,"
                                        + " resolution, note"),
                refusal.invalid().stream().collect(Collectors.toMap(InvalidValue::pointer, InvalidValue::detail)));
        Answers.refused(Code.INVALID, mended(Map.of("quantity", "99999999999999999999")));
        Answers.refused(Code.INVALID, mended(Map.of("quantity", "1.5")));
        Answers.refused(Code.INVALID, mended(Map.of("quantity", "0")));
    }

    @Test
    void whatCannotBeReadStaysRefused() {
        Answers.refused(
                Code.MALFORMED,
                Mending.mended(Written.orMissing(null), Arguments.class).as(Arguments.class));
    }

    private static Arguments read(Map<String, Object> properties) {
        return Answers.done(mended(properties));
    }

    private static Answer<Arguments> mended(Map<String, Object> properties) {
        return Mending.mended(Written.of(Map.copyOf(properties)), Arguments.class)
                .as(Arguments.class);
    }
}
