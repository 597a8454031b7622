// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies the bundles that the command line needs into a directory of plain jars.
 *
 * <p>Manifests with their signatures are left out, because the JVM neither shares the classes of
 * signed jars nor loads them fast; entries are stored, not compressed, for the same reason.
 */
public final class FlatClassPath {

    /** Bundles that only OSGi needs: Xtext, EMF and OpenPDF run without them. */
    private static final Pattern OSGI_ONLY =
            Pattern.compile(
                    "(org\\.eclipse\\.(core\\.|osgi|equinox\\.(?!common_))|org\\.osgi\\.|org\\.apache\\.felix\\."
                            + "|bc(pkix|prov|util)_|org\\.qili\\.report\\.flyingsaucer_).*");

    private static final Pattern LEFT_OUT =
            Pattern.compile("META-INF/(MANIFEST\\.MF.*|[^/]*\\.(SF|RSA|DSA|EC)|maven/.*)");

    private FlatClassPath() {}

    /**
     * @param args the directory of bundles ({@code name_version.jar}) and the directory to fill,
     *     which exists and is empty
     */
    public static void main(String[] args) throws IOException {
        Path to = Path.of(args[1]);
        try (DirectoryStream<Path> bundles =
                Files.newDirectoryStream(Path.of(args[0]), "*_*.jar")) {
            for (Path bundle : bundles) {
                String file = bundle.getFileName().toString();
                if (!OSGI_ONLY.matcher(file).matches()) {
                    copy(bundle, to.resolve(file.substring(0, file.indexOf('_')) + ".jar"));
                }
            }
        }
    }

    private static void copy(Path bundle, Path jar) throws IOException {
        try (ZipFile from = new ZipFile(bundle.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.setMethod(ZipOutputStream.STORED);
            for (ZipEntry entry : Collections.list(from.entries())) {
                if (entry.isDirectory() || LEFT_OUT.matcher(entry.getName()).matches()) {
                    continue;
                }
                byte[] bytes = from.getInputStream(entry).readAllBytes();
                var crc = new CRC32();
                crc.update(bytes);
                var stored = new ZipEntry(entry.getName());
                stored.setSize(bytes.length);
                stored.setCrc(crc.getValue());
                stored.setTime(entry.getTime());
                out.putNextEntry(stored);
                out.write(bytes);
            }
        }
    }
}
