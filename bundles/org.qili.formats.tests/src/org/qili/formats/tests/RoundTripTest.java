// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.board.Game;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.formats.Export;
import org.qili.formats.Exporter;
import org.qili.formats.ImportResult;
import org.qili.formats.Loss;
import org.qili.formats.Target;
import org.qili.formats.WriteOptions;

/** What is written reads again as the same games, less what the losses say. */
class RoundTripTest {
    private static final int GAMES = 300;

    private static List<Game> generated() {
        Trees trees = new Trees(20260101);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(trees.game());
        }
        return games;
    }

    private static Set<Loss.Kind> kinds(Export export) {
        return export.losses().stream()
                .map(Loss::kind)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Loss.Kind.class)));
    }

    private static void assertSame(Game expected, Game read, String text) {
        assertEquals(expected, read, text);
        assertEquals(List.copyOf(expected.tags().keySet()), List.copyOf(read.tags().keySet()));
        assertEquals(expected.start().fen(), read.start().fen());
    }

    private static Game reread(Export export) {
        ImportResult.Games games = Reads.games(export.bytes(), "");
        boolean sound =
                games.warnings().stream().allMatch(p -> p.code().name().startsWith("POSITION_S"));
        assertTrue(sound, () -> games.warnings() + export.text());
        assertEquals(1, games.count(), export.text());
        return games.games().get(0);
    }

    @ParameterizedTest
    @EnumSource(
            value = Target.class,
            names = {"PGN", "PGN_ICCS", "PGN_WXF"})
    void pgnKeepsEverything(Target target) {
        for (Game game : generated()) {
            for (Script script : Script.values()) {
                WriteOptions options = new WriteOptions(script, WriteOptions.standard().charset());
                Export export = Exporter.export(List.of(game), target, options);
                assertEquals(List.of(), export.losses());
                assertSame(game, reread(export), export.text());
            }
        }
    }

    @Test
    void dhtmlXqLosesMarksOnly() {
        for (Game game : generated()) {
            Export export = Exporter.export(List.of(game), Target.DHTMLXQ);
            Game expected = new Game(game.tags(), game.start(), Trees.withoutMarks(game.main()));
            assertSame(expected, reread(export), export.text());
            boolean marked = !expected.equals(game);
            assertEquals(marked ? Set.of(Loss.Kind.MARKS) : Set.of(), kinds(export));
        }
    }

    @Test
    void textKeepsMainLineAndResult() {
        for (Game game : generated()) {
            for (Script script : Script.values()) {
                WriteOptions options = new WriteOptions(script, WriteOptions.standard().charset());
                Export export = Exporter.export(List.of(game), Target.TEXT, options);
                Game expected = Trees.strip(game, List.of(Game.RESULT), false, true);
                assertSame(decided(expected), reread(export), export.text());
                assertEquals(expected.equals(game), export.losses().isEmpty(), export.text());
            }
        }
    }

    /** Without a header an open result and none are the same. */
    private static Game decided(Game game) {
        return "*".equals(game.tags().get(Game.RESULT))
                ? Trees.strip(game, List.of(), true, true)
                : game;
    }

    @Test
    void movesBehindFenKeepMainLineAndResult() {
        for (Game game : generated()) {
            Export export = Exporter.export(List.of(game), Target.FEN_MOVES);
            Game expected = Trees.strip(game, List.of(Game.RESULT), false, true);
            assertSame(decided(expected), reread(export), export.text());
            assertEquals(expected.equals(game), export.losses().isEmpty(), export.text());
        }
    }

    @Test
    void fenKeepsPosition() {
        for (Game game : generated()) {
            Export export = Exporter.export(List.of(game), Target.FEN);
            assertSame(Trees.strip(game, List.of(), false, false), reread(export), export.text());
        }
    }

    @Test
    void epdKeepsPositionAndTags() {
        for (Game game : generated()) {
            Export export = Exporter.export(List.of(game), Target.EPD);
            List<String> all = List.copyOf(game.tags().keySet());
            assertSame(Trees.strip(game, all, false, false), reread(export), export.text());
        }
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void gamesInOneFileAreAsManyAndInOrder(Target target) {
        List<Game> games = generated();
        Export export = Exporter.export(games, target);
        ImportResult.Games read = Reads.games(export.bytes(), "");
        assertEquals(games.size(), read.count());
        for (int i = 0; i < games.size(); i++) {
            assertEquals(games.get(i).start(), read.games().get(i).start());
            boolean moves = target != Target.FEN && target != Target.EPD;
            assertEquals(moves ? games.get(i).moves() : List.of(), read.games().get(i).moves());
        }
    }

    @Test
    void encodingsAreFoundOutAgain() {
        List<Game> games = List.of(Reads.game("1. 炮二平五 马8进7 2. 马二进三 车9平8 1-0"));
        Charset gb = Charset.forName("GB18030");
        Export simplified =
                Exporter.export(games, Target.PGN, new WriteOptions(Script.SIMPLIFIED, gb));
        assertEquals("GB18030", Reads.games(simplified.bytes(), "").encoding());
        Charset big5 = Charset.forName("Big5");
        Export traditional =
                Exporter.export(games, Target.PGN, new WriteOptions(Script.TRADITIONAL, big5));
        assertEquals("x-windows-950", Reads.games(traditional.bytes(), "").encoding());
        for (Export export : List.of(simplified, traditional)) {
            assertEquals(List.of(), export.losses());
            assertEquals(games, Reads.games(export.bytes(), "").games());
        }
    }

    @Test
    void charactersThatTheEncodingLacksAreCounted() {
        List<Game> games = List.of(Reads.game("1. 炮二平五 马8进7"));
        Export export =
                Exporter.export(
                        games,
                        Target.PGN,
                        new WriteOptions(Script.SIMPLIFIED, Charset.forName("US-ASCII")));
        // Each of the two moves has Chinese signs: 炮二平五 four, 马进 two.
        assertEquals(List.of(new Loss(0, Loss.Kind.CHARACTERS, 6, List.of())), export.losses());
    }

    @Test
    void illegalMovesAreCutOff() {
        Game game =
                Game.of(
                        Position.start(),
                        List.of(
                                Move.parseIccs("h2e2").orElseThrow(),
                                Move.parseIccs("a0a9").orElseThrow()));
        Export export = Exporter.export(List.of(game), Target.PGN_ICCS);
        assertEquals(List.of(new Loss(0, Loss.Kind.MOVES, 1, List.of())), export.losses());
        assertEquals("h2e2", Reads.moves(reread(export)));
    }
}
