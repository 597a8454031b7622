// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.wizard;

import java.util.List;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Game;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;
import org.qili.workbench.live.Languages;

/** Writes a game as a case, with the keywords and the notation of a language. */
final class CaseText {

    private final Keywords keywords = Languages.get().injector().getInstance(Keywords.class);
    private final Language language;
    private final StringBuilder text = new StringBuilder();

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
        text.append("  ").append(word("moves")).append(" {\n");
        moves(game);
        return text.append("  }\n}\n").toString();
    }

    private void moves(Game game) {
        BoardTexts board = BoardTexts.in(language);
        List<Move> moves = game.moves();
        List<Position> positions = game.positions();
        int shift = game.start().sideToMove() == Side.BLACK ? 1 : 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean red = (ply + shift) % 2 == 0;
            if (red || ply == 0) {
                int round = (ply + shift) / 2 + 1;
                text.append("    ").append(round).append(red ? ". " : ". ... ");
            }
            text.append(board.move(positions.get(ply), moves.get(ply)));
            text.append(red && ply + 1 < moves.size() ? ' ' : '\n');
        }
    }

    private String word(String keyword) {
        return keywords.in(language, keyword);
    }

    private static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
