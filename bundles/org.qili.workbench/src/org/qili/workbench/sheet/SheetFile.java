// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;

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

    void write(byte[] content) throws Unwritable {
        WholeFile.write(path, content);
    }
}
