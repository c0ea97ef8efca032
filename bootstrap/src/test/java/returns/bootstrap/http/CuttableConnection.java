package returns.bootstrap.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A way to a server that can be closed and opened again; or fall silent. */
final class CuttableConnection implements AutoCloseable {
    private final int target;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private ServerSocket door;
    private Thread doorkeeper;
    private volatile boolean silent;

    CuttableConnection(int target) throws IOException {
        this.target = target;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        this.doorkeeper = letIn(door);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Cuts what is connected, and lets nobody in. */
    @Override
    public void close() throws IOException {
        door.close();
        try {
            doorkeeper.join(); // the port is taken for as long as somebody waits at it
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (var socket : open) {
            socket.close();
        }
        open.clear();
    }

    /** Passes nothing on any more, and cuts nothing: neither side hears that the other one cannot be reached. */
    void fallSilent() {
        silent = true;
    }

    /** Lets in again, at the same port. */
    void reopen() throws IOException {
        silent = false;
        var again = new ServerSocket();
        again.setReuseAddress(true);
        again.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port()));
        door = again;
        doorkeeper = letIn(again);
    }

    private Thread letIn(ServerSocket at) {
        return Thread.ofVirtual().start(() -> {
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

    private void pass(Socket from, Socket to) {
        Thread.ofVirtual().start(() -> {
            try (from;
                    to) {
                var bytes = new byte[8_192];
                for (var read = 0; read >= 0; read = from.getInputStream().read(bytes)) {
                    if (!silent) {
                        to.getOutputStream().write(bytes, 0, read);
                    }
                }
            } catch (IOException cut) {
                // as it was asked to, or as one side wished
            }
        });
    }
}
