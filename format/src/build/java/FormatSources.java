import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Build step: checks the format of every Java source of the repository, or mends it ({@code write}). */
final class FormatSources {
    private static final Set<String> SKIPPED = Set.of("target", "data", ".git", ".m2");

    public static void main(String[] args) throws IOException {
        var root = Path.of(args[0]).toRealPath();
        var write = args[1].equals("write");
        var formatter = Formatter.createFormatter(
                JavaFormatterOptions.builder().style(Style.PALANTIR).build());
        var complaints = new ArrayList<String>();
        for (var file : sources(root)) {
            var name = root.relativize(file);
            var source = Files.readString(file);
            try {
                var formatted = formatter.formatSourceAndFixImports(source);
                if (!formatted.equals(source) && write) {
                    Files.writeString(file, formatted);
                } else if (!formatted.equals(source)) {
                    complaints.add("Not formatted: " + name + "; mend it with mvn -q -pl format verify -Dformat=write");
                }
            } catch (FormatterException e) {
                // It does not know a bare underscore in a record pattern: write "var _" there.
                complaints.add("Not understood: " + name + ":" + e.getMessage());
            }
        }
        if (!complaints.isEmpty()) {
            complaints.forEach(System.err::println);
            System.exit(1);
        }
    }

    private static List<Path> sources(Path root) throws IOException {
        var files = new ArrayList<Path>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return SKIPPED.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".java")) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
