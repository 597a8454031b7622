// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.cases.CaseGame;
import org.qili.model.Case;
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

    /**
     * A case and the file it stands in.
     *
     * @param file as it was named
     * @param source a case whose game can be read
     */
    record Found(Path file, Case source) {}

    /**
     * Every case of the files. What can't be read is told and left out, so that one broken file
     * does not hide the others.
     *
     * @param broken told what is wrong, a line or more each
     */
    static List<Found> read(List<Path> files, TextFiles texts, Consumer<String> broken) {
        TextBundle words = CliMessages.in(texts.language());
        List<Found> found = new ArrayList<>();
        for (Path file : files) {
            try {
                for (Case source : texts.cases(file)) {
                    CaseGame game = CaseGame.of(source, texts.language());
                    if (game.complete()) {
                        found.add(new Found(file, source));
                        continue;
                    }
                    String why =
                            game.problems().stream()
                                    .map(p -> Places.of(p.where(), p.feature()) + ": " + p.text())
                                    .collect(Collectors.joining("; "));
                    broken.accept(words.get("test.broken", file, source.getName(), why));
                }
            } catch (BadInput e) {
                broken.accept(words.get("broken.file", e.getMessage()));
            }
        }
        return found;
    }
}
