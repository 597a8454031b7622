// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Mark;
import org.qili.board.Move;
import org.qili.board.Ply;
import org.qili.board.Position;
import org.qili.board.PositionCounters;
import org.qili.board.Side;

class GameTest {
    private static List<Move> moves(String iccs) {
        List<Move> moves = new ArrayList<>();
        for (String move : iccs.split(" ")) {
            moves.add(Samples.move(move));
        }
        return moves;
    }

    @Test
    void positionsAreOneMoreThanMoves() {
        Game game = Game.of(Position.start(), moves("h2e2 h9g7 h0g2"));
        assertEquals(4, game.positions().size());
        assertEquals(Position.start(), game.positions().get(0));
        assertEquals(Side.BLACK, game.positions().get(3).sideToMove());
        assertEquals(-1, game.firstIllegal());
        assertEquals(moves("h2e2 h9g7 h0g2"), game.moves());
    }

    @Test
    void theFirstIllegalMoveIsFound() {
        Game game = Game.of(Position.start(), moves("h2e2 h9g7 h0h1 a0a9"));
        assertEquals(2, game.firstIllegal(), "a horse does not go one point");
        assertThrows(IllegalArgumentException.class, game::positions);
    }

    @Test
    void occurrencesAreCounted() {
        Game game =
                Game.of(Position.start(), moves("b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9 h2e2"));
        assertEquals(List.of(1, 1, 1, 1, 2, 2, 2, 2, 3, 1), Game.occurrences(game.positions()));
    }

    @Test
    void recordsDoNotChangeAfterwards() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Red", "甲");
        tags.put("Black", "乙");
        tags.put(Game.RESULT, "1-0");
        List<Line> variations = new ArrayList<>(List.of(Line.of(moves("h2f2 h9g7"))));
        Ply first =
                new Ply(
                        Samples.move("h2e2"),
                        "中炮",
                        List.of(Mark.Glyph.GOOD, new Mark.Arrow(25, 22)),
                        variations);
        Game game = new Game(tags, Position.start(), new Line(List.of(first)));
        tags.clear();
        variations.clear();
        assertEquals(List.of("Red", "Black", "Result"), List.copyOf(game.tags().keySet()));
        assertEquals(1, game.main().plies().get(0).variations().size());
        assertThrows(UnsupportedOperationException.class, () -> game.tags().clear());
    }

    /** Counts by hand along a game with two checks, a capture and a repetition. */
    @Test
    void countersOfTheArbiter() {
        // Red's chariot checks from e5 and d5, the king steps aside; then a pawn is taken.
        Position start = Samples.position("4k4/9/9/9/R8/8p/9/9/9/3K5 w - - 7 30");
        List<Move> moves = moves("a5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5i5 f9e9 i5i4 e9e8");
        List<PositionCounters> counters = PositionCounters.of(start, moves);
        assertEquals(new PositionCounters(1, 7, 0, 0), counters.get(0));
        assertEquals(new PositionCounters(1, 8, 1, 0), counters.get(1));
        assertEquals(new PositionCounters(1, 10, 2, 0), counters.get(3));
        // After f5e5 the position after a5e5 stands again, and after e9f9 the next one.
        assertEquals(new PositionCounters(2, 12, 3, 0), counters.get(5));
        assertEquals(new PositionCounters(2, 13, 3, 0), counters.get(6));
        assertEquals(new PositionCounters(1, 14, 3, 0), counters.get(7));
        assertEquals(7, counters.get(7).roundsSinceCapture());
        assertEquals(3, counters.get(7).checksBy(Side.RED));
        assertEquals(0, counters.get(7).checksBy(Side.BLACK));
        assertEquals(new PositionCounters(1, 0, 0, 0), counters.get(9));
        assertEquals(new PositionCounters(1, 1, 0, 0), counters.get(10));
        assertThrows(
                IllegalArgumentException.class, () -> PositionCounters.of(start, moves("a5b4")));
    }
}
