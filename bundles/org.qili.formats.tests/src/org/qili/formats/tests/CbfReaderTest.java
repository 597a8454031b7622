// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qili.board.Game;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;

class CbfReaderTest {
    private static final String FEN =
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    static String file(String moves) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<ChineseChessRecord Version=\"1.0\">\n <Head>\n"
                + "  <Name>测试 &amp; 试验</Name>\n  <Red>甲</Red>\n  <Black />\n"
                + "  <RecordResult>2</RecordResult>\n  <FEN>"
                + FEN
                + "</FEN>\n </Head>\n <MoveList>\n  <Move value=\"00-00\"><![CDATA[总评]]></Move>\n"
                + moves
                + " </MoveList>\n</ChineseChessRecord>\n";
    }

    @Test
    void record() {
        ImportResult.Games games =
                Reads.games(
                        file(
                                "  <Move value=\"77-47\" />\n"
                                        + "  <Move value=\"70-62\"><![CDATA[屏风马]]></Move>\n"
                                        + "  <Move value=\"79-67\" end=\"1\" />\n"));
        assertEquals(Format.CBF, games.format());
        assertEquals(List.of(), games.warnings());
        Game game = games.games().get(0);
        assertEquals("h2e2 h9g7 h0g2", Reads.moves(game));
        assertEquals("屏风马", game.main().plies().get(1).comment());
        assertEquals("总评", game.tags().get(Game.COMMENT));
        assertEquals("测试 & 试验", game.tags().get("Title"));
        assertEquals("甲", game.tags().get("Red"));
        assertEquals("0-1", game.tags().get(Game.RESULT));
    }

    @Test
    void movesBehindTheEndAreReported() {
        ImportResult.Games games =
                Reads.games(
                        file(
                                "<Move value=\"77-47\" end=\"1\"/>\n<Move value=\"23-24\"/>\n"
                                        + "<Move value=\"20-42\"/>\n"));
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVES_STRAY), Reads.codes(games));
    }

    @Test
    void illegalAndImpossibleMoves() {
        ImportResult.Games games =
                Reads.games(file("<Move value=\"77-47\"/>\n<Move value=\"77-47\"/>\n"));
        assertEquals(List.of(Code.MOVE_ILLEGAL), Reads.codes(games));
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        games = Reads.games(file("<Move value=\"77-47\"/>\n<Move value=\"9x-47\"/>\n"));
        assertEquals(List.of(Code.MOVE_OFF_BOARD), Reads.codes(games));
    }

    @Test
    void malformedXmlKeepsWhatStandsBefore() {
        String file = file("<Move value=\"77-47\"/>\n<Move value=\"70-62\"/>\n");
        ImportResult.Games games = Reads.games(file.substring(0, file.indexOf("</MoveList>")));
        assertEquals("h2e2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.XML_MALFORMED), Reads.codes(games));
        assertEquals(Place.LineColumn.class, games.warnings().get(0).place().getClass());
    }

    @Test
    void malformedXmlWithoutAnythingIsAnError() {
        var error = Reads.error("<ChineseChessRecord Version=\"1.0\"><Head></MoveList>");
        assertEquals(Code.XML_MALFORMED, error.code());
    }

    @Test
    void entitiesAreNotExpanded() {
        String bomb =
                "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\">"
                        + "<!ENTITY b \"&a;&a;&a;&a;\">]>"
                        + "<ChineseChessRecord><Head><Name>&b;</Name></Head></ChineseChessRecord>";
        assertEquals(Code.XML_MALFORMED, Reads.error(bomb).code());
    }
}
