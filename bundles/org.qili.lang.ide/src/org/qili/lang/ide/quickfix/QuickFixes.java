// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.quickfix;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Vocabulary;
import org.qili.lang.QiliValueConverters;
import org.qili.lang.cases.Expectations;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.ide.Places;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.index.Heading;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.syntax.Distances;
import org.qili.lang.validation.QiliValidator;
import org.qili.lang.validation.UserLanguage;
import org.qili.lang.words.Keywords;
import org.qili.lang.words.RuleScopes;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Expectation;
import org.qili.model.ExpectedLabel;
import org.qili.model.Fact;
import org.qili.model.LabelRow;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Restatement;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;

/** Ways to mend what the validator complains about, as edits of the text. */
public final class QuickFixes {

    /** Replacements offered at most for one issue. */
    private static final int MOST = 5;

    @Inject private JudgedCases judged;
    @Inject private UserLanguage language;
    @Inject private TextIndex index;
    @Inject private Keywords keywords;

    /** Ways to mend an issue, the likeliest first; none if only a person can tell. */
    public List<Fix> of(XtextResource resource, String text, Issue issue) {
        if (issue.getCode() == null || issue.getOffset() == null || issue.getLength() == null) {
            return List.of();
        }
        Region region = new Region(issue.getOffset(), issue.getLength());
        if (issue.getCode().equals(Diagnostic.LINKING_DIAGNOSTIC)) {
            return replacements(region, data(issue));
        }
        if (issue.getCode().equals(Diagnostic.SYNTAX_DIAGNOSTIC)) {
            return misspelt(region, text, data(issue));
        }
        EObject element =
                issue.getUriToProblem() == null
                        ? null
                        : resource.getEObject(issue.getUriToProblem().fragment());
        if (!issue.getCode().startsWith(QiliValidator.CODE) || element == null) {
            return List.of();
        }
        return switch (issue.getCode().substring(QiliValidator.CODE.length())) {
            case "BAD_MOVE", "AMBIGUOUS_MOVE" -> replacements(region, data(issue));
            case "UNMET_EXPECTATION" -> accept(element, issue);
            case "NOTE_DIFFERS" -> note(element, issue);
            case "UNKNOWN_CLAUSE" -> clauses(element, region, text);
            case "UNKNOWN_WORD" -> words((Fact) element, region, text);
            case "UNKNOWN_VALUE" -> values((Fact) element, region, text);
            case "MISSING_RESTATEMENT" -> restatements(element, issue, text);
            case "NO_RULEBOOK" -> rulebook((Case) element, resource, text);
            default -> List.of();
        };
    }

    private static List<String> data(Issue issue) {
        return issue.getData() == null
                ? List.of()
                : Arrays.stream(issue.getData()).filter(d -> d != null).toList();
    }

    private List<Fix> replacements(Region region, List<String> texts) {
        return texts.stream().limit(MOST).map(t -> replace(region, t)).toList();
    }

    private Fix replace(Region region, String text) {
        String label = IdeMessages.in(language.get()).get("fix.replace", text);
        return new Fix(label, "", List.of(new TextEdit(region.offset(), region.length(), text)));
    }

    /**
     * Keywords that may stand there and differ from what does in no more than half their letters.
     */
    private List<Fix> misspelt(Region region, String text, List<String> allowed) {
        String found = text.substring(region.offset(), Math.min(region.end(), text.length()));
        return replacements(
                region,
                allowed.stream()
                        .filter(a -> 2 * Distances.between(a, found) <= a.length())
                        .sorted(Comparator.comparingInt(a -> Distances.between(a, found)))
                        .toList());
    }

    /** The names nearest to what is written. */
    private List<Fix> nearest(Region region, String text, Stream<String> names) {
        String found = text.substring(region.offset(), Math.min(region.end(), text.length()));
        return replacements(
                region,
                names.distinct()
                        .sorted(
                                Comparator.comparingInt((String n) -> Distances.between(n, found))
                                        .thenComparingInt(n -> -Distances.common(n, found)))
                        .limit(3)
                        .toList());
    }

    private List<Fix> accept(EObject element, Issue issue) {
        Case source = EcoreUtil2.getContainerOfType(element, Case.class);
        Expectation expectation = EcoreUtil2.getContainerOfType(element, Expectation.class);
        if (source == null || expectation == null) {
            return List.of();
        }
        Optional<Ruling> ruling =
                RulebookClauses.rulebookOf(expectation)
                        .map(b -> judged.judge(source).rulings().get(b.getName()));
        if (ruling.isEmpty()) {
            return List.of();
        }
        ActualTexts actual = new ActualTexts(keywords, written(element));
        if (element instanceof RulingExpectation) {
            return List.of(accepting(Places.of(element), actual.ruling(ruling.get()), issue));
        }
        if (element instanceof ExpectedLabel label && label.eContainer() instanceof LabelRow row) {
            int ply = Expectations.ply(source, row, row.getLabels().indexOf(label));
            List<LabelledMove> moves = ruling.get().moves();
            if (ply >= 0 && ply < moves.size()) {
                return List.of(accepting(Places.of(element), actual.label(moves.get(ply)), issue));
            }
        }
        return List.of();
    }

    private Fix accepting(Region region, String text, Issue issue) {
        String label = IdeMessages.in(language.get()).get("fix.accept", text);
        TextEdit edit = new TextEdit(region.offset(), region.length(), text);
        return new Fix(label, issue.getMessage(), List.of(edit));
    }

    private List<Fix> note(EObject element, Issue issue) {
        if (!(element instanceof Annotation note) || note.getLabel() == null) {
            return List.of();
        }
        Case source = EcoreUtil2.getContainerOfType(note, Case.class);
        return judged.judge(source).ruling().stream()
                .map(r -> r.moves().get(note.getPly() - 1))
                .map(new ActualTexts(keywords, written(note))::label)
                .map(t -> accepting(Places.of(note.getLabel()), t, issue))
                .toList();
    }

    private List<Fix> clauses(EObject element, Region region, String text) {
        return element instanceof RulingExpectation expected
                ? RulebookClauses.rulebookOf(expected)
                        .map(b -> nearest(region, text, RulebookClauses.all(b).keySet().stream()))
                        .orElse(List.of())
                : List.of();
    }

    private List<Fix> words(Fact fact, Region region, String text) {
        FactScope scope = RuleScopes.of(fact);
        boolean english = written(fact) == Language.EN;
        return nearest(
                region,
                text,
                Vocabulary.words(scope).stream().map(w -> english ? w.id() : w.chinese()));
    }

    private List<Fix> values(Fact fact, Region region, String text) {
        boolean english = written(fact) == Language.EN;
        return Vocabulary.find(fact.getWord(), RuleScopes.of(fact))
                .map(
                        w ->
                                nearest(
                                        region,
                                        text,
                                        w.values().stream()
                                                .map(v -> english ? v.id() : v.chinese())))
                .orElse(List.of());
    }

    /** A restatement to translate, after those that are there. */
    private List<Fix> restatements(EObject element, Issue issue, String text) {
        List<Restatement> present =
                element instanceof Rulebook b
                        ? b.getTitles()
                        : element instanceof Clause c ? c.getRestatements() : List.of();
        List<Fix> fixes = new ArrayList<>();
        if (present.isEmpty()) {
            return fixes;
        }
        Region last = Places.of(present.get(present.size() - 1));
        String indent = indent(text, last.offset());
        for (String missing : data(issue)) {
            Language wanted = Language.get(missing);
            String draft = QiliValueConverters.quote(RulebookClauses.text(present, wanted));
            String separator = element instanceof Rulebook ? " " : "\n" + indent;
            fixes.add(
                    new Fix(
                            IdeMessages.in(language.get()).get("fix.restate", missing),
                            IdeMessages.in(language.get()).get("fix.restate.why"),
                            List.of(
                                    new TextEdit(
                                            last.end(), 0, separator + missing + " " + draft))));
        }
        return fixes;
    }

    private static String indent(String text, int offset) {
        int line = text.lastIndexOf('\n', offset - 1) + 1;
        int end = line;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(line, end);
    }

    /** A line that names a rulebook, at the beginning of the case. */
    private List<Fix> rulebook(Case source, XtextResource resource, String text) {
        Region name = Places.of(source, Literals.CASE__NAME);
        int open = Math.max(text.indexOf('{', name.end()), -1);
        if (open < 0) {
            return List.of();
        }
        String keyword = keywords.in(written(source), "rulebook");
        List<Fix> fixes = new ArrayList<>();
        for (Heading book : index.rulebooks(resource.getURI())) {
            String id = book.names().get(0).name();
            String line = "\n  " + keyword + " " + id;
            String label = IdeMessages.in(language.get()).get("fix.rulebook", id);
            fixes.add(new Fix(label, "", List.of(new TextEdit(open + 1, 0, line))));
        }
        return fixes.stream().limit(MOST).toList();
    }

    private Language written(EObject element) {
        XtextResource resource = (XtextResource) element.eResource();
        return keywords.languageOf(resource.getParseResult().getRootNode(), language.get());
    }
}
