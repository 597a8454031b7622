// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Move;
import org.qili.formats.ImportResult;
import org.qili.formats.Importer;
import org.qili.formats.Problem;

/** What the tests of the readers have in common. */
final class Reads {
    private Reads() {}

    static ImportResult.Games games(byte[] bytes, String name) {
        ImportResult result = new Importer().read(bytes, name);
        return assertInstanceOf(ImportResult.Games.class, result, result.toString());
    }

    static ImportResult.Games games(String text) {
        return games(text.getBytes(StandardCharsets.UTF_8), "");
    }

    /** Reads a single game that gives no reason for warnings. */
    static Game game(byte[] bytes) {
        ImportResult.Games games = games(bytes, "");
        assertEquals(List.of(), games.warnings());
        assertEquals(1, games.count());
        return games.games().get(0);
    }

    static Game game(String text) {
        return game(text.getBytes(StandardCharsets.UTF_8));
    }

    static Problem error(byte[] bytes, String name) {
        ImportResult result = new Importer().read(bytes, name);
        return assertInstanceOf(ImportResult.Failure.class, result, result.toString()).error();
    }

    static Problem error(String text) {
        return error(text.getBytes(StandardCharsets.UTF_8), "");
    }

    static String moves(Game game) {
        return moves(game.main());
    }

    static String moves(Line line) {
        return line.moves().stream().map(Move::iccs).collect(Collectors.joining(" "));
    }

    /** The moves of the main line with all variations in parentheses behind the move. */
    static String tree(Line line) {
        return line.plies().stream()
                .map(
                        ply ->
                                ply.move().iccs()
                                        + ply.variations().stream()
                                                .map(v -> " (" + tree(v) + ")")
                                                .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }

    static List<Problem.Code> codes(ImportResult.Games games) {
        return games.warnings().stream().map(Problem::code).toList();
    }
}
