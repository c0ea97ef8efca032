package returns.bootstrap.http;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A call as bytes on a connection of its own, for what no HTTP client would send. */
final class RawCall {
    private static final int PATIENCE_MILLIS = 30_000;

    private RawCall() {}

    /** Sends, and reads until the service closes the connection; so ask it to: {@code Connection: close}. */
    static String send(URI base, String request) throws IOException {
        try (var socket = new Socket(base.getHost(), base.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Sends, and hangs up before anything is answered. */
    static void sendAndHangUp(URI base, String request) throws IOException {
        try (var socket = new Socket(base.getHost(), base.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        }
    }
}
