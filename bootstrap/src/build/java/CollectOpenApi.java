import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Collects what the adapters say of their API, to be joined while this module is compiled. It is OpenAPI 3.0, for what the
 * processor writes as 3.1 by itself allows an object wherever nothing is allowed; 3.1 has no {@code nullable}, and what is not
 * there is left out of every answer.
 */
final class CollectOpenApi {
    private static final Pattern NULLABLE = Pattern.compile("\\n *nullable: (true|false)(?=\\n)");

    private CollectOpenApi() {}

    public static void main(String[] arguments) throws IOException {
        var target = Files.createDirectories(Path.of(arguments[0]));
        for (var i = 1; i < arguments.length; i++) {
            var file = Path.of(arguments[i]);
            var text = NULLABLE.matcher(Files.readString(file)).replaceAll("");
            Files.writeString(target.resolve(file.getFileName()), text);
        }
    }
}
