// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.adjudication.text.Messages;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.ide.Region;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.workbench.text.UiTexts;

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
                notes(source, language),
                entries.stream()
                        .skip(game.moves().size())
                        .findFirst()
                        .map(e -> span(e, Literals.MOVE_ENTRY__TEXT)),
                insertAt(source),
                Map.of(),
                Map.of(),
                false);
    }

    private static Map<Integer, String> notes(Case source, Language language) {
        Map<Integer, String> notes = new HashMap<>();
        for (Annotation note : source.getAnnotations()) {
            String text = note.getText() == null ? "" : note.getText();
            if (note.getLabel() != null && !note.getLabel().isUnknown()) {
                String label = Messages.in(language).of("label", note.getLabel().getLabel());
                text = text.isEmpty() ? label : UiTexts.get("note.label", label, text);
            }
            notes.merge(note.getPly() - 1, text, (a, b) -> a + " " + b);
        }
        return notes;
    }

    /** Right behind the last move, or behind the brace that opens the list. */
    private static int insertAt(Case source) {
        if (!source.getMoves().isEmpty()) {
            return span(source.getMoves().get(source.getMoves().size() - 1)).end();
        }
        ICompositeNode node = NodeModelUtils.getNode(source);
        boolean moves = false;
        if (node != null) {
            for (ILeafNode leaf : node.getLeafNodes()) {
                if (leaf.isHidden()) {
                    continue;
                }
                moves |= List.of("moves", "着法", "著法").contains(leaf.getText());
                if (moves && List.of("{", "｛").contains(leaf.getText())) {
                    return leaf.getEndOffset();
                }
            }
        }
        return -1;
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
