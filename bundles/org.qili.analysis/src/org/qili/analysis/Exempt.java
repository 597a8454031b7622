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

    Exempt(List<Pair> pairs) {
        this.pairs = pairs.toArray(Pair[]::new);
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
            if (man == pair.man && (victim == pair.other || victim >= 0 && to == pair.otherAt)) {
                return true;
            }
        }
        return false;
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
