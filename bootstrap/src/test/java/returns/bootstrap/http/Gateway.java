package returns.bootstrap.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A way to a server that can be closed and opened again. */
final class Gateway implements AutoCloseable {
    private final int target;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private ServerSocket door;

    Gateway(int target) throws IOException {
        this.target = target;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        letIn(door);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Cuts what is connected, and lets nobody in. */
    @Override
    public void close() throws IOException {
        door.close();
        for (var socket : open) {
            socket.close();
        }
        open.clear();
    }

    /** Lets in again, at the same port. */
    void reopen() throws IOException {
        var again = new ServerSocket();
        again.setReuseAddress(true);
        again.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port()));
        door = again;
        letIn(again);
    }

    private void letIn(ServerSocket at) {
        Thread.ofVirtual().start(() -> {
            try {
                while (true) {
                    var from = at.accept();
                    var to = new Socket(InetAddress.getLoopbackAddress(), target);
                    open.add(from);
                    open.add(to);
                    pass(from, to);
                    pass(to, from);
                }
            } catch (IOException closed) {
                // as it was asked to
            }
        });
    }

    private static void pass(Socket from, Socket to) {
        Thread.ofVirtual().start(() -> {
            try (from;
                    to) {
                from.getInputStream().transferTo(to.getOutputStream());
            } catch (IOException cut) {
                // as it was asked to, or as one side wished
            }
        });
    }
}
