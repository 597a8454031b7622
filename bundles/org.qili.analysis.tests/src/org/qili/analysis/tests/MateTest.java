// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Mate;
import org.qili.analysis.Truth;
import org.qili.board.Move;
import org.qili.board.Position;

class MateTest {
    private static final Limits DEEP = new Limits(30, 20_000_000, 1);

    static Stream<String[]> mates() {
        return Samples.rows("mates.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("mates")
    void theShortestMateIsFound(String id, String length, String fen) {
        Position position = Samples.position(fen);
        Mate mate = new Analyser(DEEP).mate(position);
        assertEquals(Truth.YES, mate.found(), id);
        assertEquals(Integer.parseInt(length), mate.length(), id);
        assertEquals(mate.firstMoves().get(0), mate.line().get(0), id);
        assertMates(position, mate.line(), id);
    }

    /** Every second move checks, and nothing answers the last. */
    private static void assertMates(Position start, List<Move> line, String id) {
        Position position = start;
        for (int i = 0; i < line.size(); i++) {
            position = position.play(line.get(i));
            if (i % 2 == 0) {
                assertTrue(position.inCheck(), id + ", move " + i);
            }
        }
        assertTrue(position.isMate(), id);
    }

    @Test
    void everyFirstMoveOfTheShortestLengthIsNamed() {
        // One chariot holds the eighth rank; the other mates on the ninth. The horse
        // has no check.
        Mate mate =
                new Analyser(DEEP).mate(Samples.position("4k4/R8/9/9/9/9/9/9/9/1R1K3N1 w - - 0 1"));
        assertEquals("b0b9", Samples.iccs(mate.firstMoves()));
    }

    @Test
    void aQuietMoveThatLeavesNoMoveIsNoMateByChecks() {
        // After c7d7 the pawn takes d8 and the facing king e9: Black has no move, but no check was
        // given. He has lost (CXA 1999, 3.2), yet it is no threat to mate (28.2: 将死).
        Position position = Samples.position("3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1");
        assertTrue(position.play(Samples.moves("c7d7").get(0)).isStalemate());
        Mate mate = new Analyser(DEEP).mate(position);
        assertEquals(new Mate(Truth.NO, 0, List.of(), List.of()), mate);
    }

    @Test
    void aLimitMakesTheAnswerUnknown() {
        Position position = Samples.position("9/3k5/3cb4/p2P4p/8r/9/P3R4/3C5/9/2BAKAB2 w - - 0 1");
        assertEquals(Truth.UNKNOWN, new Analyser(new Limits(30, 10, 1)).mate(position).found());
        assertEquals(
                Truth.UNKNOWN, new Analyser(new Limits(4, 1_000_000, 1)).mate(position).found());
        assertEquals(5, new Analyser(new Limits(5, 1_000_000, 1)).mate(position).length());
    }

    /** A mate longer than the depth looked at is not denied: every sample, one move too shallow. */
    @ParameterizedTest
    @MethodSource("mates")
    void aMateBeyondTheDepthIsNotDenied(String id, String length, String fen) {
        for (int depth : new int[] {1, Integer.parseInt(length) - 1}) {
            if (depth >= 1 && depth < Integer.parseInt(length)) {
                Limits limits = new Limits(depth, 200_000, 1);
                assertEquals(
                        Truth.UNKNOWN,
                        new Analyser(limits).mate(Samples.position(fen)).found(),
                        id + " at " + depth);
            }
        }
    }

    /**
     * A lone chariot checks a bare king for ever: a check along the rank leaves the file free, one
     * along the file the neighbouring file, of which only f belongs to the red king. No depth makes
     * a mate of it, and none is needed to know that.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10})
    void checksWithoutEndAreNoMate(int depth) {
        Position position = Samples.position("3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1");
        Limits limits = new Limits(depth, 200_000, 1);
        assertEquals(Truth.NO, new Analyser(limits).mate(position).found());
    }

    /** What a shallow search denies, a deeper one does not find. */
    @Test
    void aDenialHoldsAtAnyDepth() {
        Analyser shallow = new Analyser(new Limits(2, 200_000, 1));
        Analyser deep = new Analyser(new Limits(9, 2_000_000, 1));
        Random random = new Random(20261130);
        int denied = 0;
        for (int game = 0; game < 40; game++) {
            Position position = Position.start();
            for (int ply = 0; ply < 120; ply++) {
                List<Move> legal = position.legalMoves();
                if (legal.isEmpty()) {
                    break;
                }
                position = position.play(legal.get(random.nextInt(legal.size())));
                if (shallow.mate(position).found() == Truth.NO) {
                    denied++;
                    assertEquals(Truth.NO, deep.mate(position).found(), position.toString());
                }
            }
        }
        assertTrue(denied > 1000, "only " + denied);
    }
}
