// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.qili.board.Fault;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Man;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/** What the last steps of all readers have in common: from raw parts to a game. */
final class GameMaker {
    private final Report report;
    private final LongFunction<Place> places;
    private final Map<String, String> tags = new LinkedHashMap<>();

    /** Creates a maker for one game. */
    GameMaker(Report report, LongFunction<Place> places) {
        this.report = report;
        this.places = places;
    }

    Map<String, String> tags() {
        return tags;
    }

    /** Sets a tag unless the value is blank. */
    void tag(String name, String value) {
        String line = Comments.oneLine(value);
        if (!line.isEmpty()) {
            tags.put(name, line);
        }
    }

    /** Takes the result at the end of the moves, if there is one, beside that of the header. */
    void result(String atEnd, long offset) {
        String header = tags.get(Game.RESULT);
        if (header != null) {
            Results.parse(header).ifPresent(r -> tags.put(Game.RESULT, r));
            header = tags.get(Game.RESULT);
        }
        if (atEnd == null || atEnd.equals(Results.OPEN) || atEnd.equals(header)) {
            return;
        }
        if (header == null || header.isEmpty() || header.equals(Results.OPEN)) {
            tags.put(Game.RESULT, atEnd);
        } else {
            report.warn(Code.RESULT_CONFLICT, places.apply(offset), atEnd, new Detail.Name(header));
        }
    }

    /** Reads the start position, or fails with all its faults. */
    Position fen(String fen, long offset) {
        FenResult result = Fen.parse(fen);
        if (result instanceof FenResult.Ok ok) {
            suspicious(ok.warnings(), offset, fen);
            return ok.position();
        }
        List<Fault> faults = ((FenResult.Bad) result).faults();
        Fault first = faults.stream().filter(Fault::isError).findFirst().orElse(faults.get(0));
        report.fail(
                Code.POSITION_INVALID,
                places.apply(offset + Math.max(0, first.offset())),
                first.found().isEmpty() ? fen : first.found(),
                new Detail.Faults(faults));
        return null;
    }

    private void suspicious(List<Fault> faults, long offset, String found) {
        if (!faults.isEmpty()) {
            report.warn(
                    Code.POSITION_SUSPICIOUS,
                    places.apply(offset),
                    found,
                    new Detail.Faults(faults));
        }
    }

    /**
     * Checks a start position whose side to move may be stated wrongly or not at all: the man that
     * moves first tells it.
     *
     * @param setup the men
     * @param stated whether the file states the side to move
     * @param offset where the position stands
     * @return the position, or null after a failure
     */
    Position start(Setup setup, boolean stated, RawLine main, long offset) {
        Setup used = setup;
        if (!main.plies.isEmpty() && main.plies.get(0).packed >= 0) {
            Man first = setup.at(main.plies.get(0).packed >> 7);
            if (first != null && first.side() != setup.sideToMove()) {
                used = setup.withSideToMove(first.side());
                if (stated) {
                    report.warn(
                            Code.SIDE_CORRECTED,
                            places.apply(offset),
                            "",
                            new Detail.Name(first.side().name()));
                }
            }
        }
        if (used.check() instanceof Setup.Result.Invalid && used == setup && main.plies.isEmpty()) {
            // Without a move the other side may be the one that is in check and to move.
            Side other = setup.sideToMove().opponent();
            if (setup.withSideToMove(other).check() instanceof Setup.Result.Valid) {
                used = setup.withSideToMove(other);
            }
        }
        Setup.Result result = used.check();
        if (result instanceof Setup.Result.Valid valid) {
            suspicious(valid.warnings(), offset, "");
            return valid.position();
        }
        report.fail(
                Code.POSITION_INVALID,
                places.apply(offset),
                "",
                new Detail.Faults(((Setup.Result.Invalid) result).faults()));
        return null;
    }

    /** Checks the moves and hands the game on, unless it has moves of which none can be read. */
    void finish(Position start, RawLine main) {
        if (!main.comment.isEmpty()) {
            tags.merge(Game.COMMENT, main.comment, Comments::join);
        }
        Line line = new Resolver(report, places, start, main).resolve(main);
        if (main.plies.isEmpty() || !line.plies().isEmpty()) {
            report.accept(new Game(tags, start, line));
        }
    }
}
