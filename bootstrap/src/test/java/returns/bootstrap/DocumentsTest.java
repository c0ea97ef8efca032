package returns.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Documents name what there is: cases, classes and files. */
class DocumentsTest {
    private static final Path TOP = Path.of("..");
    private static final Path CASES = TOP.resolve("docs/cases.md");
    private static final Path WORDS = TOP.resolve("docs/words.md");
    private static final Set<String> SKIPPED = Set.of("target", "data", ".git", ".m2");

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+a?) \\|.*\\| ([^|]+) \\|$");
    private static final Pattern NAMED = Pattern.compile("`(\\w+)`");
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)(?:\\.(\\w+))?`");
    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*(?:/\\*\\*|\\*|//) .*");
    private static final Pattern CASE = Pattern.compile("[Cc]ases? (\\d+a?)(?: and (\\d+a?))?");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)");

    @Test
    void everyCaseThatATestNamesIsListedWithThatTest() throws IOException {
        var listed = listed();
        var missing = new TreeSet<String>();
        for (var test : files("src/test/java", ".java")) {
            casesIn(Files.readString(test))
                    .filter(number -> !listed.getOrDefault(number, Set.of()).contains(name(test)))
                    .forEach(number -> missing.add(number + " " + name(test)));
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyTestThatIsListedWithACaseIsThere() throws IOException {
        var there = names("src/test/java");
        assertFalse(listed().isEmpty());
        listed().forEach((number, tests) -> assertEquals(Set.of(), without(tests, there), number));
    }

    @Test
    void everyClassThatTheWordsNameIsThere() throws IOException {
        var there = files("src/main/java", ".java").stream().collect(Collectors.groupingBy(DocumentsTest::name));
        var words = found(CLASS, Files.readString(WORDS)).toList();
        assertFalse(words.isEmpty());
        for (var word : words) {
            var sources = there.getOrDefault(word.group(1), List.of());
            assertFalse(sources.isEmpty(), word.group());
            if (word.group(2) != null) {
                assertTrue(Files.readString(sources.getFirst()).contains(word.group(2)), word.group());
            }
        }
    }

    @Test
    void everyLinkLeadsToAFile() throws IOException {
        for (var document : files("", ".md")) {
            var leads = found(LINK, Files.readString(document)).map(link -> link.group(1));
            assertEquals(
                    List.of(),
                    leads.filter(link -> !Files.exists(document.resolveSibling(link)))
                            .toList(),
                    document.toString());
        }
    }

    /** The tests that are listed with each case. */
    private static Map<String, Set<String>> listed() throws IOException {
        return found(ROW, Files.readString(CASES))
                .collect(Collectors.toMap(row -> row.group(1), row -> named(row.group(2)), (a, b) -> a, TreeMap::new));
    }

    private static Stream<String> casesIn(String source) {
        return found(COMMENT, source)
                .flatMap(comment -> found(CASE, comment.group()))
                .flatMap(words -> Stream.of(words.group(1), words.group(2)))
                .filter(Objects::nonNull);
    }

    private static Set<String> named(String text) {
        return found(NAMED, text).map(name -> name.group(1)).collect(Collectors.toSet());
    }

    private static Set<String> without(Set<String> names, Set<String> others) {
        return names.stream().filter(Predicate.not(others::contains)).collect(Collectors.toSet());
    }

    private static Stream<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }

    private static Set<String> names(String folder) throws IOException {
        return files(folder, ".java").stream().map(DocumentsTest::name).collect(Collectors.toSet());
    }

    private static String name(Path source) {
        return source.getFileName().toString().replace(".java", "");
    }

    /** The files of the repository whose names end so, in folders of that name. */
    private static List<Path> files(String folder, String ending) throws IOException {
        var files = new ArrayList<Path>();
        Files.walkFileTree(TOP, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path at, BasicFileAttributes attributes) {
                return SKIPPED.contains(String.valueOf(at.getFileName()))
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(ending) && file.toString().contains(folder)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
