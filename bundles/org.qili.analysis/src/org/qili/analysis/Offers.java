// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qili.board.Board;

/** Finds pairs of men of one kind and value that can take each other (CXA 1999, 28.5, 28.6). */
final class Offers {

    /** Checks by which the offering side may punish acceptance. */
    private static final int CHECKS = 4;

    private final Arena arena;
    private final Board board;
    private final MateSearch mates;
    private final Exchange exchange;
    private final CheckLines lines;
    private final GiveUps giveUps;

    Offers(Arena arena, Searches searches) {
        this.arena = arena;
        this.board = arena.board;
        this.mates = searches.mates();
        this.exchange = searches.exchange(arena, Exempt.NOTHING);
        this.lines = searches.checkLines(arena, exchange);
        this.giveUps = searches.giveUps();
    }

    /**
     * A pair.
     *
     * @param man id of the offered man of the side to move
     * @param other id of the man that may take it
     * @param outcome what acceptance leads to
     */
    record Pair(int man, int other, Offer.Outcome outcome) {}

    /** All pairs for the side to move, which imagines its opponent to take first. */
    List<Pair> find() {
        int n = arena.captures(0);
        int[] captures = Arrays.copyOf(arena.moves, n);
        List<Pair> pairs = new ArrayList<>();
        for (int capture : captures) {
            Offer.Outcome outcome = outcome(capture);
            if (outcome != null) {
                pairs.add(
                        new Pair(
                                board.manAt(Board.from(capture)),
                                board.manAt(Board.to(capture)),
                                outcome));
            }
        }
        return pairs;
    }

    /** What comes of the pair behind a capture; {@code null} if there is no such pair. */
    Offer.Outcome outcome(int capture) {
        int at = Board.from(capture);
        int otherAt = Board.to(capture);
        int value = arena.valueAt(at);
        if (value == 0
                || arena.kindAt(at) == Arena.PAWN
                || arena.kindAt(at) != arena.kindAt(otherAt)) {
            return null;
        }
        int acceptance = Board.move(otherAt, at);
        board.pass();
        if (!arena.allowed(acceptance)) {
            board.unpass();
            return null;
        }
        board.make(acceptance);
        Offer.Outcome outcome = afterAcceptance(at, value);
        board.unmake();
        board.unpass();
        return outcome;
    }

    private Offer.Outcome afterAcceptance(int at, int value) {
        int mark = giveUps.mark();
        boolean checked = arena.inCheck(board.side());
        if (!checked) {
            int length = mates.length(board);
            if (length == MateSearch.UNKNOWN) {
                return Offer.Outcome.UNKNOWN;
            }
            if (length > 0) {
                return Offer.Outcome.MATES;
            }
        }
        boolean costs =
                exchange.reply(at, null, null, 0) > value
                        || !checked && lines.wins(value + arena.values.weak(), CHECKS, 0);
        if (!giveUps.noneSince(mark)) {
            return Offer.Outcome.UNKNOWN;
        }
        return costs ? Offer.Outcome.COSTS_MATERIAL : Offer.Outcome.EVEN;
    }
}
