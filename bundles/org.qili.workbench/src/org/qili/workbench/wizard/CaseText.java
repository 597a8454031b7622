// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.wizard;

import java.util.ArrayList;
import java.util.List;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Ply;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;
import org.qili.workbench.live.Languages;

/**
 * Writes a game as a case, with the keywords and the notation of a language. Variations are kept,
 * and comments on moves become notes.
 */
final class CaseText {

    private final Keywords keywords = Languages.get().injector().getInstance(Keywords.class);
    private final Language language;
    private final StringBuilder text = new StringBuilder();
    private int shift;

    private CaseText(Language language) {
        this.language = language;
    }

    /**
     * The text of a new case.
     *
     * @param name name of the case
     * @param rulebook id of the rulebook it is ruled by; empty for none
     * @param game its position and moves
     * @param language of keywords and moves
     */
    static String of(String name, String rulebook, Game game, Language language) {
        return new CaseText(language).write(name, rulebook, game);
    }

    private String write(String name, String rulebook, Game game) {
        text.append(word("case")).append(' ').append(quoted(name)).append(" {\n");
        if (!rulebook.isEmpty()) {
            text.append("  ").append(word("rulebook")).append(' ').append(rulebook).append('\n');
        }
        if (!game.start().equals(Position.start())) {
            String fen = quoted(game.start().fen());
            text.append("  ").append(word("fen")).append(' ').append(fen).append('\n');
        }
        text.append("  ").append(word("moves")).append(" {");
        List<String> notes = new ArrayList<>();
        shift = game.start().sideToMove() == Side.BLACK ? 1 : 0;
        line(game.main(), game.start(), 0, "    ", notes);
        text.append("\n  }\n");
        notes.forEach(n -> text.append("  ").append(n).append('\n'));
        return text.append("}\n").toString();
    }

    /** The moves of a line from the one with that index on, and the notes for its comments. */
    private void line(Line line, Position before, int first, String indent, List<String> notes) {
        BoardTexts board = BoardTexts.in(language);
        Position position = before;
        int ply = first;
        boolean fresh = true;
        for (Ply entry : line.plies()) {
            boolean red = (ply + shift) % 2 == 0;
            if (red || fresh) {
                int round = (ply + shift) / 2 + 1;
                text.append('\n').append(indent).append(round).append(red ? ". " : ". ... ");
            } else {
                text.append(' ');
            }
            text.append(board.move(position, entry.move()));
            if (!entry.comment().isBlank()) {
                notes.add(word("note") + " " + (ply + 1) + " " + quoted(entry.comment().strip()));
            }
            for (Line variation : entry.variations()) {
                variation(variation, position, ply, indent);
            }
            fresh = !entry.variations().isEmpty();
            position = position.play(entry.move());
            ply++;
        }
    }

    private void variation(Line line, Position before, int ply, String indent) {
        text.append('\n').append(indent).append(word("variation")).append(" {");
        List<String> notes = new ArrayList<>();
        line(line, before, ply, indent + "  ", notes);
        notes.forEach(n -> text.append('\n').append(indent).append("  ").append(n));
        text.append('\n').append(indent).append('}');
    }

    private String word(String keyword) {
        return keywords.in(language, keyword);
    }

    private static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
