// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Board;

/**
 * Captures that don't count as threats because they only make an exchange that was offered: the
 * offered man may not take on the other one's point (兑 is not 捉, CXA 1999, 28.5), whoever stands
 * there by then. Other men may.
 */
final class Exempt {

    /** Nothing is exempt. */
    static final Exempt NOTHING = new Exempt(List.of());

    /**
     * One offered exchange.
     *
     * @param man id of the offered man
     * @param other id of the man it faces
     * @param otherAt where that one stands
     */
    record Pair(int man, int other, int otherAt) {}

    private final Pair[] pairs;

    /** Whether only the capture of the very man on the very point is exempt. */
    private final boolean inPlace;

    Exempt(List<Pair> pairs) {
        this(pairs, false);
    }

    private Exempt(List<Pair> pairs, boolean inPlace) {
        this.pairs = pairs.toArray(Pair[]::new);
        this.inPlace = inPlace;
    }

    /** Exempts only the exchanges as they are offered: the man it faces, where that one stands. */
    static Exempt inPlace(List<Pair> pairs) {
        return new Exempt(pairs, true);
    }

    boolean isEmpty() {
        return pairs.length == 0;
    }

    /** Whether a move of the board executes an exempt exchange. */
    boolean bars(Board board, int move) {
        if (pairs.length == 0) {
            return false;
        }
        int man = board.manAt(Board.from(move));
        int to = Board.to(move);
        int victim = board.manAt(to);
        for (Pair pair : pairs) {
            boolean taken = victim == pair.other;
            boolean there = victim >= 0 && to == pair.otherAt;
            if (man == pair.man && (inPlace ? taken && there : taken || there)) {
                return true;
            }
        }
        return false;
    }

    /** Tells apart positions that are alike but for the men it is about having changed places. */
    long places(Board board) {
        long places = 0;
        for (Pair pair : pairs) {
            places =
                    92 * (92 * places + board.pointOf(pair.man) + 1)
                            + board.pointOf(pair.other)
                            + 1;
        }
        return places;
    }

    /** The same pairs on a board that holds the same men on the same points, except some. */
    Exempt renumbered(Board from, Board to) {
        List<Pair> kept = new ArrayList<>();
        for (Pair pair : pairs) {
            int man = to.manAt(from.pointOf(pair.man));
            int other = to.manAt(from.pointOf(pair.other));
            if (man >= 0 && other >= 0) {
                kept.add(new Pair(man, other, pair.otherAt));
            }
        }
        return kept.isEmpty() ? NOTHING : new Exempt(kept);
    }
}
