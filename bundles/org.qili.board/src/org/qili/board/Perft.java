// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/** Counts the legal move sequences of a given length, the usual proof of a move generator. */
public final class Perft {
    private Perft() {}

    /**
     * Returns the number of sequences of legal moves.
     *
     * @param position where they begin
     * @param depth their length, at least 0
     */
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : count(position.board(), depth);
    }

    /**
     * Returns the number of sequences of legal moves, which leaves the board as it was.
     *
     * @param board where they begin
     * @param depth their length, at least 1
     */
    public static long count(Board board, int depth) {
        return count(board, depth, new int[depth * Board.MAX_MOVES], 0);
    }

    private static long count(Board board, int depth, int[] buffer, int offset) {
        if (depth == 1) {
            return board.countLegalMoves(buffer, offset);
        }
        int moves = board.legalMoves(buffer, offset);
        long sum = 0;
        for (int i = offset; i < offset + moves; i++) {
            board.make(buffer[i]);
            sum += count(board, depth - 1, buffer, offset + moves);
            board.unmake();
        }
        return sum;
    }
}
