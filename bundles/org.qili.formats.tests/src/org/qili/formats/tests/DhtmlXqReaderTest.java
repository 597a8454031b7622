// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.formats.Format;
import org.qili.formats.ImportResult;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;

class DhtmlXqReaderTest {
    private static final String MEN =
            "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383"
                    + "[/DhtmlXQ_binit]\n";

    static String file(String tags) {
        return "[DhtmlXQ]\n[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n" + tags + "[/DhtmlXQ]\n";
    }

    private static String tag(String name, String value) {
        return "[DhtmlXQ_" + name + "]" + value + "[/DhtmlXQ_" + name + "]\n";
    }

    @Test
    void gameWithVariationsAndComments() {
        ImportResult.Games games =
                Reads.games(
                        file(
                                MEN
                                        + tag("title", "甲 先胜 乙")
                                        + tag("place", "北京")
                                        + tag("result", "红胜")
                                        + tag("movelist", "774770627967")
                                        + tag("move_0_1_1", "79677062")
                                        + tag("move_0_2_2", "62546364")
                                        + tag("move_1_2_3", "1927")
                                        + tag("comment0", "第一行||第二行")
                                        + tag("comment1", "中炮")
                                        + tag("comment1_2", "变着里的注释")));
        assertEquals(Format.DHTMLXQ, games.format());
        Game game = games.games().get(0);
        assertEquals("甲 先胜 乙", game.tags().get("Title"));
        assertEquals("北京", game.tags().get("Site"));
        assertEquals("1-0", game.tags().get(Game.RESULT));
        assertEquals("第一行\n第二行", game.tags().get(Game.COMMENT));
        assertEquals("中炮", game.main().plies().get(0).comment());
        // Variation 2 begins with a move from a point that is empty there; variation 3 is Red's.
        assertEquals("h2e2 (h0g2 h9g7) h9g7 h0g2", Reads.tree(game.main()));
        assertEquals(List.of(Code.MOVE_ILLEGAL, Code.MOVE_ILLEGAL), Reads.codes(games));
        assertEquals(
                "变着里的注释", game.main().plies().get(0).variations().get(0).plies().get(1).comment());
    }

    @Test
    void missingMenAreNotOnTheBoard() {
        String men = "99".repeat(4) + "49" + "99".repeat(15) + "30" + "99".repeat(11);
        Game game = Reads.game(file(tag("binit", men) + tag("movelist", "3031")));
        assertEquals("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1", game.start().fen());
        assertEquals(Side.BLACK, game.start().sideToMove());
        assertEquals("d9d8", Reads.moves(game));
    }

    @Test
    void positionMayBeLeftOut() {
        assertEquals(Position.start(), Reads.game(file(tag("movelist", "7747"))).start());
    }

    @Test
    void wrongClosingTagIsReported() {
        ImportResult.Games games =
                Reads.games(
                        file(
                                MEN
                                        + "[DhtmlXQ_blacktime]12[/DhtmlXQ_time]\n"
                                        + tag("movelist", "7747")));
        assertEquals(List.of(Code.TAG_MISMATCHED), Reads.codes(games));
        assertEquals(new Place.LineColumn(4, 22), games.warnings().get(0).place());
        assertEquals("12", games.games().get(0).tags().get("BlackTime"));
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
    }

    @Test
    void damagedMenAreAnError() {
        assertEquals(
                Code.HEADER_DAMAGED,
                Reads.error(file(tag("binit", "8979") + tag("movelist", "7747"))).code());
        String twice = MEN.replace("[DhtmlXQ_binit]8979", "[DhtmlXQ_binit]8989");
        var error = Reads.error(file(twice + tag("movelist", "7747")));
        assertEquals(Code.HEADER_DAMAGED, error.code());
        // The second pair stands in line 3 behind 15 characters of tag and two digits.
        assertEquals(new Place.LineColumn(3, 18), error.place());
        assertEquals("89", error.found());
    }

    @Test
    void oddDigitsInTheMoves() {
        ImportResult.Games games = Reads.games(file(MEN + tag("movelist", "77477062796")));
        assertEquals("h2e2 h9g7", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.MOVE_OFF_BOARD), Reads.codes(games));
        assertEquals("796", games.warnings().get(0).found());
    }

    @Test
    void strayVariationsAndComments() {
        ImportResult.Games games =
                Reads.games(
                        file(
                                MEN
                                        + tag("movelist", "7747")
                                        + tag("move_0_9_1", "7062")
                                        + tag("move_3_1_2", "7062")
                                        + tag("move_5_1_5", "7062")
                                        + tag("comment40", "无处可放")));
        assertEquals(List.of(Code.VARIATION_STRAY, Code.TEXT_IGNORED), Reads.codes(games));
        assertEquals("h2e2", Reads.tree(games.games().get(0).main()));
    }

    @Test
    void severalGames() {
        ImportResult.Games games =
                Reads.games(
                        "<p>两局</p>"
                                + file(MEN + tag("movelist", "7747"))
                                + "<br>"
                                + file(MEN + tag("movelist", "7967")));
        assertEquals(List.of("h2e2", "h0g2"), games.games().stream().map(Reads::moves).toList());
    }
}
