package returns.bootstrap.embedded;

import io.micronaut.context.annotation.Value;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import returns.bootstrap.StartRefused;

/** The folder that holds all that the service keeps. What is written here is for its owner only. */
@Singleton
final class DataFolder {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private final Path path;

    DataFolder(@Value("${returns.data:data}") Path path) throws IOException {
        this.path = path.toAbsolutePath().normalize();
        if (!Files.isDirectory(this.path)) {
            Files.createDirectories(this.path, ownerOnly("rwx------"));
        }
    }

    Path path() {
        return path;
    }

    /** A folder in this one, made where it is missing. */
    Path folder(String name) throws IOException {
        return Files.createDirectories(path.resolve(name), ownerOnly("rwx------"));
    }

    /** Writes the file as a whole: a reader sees the old or the new content. */
    Path write(String name, String content) throws IOException {
        var file = path.resolve(name);
        var draft = path.resolve(name + ".new");
        Files.deleteIfExists(draft);
        Files.createFile(draft, ownerOnly("rw-------"));
        Files.writeString(draft, content);
        return Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * Claims the folder for this process until the answer is closed.
     *
     * @throws StartRefused where another copy of the service has it
     */
    AutoCloseable lock() throws IOException {
        var channel = FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!locked(channel)) {
            channel.close();
            throw new StartRefused("another copy of the service is running on the data folder " + path
                    + ". Stop that one, or set RETURNS_DATA to another folder (and MICRONAUT_SERVER_PORT to"
                    + " another port).");
        }
        return channel;
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException heldInThisProcess) {
            return false;
        }
    }

    private static FileAttribute<?>[] ownerOnly(String permissions) {
        return POSIX
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
