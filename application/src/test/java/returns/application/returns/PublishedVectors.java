package returns.application.returns;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.domain.idempotency.Fingerprint;

/** The test vectors of {@code docs/fingerprint.md}: what other implementations go by. */
record PublishedVectors(SequencedMap<String, Vector> byName) {
    private static final Pattern ROW =
            Pattern.compile("\\| `([a-z0-9-]+)` \\| `([^`]+)` \\| `(v1:[0-9a-f]{64})` \\|.*");

    private static final Pattern OPERATION = Pattern.compile("\\| `([a-z_]+)` \\| [^|]+ \\| [^|]+ \\| [^|]+ \\|");

    /** One row: a canonical text, and what its fingerprint must be. */
    record Vector(String canonical, Fingerprint fingerprint) {
        /** The digest of the text, made without a line of the service's own. */
        String digest() {
            try {
                var bytes = canonical.getBytes(StandardCharsets.UTF_8);
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** The vectors of the section with that heading. */
    static PublishedVectors under(String heading) {
        var rows = new LinkedHashMap<String, Vector>();
        lines().dropWhile(line -> !line.equals("### " + heading))
                .skip(1)
                .takeWhile(line -> !line.startsWith("#"))
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .forEach(row -> rows.put(row.group(1), new Vector(row.group(2), new Fingerprint(row.group(3)))));
        return new PublishedVectors(rows);
    }

    /** The operations that the document says the key and the meaning of. */
    static Set<String> operations() {
        return lines().dropWhile(line -> !line.equals("## What commands mean"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("#"))
                .map(OPERATION::matcher)
                .filter(row -> row.matches())
                .map(row -> row.group(1))
                .collect(Collectors.toSet());
    }

    /** How many rows there are in the whole document. */
    static long count() {
        return lines().filter(line -> line.contains("`v1:"))
                .filter(line -> line.startsWith("|"))
                .count();
    }

    private static Stream<String> lines() {
        try {
            return Files.readAllLines(document()).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path document() {
        return Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve("docs/fingerprint.md"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }
}
