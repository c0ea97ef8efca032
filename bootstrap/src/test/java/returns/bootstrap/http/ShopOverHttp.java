package returns.bootstrap.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.JWTClaimsSet;
import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.security.token.jwt.signature.SignatureGeneratorConfiguration;
import java.io.IOException;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import returns.application.tools.ToolCatalogue;

/** A shop whose returns the service handles: who calls, and what was sold. */
record ShopOverHttp(EmbeddedServer server) {
    private static final JsonMapper JSON = new JsonMapper();

    /** A customer that no other test knows. */
    String newCustomer() {
        return "c-" + UUID.randomUUID();
    }

    /** Calls with the token of that customer. */
    Caller customer(String subject) {
        return caller(claims(subject, "customer"));
    }

    /** Calls with the token of an agent that acts for that customer. */
    Caller agent(String name, String customer) {
        return caller(claims(customer, "customer").claim("act", Map.of("sub", name)));
    }

    Caller staff() {
        return caller(claims("s-1", "staff"));
    }

    Caller feed() {
        return caller(claims("shop", "order_feed"));
    }

    Caller caller(JWTClaimsSet.Builder claims) {
        return anonymous().with("Authorization", "Bearer " + token(claims));
    }

    Caller anonymous() {
        return new Caller(url(), Map.of());
    }

    /** What agents can call here. */
    ToolCatalogue catalogue() {
        return server.getApplicationContext().getBean(ToolCatalogue.class);
    }

    URI url() {
        return URI.create(server.getURL().toString());
    }

    static JWTClaimsSet.Builder claims(String subject, String... roles) {
        return new JWTClaimsSet.Builder()
                .subject(subject)
                .claim("roles", List.of(roles))
                .expirationTime(Date.from(Instant.now().plusSeconds(3_600)));
    }

    String token(JWTClaimsSet.Builder claims) {
        var signature = server.getApplicationContext().getBean(SignatureGeneratorConfiguration.class);
        try {
            return signature.sign(claims.build()).serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Sells: like the example of an order, three T-shirts on line 1 that were delivered five days ago, and a mug on line 2,
     * final sale and not delivered.
     */
    String sell(String customer) {
        return sell(customer, order -> {});
    }

    /** Sells, with what a test changes of the order. */
    String sell(String customer, Consumer<ObjectNode> change) {
        var order = order(customer);
        change.accept(order);
        feed().put("/orders/" + order.get("orderNumber").textValue(), order.toString())
                .is(201);
        return order.get("orderNumber").textValue();
    }

    /** An order that no other test knows, not yet fed. */
    static ObjectNode order(String customer) {
        var now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        var order = (ObjectNode) example("order.json");
        order.put("orderNumber", "o-" + UUID.randomUUID())
                .put("customerId", customer)
                .put("placedAt", now.minus(Duration.ofDays(9)).toString())
                .put("updatedAt", now.minus(Duration.ofDays(4)).toString());
        ((ObjectNode) order.at("/lines/0/deliveries/0"))
                .put("deliveredAt", now.minus(Duration.ofDays(5)).toString());
        return order;
    }

    /** A later snapshot of an order, one second after another. */
    static ObjectNode later(ObjectNode order) {
        var later = order.deepCopy();
        return later.put(
                "updatedAt",
                Instant.parse(order.get("updatedAt").textValue()).plusSeconds(1).toString());
    }

    static JsonNode example(String name) {
        try (var file = ShopOverHttp.class.getResourceAsStream("/examples/" + name)) {
            return JSON.readTree(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A connection to the database, of nobody else's. */
    Connection connection() throws SQLException {
        var database = server.getApplicationContext().getBean(DatasourceConfiguration.class);
        return DriverManager.getConnection(database.getUrl(), database.getUsername(), database.getPassword());
    }

    /** The first column of what the database answers. */
    List<String> query(String sql, String... arguments) throws SQLException {
        try (var connection = connection();
                var statement = connection.prepareStatement(sql)) {
            for (var i = 0; i < arguments.length; i++) {
                statement.setString(i + 1, arguments[i]);
            }
            var rows = statement.executeQuery();
            var found = new ArrayList<String>();
            while (rows.next()) {
                found.add(rows.getString(1));
            }
            return found;
        }
    }
}
