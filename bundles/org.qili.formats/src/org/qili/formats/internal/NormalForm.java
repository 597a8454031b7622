// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.board.Board;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Mark;
import org.qili.board.Ply;
import org.qili.formats.Limits;
import org.qili.formats.Loss.Kind;

/**
 * The one form of a game in which it is written, and in which it is read again: alternatives to one
 * move lie side by side, judgements come before other marks, texts have no blanks around them and
 * tags no line ends, all moves are legal.
 */
final class NormalForm {
    private final Losses losses;
    private final Board board;

    private NormalForm(Losses losses, Board board) {
        this.losses = losses;
        this.board = board;
    }

    /** Brings a game into the form and counts what that changes in its contents. */
    static Game of(Game game, Losses losses) {
        NormalForm form = new NormalForm(losses, game.start().board());
        Map<String, String> tags = new LinkedHashMap<>();
        game.tags().forEach((name, value) -> tags.put(name, form.tag(name, value)));
        tags.remove(Game.COMMENT, "");
        return new Game(tags, game.start(), new Line(form.line(game.main(), 0)));
    }

    private String tag(String name, String value) {
        String used =
                name.equals(Game.COMMENT) ? Comments.canonical(value) : Comments.oneLine(value);
        if (!used.equals(value)) {
            losses.add(Kind.TEXTS_CHANGED);
        }
        return name.equals(Game.RESULT) ? Results.parse(used).orElse(used) : used;
    }

    private List<Ply> line(Line line, int depth) {
        List<Ply> plies = new ArrayList<>(line.plies().size());
        for (Ply ply : line.plies()) {
            if (!board.isLegal(ply.move().packed())) {
                losses.add(Kind.MOVES, line.plies().size() - plies.size());
                break;
            }
            String comment = Comments.canonical(ply.comment());
            if (!comment.equals(ply.comment())) {
                losses.add(Kind.TEXTS_CHANGED);
            }
            plies.add(new Ply(ply.move(), comment, inOrder(ply.marks()), variations(ply, depth)));
            board.make(ply.move().packed());
        }
        for (int i = 0; i < plies.size(); i++) {
            board.unmake();
        }
        return plies;
    }

    /** Returns marks with the judgements first. */
    static List<Mark> inOrder(List<Mark> marks) {
        return marks.stream()
                .sorted(Comparator.comparing(mark -> !(mark instanceof Mark.Glyph)))
                .toList();
    }

    private List<Line> variations(Ply ply, int depth) {
        if (depth >= Limits.standard().maxDepth()) {
            losses.add(Kind.VARIATIONS, ply.variations().size());
            return List.of();
        }
        List<Line> variations = new ArrayList<>(ply.variations().size());
        for (Line variation : ply.variations()) {
            List<Ply> plies = line(variation, depth + 1);
            if (!plies.isEmpty()) {
                Ply first = plies.get(0);
                plies.set(0, new Ply(first.move(), first.comment(), first.marks(), List.of()));
                variations.add(new Line(plies));
                variations.addAll(first.variations());
            }
        }
        return variations;
    }

    /** Counts what hangs on the moves of a line, for a target that has no place for it. */
    static void countExtras(Line line, Losses losses) {
        for (Ply ply : line.plies()) {
            losses.add(Kind.COMMENTS, ply.comment().isEmpty() ? 0 : 1);
            losses.add(Kind.MARKS, ply.marks().size());
            losses.add(Kind.VARIATIONS, ply.variations().size());
        }
    }
}
