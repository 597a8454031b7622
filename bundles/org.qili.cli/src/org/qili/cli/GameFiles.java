// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Game;
import org.qili.formats.FormatTexts;
import org.qili.formats.ImportResult;
import org.qili.formats.Importer;
import org.qili.formats.Limits;
import org.qili.formats.Problem;
import org.qili.formats.Tags;
import org.qili.model.Language;

/** Reads game files of every format for the commands. */
final class GameFiles {

    /** The name that stands for standard input. */
    static final String STANDARD_INPUT = "-";

    private GameFiles() {}

    /** What comes from there, and no more than shows that it is too much. */
    private static byte[] standardInput() {
        try {
            return System.in.readNBytes((int) Limits.standard().maxBytes() + 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The games of a file. What could not be taken over as it stands is told on {@code err}.
     *
     * @throws BadInput if it holds no game that can be read
     */
    static ImportResult.Games read(String name, Language language, PrintWriter err)
            throws BadInput {
        FormatTexts texts = FormatTexts.in(TextBundle.locale(language));
        ImportResult result =
                name.equals(STANDARD_INPUT)
                        ? new Importer().read(standardInput(), name)
                        : new Importer().read(path(name, language));
        if (result instanceof ImportResult.Failure failure) {
            throw new BadInput(name + ": " + texts.problem(failure.error()));
        }
        ImportResult.Games games = (ImportResult.Games) result;
        for (Problem warning : games.warnings()) {
            err.println(name + ": " + texts.problem(warning));
        }
        return games;
    }

    /** An existing file. */
    static Path path(String name, Language language) throws BadInput {
        TextBundle texts = CliMessages.in(language);
        Path file;
        try {
            file = Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput(texts.get("no-file", name));
        }
        if (!name.isBlank() && Files.isDirectory(file)) {
            throw new BadInput(texts.get("is-folder", name));
        }
        if (name.isBlank() || !Files.exists(file)) {
            throw new BadInput(texts.get("no-file", name));
        }
        return file;
    }

    /** How a game is named in answers: its title or its players, with its number in the file. */
    static String title(String file, List<Game> games, int index) {
        Map<String, String> tags = games.get(index).tags();
        String players =
                tags.getOrDefault(Tags.RED, "") + " – " + tags.getOrDefault(Tags.BLACK, "");
        String named = players.length() > 3 ? players : tags.getOrDefault(Tags.TITLE, "");
        String number = games.size() > 1 ? file + " #" + (index + 1) : file;
        return named.isBlank() ? number : number + " " + named;
    }
}
