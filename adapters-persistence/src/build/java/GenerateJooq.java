import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import liquibase.Scope;
import liquibase.command.CommandScope;
import liquibase.resource.DirectoryResourceAccessor;
import liquibase.ui.LoggerUIService;
import org.jooq.codegen.GenerationTool;
import org.jooq.meta.jaxb.Configuration;
import org.jooq.meta.jaxb.Database;
import org.jooq.meta.jaxb.Generate;
import org.jooq.meta.jaxb.Generator;
import org.jooq.meta.jaxb.Jdbc;
import org.jooq.meta.jaxb.Logging;
import org.jooq.meta.jaxb.Target;

/** Build step: the changelog run on a real PostgreSQL, and jOOQ's classes made from what came out. */
final class GenerateJooq {
    private static final Path CHANGELOG = Path.of("src/main/resources");
    private static final Path GENERATOR = Path.of("src/build/java");

    public static void main(String[] args) throws Exception {
        var output = Path.of(args[0]);
        var stamp = output.resolve("changelog.sha256");
        var hash = hash(CHANGELOG, GENERATOR);
        if (Files.exists(stamp) && Files.readString(stamp).equals(hash)) {
            return;
        }
        System.setProperty("liquibase.analytics.enabled", "false");
        Logger.getLogger("").setLevel(Level.WARNING);
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            migrate(url);
            generate(url, output);
        }
        Files.writeString(stamp, hash);
    }

    private static void migrate(String url) throws Exception {
        // The default accessor sees the compiled class path only, and the changelog is not on it yet.
        try (var files = new DirectoryResourceAccessor(CHANGELOG)) {
            Map<String, Object> scope =
                    Map.of(Scope.Attr.resourceAccessor.name(), files, Scope.Attr.ui.name(), new LoggerUIService());
            Scope.child(
                    scope,
                    () -> new CommandScope("update")
                            .addArgumentValue("url", url)
                            .addArgumentValue("changelogFile", "db/changelog/root.yaml")
                            .addArgumentValue("showSummary", "OFF")
                            .execute());
        }
    }

    private static void generate(String url, Path output) throws Exception {
        GenerationTool.generate(new Configuration()
                .withLogging(Logging.WARN)
                .withJdbc(new Jdbc().withUrl(url))
                .withGenerator(new Generator()
                        .withDatabase(new Database()
                                .withName("org.jooq.meta.postgres.PostgresDatabase")
                                .withInputSchema("public")
                                .withOutputSchemaToDefault(true)
                                .withExcludes("databasechangelog.*"))
                        .withGenerate(new Generate().withGeneratedAnnotation(false))
                        .withTarget(new Target()
                                .withPackageName("returns.adapters.persistence.jooq")
                                .withDirectory(output.toString()))));
    }

    private static String hash(Path... folders) throws Exception {
        var digest = MessageDigest.getInstance("SHA-256");
        for (var folder : folders) {
            try (var files = Files.walk(folder)) {
                for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(file.toString().getBytes());
                    digest.update(Files.readAllBytes(file));
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
