// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

class PositionTest {
    @Test
    void theMirroredPositionHasTheMirroredMoves() {
        for (Position position : Samples.many()) {
            Position mirrored = position.mirrored();
            assertEquals(
                    position.legalMoves().stream().map(Move::mirrored).collect(Collectors.toSet()),
                    new HashSet<>(mirrored.legalMoves()),
                    position::fen);
            assertEquals(position, mirrored.mirrored());
            assertEquals(position.isMate(), mirrored.isMate());
        }
    }

    @Test
    void theSwappedPositionHasTheRotatedMoves() {
        for (Position position : Samples.many()) {
            Position swapped = position.colourSwapped();
            assertNotEquals(position.sideToMove(), swapped.sideToMove());
            assertEquals(
                    position.legalMoves().stream().map(Move::rotated).collect(Collectors.toSet()),
                    new HashSet<>(swapped.legalMoves()),
                    position::fen);
            assertEquals(position, swapped.colourSwapped());
            assertEquals(position.inCheck(), swapped.inCheck());
        }
    }

    @Test
    void differentPositionsHaveDifferentKeys() {
        Map<Long, Position> keys = new HashMap<>();
        for (Position position : Samples.many()) {
            Position other = keys.putIfAbsent(position.key(), position);
            assertTrue(other == null || other.equals(position), position::fen);
        }
        assertTrue(keys.size() > 500, "enough positions: " + keys.size());
    }

    @Test
    void repetitionIsEqualityWhateverTheCounters() {
        Position position = Position.start();
        for (String move : List.of("b0c2", "b9c7", "c2b0", "c7b9")) {
            position = position.play(Samples.move(move));
        }
        assertEquals(Position.start(), position);
        assertEquals(Position.start().hashCode(), position.hashCode());
        assertEquals(4, position.sinceCapture());
        assertEquals(3, position.moveNumber());
        assertNotEquals(Position.start(), position.withSideToMove(Side.BLACK));
    }

    @Test
    void mateAndStalemate() {
        // Chariots on both back ranks: the king on e9 is attacked and rank 8 is covered.
        Position mate = Samples.position("R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1");
        assertTrue(mate.isMate());
        assertFalse(mate.isStalemate());
        // e9 is not attacked; d9 faces the other king, f9 and e8 are covered by chariots.
        Position stalemate = Samples.position("4k4/R8/9/9/9/9/9/9/9/3K1R3 b - - 0 1");
        assertTrue(stalemate.isStalemate());
        assertFalse(stalemate.isMate());
        assertEquals(List.of(), stalemate.legalMoves());
        assertFalse(Position.start().isMate());
    }

    @Test
    void aPositionIsNotChangedByPlay() {
        Position start = Position.start();
        String before = start.fen();
        Position after = start.play(Samples.move("h2h9"));
        assertEquals(before, start.fen());
        assertEquals(0, after.sinceCapture());
        assertNull(after.at(Points.of(7, 2)));
        start.board().make(Samples.move("h2e2").packed());
        assertEquals(before, start.fen());
        assertEquals(44, start.legalMoves().size());
    }

    @Test
    void pointsAndMovesAreNamedAsInIccs() {
        Set<String> names = new HashSet<>();
        for (int p = 0; p < Points.COUNT; p++) {
            names.add(Points.iccs(p));
            assertEquals(p, Points.mirror(Points.mirror(p)));
            assertEquals(p, Points.rotate(Points.rotate(p)));
            for (Side side : Side.values()) {
                int number = Points.fileNumber(p, side);
                assertEquals(Points.file(p), Points.fileOfNumber(number, side));
            }
        }
        assertEquals(90, names.size());
        assertEquals("h2e2", Samples.move("H2-E2").iccs());
        assertEquals(1, Points.fileNumber(Points.of(8, 0), Side.RED), "Red's right is file i");
        assertEquals(1, Points.fileNumber(Points.of(0, 9), Side.BLACK), "Black's right is file a");
        Move move = new Move(3, 84);
        assertEquals(move, Move.of(move.packed()));
    }
}
