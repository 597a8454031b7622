// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.qili.board.Game;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.internal.ImportRun;

/**
 * Reads game files of every {@linkplain Format format}, which it finds out itself. Whatever the
 * bytes are, the result is games with warnings or one error with its place; nothing is thrown and
 * nothing grows beyond the limits.
 */
public final class Importer {
    private final Limits limits;

    /** Creates an importer with the {@linkplain Limits#standard() standard limits}. */
    public Importer() {
        this(Limits.standard());
    }

    /** Creates an importer. */
    public Importer(Limits limits) {
        this.limits = Objects.requireNonNull(limits);
    }

    /** Reads a file. */
    public ImportResult read(Path file) {
        List<Game> games = new ArrayList<>();
        return open(file, games::add, games);
    }

    /**
     * Reads the bytes of a file.
     *
     * @param bytes its contents
     * @param name the name of the file, which decides where the contents leave it open; may be
     *     empty
     */
    public ImportResult read(byte[] bytes, String name) {
        List<Game> games = new ArrayList<>();
        return ImportRun.run(bytes, name, limits, games::add, games);
    }

    /**
     * Reads a file and hands each game on as soon as it is complete, so that a file of many games
     * takes no more memory than its bytes and one game.
     *
     * @param file the file
     * @param sink takes the games in the order of the file
     * @return the result, without the games
     */
    public ImportResult stream(Path file, Consumer<? super Game> sink) {
        return open(file, sink::accept, null);
    }

    /** Reads bytes like {@link #stream(Path, Consumer)}. */
    public ImportResult stream(byte[] bytes, String name, Consumer<? super Game> sink) {
        return ImportRun.run(bytes, name, limits, sink::accept, null);
    }

    private ImportResult open(Path file, Consumer<Game> sink, List<Game> games) {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            // One more than allowed tells that there are too many, whatever size the system says.
            bytes = in.readNBytes((int) Math.min(limits.maxBytes() + 1, Integer.MAX_VALUE - 8));
        } catch (IOException e) {
            Detail why = new Detail.Name(e.getClass().getSimpleName());
            return new ImportResult.Failure(
                    new Problem(
                            Code.FILE_UNREADABLE, -1, new Place.WholeFile(), file.toString(), why));
        }
        Path name = file.getFileName();
        return ImportRun.run(bytes, name == null ? "" : name.toString(), limits, sink, games);
    }
}
