// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.List;

/**
 * What an arbiter counts at one position of a game: repetition (CXA 1999, 24) and the natural limit
 * (自然限着, CXA 1999, 4.2.4 and 23.3). It only counts; what follows is for the rules to say.
 *
 * @param occurrences how often the position has occurred in the game, including now; at least 1
 * @param sinceCapture plies since the last capture, those before the start position included
 * @param checksByRed checks given by Red since the last capture or the start
 * @param checksByBlack checks given by Black since the last capture or the start
 */
public record PositionCounters(
        int occurrences, int sinceCapture, int checksByRed, int checksByBlack) {

    /**
     * Counts along a game.
     *
     * @param start the position before the first move; its own check, if any, is not counted
     * @param moves legal moves
     * @return the counters at each position, one more than there are moves
     * @throws IllegalArgumentException if a move is illegal
     */
    public static List<PositionCounters> of(Position start, List<Move> moves) {
        List<PositionCounters> counters = new ArrayList<>(moves.size() + 1);
        Board board = start.board();
        int[] checks = new int[2];
        counters.add(new PositionCounters(1, board.sinceCapture(), 0, 0));
        for (Move move : moves) {
            int packed = move.packed();
            if (!board.isLegal(packed)) {
                throw new IllegalArgumentException(move + " is illegal in " + board.toPosition());
            }
            int mover = board.side();
            board.make(packed);
            if (board.lastCaptured() >= 0) {
                checks[0] = 0;
                checks[1] = 0;
            } else if (board.inCheck()) {
                checks[mover]++;
            }
            counters.add(
                    new PositionCounters(
                            board.occurrences(), board.sinceCapture(), checks[0], checks[1]));
        }
        return List.copyOf(counters);
    }

    /** Returns the checks given by a side since the last capture or the start. */
    public int checksBy(Side side) {
        return side == Side.RED ? checksByRed : checksByBlack;
    }

    /** Returns the complete rounds (回合) since the last capture; a ply left over is not counted. */
    public int roundsSinceCapture() {
        return sinceCapture / 2;
    }
}
