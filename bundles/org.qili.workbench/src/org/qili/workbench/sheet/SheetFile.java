// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * A file to write a page to, whole or not at all.
 *
 * @param path where
 * @param pdf whether as PDF, otherwise as HTML
 */
record SheetFile(Path path, boolean pdf) {

    /** The file of that name; empty if the name is none, or its ending no format. */
    static Optional<SheetFile> of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean pdf = lower.endsWith(".pdf");
        if (!pdf && !lower.endsWith(".html")) {
            return Optional.empty();
        }
        try {
            Path path = Path.of(name);
            return Optional.of(new SheetFile(path, pdf)).filter(f -> path.isAbsolute());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    void write(byte[] content) throws IOException {
        Path work = path.resolveSibling("." + path.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(work, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try {
                Files.move(work, path, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(work, path, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(work);
        }
    }
}
