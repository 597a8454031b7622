// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.UUID;

/** Written games, and what they lost on the way. Immutable. */
public final class Export {
    private final byte[] bytes;
    private final Charset charset;
    private final List<Loss> losses;

    Export(byte[] bytes, Charset charset, List<Loss> losses) {
        this.bytes = bytes;
        this.charset = charset;
        this.losses = List.copyOf(losses);
    }

    /** Returns a copy of the contents of the file. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Returns the contents as text. */
    public String text() {
        return new String(bytes, charset);
    }

    /** Returns what was left out or changed, game by game; empty if nothing was. */
    public List<Loss> losses() {
        return losses;
    }

    /**
     * Saves the file whole or not at all: it is written beside the target under another name and
     * then takes its place.
     *
     * @param file the file, replaced if it exists
     * @throws IOException if it cannot be written; an existing file is then unchanged
     */
    public void save(Path file) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path parent = target.getParent();
        if (parent == null || Files.isDirectory(target)) {
            throw new IOException("not a file: " + file);
        }
        // Not a file of the system's for temporary ones, whose owner alone could read the result.
        Path temporary = parent.resolve("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(
                    temporary,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
