// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseVariation;
import org.qili.lang.ide.Region;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.model.Variation;

/** Takes from a parsed case what the windows show, so that they need not touch the model. */
final class CaseStates {

    private CaseStates() {}

    /** A case of which only the game and its variations are known. */
    static CaseState of(Case source, CaseGame game, Language language) {
        CaseState state = game(source, game, language);
        return state.with(variations(state, game.variations()));
    }

    private static CaseState game(Case source, CaseGame game, Language language) {
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
                game.start().map(s -> CaseState.positions(s, game.moves())).orElse(List.of()),
                game.moves(),
                spans,
                game.cycle(),
                notes(source.getAnnotations()),
                entries.stream()
                        .skip(game.moves().size())
                        .findFirst()
                        .map(e -> span(e, Literals.MOVE_ENTRY__TEXT)),
                CasePlaces.of(source, entries, language),
                own(source.getAnnotations(), game.moves().size()),
                Map.of(),
                Map.of(),
                Map.of(),
                false,
                Optional.empty(),
                List.of());
    }

    /** The variations of a case; up to where they branch off they are like the line they leave. */
    private static List<CaseState> variations(CaseState game, List<CaseVariation> variations) {
        List<CaseState> states = new ArrayList<>();
        for (CaseVariation variation : variations) {
            CaseState parent = variation.parent() < 0 ? game : states.get(variation.parent());
            states.add(variation(game, parent, variation));
        }
        return states;
    }

    private static CaseState variation(CaseState game, CaseState parent, CaseVariation variation) {
        Variation source = variation.source();
        int shared = variation.branch();
        int read = variation.moves().size() - shared;
        List<MoveEntry> entries =
                source.getMoves().stream().filter(m -> m.getText() != null).toList();
        List<Region> spans = new ArrayList<>(parent.spans().subList(0, shared));
        entries.stream().limit(read).forEach(e -> spans.add(span(e, Literals.MOVE_ENTRY__TEXT)));
        Map<Integer, String> notes = new HashMap<>(parent.notes());
        notes.keySet().removeIf(ply -> ply >= shared);
        notes.putAll(notes(source.getAnnotations()));
        List<OwnLabel> own =
                new ArrayList<>(parent.own().stream().filter(o -> o.ply() < shared).toList());
        own.addAll(own(source.getAnnotations(), variation.moves().size()));
        Branch branch =
                new Branch(
                        variation.parent() + 1,
                        shared,
                        parent.branch().map(Branch::depth).orElse(0) + 1,
                        span(source));
        return new CaseState(
                game.name(),
                game.span(),
                CaseState.positions(game.positions().get(0), variation.moves()),
                variation.moves(),
                spans,
                variation.cycle(),
                notes,
                entries.stream()
                        .skip(read)
                        .findFirst()
                        .map(e -> span(e, Literals.MOVE_ENTRY__TEXT)),
                parent.places().variation(shared, source, entries),
                own,
                Map.of(),
                Map.of(),
                Map.of(),
                false,
                Optional.of(branch),
                List.of());
    }

    /** Notes without a label. */
    private static Map<Integer, String> notes(List<Annotation> annotations) {
        Map<Integer, String> notes = new HashMap<>();
        for (Annotation note : annotations) {
            if (!labels(note) && note.getText() != null) {
                notes.merge(note.getPly() - 1, note.getText(), (a, b) -> a + " " + b);
            }
        }
        return notes;
    }

    private static List<OwnLabel> own(List<Annotation> annotations, int moves) {
        return annotations.stream()
                .filter(n -> labels(n) && n.getPly() >= 1 && n.getPly() <= moves)
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
