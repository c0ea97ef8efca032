package returns.domain.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import returns.domain.fixtures.RefundExample;

class RepaymentTest {
    private static final ProviderAnswer PAID = new ProviderAnswer.Paid("re_1", RefundExample.euros(1));
    private static final ProviderAnswer ACCEPTED =
            new ProviderAnswer.Accepted(Optional.of("re_1"), RefundExample.euros(1));
    private static final ProviderAnswer REFUSED = new ProviderAnswer.Refused(Optional.of("re_1"), "no");
    private static final ProviderAnswer UNCLEAR = new ProviderAnswer.Unclear("cut");

    private final Repayment sent =
            RefundExample.decided(1, 1).repayments().getFirst().sent(RefundExample.ASKED);

    /** Whatever the order in which a provider's words arrive, and however often, they come to the same. */
    @ParameterizedTest
    @MethodSource("orders")
    void theOrderOfWordsMakesNoDifference(List<ProviderAnswer> words) {
        var twice = Collections.nCopies(2, words).stream().flatMap(List::stream);
        var after = twice.reduce(sent, Repayment::after, (a, b) -> b);
        assertEquals(words.contains(REFUSED) ? RefundStatus.FAILED : RefundStatus.SUCCEEDED, after.status());
    }

    static Stream<List<ProviderAnswer>> orders() {
        return Stream.of(
                List.of(ACCEPTED, PAID),
                List.of(PAID, ACCEPTED),
                List.of(UNCLEAR, PAID, ACCEPTED),
                List.of(PAID, UNCLEAR),
                List.of(ACCEPTED, PAID, REFUSED),
                List.of(REFUSED, PAID, ACCEPTED),
                List.of(PAID, REFUSED, UNCLEAR),
                List.of(UNCLEAR, REFUSED, PAID));
    }

    @Test
    void whatWaitsForAPersonIsNotPaidByWords() {
        var waiting = RefundExample.waiting(1, 1, 1).repayments().getFirst();
        for (var word : List.of(PAID, ACCEPTED, REFUSED, UNCLEAR)) {
            assertEquals(waiting, waiting.after(word));
        }
    }

    @Test
    void whateverAProviderWritesCanBeKept() {
        var words = "line\nbreak \u0000 " + "\ud83d\udcb6".repeat(600) + "\ud83d";
        var kept = sent.after(new ProviderAnswer.Unclear(words)).problem().orElseThrow();
        assertEquals(500, kept.codePointCount(0, kept.length()));
        assertEquals("line break   ", kept.substring(0, 13));
    }

    @Test
    void theFirstTimeItIsSentIsKept() {
        assertEquals(
                Optional.of(RefundExample.ASKED),
                sent.sent(RefundExample.EXPIRES).sentAt());
        assertEquals(Optional.empty(), sent.after(REFUSED).again("manual").sentAt());
    }
}
