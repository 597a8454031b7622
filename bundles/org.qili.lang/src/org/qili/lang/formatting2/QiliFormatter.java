// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.formatting2.AbstractJavaFormatter;
import org.eclipse.xtext.formatting2.IFormattableDocument;
import org.eclipse.xtext.formatting2.IHiddenRegionFormatter;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegion;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.DetailRule;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.GeneralRule;
import org.qili.model.LabelRow;
import org.qili.model.MoveEntry;
import org.qili.model.Prohibition;
import org.qili.model.Reading;
import org.qili.model.Restatement;
import org.qili.model.Rulebook;
import org.qili.model.Severity;
import org.qili.model.Statement;

/**
 * Lays a text out so that a change reads like the amendment it is: one clause, one restatement, one
 * rule, one round of moves to a line.
 */
public class QiliFormatter extends AbstractJavaFormatter {

    protected void format(Document document, IFormattableDocument doc) {
        boolean first = true;
        for (Element element : document.getElements()) {
            oneSpaceInside(element, doc);
            if (first) {
                doc.prepend(element, IHiddenRegionFormatter::noSpace);
            } else {
                doc.prepend(element, it -> it.setNewLines(2));
            }
            first = false;
            doc.format(element);
        }
        if (!document.getElements().isEmpty()) {
            Element last = document.getElements().get(document.getElements().size() - 1);
            doc.append(last, it -> it.setNewLines(1));
        }
    }

    protected void format(Rulebook rulebook, IFormattableDocument doc) {
        block(rulebook, doc);
        for (Statement statement : rulebook.getStatements()) {
            oneSpaceInside(statement, doc);
            doc.prepend(statement, it -> it.setNewLines(2));
            doc.format(statement);
        }
    }

    protected void format(Clause clause, IFormattableDocument doc) {
        clause.getRestatements().forEach(r -> line(r, doc));
        if (clause instanceof Reading reading) {
            readingOptions(reading, doc);
            return;
        }
        if (clause instanceof org.qili.model.Unformalised unformalised) {
            region(clause, "because", "因")
                    .forEachRemaining(k -> doc.prepend(k, this::newLineIndented));
            unformalised.getReasons().stream().skip(1).forEach(r -> line(r, doc));
            return;
        }
        ISemanticRegion colon = colon(clause);
        if (colon != null) {
            doc.prepend(colon, this::newLineIndented);
            doc.append(colon, IHiddenRegionFormatter::oneSpace);
        }
        commas(clause, doc);
    }

    private void readingOptions(Reading reading, IFormattableDocument doc) {
        block(reading, doc);
        reading.getOptions()
                .forEach(
                        o -> {
                            oneSpaceInside(o, doc);
                            doc.prepend(o, it -> it.setNewLines(1));
                        });
    }

    protected void format(Case source, IFormattableDocument doc) {
        String[][] parts = {
            {"rulebook", "棋规"},
            {"source", "出处"},
            {"fen", "局面"},
            {"moves", "着法"},
            {"cycle", "循环"}
        };
        block(source, doc);
        for (String[] part : parts) {
            region(source, part).forEachRemaining(k -> doc.prepend(k, it -> it.setNewLines(1)));
        }
        moves(source, doc);
        for (Expectation expectation : source.getExpectations()) {
            oneSpaceInside(expectation, doc);
            doc.prepend(expectation, it -> it.setNewLines(1));
            block(expectation, doc);
            for (LabelRow row : expectation.getRows()) {
                oneSpaceInside(row, doc);
                doc.prepend(row, it -> it.setNewLines(1));
            }
            region(expectation, "ruling", "判")
                    .forEachRemaining(k -> doc.prepend(k, it -> it.setNewLines(1)));
        }
        for (Annotation annotation : source.getAnnotations()) {
            oneSpaceInside(annotation, doc);
            doc.prepend(annotation, it -> it.setNewLines(1));
        }
        commas(source, doc);
    }

    private void moves(Case source, IFormattableDocument doc) {
        ISemanticRegion keyword = next(region(source, "moves", "着法"));
        if (keyword == null) {
            return;
        }
        ISemanticRegion open = keyword.getNextSemanticRegion();
        IHiddenRegion end;
        ISemanticRegion close;
        if (source.getMoves().isEmpty()) {
            close = open.getNextSemanticRegion();
        } else {
            MoveEntry last = source.getMoves().get(source.getMoves().size() - 1);
            end = textRegionExtensions.nextHiddenRegion(last);
            close = end.getNextSemanticRegion();
        }
        doc.interior(open, close, IHiddenRegionFormatter::indent);
        doc.prepend(close, it -> it.setNewLines(1));
        for (MoveEntry move : source.getMoves()) {
            oneSpaceInside(move, doc);
            if (move.getRound() != null || move == source.getMoves().get(0)) {
                doc.prepend(move, it -> it.setNewLines(1));
            }
        }
    }

    /** Indents between the first brace of an element and its last. */
    private void block(EObject element, IFormattableDocument doc) {
        ISemanticRegion open = next(region(element, "{"));
        ISemanticRegion close = last(region(element, "}"));
        if (open != null && close != null) {
            doc.interior(open, close, IHiddenRegionFormatter::indent);
            doc.prepend(close, it -> it.setNewLines(1));
        }
    }

    private void line(Restatement restatement, IFormattableDocument doc) {
        oneSpaceInside(restatement, doc);
        doc.prepend(restatement, this::newLineIndented);
    }

    private void newLineIndented(IHiddenRegionFormatter it) {
        it.setNewLines(1);
        it.indent();
        it.highPriority();
    }

    private void commas(EObject element, IFormattableDocument doc) {
        for (ISemanticRegion region : textRegionExtensions.allSemanticRegions(element)) {
            String text = region.getText();
            if (text.equals(",") || text.equals("，") || text.equals("、")) {
                doc.prepend(region, this::tight);
            } else if (text.equals("(")) {
                doc.append(region, this::tight);
            } else if (text.equals(")")) {
                doc.prepend(region, this::tight);
            } else if (text.equals("/")) {
                doc.surround(region, this::tight);
            }
        }
    }

    private void tight(IHiddenRegionFormatter it) {
        it.noSpace();
        it.highPriority();
    }

    private void oneSpaceInside(EObject element, IFormattableDocument doc) {
        for (ISemanticRegion region : textRegionExtensions.allSemanticRegions(element)) {
            if (region.getPreviousSemanticRegion() != null
                    && region != first(element)) {
                doc.prepend(
                        region,
                        it -> {
                            it.oneSpace();
                            it.lowPriority();
                        });
            }
        }
    }

    private ISemanticRegion first(EObject element) {
        var regions = textRegionExtensions.allSemanticRegions(element).iterator();
        return regions.hasNext() ? regions.next() : null;
    }

    private java.util.Iterator<ISemanticRegion> region(EObject element, String... texts) {
        java.util.Set<String> wanted = java.util.Set.of(texts);
        java.util.List<ISemanticRegion> found = new java.util.ArrayList<>();
        for (ISemanticRegion region : textRegionExtensions.semanticRegions(element)) {
            if (wanted.contains(region.getText())) {
                found.add(region);
            }
        }
        return found.iterator();
    }

    private ISemanticRegion colon(EObject element) {
        for (ISemanticRegion region : textRegionExtensions.semanticRegions(element)) {
            if (region.getText().equals(":") || region.getText().equals("：")) {
                return region;
            }
        }
        return null;
    }

    private static ISemanticRegion next(java.util.Iterator<ISemanticRegion> regions) {
        return regions.hasNext() ? regions.next() : null;
    }

    private static ISemanticRegion last(java.util.Iterator<ISemanticRegion> regions) {
        ISemanticRegion last = null;
        while (regions.hasNext()) {
            last = regions.next();
        }
        return last;
    }
}
