// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Cycle;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.editor.Evidence;
import org.qili.workbench.text.UiTexts;

/**
 * A line of the list of evidence: a move of the cycle, or below it a sentence about it.
 *
 * @param ply index of the move
 * @param side who moved
 * @param title the move, or the sentence
 * @param label label of the move; empty for a sentence
 * @param labelText the label in words
 * @param clauses numbers of the clauses applied
 * @param evidence what can be played on the board; empty for a move and for a plain sentence
 * @param children sentences about the move
 */
record EvidenceItem(
        int ply,
        Side side,
        String title,
        Optional<Label> label,
        String labelText,
        String clauses,
        Optional<Evidence> evidence,
        List<EvidenceItem> children) {

    EvidenceItem {
        children = List.copyOf(children);
    }

    /** The moves of one round trip; none where nothing recurs. */
    static List<EvidenceItem> of(Ruling ruling, Language language) {
        if (ruling.cycle().isEmpty()) {
            return List.of();
        }
        Cycle cycle = ruling.cycle().get();
        return ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst()).stream()
                .map(m -> of(ruling, m, language))
                .toList();
    }

    private static EvidenceItem of(Ruling ruling, LabelledMove move, Language language) {
        RulingTexts texts = RulingTexts.of(ruling, language);
        int ply = move.facts().ply();
        Side side = move.facts().mover();
        List<EvidenceItem> sentences = new ArrayList<>();
        for (Evidence evidence : Evidence.of(ruling, move, language)) {
            boolean shown = !evidence.moves().isEmpty() || !evidence.arrows().isEmpty();
            sentences.add(
                    sentence(ply, side, evidence.text(), Optional.of(evidence).filter(e -> shown)));
        }
        texts.exceptions(move)
                .forEach(e -> sentences.add(sentence(ply, side, e, Optional.empty())));
        String clauses =
                Messages.list(
                        language,
                        move.rules().stream()
                                .flatMap(r -> r.numbers().stream())
                                .distinct()
                                .toList());
        return new EvidenceItem(
                ply,
                side,
                UiTexts.get("ruling.move", String.valueOf(ply + 1), texts.move(move)),
                Optional.of(move.label()),
                texts.label(move),
                clauses,
                Optional.empty(),
                sentences);
    }

    private static EvidenceItem sentence(
            int ply, Side side, String text, Optional<Evidence> evidence) {
        return new EvidenceItem(ply, side, text, Optional.empty(), "", "", evidence, List.of());
    }
}
