package returns.domain.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;
import returns.domain.fixtures.MachineLocale;

class MeaningTest {
    @Test
    void isTheSameHoweverAccentsAreWritten() {
        var composed = Meaning.parts().with("caf\u00e9", "\u1e69");
        assertEquals(composed, Meaning.parts().with("cafe\u0301", "s\u0323\u0307"));
        assertEquals(composed, Meaning.parts().with("cafe\u0301", "s\u0307\u0323"));
        assertEquals("{\"caf\u00e9\":\"\u1e69\"}", composed.canonical());
    }

    @Test
    void isNotTheSameWhereAnythingElseDiffers() {
        var words = Meaning.parts().with("a", "1");
        assertEquals(
                1,
                List.of(words, Meaning.parts().with("a", "1")).stream()
                        .distinct()
                        .count());
        var others = List.of(
                Meaning.parts(),
                Meaning.parts().with("a", 1),
                Meaning.parts().with("A", "1"),
                Meaning.parts().with("a", "1 "),
                Meaning.parts().with("a", "\uff11"),
                Meaning.parts().with("a", ""),
                Meaning.parts().with("a", new Meaning.Items(List.of(new Meaning.Words("1")))),
                words.with("b", "1"));
        for (var other : others) {
            assertEquals(false, words.canonical().equals(other.canonical()), other.canonical());
        }
        assertEquals(
                others.size(),
                others.stream().map(Meaning::canonical).distinct().count());
    }

    @Test
    void holdsNothingOfAnAbsentPart() {
        assertEquals(
                "{\"a\":1}",
                Meaning.parts().with("a", 1).with("note", Optional.empty()).canonical());
        assertEquals(
                "{\"note\":\"\"}", Meaning.parts().with("note", Optional.of("")).canonical());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "ar", "ar-EG-u-nu-arab", "th-TH-u-nu-thai"})
    void isTheSameOnEveryMachine(String locale) {
        var here = Meaning.parts()
                .with("TITLE", "I\u0131\u0130i")
                .with("quantity", 1234567)
                .with("i", -5);
        try (var _ = MachineLocale.of(locale)) {
            var there = Meaning.parts()
                    .with("TITLE", "I\u0131\u0130i")
                    .with("quantity", 1234567)
                    .with("i", -5);
            assertEquals("{\"TITLE\":\"I\u0131\u0130i\",\"i\":-5,\"quantity\":1234567}", there.canonical());
            assertEquals(Fingerprint.of(here), Fingerprint.of(there));
        }
    }

    @Test
    void dependsNeitherOnTheOrderOfPartsNorOnTheFormOfAccents() {
        Cases.each(random -> {
            var parts = new HashMap<String, String>();
            for (var i = random.nextInt(6); i >= 0; i--) {
                parts.put(Normalizer.normalize(Cases.text(random), Normalizer.Form.NFC), Cases.text(random));
            }
            var names = new ArrayList<>(parts.keySet());
            var one = Meaning.parts();
            for (var name : names) {
                one = one.with(name, String.valueOf(parts.get(name)));
            }
            Collections.shuffle(names, Random.from(random));
            var other = Meaning.parts();
            for (var name : names) {
                other = other.with(decomposed(name), decomposed(String.valueOf(parts.get(name))));
            }
            assertEquals(one.canonical(), other.canonical());
            assertEquals(one, other);
            assertEquals(List.copyOf(one.values().keySet()), List.copyOf(new TreeMap<>(one.values()).keySet()));
        });
    }

    private static String decomposed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD);
    }
}
