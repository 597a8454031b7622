// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.formatting2.AbstractJavaFormatter;
import org.eclipse.xtext.formatting2.IFormattableDocument;
import org.eclipse.xtext.formatting2.IHiddenRegionFormatter;
import org.eclipse.xtext.formatting2.IHiddenRegionFormatting;
import org.eclipse.xtext.formatting2.IMerger;
import org.eclipse.xtext.formatting2.ITextReplacer;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegion;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.LabelRow;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.model.Reading;
import org.qili.model.Rulebook;
import org.qili.model.Statement;
import org.qili.model.Unformalised;
import org.qili.model.Variation;

/**
 * Lays a text out so that a change reads like the amendment it is: one clause, one restatement, one
 * rule, one round of moves to a line. An empty line that stands between the parts of a case stays.
 */
public class QiliFormatter extends AbstractJavaFormatter {

    private static final Set<String> OPEN = Set.of("{", "｛");
    private static final Set<String> CLOSE = Set.of("}", "｝");
    private static final Set<String> COLONS = Set.of(":", "：");
    private static final Set<String> TIGHT_BEFORE = Set.of(",", "，", "、", ")", "）", "/", "／");
    private static final Set<String> TIGHT_AFTER = Set.of("(", "（", "/", "／");
    private static final Set<String> CASE_PARTS =
            Set.of(
                    "rulebook",
                    "棋规",
                    "棋規",
                    "source",
                    "出处",
                    "出處",
                    "fen",
                    "局面",
                    "board",
                    "棋盘",
                    "棋盤",
                    "moves",
                    "着法",
                    "著法",
                    "cycle",
                    "循环",
                    "循環");
    private static final Set<String> BREAKS_BEFORE = Set.of("and", "且", "or", "或", "=>", "→", "⇒");
    private static final Set<String> BREAKS_AFTER = Set.of(",", "，");
    private static final Set<String> BECAUSE = Set.of("because", "因");
    private static final Set<String> DEFAULT = Set.of("default", "默认", "默認");
    private static final Set<String> RULING = Set.of("ruling", "判");

    /** A whole text. */
    protected void format(Document document, IFormattableDocument doc) {
        spaceWords(document, doc);
        boolean first = true;
        for (Element element : document.getElements()) {
            boolean top = first;
            boolean bare = top && !hasComment(element);
            if (bare) {
                doc.prepend(element, IHiddenRegionFormatter::noSpace);
            } else {
                doc.prepend(element, it -> lines(it, top ? 1 : 2, 2));
            }
            first = false;
            doc.format(element);
        }
        if (!first) {
            Element last = document.getElements().get(document.getElements().size() - 1);
            doc.append(last, it -> lines(it, 1, 1));
        }
    }

    private boolean hasComment(Element element) {
        IHiddenRegion before = textRegionExtensions.previousHiddenRegion(element);
        return before != null && before.containsComment();
    }

    // ---- rulebooks ----

    /** A rulebook: its statements apart from each other. */
    protected void format(Rulebook rulebook, IFormattableDocument doc) {
        block(rulebook, doc);
        boolean first = true;
        for (Statement statement : rulebook.getStatements()) {
            boolean top = first;
            doc.prepend(statement, it -> lines(it, top ? 1 : 2, 2));
            first = false;
            if (statement instanceof Clause clause) {
                clause(clause, doc);
            }
        }
    }

    private void clause(Clause clause, IFormattableDocument doc) {
        ISemanticRegion start = firstRegion(clause);
        ISemanticRegion end = lastRegion(clause);
        if (start == null || start == end) {
            return;
        }
        doc.interior(start, end, IHiddenRegionFormatter::indent);
        clause.getRestatements().forEach(r -> doc.prepend(r, QiliFormatter::line));
        if (clause instanceof Reading reading) {
            reading(reading, doc);
        } else if (clause instanceof Unformalised) {
            first(clause, BECAUSE).forEach(k -> doc.prepend(k, QiliFormatter::line));
        } else if (!clause.getRestatements().isEmpty()) {
            first(clause, COLONS).forEach(k -> doc.prepend(k, QiliFormatter::line));
        }
        first(clause, COLONS).forEach(k -> doc.interior(k, end, IHiddenRegionFormatter::indent));
        breaks(clause, doc);
    }

    /** A long condition may go on in further lines: those its author began stay. */
    private void breaks(Clause clause, IFormattableDocument doc) {
        for (ISemanticRegion region : textRegionExtensions.allSemanticRegions(clause)) {
            if (BREAKS_BEFORE.contains(region.getText())) {
                doc.prepend(region, QiliFormatter::mayBreak);
            } else if (BREAKS_AFTER.contains(region.getText())) {
                doc.append(region, QiliFormatter::mayBreak);
            }
        }
    }

    private static void mayBreak(IHiddenRegionFormatter it) {
        it.setNewLines(0, 0, 1);
        it.lowPriority();
    }

    private void reading(Reading reading, IFormattableDocument doc) {
        block(reading, doc);
        if (!reading.getRestatements().isEmpty()) {
            first(reading, OPEN).forEach(k -> doc.prepend(k, QiliFormatter::line));
        }
        reading.getOptions().forEach(o -> doc.prepend(o, QiliFormatter::line));
        first(reading, DEFAULT).forEach(k -> doc.prepend(k, QiliFormatter::line));
    }

    // ---- cases ----

    /** A case: its parts and its rounds on lines of their own. */
    protected void format(Case source, IFormattableDocument doc) {
        block(source, doc);
        boolean first = true;
        for (ISemanticRegion part : regions(source, CASE_PARTS)) {
            boolean top = first;
            doc.prepend(part, it -> lines(it, 1, top ? 1 : 2));
            first = false;
            ISemanticRegion open = part.getNextSemanticRegion();
            if (open != null && OPEN.contains(open.getText())) {
                inner(open, doc);
            }
        }
        moves(source.getMoves(), doc);
        rows(source, doc);
        for (Expectation expectation : source.getExpectations()) {
            doc.prepend(expectation, it -> lines(it, 1, 2));
            block(expectation, doc);
            for (LabelRow row : expectation.getRows()) {
                doc.prepend(row, it -> lines(it, 1, 1));
            }
            first(expectation, RULING).forEach(k -> doc.prepend(k, it -> lines(it, 1, 1)));
        }
        source.getAnnotations().forEach(a -> doc.prepend(a, it -> lines(it, 1, 2)));
    }

    /** Each round on a line of its own, and whatever goes on after a variation. */
    private void moves(List<MoveEntry> moves, IFormattableDocument doc) {
        boolean opensLine = true;
        for (MoveEntry move : moves) {
            if (opensLine || move.getRound() != null) {
                doc.prepend(move, it -> lines(it, 1, 2));
            }
            for (Variation variation : move.getVariations()) {
                doc.prepend(variation, it -> lines(it, 1, 2));
                block(variation, doc);
                moves(variation.getMoves(), doc);
                variation.getAnnotations().forEach(a -> doc.prepend(a, it -> lines(it, 1, 2)));
            }
            opensLine = !move.getVariations().isEmpty();
        }
    }

    private void rows(Case source, IFormattableDocument doc) {
        textRegionExtensions
                .regionFor(source)
                .features(Literals.CASE__ROWS)
                .forEach(r -> doc.prepend(r, it -> lines(it, 1, 1)));
    }

    // ---- lines and spaces ----

    @Override
    public ITextReplacer createHiddenRegionReplacer(
            IHiddenRegion region, IHiddenRegionFormatting formatting) {
        return region.containsComment()
                ? new CommentedRegion(region, formatting)
                : super.createHiddenRegionReplacer(region, formatting);
    }

    @Override
    public IMerger<ITextReplacer> createTextReplacerMerger() {
        IMerger<ITextReplacer> others = super.createTextReplacerMerger();
        return conflicting ->
                conflicting.stream().allMatch(CommentedRegion.class::isInstance)
                        ? merge(conflicting.stream().map(CommentedRegion.class::cast).toList())
                        : others.merge(conflicting);
    }

    private CommentedRegion merge(List<CommentedRegion> same) {
        List<IHiddenRegionFormatting> wishes =
                same.stream().map(CommentedRegion::formatting).toList();
        IHiddenRegionFormatting merged = createHiddenRegionFormattingMerger().merge(wishes);
        return new CommentedRegion(same.get(0).region(), merged);
    }

    /** The block that begins with a sign: its contents indented, its end on a line of its own. */
    private void inner(ISemanticRegion open, IFormattableDocument doc) {
        ISemanticRegion close = open;
        int depth = 0;
        while (close != null) {
            if (OPEN.contains(close.getText())) {
                depth++;
            } else if (CLOSE.contains(close.getText()) && --depth == 0) {
                block(open, close, doc);
                return;
            }
            close = close.getNextSemanticRegion();
        }
    }

    private void block(EObject element, IFormattableDocument doc) {
        List<ISemanticRegion> open = first(element, OPEN);
        List<ISemanticRegion> close = last(element, CLOSE);
        if (!open.isEmpty() && !close.isEmpty()) {
            block(open.get(0), close.get(0), doc);
        }
    }

    private static void block(
            ISemanticRegion open, ISemanticRegion close, IFormattableDocument doc) {
        doc.interior(open, close, IHiddenRegionFormatter::indent);
        doc.prepend(close, it -> lines(it, 1, 1));
    }

    private static void line(IHiddenRegionFormatter it) {
        lines(it, 1, 1);
    }

    /** At least so many line ends, and no more than so many. */
    private static void lines(IHiddenRegionFormatter it, int least, int most) {
        it.setNewLines(least, least, most);
    }

    /** One space between words, none before commas and within brackets; lines prevail over this. */
    private void spaceWords(Document document, IFormattableDocument doc) {
        ISemanticRegion previous = null;
        for (ISemanticRegion region : textRegionExtensions.allSemanticRegions(document)) {
            if (previous != null) {
                boolean tight =
                        TIGHT_BEFORE.contains(region.getText())
                                || TIGHT_AFTER.contains(previous.getText())
                                || COLONS.contains(region.getText());
                doc.prepend(
                        region,
                        it -> {
                            if (tight) {
                                it.noSpace();
                            } else {
                                it.oneSpace();
                            }
                            it.lowPriority();
                        });
            }
            previous = region;
        }
    }

    private ISemanticRegion firstRegion(EObject element) {
        var regions = textRegionExtensions.allSemanticRegions(element).iterator();
        return regions.hasNext() ? regions.next() : null;
    }

    private ISemanticRegion lastRegion(EObject element) {
        ISemanticRegion last = null;
        for (ISemanticRegion region : textRegionExtensions.allSemanticRegions(element)) {
            last = region;
        }
        return last;
    }

    private List<ISemanticRegion> regions(EObject element, Set<String> texts) {
        List<ISemanticRegion> found = new ArrayList<>();
        for (ISemanticRegion region : textRegionExtensions.semanticRegions(element)) {
            if (texts.contains(region.getText())) {
                found.add(region);
            }
        }
        return found;
    }

    private List<ISemanticRegion> first(EObject element, Set<String> texts) {
        List<ISemanticRegion> all = regions(element, texts);
        return all.isEmpty() ? all : all.subList(0, 1);
    }

    private List<ISemanticRegion> last(EObject element, Set<String> texts) {
        List<ISemanticRegion> all = regions(element, texts);
        return all.isEmpty() ? all : all.subList(all.size() - 1, all.size());
    }
}
