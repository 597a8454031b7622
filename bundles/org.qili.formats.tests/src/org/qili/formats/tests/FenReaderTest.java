// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;

class FenReaderTest {
    private static final String START =
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    private static final String END = "3k5/9/9/9/9/9/9/4r4/9/5K3";

    @Test
    void listWithRemarksAndBlankLines() {
        ImportResult.Games games =
                Reads.games("# 残局\n" + START + " w - - 0 1\n\n" + END + " b - - 3 20 ; 黑先\n");
        assertEquals(Format.FEN, games.format());
        assertEquals(2, games.count());
        assertEquals(Position.start().fen(), games.games().get(0).start().fen());
        assertEquals(END + " b - - 3 20", games.games().get(1).start().fen());
        assertEquals("黑先", games.games().get(1).tags().get(Game.COMMENT));
    }

    @Test
    void epd() {
        Game game =
                Reads.game(
                        END
                                + " w - - hmvc 4; fmvn 31; id \"甲; \\\"乙\\\"\"; bm f0f1; c0 \"一\\n"
                                + "二\";\n");
        assertEquals(END + " w - - 4 31", game.start().fen());
        assertEquals("甲; \"乙\"", game.tags().get("id"));
        assertEquals("f0f1", game.tags().get("bm"));
        assertEquals("一\n二", game.tags().get(Game.COMMENT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START + " w, h2e2 h9g7 h0g2, 1-0",
                START + " w - - 0 1 moves h2e2 h9g7 h0g2 1-0",
                "position fen " + START + " w - - 0 1 moves h3e3 h10g8 h1g3 1-0",
                "position startpos moves h2e2 h9g7 h0g2 1-0",
                START + " w - - 0 1\n炮二平五\n马８进７\n马二进三\n红胜",
                START + " r\n1. 炮二平五 马8进7\n2. 马二进三\n1-0",
                START + " w 1. C2=5 H8+7 2. H2+3 1-0"
            })
    void movesBehindThePosition(String text) {
        ImportResult.Games games = Reads.games(text);
        assertEquals(List.of(), games.warnings());
        assertEquals(Format.ANNOTATED_FEN, games.format());
        assertEquals("h2e2 h9g7 h0g2", Reads.moves(games.games().get(0)));
        assertEquals("1-0", games.games().get(0).tags().get(Game.RESULT));
    }

    @Test
    void missingSideIsToldByTheFirstMove() {
        ImportResult.Games games = Reads.games(END + "\n车5进1");
        assertEquals(Side.BLACK, games.games().get(0).start().sideToMove());
        assertEquals("e2e1", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.POSITION_SUSPICIOUS), Reads.codes(games));
    }

    @Test
    void badPositionHasItsPlace() {
        var error = Reads.error("\n" + START.replace("/9/R", "/8/R") + " w - - 0 1");
        assertEquals(Code.POSITION_INVALID, error.code());
        assertEquals(Place.LineColumn.class, error.place().getClass());
        assertEquals(2, ((Place.LineColumn) error.place()).line());
    }

    @Test
    void badLineAmongGoodOnesIsReported() {
        ImportResult.Games games =
                Reads.games(START + " w\n" + "9/9/9/9/9/9/9/9/9/4K4 w\n" + END + " w\n");
        assertEquals(2, games.count());
        assertEquals(List.of(Code.POSITION_INVALID), Reads.codes(games));
        assertEquals(2, ((Place.LineColumn) games.warnings().get(0).place()).line());
    }

    @Test
    void textThatLooksLikeAMoveIsNoRemark() {
        var error = Reads.error(START + " w 炮二瓶五");
        assertEquals(Code.MOVE_UNREADABLE, error.code());
        assertEquals("炮二瓶五", error.found());
    }
}
