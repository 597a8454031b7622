// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import org.qili.board.Board;

/**
 * A line of checks found in one position (frame coordinates).
 *
 * @param first the first check
 * @param attacker id of the man that gives it
 * @param balance what the line wins at least, one of {@link Values#balances}
 * @param victims bits of ids of the men that may fall
 * @param main the most valuable of them
 * @param pawnPaid whether it costs a pawn
 * @param moves the line against one defence
 * @param exact whether no limit was hit in finding it
 */
record CheckLine(
        int first,
        int attacker,
        int balance,
        long victims,
        int main,
        boolean pawnPaid,
        List<Integer> moves,
        boolean exact) {

    /** The most valuable victim; of equals the one with the lowest id. */
    static int mainVictim(Arena arena, long victims) {
        Board board = arena.board;
        int best = -1;
        int value = -1;
        for (int id = 0; id < Board.IDS; id++) {
            if ((victims >> id & 1) != 0 && board.pointOf(id) >= 0) {
                int v = arena.valueAt(board.pointOf(id));
                if (v > value) {
                    value = v;
                    best = id;
                }
            }
        }
        return best;
    }
}
