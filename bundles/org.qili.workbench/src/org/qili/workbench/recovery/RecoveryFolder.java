// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qili.workbench.Log;

/** The folder in which unsaved texts are kept, each in a file that is there whole or not at all. */
public final class RecoveryFolder {

    private static final String ENDING = ".unsaved";

    private final Path folder;

    /**
     * @param folder need not be there yet
     */
    public RecoveryFolder(Path folder) {
        this.folder = folder;
    }

    /** Keeps a text in the place of what was kept of its file before. */
    public void keep(Unsaved text) throws IOException {
        write(path(text.file()), text.written());
    }

    /** Forgets the text of a file. */
    public void forget(URI file) throws IOException {
        Files.deleteIfExists(path(file));
    }

    /** The text kept of a file. */
    public Optional<Unsaved> find(URI file) throws IOException {
        Path path = path(file);
        return Files.exists(path) ? Unsaved.read(Files.readString(path)) : Optional.empty();
    }

    /** Every text kept, oldest first; what can't be read is left out and noted in the log. */
    public List<Unsaved> all() throws IOException {
        List<Unsaved> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(ENDING)).toList()) {
                try {
                    Unsaved.read(Files.readString(file)).ifPresent(found::add);
                } catch (IOException e) {
                    Log.warn(e);
                }
            }
        }
        found.sort(Comparator.comparing(Unsaved::time));
        return found;
    }

    private Path path(URI file) {
        try {
            byte[] name = file.toString().getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(name);
            return folder.resolve(HexFormat.of().formatHex(digest) + ENDING);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Writes a file of the folder beside it first, so that a crash leaves the old or the new one.
     */
    static void write(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Path work = path.resolveSibling(path.getFileName() + ".new");
        Files.writeString(work, text);
        try {
            Files.move(work, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(work, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
