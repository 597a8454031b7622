// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Game;
import org.qili.board.Mark;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

class PgnReaderTest {
    /** 炮二平五 is h2e2, 马8进7 h9g7, 马二进三 h0g2, 车9平8 i9h9, all by the files of the board. */
    private static final String OPENING = "h2e2 h9g7 h0g2 i9h9";

    private static final String HEAD = "[Game \"Chinese Chess\"]\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马8进7 2. 马二进三 车9平8 *",
                "1. 炮二平五 馬８進７\r\n2. 馬二進三 車９平８\r\n*",
                " 1. 炮二平五\n    马8进7\n 2. 马二进三\n    车9平8\n *",
                "1. 砲二平五 傌8进7 2. 傌二进三 俥9平8",
                "1. H2-E2 H9-G7 2. H0-G2 I9-H9 *",
                "1. h2e2 h9g7 2. h0g2 i9h9 *",
                "1. C2=5 H8+7 2. H2+3 R9=8 *",
                "1. C2.5 h8+7 2. H2+3 r9.8 *",
                "1.炮二平五马8进72.马二进三车9平8"
            })
    void movesInEveryNotation(String moves) {
        assertEquals(OPENING, Reads.moves(Reads.game(HEAD + moves)));
    }

    @Test
    void encodingIsFoundOut() {
        String simplified = HEAD + "[Red \"许银川\"]\n\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *\n";
        String traditional = HEAD + "[Red \"許銀川\"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ *\n";
        Map<byte[], String> files =
                Map.of(
                        simplified.getBytes(StandardCharsets.UTF_8),
                        "许银川",
                        simplified.getBytes(Charset.forName("GB18030")),
                        "许银川",
                        traditional.getBytes(Charset.forName("Big5")),
                        "許銀川",
                        traditional.getBytes(Charset.forName("GB18030")),
                        "許銀川",
                        ("\uFEFF" + simplified).getBytes(StandardCharsets.UTF_8),
                        "许银川",
                        ("\uFEFF" + simplified).getBytes(StandardCharsets.UTF_16LE),
                        "许银川",
                        ("\uFEFF" + simplified).getBytes(StandardCharsets.UTF_16BE),
                        "许银川");
        files.forEach(
                (bytes, red) -> {
                    Game game = Reads.game(bytes);
                    assertEquals(red, game.tags().get("Red"));
                    assertEquals(OPENING, Reads.moves(game));
                });
    }

    @Test
    void tagsAreKeptInOrder() {
        Game game =
                Reads.game(
                        HEAD
                                + "[Event \"\u201C五羊杯\u201D \\\"A\\\"\"]\n"
                                + "[Site \"C:\\\\temp\"]\n"
                                + "[Black \"\"] [ECCO \"C19\"]\n[RESULT \"红胜\"]\n\n"
                                + "1. 炮二平五 1-0\n");
        assertEquals(
                List.of("Event", "Site", "Black", "ECCO", "Result"),
                List.copyOf(game.tags().keySet()));
        assertEquals("“五羊杯” \"A\"", game.tags().get("Event"));
        assertEquals("C:\\temp", game.tags().get("Site"));
        assertEquals("", game.tags().get("Black"));
        assertEquals("1-0", game.tags().get("Result"));
    }

    @Test
    void backslashAtTheEndOfAnUnescapedValue() {
        Game game = Reads.game(HEAD + "[Site \"C:\\games\\\"]\n\n1. 炮二平五 *\n");
        assertEquals("C:\\games\\", game.tags().get("Site"));
    }

    @Test
    void variationsCommentsAndMarks() {
        Game game =
                Reads.game(
                        HEAD
                                + "\n{开局} 1. 炮二平五! {中炮} (1. 兵七进一 {仙人指路} 卒7进1"
                                + " (1... 炮2平3 2. 炮二平五)) (1. 相三进五)\n"
                                + "1... 马8进7 $6 {[%cal Gh0g2,Rh9g7][%csl Ge2] 屏风马\n第二行}"
                                + " 2. 马二进三 ; 到行尾\n; 再一行\n 车9平8 1/2-1/2\n");
        assertEquals("h2e2 (c3c4 g6g5 (b7c7 h2e2)) (g0e2) h9g7 h0g2 i9h9", Reads.tree(game.main()));
        assertEquals("开局", game.tags().get(Game.COMMENT));
        assertEquals("1/2-1/2", game.tags().get(Game.RESULT));
        assertEquals(List.of(Mark.Glyph.GOOD), game.main().plies().get(0).marks());
        assertEquals("中炮", game.main().plies().get(0).comment());
        Move first = Move.parseIccs("h0g2").orElseThrow();
        Move second = Move.parseIccs("h9g7").orElseThrow();
        assertEquals(
                List.of(
                        Mark.Glyph.DUBIOUS,
                        new Mark.Arrow(first.from(), first.to()),
                        new Mark.Arrow(second.from(), second.to()),
                        new Mark.Spot(Points.of(4, 2))),
                game.main().plies().get(1).marks());
        assertEquals("屏风马\n第二行", game.main().plies().get(1).comment());
        assertEquals("到行尾\n 再一行", game.main().plies().get(2).comment());
        assertEquals(
                "仙人指路", game.main().plies().get(0).variations().get(0).plies().get(0).comment());
    }

    @Test
    void commentBeforeVariationGoesToItsFirstMove() {
        Game game = Reads.game(HEAD + "1. 炮二平五 ({或} 1. 兵七进一 {后}) 马8进7 *");
        assertEquals(
                "或\n后", game.main().plies().get(0).variations().get(0).plies().get(0).comment());
    }

    @Test
    void alternativesToTheFirstMoveOfAVariationLieBesideIt() {
        Game game = Reads.game(HEAD + "1. 炮二平五 (1. 兵七进一 (1. 相三进五)) (1. 马二进三) *");
        assertEquals("h2e2 (c3c4) (g0e2) (h0g2)", Reads.tree(game.main()));
    }

    @Test
    void positionWithBlackToMove() {
        Game game =
                Reads.game(
                        HEAD
                                + "[FEN \"3ak4/9/9/9/9/9/9/4B4/4A4/3AK4 b - - 0 1\"]\n\n"
                                + "1. ... 士4进5 2. 仕五进六 *");
        assertEquals(Side.BLACK, game.start().sideToMove());
        assertEquals("d9e8 e1d2", Reads.moves(game));
    }

    @Test
    void severalGamesAndTextBehindTheResult() {
        ImportResult.Games games =
                Reads.games(
                        HEAD
                                + "1. 炮二平五 1-0\n====\n欢迎访问 http://example.org/\n"
                                + HEAD
                                + "1. 兵七进一 0-1\n"
                                + HEAD
                                + "[Red \"无着法\"]\n");
        assertEquals(Format.PGN, games.format());
        assertEquals(List.of(), games.warnings());
        assertEquals(
                List.of("h2e2", "c3c4", ""), games.games().stream().map(Reads::moves).toList());
        assertEquals(2, games.nodes());
    }

    @Test
    void illegalMoveEndsTheGameWithItsPlace() {
        ImportResult.Games games =
                Reads.games(HEAD + "\n1. 炮二平五 马8进7\n2. 车一进一 卒7进1 3. 车一进九 车9平8 1-0");
        assertEquals("h2e2 h9g7 i0i1 g6g5", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_UNREADABLE), Reads.codes(games));
        assertEquals(new Place.LineColumn(4, 17), games.warnings().get(0).place());
        assertEquals("车一进九", games.warnings().get(0).found());
        assertEquals("1-0", games.games().get(0).tags().get(Game.RESULT));
    }

    @Test
    void illegalMoveInAVariationEndsOnlyTheVariation() {
        ImportResult.Games games =
                Reads.games(HEAD + "1. h2e2 (1. h2h8 (1. a0a1) a9a1) h9g7 2. h0g2 *");
        assertEquals("h2e2 h9g7 h0g2", Reads.tree(games.games().get(0).main()));
        assertEquals(List.of(Code.MOVE_ILLEGAL), Reads.codes(games));
        assertEquals(new Place.LineColumn(2, 13), games.warnings().get(0).place());
    }

    @Test
    void gameWithoutAReadableMoveIsAnError() {
        assertEquals(new Place.LineColumn(2, 4), Reads.error(HEAD + "1. 车一平二 马8进7").place());
        assertEquals(Code.MOVE_ILLEGAL, Reads.error(HEAD + "1. 车一平二").code());
        assertEquals(Code.MOVE_UNREADABLE, Reads.error(HEAD + "1. 炮二瓶五").code());
    }

    @Test
    void oneBadGameAmongSeveralIsLeftOut() {
        ImportResult.Games games =
                Reads.games(
                        HEAD
                                + "[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n1. 帅五进一 *\n"
                                + HEAD
                                + "1. 兵七进一 *\n");
        assertEquals(1, games.count());
        assertEquals(Code.POSITION_INVALID, games.warnings().get(0).code());
        assertEquals(-1, games.warnings().get(0).game());
    }

    @Test
    void positionErrorPointsIntoTheFen() {
        var error = Reads.error(HEAD + "[FEN \"rnbakabnr/9/x8/9/9/9/9/9/9/RNBAKABNR w\"]\n*");
        assertEquals(Code.POSITION_INVALID, error.code());
        // The letter x is the 13th character of the FEN, which begins in column 7.
        assertEquals(new Place.LineColumn(2, 19), error.place());
        assertEquals("x", error.found());
    }

    @Test
    void conflictingResultIsReported() {
        ImportResult.Games games = Reads.games(HEAD + "[Result \"1-0\"]\n1. 炮二平五 0-1");
        assertEquals(List.of(Code.RESULT_CONFLICT), Reads.codes(games));
        assertEquals("1-0", games.games().get(0).tags().get(Game.RESULT));
        assertEquals(new Detail.Name("1-0"), games.warnings().get(0).detail());
    }

    @Test
    void damagedStructureIsReported() {
        assertEquals(List.of(Code.NOT_CLOSED), Reads.codes(Reads.games(HEAD + "1. h2e2 {offen")));
        assertEquals(
                List.of(Code.NOT_CLOSED), Reads.codes(Reads.games(HEAD + "1. h2e2 (1. c3c4 g6g5")));
        assertEquals(
                List.of(Code.VARIATION_STRAY), Reads.codes(Reads.games(HEAD + "1. h2e2 ) h9g7")));
        assertEquals(
                List.of(Code.VARIATION_STRAY),
                Reads.codes(Reads.games(HEAD + "(1. c3c4) 1. h2e2 h9g7")));
        assertEquals(
                List.of(Code.TAG_MALFORMED),
                Reads.codes(Reads.games(HEAD + "[Event 没有引号]\n1. h2e2")));
        assertEquals(List.of(Code.TEXT_IGNORED), Reads.codes(Reads.games(HEAD + "1. h2e2 $17 *")));
    }

    @Test
    void openCommentEndsBeforeTheNextGame() {
        ImportResult.Games games = Reads.games(HEAD + "1. h2e2 {offen\n" + HEAD + "1. c3c4 *");
        assertEquals(2, games.count());
        assertEquals("offen", games.games().get(0).main().plies().get(0).comment());
    }

    @Test
    void damagedBytesAreReportedWithTheirOffset() {
        byte[] bytes = (HEAD + "1. 炮二平五 {??} *").getBytes(StandardCharsets.UTF_8);
        int at = HEAD.length() + 3 + 12 + 2;
        bytes[at] = (byte) 0xFF;
        ImportResult.Games games = Reads.games(bytes, "");
        assertEquals(List.of(Code.ENCODING_DAMAGED), Reads.codes(games));
        assertEquals(new Place.ByteOffset(at), games.warnings().get(0).place());
        assertEquals("FF", games.warnings().get(0).found());
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
    }
}
