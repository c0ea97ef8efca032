package returns.bootstrap.embedded;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;
import returns.bootstrap.StartRefused;

/** PostgreSQL's programs, unpacked once from the dependency that brings them. */
final class PostgresBinaries {
    private static final int EXECUTABLE = 0100;

    private PostgresBinaries() {}

    /** The folder of the programs: {@code initdb}, {@code pg_ctl} and the like. */
    static Path unpackedIn(Path folder) throws IOException {
        var archive = archive();
        var checksum = new CRC32();
        checksum.update(archive);
        var unpacked = folder.resolve("binaries-%08x".formatted(checksum.getValue()));
        if (!Files.isDirectory(unpacked)) {
            // Under another name first: a start that is killed here leaves nothing that looks complete.
            var draft = Files.createTempDirectory(folder, "unpacking-");
            unpack(archive, draft);
            Files.move(draft, unpacked, StandardCopyOption.ATOMIC_MOVE);
        }
        return unpacked.resolve("bin");
    }

    private static byte[] archive() throws IOException {
        var name = "/postgres-%s-%s.txz".formatted(system(), architecture());
        try (var stream = PostgresBinaries.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new StartRefused("this build holds no PostgreSQL for " + name.substring(1, name.length() - 4)
                        + ". Build it on this machine, or set DATASOURCES_DEFAULT_URL to a server of your own.");
            }
            return stream.readAllBytes();
        }
    }

    private static void unpack(byte[] archive, Path target) throws IOException {
        try (var entries = new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(archive)))) {
            TarArchiveEntry entry;
            while ((entry = entries.getNextEntry()) != null) {
                var path = target.resolve(entry.getName()).normalize();
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                    continue;
                }
                Files.createDirectories(path.getParent());
                if (entry.isSymbolicLink()) {
                    Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
                } else {
                    Files.copy(entries, path);
                    path.toFile().setExecutable((entry.getMode() & EXECUTABLE) != 0);
                }
            }
        }
    }

    private static String system() {
        var name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return "darwin";
        }
        return name.startsWith("windows") ? "windows" : name;
    }

    private static String architecture() {
        return switch (System.getProperty("os.arch")) {
            case "amd64", "x86_64" -> "x86_64";
            case "aarch64" -> "arm_64";
            case String other -> other;
        };
    }
}
