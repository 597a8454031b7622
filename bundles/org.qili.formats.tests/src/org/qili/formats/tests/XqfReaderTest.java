// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Game;
import org.qili.board.Side;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

class XqfReaderTest {
    private static final int HEADER = 1024;

    private static Game sample() {
        Game moves =
                Reads.game(
                        "[Game \"Chinese Chess\"]\n{注解} 1. 炮二平五 {当头炮} (1. 兵七进一 卒7进1"
                                + " (1... 炮2平3)) (1. 相三进五) 马8进7 2. 马二进三 {上马} *");
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Title", "中炮对屏风马");
        tags.put("Red", "红方棋手");
        tags.put("Black", "黑方棋手");
        tags.put(Game.RESULT, "1/2-1/2");
        tags.put(Game.COMMENT, "注解");
        return new Game(tags, moves.start(), moves.main());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 11, 12, 15, 16, 18})
    void everyVersion(int version) {
        ImportResult.Games games = Reads.games(XqfFile.of(sample(), version), "");
        assertEquals(Format.XQF, games.format());
        assertEquals(List.of(), games.warnings());
        assertEquals(List.of(sample()), games.games());
        assertEquals(7, games.nodes());
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 18})
    void generatedTrees(int version) {
        Trees trees = new Trees(7);
        for (int i = 0; i < 100; i++) {
            Game game = trees.game();
            Game bare = new Game(Map.of(), game.start(), Trees.withoutMarks(game.main()));
            Game read = Reads.games(XqfFile.of(bare, version), "").games().get(0);
            assertEquals(bare.main(), read.main());
            assertEquals(bare.start(), read.start());
        }
    }

    /**
     * A header worked out by hand. Key 1 gives (1·1·54 + 221)·1 = 275, modulo 256 = 19; so the man
     * of slot 0, the Red chariot on a0 = 0, is stored as 19 at place (0 − 19 − 1) mod 32 = 12.
     */
    @Test
    void keysByHand() {
        byte[] file = XqfFile.of(Game.of(sample().start(), List.of()), 10);
        byte[] keyed = file.clone();
        keyed[2] = 12;
        keyed[13] = 1;
        keyed[12] = (byte) 255;
        for (int slot = 0; slot < 32; slot++) {
            keyed[16 + (slot + 12) % 32] = (byte) (file[16 + slot] + 19);
        }
        // Keys 0 of the moves: (0 + 221)·19 = 4199, modulo 256 = 103, and 221·103 modulo 256 = 235.
        keyed[HEADER] = (byte) (24 + 103);
        keyed[HEADER + 1] = (byte) (32 + 235);
        Game game = Reads.game(Arrays.copyOf(keyed, HEADER + 4));
        assertEquals(sample().start(), game.start());
    }

    @Test
    void firstMoveTellsTheSide() {
        Game game =
                Reads.game(
                        "[Game \"Chinese Chess\"]\n[FEN \"3ak4/9/9/9/9/9/9/4B4/4A4/3AK4 b\"]\n"
                                + "1... 士4进5 *");
        byte[] file = XqfFile.of(game, 10);
        file[50] = 0;
        ImportResult.Games games = Reads.games(file, "");
        assertEquals(List.of(Code.SIDE_CORRECTED), Reads.codes(games));
        assertEquals(Side.BLACK, games.games().get(0).start().sideToMove());
    }

    @Test
    void truncatedHeader() {
        byte[] file = Arrays.copyOf(XqfFile.of(sample(), 18), 500);
        Problem error = Reads.error(file, "");
        assertEquals(Code.TRUNCATED, error.code());
        assertEquals(new Place.ByteOffset(500), error.place());
        assertEquals(new Detail.Number(HEADER), error.detail());
    }

    @Test
    void truncatedMovesKeepWhatIsThere() {
        byte[] file = XqfFile.of(sample(), 10);
        // The root with its comment, four bytes in GB18030, and the first move with six.
        ImportResult.Games games = Reads.games(Arrays.copyOf(file, HEADER + 12 + 14 + 3), "");
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.TRUNCATED), Reads.codes(games));
        assertEquals(new Place.ByteOffset(HEADER + 29), games.warnings().get(0).place());
    }

    @Test
    void absurdCommentLength() {
        byte[] file = XqfFile.of(sample(), 10);
        // The length behind the four bytes of the first move.
        file[HEADER + 12 + 4 + 3] = 0x7F;
        ImportResult.Games games = Reads.games(file, "");
        assertEquals(List.of(Code.COMMENT_TOO_LONG), Reads.codes(games));
        assertEquals(new Place.ByteOffset(HEADER + 12), games.warnings().get(0).place());
    }

    @Test
    void illegalMoveEndsItsLine() {
        byte[] file = XqfFile.of(Reads.game("1. 炮二平五 马8进7 2. 马二进三"), 10);
        // The third move, behind the root and two moves of eight bytes each: to h2 instead of g2.
        file[HEADER + 8 + 16 + 1] += 10;
        ImportResult.Games games = Reads.games(file, "");
        assertEquals("h2e2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_ILLEGAL), Reads.codes(games));
        assertEquals(new Place.ByteOffset(HEADER + 24), games.warnings().get(0).place());
        file[HEADER + 8 + 16 + 1] = (byte) 200;
        assertEquals(List.of(Code.MOVE_OFF_BOARD), Reads.codes(Reads.games(file, "")));
    }

    @Test
    void wrongSignatureUnderTheName() {
        byte[] file = XqfFile.of(sample(), 18);
        file[0] = 'Y';
        Problem error = Reads.error(file, "game.XQF");
        assertEquals(Code.HEADER_DAMAGED, error.code());
        assertEquals("59 51", error.found());
        assertEquals(new Detail.Name("XQ"), error.detail());
    }

    @Test
    void keysThatContradictEachOtherAreReported() {
        byte[] file = XqfFile.of(Game.of(sample().start(), List.of()), 18);
        file[12]++;
        assertEquals(Code.HEADER_DAMAGED, Reads.codes(Reads.games(file, "")).get(0));
    }

    @Test
    void unknownVersionIsReported() {
        byte[] file = XqfFile.of(sample(), 19);
        ImportResult.Games games = Reads.games(file, "");
        assertEquals(List.of(Code.VERSION_UNKNOWN), Reads.codes(games));
        assertEquals(sample().main(), games.games().get(0).main());
    }

    @Test
    void missingKing() {
        byte[] file = XqfFile.of(Game.of(sample().start(), List.of()), 10);
        file[16 + 4] = (byte) 0xFF;
        Problem error = Reads.error(file, "");
        assertEquals(Code.POSITION_INVALID, error.code());
        assertEquals(new Place.ByteOffset(16), error.place());
    }
}
