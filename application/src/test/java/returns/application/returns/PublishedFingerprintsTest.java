package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import returns.application.returns.PublishedVectors.Vector;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Reason;

/** The document says what the code does, and every row of it is checked. */
class PublishedFingerprintsTest {
    private static final PublishedVectors TEXTS = PublishedVectors.under("Canonical texts");

    private static final Map<String, Meaning> MEANINGS = Map.ofEntries(
            Map.entry("nothing", Meaning.parts()),
            Map.entry(
                    "order-of-names",
                    Meaning.parts().with("b", 2).with("", 0).with("a", 1).with("B", 3)),
            Map.entry(
                    "utf-16-order",
                    Meaning.parts().with("\ufb13", 1).with("\ud83d\ude00", 2).with("\u20ac", 3)),
            Map.entry("accents-composed", Meaning.parts().with("note", "Caf\u00e9, \u1e69")),
            Map.entry("accents-decomposed", Meaning.parts().with("note", "Cafe\u0301, s\u0307\u0323")),
            Map.entry("accents-singleton", Meaning.parts().with("note", "\u212b")),
            Map.entry("escapes", Meaning.parts().with("note", "\"\\\b\t\n\f\r\u0000\u000b\u001f")),
            Map.entry("no-escapes", Meaning.parts().with("note", "/<&'\u20ac\ud83d\ude00")),
            Map.entry("note-absent", Meaning.parts().with("quantity", 1).with("note", Optional.empty())),
            Map.entry("note-empty", Meaning.parts().with("quantity", 1).with("note", "")),
            Map.entry(
                    "numbers",
                    Meaning.parts()
                            .with("most", (1L << 53) - 1)
                            .with("least", 1 - (1L << 53))
                            .with("no", 0)),
            Map.entry("number-and-text", Meaning.parts().with("a", 1).with("b", "1")),
            Map.entry(
                    "list",
                    Meaning.parts()
                            .with("reasons", new Meaning.Items(List.of(word(Reason.STYLE), word(Reason.COLOR))))));

    @TestFactory
    Stream<DynamicTest> everyTextIsThatOfItsMeaning() {
        return MEANINGS.entrySet().stream()
                .map(e -> DynamicTest.dynamicTest(e.getKey(), () -> {
                    var published = published(e.getKey());
                    assertEquals(published.canonical(), e.getValue().canonical());
                    assertEquals(published.fingerprint(), Fingerprint.of(e.getValue()));
                    assertEquals(published.fingerprint().value(), "v1:" + published.digest());
                }));
    }

    @Test
    void everyRowIsChecked() {
        assertEquals(MEANINGS.keySet(), TEXTS.byName().keySet());
        var commands = PublishedVectors.under("Commands").byName();
        assertEquals(PublishedVectors.count(), TEXTS.byName().size() + commands.size());
    }

    @Test
    void whatIsWrittenInTwoFormsIsOne() {
        assertEquals(published("accents-composed"), published("accents-decomposed"));
    }

    private static Vector published(String name) {
        return Optional.ofNullable(TEXTS.byName().get(name)).orElseThrow();
    }

    private static Meaning word(Reason reason) {
        return new Meaning.Words(reason.term());
    }
}
