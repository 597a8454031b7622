// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import org.qili.board.Game;
import org.qili.board.Ply;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Notation;
import org.qili.formats.Loss.Kind;

/**
 * Writes the moves of the main line in Chinese notation, one round a line, and the result. A game
 * that does not start from the initial array has its FEN on a line before.
 */
final class TextWriter implements GameWriter {
    private final Notation notation;
    private final Script script;
    private final boolean withPositions;

    /**
     * Creates a writer.
     *
     * @param games all games that will be written
     */
    TextWriter(Script script, List<Game> games) {
        this.script = script;
        notation = new ChineseNotation(script);
        // The position also divides games and stands for one without moves.
        withPositions = games.size() > 1 || games.stream().anyMatch(TextWriter::needsPosition);
    }

    private static boolean needsPosition(Game game) {
        return game.main().plies().isEmpty() || !game.start().fen().equals(Position.start().fen());
    }

    @Override
    public void write(Game game, StringBuilder out, Losses losses) {
        out.append(out.isEmpty() ? "" : "\n");
        if (withPositions) {
            out.append(game.start().fen()).append('\n');
        }
        NormalForm.countExtras(game.main(), losses);
        Position position = game.start();
        int column = 0;
        for (Ply ply : game.main().plies()) {
            boolean red = position.sideToMove() == Side.RED;
            if (red || column == 0) {
                out.append(column > 0 ? "\n" : "");
                out.append(position.moveNumber()).append(red ? ". " : ". ... ");
            } else {
                out.append(' ');
            }
            out.append(notation.write(position, ply.move()));
            position = position.play(ply.move());
            column++;
        }
        out.append(column > 0 ? "\n" : "");
        String result = result(game.tags().getOrDefault(Game.RESULT, ""));
        out.append(result).append(result.isEmpty() ? "" : "\n");
        for (String tag : game.tags().keySet()) {
            switch (tag) {
                case Game.RESULT -> losses.add(Kind.RESULT, result.isEmpty() ? 1 : 0);
                case Game.COMMENT -> losses.add(Kind.COMMENTS);
                default -> losses.add(Kind.TAGS, tag);
            }
        }
    }

    private String result(String result) {
        boolean simplified = script == Script.SIMPLIFIED;
        return switch (result) {
            case Results.RED -> simplified ? "红胜" : "紅勝";
            case Results.BLACK -> simplified ? "黑胜" : "黑勝";
            case Results.DRAW -> "和棋";
            case Results.OPEN -> Results.OPEN;
            default -> "";
        };
    }
}
