// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Game;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

class PlainReaderTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马8进7\n2. 马二进三 车9平8",
                "  1.炮二平五      马８进７  \n  2.马二进三      车９平８",
                "1.炮二平五马8进72.马二进三车9平8",
                "1炮二平五马8进72马二进三车9平8",
                "炮二平五马8进7马二进三车9平8",
                "炮二平五，马8进7；马二进三，车9平8",
                "炮二平五\n马8进7\n马二进三\n车9平8\n",
                "1．炮二平五　马8进7　2．马二进三　车9平8",
                "h2e2h9g7h0g2i9h9",
                "h3e3 h10g8 h1g3 i10h10",
                "1. C2=5 H8+7 2. H2+3 R9=8",
                "C2=5H8+7H2+3R9=8"
            })
    void movesHoweverTheyAreDivided(String text) {
        ImportResult.Games games = Reads.games(text);
        assertEquals(Format.TEXT, games.format());
        assertEquals(List.of(), games.warnings());
        assertEquals("h2e2 h9g7 h0g2 i9h9", Reads.moves(games.games().get(0)));
    }

    /** 炮25 can only go sideways, 马87 only forward, since each other way is blocked or off. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮25 马87 2. 马23 车98",
                "1.炮25马872.马23车98",
                "1. 炮2=5 马8+7 2. 马2+3 车9=8",
                "1. 炮2-5 马8/7 2. 马2/3 车9-8"
            })
    void abbreviatedNotation(String text) {
        assertEquals("h2e2 h9g7 h0g2 i9h9", Reads.moves(Reads.game(text)));
    }

    /** 炮84 may go forward or sideways, but only a cannon on file 4 can then play 炮42, forward. */
    @Test
    void laterMovesRestoreAnAmbiguousOne() {
        ImportResult.Games games = Reads.games("1. 炮84 马87 2. 炮42 马23");
        assertEquals(List.of(), games.warnings());
        assertEquals("b2f2 h9g7 f2f4 b9c7", Reads.moves(games.games().get(0)));
    }

    @Test
    void ambiguousMoveIsAskedAbout() {
        ImportResult.Games games = Reads.games("1. 马23 马87 2. 炮84");
        assertEquals("h0g2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_AMBIGUOUS), Reads.codes(games));
        assertEquals(new Place.LineColumn(1, 15), games.warnings().get(0).place());
        Detail.Choices choices =
                assertInstanceOf(Detail.Choices.class, games.warnings().get(0).detail());
        assertEquals(List.of("炮八进四", "炮八平四"), choices.written());
    }

    @Test
    void headings() {
        ImportResult.Games games = Reads.games("全国象棋个人赛\n红方：甲\n黑方: 乙\n结果：红胜\n其他的话\n1. 炮二平五 马8进7\n");
        Game game = games.games().get(0);
        assertEquals("全国象棋个人赛", game.tags().get("Title"));
        assertEquals("甲", game.tags().get("Red"));
        assertEquals("乙", game.tags().get("Black"));
        assertEquals("1-0", game.tags().get(Game.RESULT));
        assertEquals(List.of(Code.TEXT_IGNORED), Reads.codes(games));
        assertEquals(new Place.LineColumn(5, 1), games.warnings().get(0).place());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马8进7（红胜）",
                "1. 炮二平五 马8进7 红胜",
                "1. 炮二平五 马8进7\n1-0",
                "1. 炮二平五 马8进7 1-0"
            })
    void resultAtTheEnd(String text) {
        assertEquals("1-0", Reads.game(text).tags().get(Game.RESULT));
    }

    @Test
    void numbersThatStartAgainBeginANewGame() {
        ImportResult.Games games = Reads.games("1. 炮二平五 马8进7 1-0\n1. 兵七进一 卒7进1 0-1\n");
        assertEquals(
                List.of("h2e2 h9g7", "c3c4 g6g5"),
                games.games().stream().map(Reads::moves).toList());
    }

    @Test
    void remarkOnItsOwnLineIsPassedOver() {
        ImportResult.Games games = Reads.games("1. 炮二平五 马8进7\n以下略去\n2. 马二进三");
        assertEquals("h2e2 h9g7 h0g2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.TEXT_IGNORED), Reads.codes(games));
    }

    @Test
    void misspeltMoveEndsTheGame() {
        ImportResult.Games games = Reads.games("1. 炮二平五 马8进7\n2. 马二近三 车9平8");
        assertEquals("h2e2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_UNREADABLE), Reads.codes(games));
        assertEquals("马二近三", games.warnings().get(0).found());
        assertEquals(new Place.LineColumn(2, 4), games.warnings().get(0).place());
    }

    @Test
    void textWithoutMovesIsNoFormat() {
        assertEquals(Code.FORMAT_UNKNOWN, Reads.error("只是一段文字。\n").code());
        assertEquals(Code.FORMAT_UNKNOWN, Reads.error(new byte[] {1, 2, 3}, "").code());
        assertEquals(Code.FILE_EMPTY, Reads.error(" \n").code());
        assertEquals(Code.FILE_EMPTY, Reads.error(new byte[0], "x.xqf").code());
    }

    @Test
    void playOk() {
        ImportResult.Games games =
                Reads.games(
                        "FORMAT  WXF\nRED     ann ; 1137 ;;\nBLACK   bob ; 1177 ;;\nRESULT  1-0\n"
                                + "DATE    2026-01-02 16:20:58\nSTART{\n 1. C2.5 h8+7"
                                + "   2. H2+3 r9.8 }END\n");
        assertEquals(Format.PLAYOK, games.format());
        assertEquals(List.of(), games.warnings());
        Game game = games.games().get(0);
        assertEquals("h2e2 h9g7 h0g2 i9h9", Reads.moves(game));
        assertEquals("ann", game.tags().get("Red"));
        assertEquals("1177", game.tags().get("BlackRating"));
        assertEquals("1-0", game.tags().get(Game.RESULT));
    }

    @Test
    void playOkCutOff() {
        ImportResult.Games games = Reads.games("FORMAT  WXF\nSTART{\n 1. C2.5 h8+7");
        assertEquals("h2e2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.TRUNCATED), Reads.codes(games));
    }
}
