package returns.bootstrap.embedded;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jwt.SignedJWT;
import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.bootstrap.StartRefused;

class EmbeddedModeTest {
    @TempDir
    private static Path data;

    private static RunningService service;

    @BeforeAll
    static void start() {
        service = RunningService.start(data, Map.of("micronaut.server.host", "0.0.0.0"));
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fsync", "full_page_writes", "synchronous_commit"})
    void whatIsAcknowledgedIsOnTheDisk(String setting) throws Exception {
        assertEquals("on", service.query("show " + setting));
    }

    @Test
    void aLockIsWaitedForFiveSeconds() {
        var settings = service.server().getApplicationContext().getBean(DatasourceConfiguration.class);
        assertTrue(settings.getConnectionInitSql().contains("set lock_timeout = '5s';"));
    }

    @Test
    void listensOnLoopbackOnlyWhateverIsConfigured() throws Exception {
        assertEquals("127.0.0.1", service.server().getHost());
        for (var address : otherAddresses()) {
            assertThrows(ConnectException.class, () -> connect(address));
        }
    }

    private static List<InetAddress> otherAddresses() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .toList();
    }

    private static void connect(InetAddress address) throws IOException {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, service.server().getPort()), 2_000);
        }
    }

    @Test
    void aSecondCopyOnTheSameDataIsRefusedAndLeavesTheFirstAlone() throws Exception {
        var refused = assertThrows(StartRefused.class, () -> new DataFolder(data).lock());
        assertTrue(refused.getMessage().contains(data.toString()), refused.getMessage());
        assertEquals("1", service.query("select 1"));
    }

    @Test
    void postgresThatIsKilledComesBackOnTheSamePortWithItsData() throws Exception {
        var killed = Postmaster.of(service.cluster()).orElseThrow().process();
        var port = service.query("show port");

        killed.destroyForcibly();

        await().atMost(Duration.ofSeconds(60))
                .ignoreExceptions()
                .until(() -> "1".equals(service.query("select 1"))
                        && Postmaster.of(service.cluster())
                                        .orElseThrow()
                                        .process()
                                        .pid()
                                != killed.pid());
        assertEquals(port, service.query("show port"));
        assertNotEquals("0", service.query("select count(*) from databasechangelog"));
        await().atMost(Duration.ofSeconds(30))
                .until(() -> health().contains("\"database\":{\"name\":\"returns\",\"status\":\"UP\"}"));
    }

    private static String health() throws IOException, InterruptedException {
        return RunningService.send(service.request("/health")).body();
    }

    @Test
    void aTokenOfDemoEnvIsBelievedAndNothingElseIs() throws Exception {
        var token = service.variable("CUSTOMER");
        assertEquals(404, statusWith("Bearer " + token));
        assertEquals(401, statusWith("Bearer " + token.substring(0, token.length() - 4) + "AAAA"));
        assertEquals(401, RunningService.send(service.request("/nowhere")).statusCode());
        assertEquals(service.server().getURL().toString(), service.variable("URL"));
    }

    private static int statusWith(String authorization) throws IOException, InterruptedException {
        return RunningService.send(service.request("/nowhere").header("Authorization", authorization))
                .statusCode();
    }

    @Test
    void theAgentActsForTheCustomer() throws Exception {
        var agent = claims("AGENT");
        assertEquals(claims("CUSTOMER").get("sub"), agent.get("sub"));
        assertEquals(Map.of("sub", "demo-agent"), agent.get("act"));
        assertEquals(List.of("customer"), agent.get("roles"));
        assertEquals(List.of("staff", "approver"), claims("APPROVER").get("roles"));
    }

    private static Map<String, Object> claims(String variable) throws IOException, ParseException {
        return SignedJWT.parse(service.variable(variable)).getJWTClaimsSet().getClaims();
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo.env", "signing.key", "postgresql/password"})
    void secretsAreForTheirOwnerOnly(String file) throws Exception {
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve(file))));
    }
}
