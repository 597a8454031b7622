// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.ImportResult;
import org.qili.formats.Importer;
import org.qili.formats.Limits;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

class LimitsTest {
    private static final String HEAD = "[Game \"Chinese Chess\"]\n";

    private static ImportResult read(String text, Limits limits) {
        return new Importer(limits).read(text.getBytes(StandardCharsets.UTF_8), "");
    }

    private static ImportResult.Games games(String text, Limits limits) {
        return assertInstanceOf(ImportResult.Games.class, read(text, limits));
    }

    @Test
    void bytes() {
        Limits limits = new Limits(10, 9, 9, 9);
        assertInstanceOf(ImportResult.Games.class, read("1.炮25", limits));
        ImportResult.Failure failure =
                assertInstanceOf(ImportResult.Failure.class, read("1.炮25马87", limits));
        assertEquals(Code.FILE_TOO_LARGE, failure.error().code());
        assertEquals(new Detail.Number(10), failure.error().detail());
    }

    @Test
    void gamesInAFile() {
        ImportResult.Games games =
                games((HEAD + "1. h2e2 *\n").repeat(5), new Limits(1000, 3, 100, 9));
        assertEquals(3, games.count());
        assertEquals(List.of(Code.TOO_MANY_GAMES), Reads.codes(games));
        assertEquals(new Place.LineColumn(7, 1), games.warnings().get(0).place());
    }

    @Test
    void moves() {
        Limits limits = new Limits(1000, 9, 3, 9);
        ImportResult.Games games = games(HEAD + "1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0", limits);
        assertEquals(3, games.nodes());
        assertEquals("h2e2 h9g7 h0g2", Reads.moves(games.games().get(0)));
        assertEquals(List.of(Code.TOO_MANY_MOVES), Reads.codes(games));
        // Kept games count together, streamed ones each by itself.
        String two = (HEAD + "1. h2e2 h9g7 *\n").repeat(2);
        assertEquals(List.of(Code.TOO_MANY_MOVES), Reads.codes(games(two, limits)));
        List<Game> streamed = new ArrayList<>();
        ImportResult result =
                new Importer(limits)
                        .stream(two.getBytes(StandardCharsets.UTF_8), "", streamed::add);
        ImportResult.Games whole = assertInstanceOf(ImportResult.Games.class, result);
        assertEquals(List.of(), whole.warnings());
        assertEquals(List.of(), whole.games());
        assertEquals(2, whole.count());
        assertEquals(2, streamed.size());
    }

    @Test
    void nesting() {
        StringBuilder text = new StringBuilder(HEAD + "1. h2e2 h9g7 ");
        // Each level goes one ply on and then branches off at its second ply.
        text.append("(1... b9c7 2. h0g2 ".repeat(3)).append(") ".repeat(3));
        Limits limits = new Limits(10_000, 9, 1000, 1);
        ImportResult.Games games = games(text.toString(), limits);
        assertTrue(Reads.codes(games).contains(Code.TOO_DEEP), games.warnings().toString());
        assertEquals("h2e2 h9g7 (b9c7 h0g2)", Reads.tree(games.games().get(0).main()));
    }

    @Test
    void nestingBombEndsInBoundedWork() {
        String bomb = HEAD + "1. h2e2 " + "(1. h2d2 ".repeat(200_000);
        ImportResult.Games games = games(bomb, Limits.standard());
        assertTrue(games.nodes() <= 1 + 2 * Limits.standard().maxDepth());
        assertTrue(games.warnings().size() <= 201);
    }

    @Test
    void endlessRepetitionsEndInBoundedWork() {
        int many = 200_000;
        String start = Position.start().fen();
        assertInstanceOf(ImportResult.Failure.class, read("9/".repeat(many), Limits.standard()));
        assertEquals(1, games(start + " a \"" + "\\\"".repeat(many), Limits.standard()).count());
        assertEquals(1, games(HEAD + "1. h2e2 " + "{".repeat(many), Limits.standard()).nodes());
        assertEquals(1, games(HEAD + "1. h2e2\n" + ";\n".repeat(many), Limits.standard()).nodes());
        assertInstanceOf(
                ImportResult.Failure.class,
                read("<ChineseChessRecord>" + "<a>".repeat(many), Limits.standard()));
    }

    /** Only so many positions are looked at to tell what abbreviated moves mean. */
    @Test
    void ambiguityIsFollowedOnlySoFar() {
        ImportResult.Games games =
                games("1. " + "炮84 马87 炮48 马78 ".repeat(30_000), Limits.standard());
        assertEquals(List.of(Code.MOVE_AMBIGUOUS), Reads.codes(games));
        assertTrue(games.nodes() < 120_000);
    }

    @Test
    void warningsAreBounded() {
        ImportResult.Games games =
                games(HEAD + "1. h2e2 " + "$99 ".repeat(1000), Limits.standard());
        assertEquals(201, games.warnings().size());
        assertEquals(Code.MORE_PROBLEMS, games.warnings().get(200).code());
        assertEquals(new Detail.Number(800), games.warnings().get(200).detail());
    }

    @Test
    void missingFile(@TempDir Path folder) {
        ImportResult result = new Importer().read(folder.resolve("none.pgn"));
        ImportResult.Failure failure = assertInstanceOf(ImportResult.Failure.class, result);
        assertEquals(Code.FILE_UNREADABLE, failure.error().code());
        assertEquals(
                Code.FILE_UNREADABLE,
                assertInstanceOf(ImportResult.Failure.class, new Importer().read(folder))
                        .error()
                        .code());
    }

    @Test
    void fileOnDisk(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.txt");
        Files.writeString(file, "炮二平五");
        ImportResult.Games games =
                assertInstanceOf(ImportResult.Games.class, new Importer().read(file));
        assertEquals("h2e2", Reads.moves(games.games().get(0)));
        List<Game> streamed = new ArrayList<>();
        new Importer().stream(file, streamed::add);
        assertEquals(games.games(), streamed);
    }
}
