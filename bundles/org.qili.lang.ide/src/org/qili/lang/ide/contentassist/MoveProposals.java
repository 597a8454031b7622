// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.contentassist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Wxf;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseVariation;
import org.qili.lang.cases.Expectations;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.MoveEntry;
import org.qili.model.Variation;

/** Legal moves at a place of a score. */
final class MoveProposals {

    /**
     * A legal move.
     *
     * @param text the move as it would be written
     * @param detail what it does, in few words
     * @param forms every way in which its writing may have been begun
     */
    record Written(String text, String detail, List<String> forms) {

        boolean beginsWith(String prefix) {
            String lower = prefix.toLowerCase(Locale.ROOT);
            return forms.stream().anyMatch(f -> f.toLowerCase(Locale.ROOT).startsWith(lower));
        }
    }

    private MoveProposals() {}

    /** The legal moves after those written before a place; none if these can't be read. */
    static List<Written> at(CaseGame game, Case source, int offset, Language language) {
        Optional<CaseVariation> inside = variation(game, offset);
        int ply = before(source, inside, offset).size();
        ply += inside.map(CaseVariation::branch).orElse(0);
        List<Move> moves = inside.map(CaseVariation::moves).orElse(game.moves());
        if (game.start().isEmpty() || moves.size() < ply) {
            return List.of();
        }
        Position position = game.start().get();
        for (Move move : moves.subList(0, ply)) {
            position = position.play(move);
        }
        List<Written> found = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            found.add(written(position, move, language));
        }
        found.sort(Comparator.comparing(Written::text));
        return found;
    }

    /** The number of the round that begins at a place; empty if Black is to move there. */
    static Optional<Integer> round(CaseGame game, Case source, int offset) {
        Optional<CaseVariation> inside = variation(game, offset);
        int before = before(source, inside, offset).size();
        before += inside.map(CaseVariation::branch).orElse(0);
        boolean blackFirst = !source.getMoves().isEmpty() && source.getMoves().get(0).isSkipped();
        int plies = before + (blackFirst && before > 0 ? 1 : 0);
        return plies % 2 == 0
                ? Optional.of(plies / 2 + Expectations.firstRound(source))
                : Optional.empty();
    }

    /** The innermost variation that a place lies in. */
    private static Optional<CaseVariation> variation(CaseGame game, int offset) {
        return game.variations().stream()
                .filter(v -> encloses(v.source(), offset))
                .reduce((outer, inner) -> inner);
    }

    private static boolean encloses(Variation variation, int offset) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(variation);
        return node != null && node.getOffset() < offset && offset < node.getEndOffset();
    }

    /** The moves of a line's own that are written before a place. */
    private static List<MoveEntry> before(Case source, Optional<CaseVariation> inside, int offset) {
        return inside.map(v -> v.source().getMoves()).orElse(source.getMoves()).stream()
                .filter(m -> endsBefore(m, offset))
                .toList();
    }

    private static boolean endsBefore(MoveEntry entry, int offset) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(entry);
        return entry.getText() != null && node != null && node.getEndOffset() <= offset;
    }

    private static Written written(Position position, Move move, Language language) {
        Language chinese = language == Language.ZH_TW ? Language.ZH_TW : Language.ZH_CN;
        String text = BoardTexts.in(chinese).move(position, move);
        List<String> forms =
                List.of(
                        new ChineseNotation(Script.SIMPLIFIED).write(position, move),
                        new ChineseNotation(Script.TRADITIONAL).write(position, move),
                        new Wxf().write(position, move),
                        move.iccs());
        List<String> details = new ArrayList<>(List.of(forms.get(2), move.iccs()));
        Man taken = position.at(move.to());
        if (taken != null) {
            String man = BoardTexts.in(language).man(taken);
            details.add(IdeMessages.in(language).get("detail.takes", man));
        }
        if (position.play(move).inCheck()) {
            details.add(IdeMessages.in(language).get("detail.check"));
        }
        return new Written(text, String.join(" · ", details), forms);
    }
}
