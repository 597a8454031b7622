// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.Arrays;
import java.util.List;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.notation.ScoreReader.Result;
import org.qili.lang.cases.ScoreTexts;
import org.qili.model.Language;

/** Reads a score given on the command line or in a batch. */
final class MovesOption {

    /** Open moves listed at most. */
    private static final int MAX_OPEN = 40;

    private final Language language;

    MovesOption(Language language) {
        this.language = language;
    }

    /** The score of {@code --fen} and {@code --moves}. */
    Score score(String fen, String moves) throws BadInput {
        Position start = PerftCommand.position(fen == null ? "start" : fen, language);
        String title = CliMessages.in(language).get("answer.score");
        return new Score(title, start, read(start, split(moves)));
    }

    private static List<String> split(String score) {
        return Arrays.stream(score.trim().split("[\\s,;，；、]+"))
                .map(w -> w.replaceFirst("^\\d+\\.+", ""))
                .filter(w -> !w.isEmpty() && !w.equals("...") && !w.equals("…"))
                .toList();
    }

    /** The moves that the words stand for. */
    List<Move> read(Position start, List<String> words) throws BadInput {
        if (words.isEmpty()) {
            throw bad("rule.no-moves");
        }
        Result result = ScoreTexts.read(start, words);
        BoardTexts board = BoardTexts.in(language);
        if (result instanceof Result.Restored restored) {
            return restored.moves();
        } else if (result instanceof Result.Unreadable unreadable) {
            Position before = start;
            for (List<Move> choice : unreadable.choices()) {
                before = choice.size() == 1 ? before.play(choice.get(0)) : before;
            }
            throw bad(
                    "move.at",
                    String.valueOf(unreadable.ply() + 1),
                    board.unreadable(before, unreadable.why()));
        } else if (result instanceof Result.Ambiguous ambiguous) {
            int ply = ambiguous.openPlies().get(0);
            Position before = start;
            for (List<Move> choice : ambiguous.choices().subList(0, ply)) {
                before = before.play(choice.get(0));
            }
            String first = board.ambiguous(before, words.get(ply), ambiguous.choices().get(ply));
            throw new BadInput(
                    texts().get("move.at", String.valueOf(ply + 1), first)
                            + openPlies(words, ambiguous));
        }
        throw bad("move.doubtful", String.valueOf(((Result.LimitReached) result).ply() + 1));
    }

    /** The other moves that remain open, one a line, with the moves each may stand for. */
    private String openPlies(List<String> words, Result.Ambiguous ambiguous) {
        StringBuilder open = new StringBuilder();
        List<Integer> plies = ambiguous.openPlies();
        for (int ply : plies.subList(1, Math.min(plies.size(), MAX_OPEN))) {
            List<String> moves = ambiguous.choices().get(ply).stream().map(Move::iccs).toList();
            open.append(System.lineSeparator()).append("  ");
            open.append(
                    texts().get(
                                    "move.open",
                                    String.valueOf(ply + 1),
                                    words.get(ply),
                                    String.join(" ", moves)));
        }
        int more = plies.size() - MAX_OPEN;
        if (more > 0) {
            open.append(System.lineSeparator()).append("  ");
            open.append(texts().get("move.open-more", String.valueOf(more)));
        }
        return open.toString();
    }

    private TextBundle texts() {
        return CliMessages.in(language);
    }

    private BadInput bad(String key, Object... arguments) {
        return new BadInput(texts().get(key, arguments));
    }
}
