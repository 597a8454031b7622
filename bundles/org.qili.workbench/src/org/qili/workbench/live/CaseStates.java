// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.ide.Region;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;

/** Takes from a parsed case what the windows show, so that they need not touch the model. */
final class CaseStates {

    private CaseStates() {}

    /** A case of which only the game is known. */
    static CaseState of(Case source, CaseGame game, Language language) {
        List<MoveEntry> entries =
                source.getMoves().stream().filter(m -> m.getText() != null).toList();
        List<Region> spans =
                entries.stream()
                        .limit(game.moves().size())
                        .map(e -> span(e, Literals.MOVE_ENTRY__TEXT))
                        .toList();
        return new CaseState(
                source.getName() == null ? "" : source.getName(),
                span(source),
                CaseState.positions(game),
                game.moves(),
                spans,
                game.cycle(),
                notes(source),
                entries.stream()
                        .skip(game.moves().size())
                        .findFirst()
                        .map(e -> span(e, Literals.MOVE_ENTRY__TEXT)),
                CasePlaces.of(source, entries, language),
                own(source, game),
                Map.of(),
                Map.of(),
                Map.of(),
                false);
    }

    /** Notes without a label. */
    private static Map<Integer, String> notes(Case source) {
        Map<Integer, String> notes = new HashMap<>();
        for (Annotation note : source.getAnnotations()) {
            if (!labels(note) && note.getText() != null) {
                notes.merge(note.getPly() - 1, note.getText(), (a, b) -> a + " " + b);
            }
        }
        return notes;
    }

    private static List<OwnLabel> own(Case source, CaseGame game) {
        return source.getAnnotations().stream()
                .filter(n -> labels(n) && n.getPly() >= 1 && n.getPly() <= game.moves().size())
                .map(
                        n ->
                                new OwnLabel(
                                        n.getPly() - 1,
                                        n.getLabel().getLabel(),
                                        n.getText() == null ? "" : n.getText(),
                                        span(n)))
                .toList();
    }

    private static boolean labels(Annotation note) {
        return note.getLabel() != null && !note.getLabel().isUnknown();
    }

    /** Where an element stands, without the white space before it. */
    static Region span(EObject object) {
        ICompositeNode node = NodeModelUtils.getNode(object);
        return node == null ? new Region(0, 0) : new Region(node.getOffset(), node.getLength());
    }

    /** Where a part of an element stands. */
    static Region span(EObject object, EStructuralFeature feature) {
        List<INode> nodes = NodeModelUtils.findNodesForFeature(object, feature);
        return nodes.isEmpty()
                ? span(object)
                : new Region(nodes.get(0).getOffset(), nodes.get(0).getLength());
    }
}
