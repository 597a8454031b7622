// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Cycle;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.live.Branch;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.OwnLabel;
import org.qili.workbench.text.UiTexts;

/**
 * A line of the move table.
 *
 * @param line number of the line it stands in: 0 for the game, then the variations
 * @param depth 0 for the game, 1 for a variation of it, 2 for a variation of such a one, and so on
 * @param ply index of the move
 * @param side who moves
 * @param bracket its place in the repeated part, empty outside
 * @param move the move in notation
 * @param label its label, empty while not known
 * @param labelText the label in words
 * @param own the arbiter's own label, empty if there is none
 * @param ownText the arbiter's own label in words, with the reason
 * @param attacked men it attacks
 * @param clauses numbers of the clauses that gave the label
 * @param note the arbiter's note
 */
public record MoveRow(
        int line,
        int depth,
        int ply,
        Side side,
        String bracket,
        String move,
        Optional<Label> label,
        String labelText,
        Optional<Label> own,
        String ownText,
        String attacked,
        String clauses,
        String note) {

    /**
     * The lines for a case: its game, and behind each move what might have been played instead.
     *
     * @param rulings the ruling that labels a line of the case
     */
    public static List<MoveRow> of(
            CaseState state, Function<CaseState, Optional<Ruling>> rulings, Language language) {
        List<MoveRow> rows = new ArrayList<>();
        add(rows, state, 0, 0, rulings, language);
        return rows;
    }

    private static void add(
            List<MoveRow> rows,
            CaseState all,
            int line,
            int from,
            Function<CaseState, Optional<Ruling>> rulings,
            Language language) {
        CaseState state = all.line(line);
        Optional<Ruling> ruling = rulings.apply(state);
        for (int ply = from; ply < state.moves().size(); ply++) {
            rows.add(of(state, line, ply, ruling, language));
            for (int other = line + 1; other < all.lines(); other++) {
                Branch branch = all.line(other).branch().orElseThrow();
                if (branch.parent() == line && branch.ply() == ply) {
                    add(rows, all, other, ply, rulings, language);
                }
            }
        }
    }

    /** The line for one move. */
    public static MoveRow of(
            CaseState state, int line, int ply, Optional<Ruling> ruling, Language language) {
        Position before = state.positions().get(ply);
        Optional<LabelledMove> labelled =
                ruling.filter(r -> ply < r.moves().size()).map(r -> r.moves().get(ply));
        return new MoveRow(
                line,
                state.branch().map(Branch::depth).orElse(0),
                ply,
                before.sideToMove(),
                state.cycle().map(c -> bracket(c, ply)).orElse(""),
                BoardTexts.in(language).move(before, state.moves().get(ply)),
                labelled.map(LabelledMove::label),
                labelled.map(m -> label(ruling.get(), m, language)).orElse(""),
                state.own(ply).map(OwnLabel::label),
                state.own(ply).map(o -> own(o, language)).orElse(""),
                labelled.map(m -> attacked(m, language)).orElse(""),
                labelled.map(m -> clauses(m, language)).orElse(""),
                state.notes().getOrDefault(ply, ""));
    }

    private static String label(Ruling ruling, LabelledMove move, Language language) {
        return RulingTexts.of(ruling, language).label(move);
    }

    /** The arbiter's label and reason. */
    static String own(OwnLabel own, Language language) {
        String label = Messages.in(language).of("label", own.label());
        return own.reason().isBlank() ? label : UiTexts.get("note.label", label, own.reason());
    }

    /** A bracket along each round trip, with its number at the top. */
    private static String bracket(Cycle cycle, int ply) {
        if (ply < cycle.firstPly() || ply >= cycle.end()) {
            return "";
        }
        int place = (ply - cycle.firstPly()) % cycle.period();
        int trip = (ply - cycle.firstPly()) / cycle.period() + 1;
        if (place == 0) {
            return "┏ " + UiTexts.get("table.trip", String.valueOf(trip));
        }
        return place == cycle.period() - 1 ? "┗" : "┃";
    }

    private static String attacked(LabelledMove move, Language language) {
        BoardTexts board = BoardTexts.in(language);
        List<String> men = new ArrayList<>();
        if (move.label() == Label.CHECK) {
            men.add(board.man(Man.of(move.facts().mover().opponent(), Kind.KING)));
        }
        move.attacks().stream()
                .filter(JudgedAttack::counts)
                .map(a -> board.man(a.attack().target().man()))
                .forEach(men::add);
        return Messages.list(language, men.stream().distinct().toList());
    }

    private static String clauses(LabelledMove move, Language language) {
        return Messages.list(
                language,
                move.rules().stream().flatMap(r -> r.numbers().stream()).distinct().toList());
    }
}
