// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.validation;

import com.google.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.Check;
import org.eclipse.xtext.validation.CheckType;
import org.qili.adjudication.Problem;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.text.LangMessages;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Rulebook;

/** What is wrong with a rulebook or a case beyond its grammar. Messages are in the user's language. */
public class QiliValidator extends AbstractQiliValidator {

    /** Prefix of issue codes; the kind of the problem follows. */
    public static final String CODE = "org.qili.lang.";

    @Inject private JudgedCases judged;
    @Inject private UserLanguage language;

    /** Each file holds one kind of text, named once. */
    @Check
    public void checkDocument(Document document) {
        String file = document.eResource() == null ? "" : document.eResource().getURI().lastSegment();
        boolean rulebooks = file != null && file.endsWith("." + RulebookFiles.EXTENSION);
        Set<String> names = new HashSet<>();
        for (Element element : document.getElements()) {
            boolean isCase = element instanceof Case;
            if (isCase == rulebooks) {
                error(
                        texts().get(isCase ? "file.kind.rulebook" : "file.kind.case"),
                        element,
                        name(element),
                        CODE + "FILE_KIND");
            }
            String name =
                    element instanceof Case c ? c.getName() : ((Rulebook) element).getName();
            if (name != null && !names.add((isCase ? "case " : "rulebook ") + name)) {
                error(
                        texts().get(isCase ? "duplicate.case" : "duplicate.rulebook", name),
                        element,
                        name(element),
                        CODE + "DUPLICATE");
            }
        }
    }

    private static EStructuralFeature name(Element element) {
        return element instanceof Case ? Literals.CASE__NAME : Literals.RULEBOOK__NAME;
    }

    /** Everything in a rulebook can be applied. */
    @Check
    public void checkRulebook(Rulebook rulebook) {
        TextBundle words = Messages.in(language.get());
        for (Problem problem : RulebookCompiler.compile(rulebook).problems()) {
            error(
                    words.of("problem", problem.kind(), problem.arguments().toArray()),
                    problem.where(),
                    feature(problem),
                    CODE + problem.kind());
        }
    }

    private static EStructuralFeature feature(Problem problem) {
        return switch (problem.kind()) {
            case UNKNOWN_WORD, WRONG_COMPARISON -> Literals.FACT__WORD;
            case UNKNOWN_VALUE, NOT_A_NUMBER -> Literals.FACT__VALUES;
            case SEVERITY_INCOMPLETE ->
                    problem.where() instanceof Rulebook
                            ? Literals.RULEBOOK__NAME
                            : Literals.SEVERITY__ORDER;
            case NO_REPETITIONS, NO_PROHIBITION -> Literals.RULEBOOK__NAME;
            case CYCLIC_EXTENSION -> Literals.RULEBOOK__BASE;
            case UNRESOLVED -> null;
        };
    }

    /** The case can be judged, and the rulebook says what the case expects. */
    @Check(CheckType.FAST)
    public void checkCase(Case source) {
        CaseJudge.Judged result = judged.judge(source);
        for (CaseProblem problem : result.problems()) {
            String code = CODE + problem.kind();
            String[] fixes = problem.fixes().toArray(String[]::new);
            if (problem.kind().isError()) {
                error(problem.text(), problem.where(), problem.feature(), code, fixes);
            } else {
                warning(problem.text(), problem.where(), problem.feature(), code, fixes);
            }
        }
        if (CaseJudge.rulebooks(source).isEmpty() && source.getRulebooks().isEmpty()) {
            warning(
                    texts().get("case.no-rulebook"),
                    source,
                    Literals.CASE__NAME,
                    CODE + "NO_RULEBOOK");
        }
        source.getExpectations().forEach(e -> checkClause(source, e));
        result.ruling().ifPresent(r -> checkNotes(source, r));
    }

    private void checkClause(Case source, Expectation expectation) {
        if (expectation.getRuling() == null || expectation.getRuling().getClause() == null) {
            return;
        }
        List<Rulebook> books =
                expectation.getRulebook() != null
                        ? List.of(expectation.getRulebook())
                        : source.getRulebooks();
        if (books.isEmpty() || books.get(0).eIsProxy()) {
            return;
        }
        RuleSet rules = RulebookCompiler.compile(books.get(0)).rules();
        String clause = expectation.getRuling().getClause();
        if (rules.clause(clause).isEmpty()) {
            error(
                    texts().get("clause.unknown", clause, rules.id()),
                    expectation.getRuling(),
                    Literals.RULING_EXPECTATION__CLAUSE,
                    CODE + "UNKNOWN_CLAUSE");
        }
    }

    private void checkNotes(Case source, org.qili.adjudication.Ruling ruling) {
        TextBundle words = Messages.in(language.get());
        for (Annotation note : source.getAnnotations()) {
            int ply = note.getPly() - 1;
            if (note.getPly() == 0) {
                continue;
            }
            if (ply < 0 || ply >= ruling.moves().size()) {
                error(
                        texts().get("case.no-such-move", String.valueOf(note.getPly())),
                        note,
                        Literals.ANNOTATION__PLY,
                        CODE + "NO_SUCH_MOVE");
            } else if (note.getLabel() != null
                    && !note.getLabel().isUnknown()
                    && note.getLabel().getLabel() != ruling.moves().get(ply).label()) {
                info(
                        texts().get(
                                        "note.contradicts",
                                        String.valueOf(note.getPly()),
                                        words.of("label", note.getLabel().getLabel()),
                                        words.of("label", ruling.moves().get(ply).label())),
                        note,
                        Literals.ANNOTATION__LABEL,
                        CODE + "NOTE_DIFFERS");
            }
        }
    }

    private TextBundle texts() {
        return LangMessages.in(language.get());
    }
}
