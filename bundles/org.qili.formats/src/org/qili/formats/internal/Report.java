// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
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

/** Collects what one run over a file yields, and keeps it within its limits. */
public final class Report {
    private static final int MAX_WARNINGS = 200;

    /** How many positions may be looked at in one file to tell what ambiguous moves mean. */
    private static final int MAX_POSITIONS = 3_000_000;

    private final Limits limits;
    private final Consumer<Game> sink;
    private final boolean kept;
    private final List<Problem> warnings = new ArrayList<>();
    private Problem error;
    private int unlisted;
    private int games;
    private int nodes;
    private int nodesBefore;
    private long positions;
    private boolean stopped;

    /**
     * Creates an empty report.
     *
     * @param limits what is allowed
     * @param sink takes each game as soon as it is complete
     * @param kept whether the games are kept, so that their moves count together
     */
    public Report(Limits limits, Consumer<Game> sink, boolean kept) {
        this.limits = limits;
        this.sink = sink;
        this.kept = kept;
    }

    Limits limits() {
        return limits;
    }

    /** Index of the game that is being read. */
    int game() {
        return games;
    }

    /** Notes something about the game being read that does not prevent it. */
    void warn(Code code, Place place, String found, Detail detail) {
        add(new Problem(code, games, place, Quote.of(found), detail));
    }

    /** Notes that a game cannot be had at all. If it remains without any, this is the error. */
    void fail(Code code, Place place, String found, Detail detail) {
        Problem problem = new Problem(code, -1, place, Quote.of(found), detail);
        if (error == null) {
            error = problem;
        }
        add(problem);
    }

    /** Notes something that leaves a game without any move, or not. */
    void note(boolean fatal, Code code, Place place, String found, Detail detail) {
        if (fatal) {
            fail(code, place, found, detail);
        } else {
            warn(code, place, found, detail);
        }
    }

    private void add(Problem problem) {
        if (warnings.size() < MAX_WARNINGS) {
            warnings.add(problem);
        } else {
            unlisted++;
        }
    }

    /** Counts a move; if there are too many says so once and returns false. */
    boolean node(Place place) {
        if (nodes - nodesBefore >= limits.maxNodes()) {
            stop(Code.TOO_MANY_MOVES, place, limits.maxNodes());
            return false;
        }
        nodes++;
        return true;
    }

    private void stop(Code code, Place place, int limit) {
        if (!stopped) {
            stopped = true;
            warn(code, place, "", new Detail.Number(limit));
        }
    }

    /** Says whether a search through so many positions is still allowed, and counts them. */
    boolean search(int size) {
        positions += size;
        return positions <= MAX_POSITIONS;
    }

    /** Says whether a limit was reached, so that nothing more should be read. */
    boolean stopped() {
        return stopped;
    }

    /** Says whether another game may begin; if not says so once. */
    boolean room(Place place) {
        if (games >= limits.maxGames()) {
            stop(Code.TOO_MANY_GAMES, place, limits.maxGames());
        }
        return !stopped;
    }

    /** Hands on a complete game. */
    void accept(Game game) {
        sink.accept(game);
        games++;
        if (!kept) {
            nodesBefore = nodes;
        }
    }

    /** Returns what became of the file. */
    public ImportResult result(Format format, String encoding, List<Game> list) {
        if (games == 0) {
            return new ImportResult.Failure(error != null ? error : firstOrUnknown());
        }
        if (unlisted > 0) {
            warnings.add(
                    new Problem(
                            Code.MORE_PROBLEMS,
                            -1,
                            new Place.WholeFile(),
                            "",
                            new Detail.Number(unlisted)));
        }
        return new ImportResult.Games(format, encoding, list, games, nodes, warnings);
    }

    private Problem firstOrUnknown() {
        return warnings.isEmpty()
                ? new Problem(Code.FORMAT_UNKNOWN, -1, new Place.WholeFile(), "", new Detail.None())
                : warnings.get(0);
    }
}
