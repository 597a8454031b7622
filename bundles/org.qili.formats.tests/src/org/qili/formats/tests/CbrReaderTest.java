// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qili.board.Game;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

class CbrReaderTest {
    private static final int RECORDS = 2214;

    private static Game sample() {
        Game moves =
                Reads.game(
                        "[Game \"Chinese Chess\"]\n{总评} 1. 炮二平五 (1. 兵七进一) (1. 相三进五)"
                                + " 马8进7 {屏风马} (1... 炮8平5 2. 马二进三 {顺炮}) 2. 马二进三 *");
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Title", "测试");
        tags.put("Event", "赛事");
        tags.put("Red", "甲");
        tags.put("RedTeam", "甲队");
        tags.put("Black", "乙");
        tags.put("BlackTeam", "乙队");
        tags.put("ECCO", "C05");
        tags.put(Game.RESULT, "0-1");
        tags.put(Game.COMMENT, "总评");
        return new Game(tags, moves.start(), moves.main());
    }

    @Test
    void record() {
        ImportResult.Games games = Reads.games(CbrFile.of(sample()), "");
        assertEquals(Format.CBR, games.format());
        assertEquals(List.of(), games.warnings());
        assertEquals(List.of(sample()), games.games());
    }

    @Test
    void generatedTrees() {
        Trees trees = new Trees(11);
        for (int i = 0; i < 100; i++) {
            Game game = trees.game();
            Game bare = new Game(Map.of(), game.start(), Trees.withoutMarks(game.main()));
            Game read = Reads.games(CbrFile.of(bare), "").games().get(0);
            assertEquals(bare, read);
        }
    }

    @Test
    void library() {
        Game other = Game.of(sample().start(), List.of());
        ImportResult.Games games = Reads.games(CbrFile.library(sample(), other), "x.cbl");
        assertEquals(Format.CBL, games.format());
        assertEquals(List.of(sample(), other), games.games());
        assertEquals(List.of(), games.warnings());
    }

    @Test
    void libraryWithoutRecords() {
        byte[] file = Arrays.copyOf("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII), 5000);
        assertEquals(Code.HEADER_DAMAGED, Reads.error(file, "").code());
    }

    @Test
    void truncated() {
        byte[] file = CbrFile.of(sample());
        Problem error = Reads.error(Arrays.copyOf(file, 2000), "");
        assertEquals(Code.TRUNCATED, error.code());
        assertEquals(new Place.ByteOffset(2000), error.place());
        assertEquals(new Detail.Number(RECORDS), error.detail());
        // The root with its comment of two characters, one move, half of another.
        ImportResult.Games games = Reads.games(Arrays.copyOf(file, RECORDS + 12 + 4 + 2), "");
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.TRUNCATED), Reads.codes(games));
    }

    @Test
    void byteThatIsNoMan() {
        byte[] file = CbrFile.of(sample());
        file[2120 + 40] = 0x33;
        Problem error = Reads.error(file, "");
        assertEquals(Code.HEADER_DAMAGED, error.code());
        assertEquals(new Place.ByteOffset(2160), error.place());
        assertEquals("33", error.found());
    }

    @Test
    void illegalMoveAndMoveOffTheBoard() {
        byte[] file = CbrFile.of(Reads.game("1. 炮二平五 马8进7"));
        // The second move, behind the root and the first: to index 1, b9, where a Black man stands.
        file[RECORDS + 8 + 3] = 1;
        ImportResult.Games games = Reads.games(file, "");
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_ILLEGAL), Reads.codes(games));
        assertEquals(new Place.ByteOffset(RECORDS + 8), games.warnings().get(0).place());
        file[RECORDS + 8 + 3] = 90;
        assertEquals(List.of(Code.MOVE_OFF_BOARD), Reads.codes(Reads.games(file, "")));
    }

    @Test
    void absurdCommentLength() {
        byte[] file = CbrFile.of(sample());
        file[RECORDS + 7] = (byte) 0x80;
        ImportResult.Games games = Reads.games(file, "");
        assertEquals(List.of(Code.COMMENT_TOO_LONG), Reads.codes(games));
        assertEquals(new Place.ByteOffset(RECORDS), games.warnings().get(0).place());
    }
}
