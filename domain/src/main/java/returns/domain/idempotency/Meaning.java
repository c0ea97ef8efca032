package returns.domain.idempotency;

import java.text.Normalizer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import returns.domain.Term;

/**
 * What a command asks for, apart from how it was written. Two commands mean the same exactly if their {@link #canonical}
 * texts are equal: JSON by RFC 8785 (properties sorted by UTF-16 code units, no white space), with texts in Unicode's
 * composed form (NFC), whole numbers only, and absent properties left out.
 */
public sealed interface Meaning {
    /** Words. */
    record Words(String value) implements Meaning {
        public Words {
            value = Normalizer.normalize(value, Normalizer.Form.NFC);
        }
    }

    /** A whole number that every JSON reader keeps exactly (RFC 8785, section 3.2.2.3). */
    record Whole(long value) implements Meaning {
        public Whole {
            if (value >= 1L << 53 || value <= -(1L << 53)) {
                throw new IllegalArgumentException("must be smaller than 2^53");
            }
        }
    }

    /** A list, whose order matters. */
    record Items(List<Meaning> values) implements Meaning {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** Named parts. */
    record Parts(SortedMap<String, Meaning> values) implements Meaning {
        public Parts {
            var composed = new TreeMap<String, Meaning>();
            values.forEach((name, value) -> composed.put(Normalizer.normalize(name, Normalizer.Form.NFC), value));
            values = Collections.unmodifiableSortedMap(composed);
        }

        /** These parts and one more. */
        public Parts with(String name, Meaning value) {
            var more = new TreeMap<>(values);
            more.put(name, value);
            return new Parts(more);
        }

        public Parts with(String name, String value) {
            return with(name, new Words(value));
        }

        public Parts with(String name, long value) {
            return with(name, new Whole(value));
        }

        public Parts with(String name, Term value) {
            return with(name, value.term());
        }

        /** These parts and, if there is a value, one more. */
        public Parts with(String name, Optional<String> value) {
            return value.map(words -> with(name, words)).orElse(this);
        }
    }

    /** No parts, to begin with. */
    static Parts parts() {
        return new Parts(new TreeMap<>(Map.of()));
    }

    /** The one text of this meaning. */
    default String canonical() {
        return CanonicalJson.write(this);
    }
}
