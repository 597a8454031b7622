// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.qili.model.Language;

/** Finds case files below folders. */
final class CaseFiles {

    private CaseFiles() {}

    /**
     * Every {@code .qili} file below the folders, sorted folder by folder; a file stands for
     * itself.
     */
    static List<Path> below(List<Path> folders, Language language) throws BadInput, IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            if (!Files.exists(folder)) {
                throw new BadInput(CliMessages.in(language).get("no-file", folder));
            }
            try (Stream<Path> found = Files.walk(folder)) {
                found.filter(f -> f.toString().endsWith(".qili") && Files.isRegularFile(f))
                        .sorted()
                        .forEach(files::add);
            }
        }
        if (files.isEmpty()) {
            throw new BadInput(CliMessages.in(language).get("test.no-cases", folders.get(0)));
        }
        return files;
    }
}
