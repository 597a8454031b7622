// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.AbbreviatedNotation;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.DirectionSigns;
import org.qili.board.notation.Reading;
import org.qili.board.notation.ScoreReader;
import org.qili.board.notation.ScoreReader.Result;

class ScoreReaderTest {
    private static final AbbreviatedNotation BARE =
            new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.OMITTED);
    private static final ScoreReader READER = new ScoreReader(BARE, 10_000);

    private static List<Move> moves(String iccs) {
        List<Move> moves = new ArrayList<>();
        for (String move : iccs.split(" ")) {
            moves.add(Samples.move(move));
        }
        return moves;
    }

    @Test
    void anOpeningIsRestored() {
        Result result = READER.read(Position.start(), List.of("炮25", "马87", "马23", "车98"));
        assertEquals(new Result.Restored(moves("h2e2 h9g7 h0g2 i9h9")), result);
    }

    /** 炮24 may be h2h6 or h2f2. Only if the cannon stands on file 4 is 炮45 a move of it at all. */
    @Test
    void aLaterMoveDecidesAnEarlierOne() {
        assertEquals(new Reading.Many(moves("h2h6 h2f2")), BARE.read(Position.start(), "炮24"));
        Result result = READER.read(Position.start(), List.of("炮24", "马87", "炮47"));
        assertEquals(new Result.Restored(moves("h2f2 h9g7 f2c2")), result);
    }

    @Test
    void whatRemainsOpenIsShownMoveByMove() {
        List<String> texts = List.of("炮24", "马23", "兵71");
        Result.Ambiguous result =
                assertInstanceOf(Result.Ambiguous.class, READER.read(Position.start(), texts));
        assertEquals(2, result.readings());
        assertEquals(List.of(0), result.openPlies());
        assertEquals(List.of(moves("h2h6 h2f2"), moves("b9c7"), moves("c3c4")), result.choices());

        Result chosen = READER.read(Position.start(), texts, Map.of(0, Samples.move("h2f2")));
        assertEquals(new Result.Restored(moves("h2f2 b9c7 c3c4")), chosen);
    }

    @Test
    void theFirstUnreadablePlyIsNamed() {
        Result.Unreadable result =
                assertInstanceOf(
                        Result.Unreadable.class,
                        READER.read(Position.start(), List.of("炮25", "马87", "炮93", "车98")));
        assertEquals(2, result.ply());
        assertEquals(new Reading.Reason.NoSuchMan(), result.why().reason());
        assertEquals(List.of(moves("h2e2"), moves("h9g7")), result.choices());
    }

    @Test
    void theSearchIsBounded() {
        Result.LimitReached result =
                assertInstanceOf(
                        Result.LimitReached.class,
                        new ScoreReader(BARE, 3)
                                .read(Position.start(), List.of("炮25", "马87", "马23", "车98")));
        assertEquals(2, result.ply());
        assertEquals(List.of(moves("h2e2"), moves("h9g7")), result.choices());
        assertThrows(IllegalArgumentException.class, () -> new ScoreReader(BARE, 0));
    }

    @Test
    void nothingIsRestoredFromNothing() {
        assertEquals(new Result.Restored(List.of()), READER.read(Position.start(), List.of()));
    }

    @Test
    void theGamePlayedIsAlwaysAmongTheReadings() {
        Random random = new Random(75);
        int restored = 0;
        for (int game = 0; game < 30; game++) {
            Position start = game < 15 ? Position.start() : Samples.randomPosition(random);
            List<Position> positions = Samples.randomGame(start, random, 30);
            List<Move> played = new ArrayList<>();
            List<String> bare = new ArrayList<>();
            List<String> full = new ArrayList<>();
            for (int i = 0; i + 1 < positions.size(); i++) {
                Position position = positions.get(i);
                Position next = positions.get(i + 1);
                Move move =
                        position.legalMoves().stream()
                                .filter(m -> position.play(m).equals(next))
                                .findAny()
                                .orElseThrow();
                played.add(move);
                bare.add(BARE.write(position, move));
                full.add(new ChineseNotation(Script.TRADITIONAL).write(position, move));
            }
            assertEquals(
                    new Result.Restored(played),
                    new ScoreReader(new ChineseNotation(Script.SIMPLIFIED), 100).read(start, full));
            Result result = new ScoreReader(BARE, 200_000).read(start, bare);
            if (result instanceof Result.Ambiguous ambiguous) {
                for (int ply = 0; ply < played.size(); ply++) {
                    assertTrue(ambiguous.choices().get(ply).contains(played.get(ply)));
                }
                assertEquals(readings(start, bare, 0), ambiguous.readings());
            } else {
                assertEquals(new Result.Restored(played), result);
                restored++;
            }
        }
        assertTrue(restored > 0, "some games are unambiguous");
    }

    /** Counts the readings one by one. */
    private static long readings(Position position, List<String> texts, int ply) {
        if (ply == texts.size()) {
            return 1;
        }
        long sum = 0;
        for (Move move : new HashSet<>(BARE.read(position, texts.get(ply)).moves())) {
            sum += readings(position.play(move), texts, ply + 1);
        }
        return sum;
    }
}
