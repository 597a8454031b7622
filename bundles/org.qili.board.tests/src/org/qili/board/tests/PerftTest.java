// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.board.Board;
import org.qili.board.Fen;
import org.qili.board.Perft;
import org.qili.board.Position;

/**
 * Counts of legal move sequences. The figures are those that several independent programs agree on;
 * deeper ones are left to the benchmark.
 */
class PerftTest {
    private static final int DEPTH = 5;
    private static final int DETAIL_DEPTH = 4;

    static Stream<Arguments> counts() {
        return Samples.table("perft.tsv").stream().map(row -> Arguments.of(row[0], row));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void countsAreExact(String name, String[] row) {
        Position position = Samples.position(row[1]);
        for (int depth = 1; depth <= Math.min(DEPTH, row.length - 2); depth++) {
            if (!row[depth + 1].isEmpty()) {
                assertEquals(
                        Long.parseLong(row[depth + 1]),
                        Perft.count(position, depth),
                        name + " at depth " + depth);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void fenIsReproduced(String name, String[] row) {
        assertEquals(row[1], Fen.format(Samples.position(row[1])), name);
    }

    @Test
    void nothingIsOneSequence() {
        assertEquals(1, Perft.count(Position.start(), 0));
    }

    static Stream<Arguments> details() {
        return Samples.table("perft-detail.tsv").stream()
                .filter(row -> Integer.parseInt(row[2]) <= DETAIL_DEPTH)
                .map(row -> Arguments.of(row[0] + " at depth " + row[2], row));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("details")
    void lastMovesAreToldApart(String name, String[] row) {
        long[] counts = new long[4];
        detail(Samples.position(row[1]).board(), Integer.parseInt(row[2]), counts);
        long[] expected = new long[4];
        for (int i = 0; i < 4; i++) {
            expected[i] = Long.parseLong(row[3 + i]);
        }
        assertArrayEquals(expected, counts, name);
    }

    /**
     * Counts sequences and those whose last move checks or captures; and, as the figures have it,
     * the mates that stand before the last move, since only there the moves are listed.
     */
    private static void detail(Board board, int depth, long[] counts) {
        int[] moves = new int[Board.MAX_MOVES];
        int count = board.legalMoves(moves, 0);
        if (depth == 1) {
            counts[0] += count;
            counts[1] += board.legalChecks(moves, 0);
            counts[2] += board.legalCaptures(moves, 0);
            counts[3] += count == 0 && board.inCheck() ? 1 : 0;
            return;
        }
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            detail(board, depth - 1, counts);
            board.unmake();
        }
    }
}
