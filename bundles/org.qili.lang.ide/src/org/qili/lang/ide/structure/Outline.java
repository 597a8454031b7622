// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.structure;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.ide.Places;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.structure.OutlineNode.Kind;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.validation.UserLanguage;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.DetailRule;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.GeneralRule;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.model.NaturalLimit;
import org.qili.model.Prohibition;
import org.qili.model.Reading;
import org.qili.model.Repetitions;
import org.qili.model.Rulebook;
import org.qili.model.Scale;
import org.qili.model.Statement;
import org.qili.model.Unformalised;
import org.qili.model.Variation;

/** The elements of a text as a tree of names. */
public final class Outline {

    @Inject private UserLanguage language;

    /** The tree of a text. */
    public List<OutlineNode> of(Document document) {
        List<OutlineNode> nodes = new ArrayList<>();
        for (Element element : document.getElements()) {
            nodes.add(element instanceof Rulebook r ? rulebook(r) : source((Case) element));
        }
        return nodes;
    }

    private OutlineNode rulebook(Rulebook book) {
        return node(
                Kind.RULEBOOK,
                name(book.getName()),
                RulebookClauses.text(book.getTitles(), language.get()),
                book,
                Literals.RULEBOOK__NAME,
                book.getStatements().stream().map(this::statement).toList());
    }

    private OutlineNode statement(Statement statement) {
        if (statement instanceof Repetitions r) {
            String label = texts().get("outline.repetitions", String.valueOf(r.getCycles()));
            return node(Kind.SETTING, label, list(r.getNumbers()), r, null, List.of());
        }
        if (statement instanceof NaturalLimit n) {
            String label = texts().get("outline.limit", String.valueOf(n.getRounds()));
            return node(Kind.SETTING, label, list(n.getNumbers()), n, null, List.of());
        }
        Clause clause = (Clause) statement;
        String label = list(clause.getNumbers());
        if (clause instanceof Reading r) {
            label = name(r.getName()) + " " + label;
        } else if (clause instanceof Scale) {
            label = texts().get("outline.scale", label);
        }
        return node(
                kind(clause),
                label,
                RulebookClauses.text(clause.getRestatements(), language.get()),
                clause,
                Literals.CLAUSE__NUMBERS,
                List.of());
    }

    private static Kind kind(Clause clause) {
        if (clause instanceof DetailRule) {
            return Kind.DETAIL;
        } else if (clause instanceof GeneralRule) {
            return Kind.GENERAL;
        } else if (clause instanceof Prohibition) {
            return Kind.PROHIBITION;
        } else if (clause instanceof Reading) {
            return Kind.READING;
        }
        return clause instanceof Unformalised ? Kind.UNFORMALISED : Kind.SETTING;
    }

    private OutlineNode source(Case source) {
        List<OutlineNode> parts = new ArrayList<>();
        if (!source.getMoves().isEmpty()) {
            String moves = String.valueOf(source.getMoves().size());
            Region first = Places.of(source.getMoves().get(0));
            Region last = Places.of(source.getMoves().get(source.getMoves().size() - 1));
            Region all = new Region(first.offset(), last.end() - first.offset());
            String label = texts().get("outline.moves", moves);
            List<OutlineNode> variations = variations(source.getMoves());
            parts.add(new OutlineNode(Kind.MOVES, label, "", all, first, variations));
        }
        for (Expectation expectation : source.getExpectations()) {
            Rulebook book = expectation.getRulebook();
            String of = book == null || book.eIsProxy() ? "" : name(book.getName());
            String label = texts().get("outline.expectation");
            parts.add(node(Kind.EXPECTATION, label, of, expectation, null, List.of()));
        }
        for (Annotation note : source.getAnnotations()) {
            String label = texts().get("outline.note");
            parts.add(node(Kind.NOTE, label, name(note.getText()), note, null, List.of()));
        }
        String from = source.getSource() == null ? "" : source.getSource();
        return node(Kind.CASE, name(source.getName()), from, source, Literals.CASE__NAME, parts);
    }

    /** What might have been played instead of moves, with variations of its own below. */
    private List<OutlineNode> variations(List<MoveEntry> moves) {
        List<OutlineNode> nodes = new ArrayList<>();
        for (MoveEntry move : moves) {
            for (Variation variation : move.getVariations()) {
                String count = String.valueOf(variation.getMoves().size());
                nodes.add(
                        node(
                                Kind.MOVES,
                                texts().get("outline.variation", count),
                                variation.getMoves().stream()
                                        .map(MoveEntry::getText)
                                        .findFirst()
                                        .orElse(""),
                                variation,
                                null,
                                variations(variation.getMoves())));
            }
        }
        return nodes;
    }

    private static OutlineNode node(
            Kind kind,
            String label,
            String detail,
            EObject element,
            EStructuralFeature name,
            List<OutlineNode> children) {
        Region region = Places.of(element);
        return new OutlineNode(kind, label, detail, region, Places.of(element, name), children);
    }

    private static String name(String written) {
        return written == null ? "" : written;
    }

    private String list(List<String> items) {
        return Messages.list(language.get(), items);
    }

    private TextBundle texts() {
        return IdeMessages.in(language.get());
    }
}
