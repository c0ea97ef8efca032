package returns.bootstrap.embedded;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The service as it runs where no database is configured. */
record RunningService(EmbeddedServer server, Path data) implements AutoCloseable {

    static RunningService start(Path data, Map<String, Object> settings) {
        var all = new HashMap<>(settings);
        all.put("returns.data", data.toString());
        return new RunningService(ApplicationContext.run(EmbeddedServer.class, all), data);
    }

    Path cluster() {
        return data.resolve("postgresql/cluster");
    }

    String query(String sql) throws SQLException {
        var settings = server.getApplicationContext().getBean(DatasourceConfiguration.class);
        try (var connection =
                        DriverManager.getConnection(settings.getUrl(), settings.getUsername(), settings.getPassword());
                var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    /** A variable of {@code demo.env}. */
    String variable(String name) throws IOException {
        var variables = new Properties();
        try (var reader = Files.newBufferedReader(data.resolve("demo.env"))) {
            variables.load(reader);
        }
        return variables.getProperty(name);
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server.getURL() + path));
    }

    static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }
    }

    @Override
    public void close() {
        server.getApplicationContext().close();
    }
}
