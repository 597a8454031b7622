// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import java.util.function.Consumer;
import org.qili.board.Game;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Limits;
import org.qili.formats.Place;
import org.qili.formats.Problem;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/** One run over the bytes of one file. */
public final class ImportRun {
    private ImportRun() {}

    /**
     * Reads a file.
     *
     * @param sink takes the games
     * @param games the list that the sink fills, or null if the games are not kept
     */
    public static ImportResult run(
            byte[] bytes, String name, Limits limits, Consumer<Game> sink, List<Game> games) {
        if (bytes.length > limits.maxBytes()) {
            return failure(Code.FILE_TOO_LARGE, "", new Detail.Number(limits.maxBytes()));
        }
        if (isBlank(bytes)) {
            return failure(Code.FILE_EMPTY, "", new Detail.None());
        }
        Input input = new Input(bytes, name);
        Format format = Detection.of(input);
        if (format == null) {
            return failure(Code.FORMAT_UNKNOWN, Bytes.hex(bytes, 0, 16), new Detail.None());
        }
        Moves moves = new Moves(sink);
        Report report = new Report(limits, moves, games != null);
        boolean text = format != Format.XQF && format != Format.CBR && format != Format.CBL;
        if (text && input.damage() != null) {
            Decoding.Damage damage = input.damage();
            report.warn(
                    Code.ENCODING_DAMAGED,
                    new Place.ByteOffset(damage.offset()),
                    damage.hex(),
                    new Detail.Name(input.text().encoding()));
        }
        Detection.reader(format).read(input, report);
        Format seen = format == Format.FEN && moves.any ? Format.ANNOTATED_FEN : format;
        return report.result(
                seen, text ? input.text().encoding() : "", games == null ? List.of() : games);
    }

    private static boolean isBlank(byte[] bytes) {
        for (byte b : bytes) {
            if (b != 0 && !Character.isWhitespace(b)) {
                return false;
            }
        }
        return true;
    }

    private static ImportResult failure(Code code, String found, Detail detail) {
        return new ImportResult.Failure(
                new Problem(code, -1, new Place.WholeFile(), found, detail));
    }

    /** Passes games on and notes whether any has moves. */
    private static final class Moves implements Consumer<Game> {
        private final Consumer<Game> sink;
        private boolean any;

        Moves(Consumer<Game> sink) {
            this.sink = sink;
        }

        @Override
        public void accept(Game game) {
            any |= !game.main().plies().isEmpty();
            sink.accept(game);
        }
    }
}
