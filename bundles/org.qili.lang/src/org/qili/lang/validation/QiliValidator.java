// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.validation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Problem;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.lang.cases.CaseVariation;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.text.LangMessages;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.DetailRule;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.GeneralRule;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Restatement;
import org.qili.model.Rulebook;
import org.qili.model.Scope;
import org.qili.model.Statement;
import org.qili.model.Unformalised;

/**
 * What is wrong with a rulebook or a case beyond its grammar. Messages are in the user's language.
 */
public class QiliValidator extends AbstractQiliValidator {

    /** Prefix of issue codes; the kind of the problem follows. */
    public static final String CODE = "org.qili.lang.";

    private static final int ALL = ValidationMessageAcceptor.INSIGNIFICANT_INDEX;

    @Inject private JudgedCases judged;
    @Inject private UserLanguage language;

    /** Each file holds one kind of text, named once. */
    @Check
    public void checkDocument(Document document) {
        String file =
                document.eResource() == null ? "" : document.eResource().getURI().lastSegment();
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
            String name = element instanceof Case c ? c.getName() : ((Rulebook) element).getName();
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

    // ---- rulebooks ----

    /** Everything in a rulebook can be applied. */
    @Check
    public void checkRulebook(Rulebook rulebook) {
        TextBundle words = Messages.in(language.get());
        for (Problem problem : RulebookCompiler.compile(rulebook).problems()) {
            if (problem.kind() == Problem.Kind.UNRESOLVED) {
                // said where the name stands that means nothing
                continue;
            }
            error(
                    words.of("problem", problem.kind(), problem.arguments().toArray()),
                    problem.where(),
                    feature(problem),
                    index(problem),
                    CODE + problem.kind());
        }
    }

    private static EStructuralFeature feature(Problem problem) {
        return switch (problem.kind()) {
            case UNKNOWN_WORD, WRONG_COMPARISON -> Literals.FACT__WORD;
            case UNKNOWN_VALUE, NOT_A_NUMBER -> Literals.FACT__VALUES;
            case UNKNOWN_MAN, VALUE_NUMBER -> Literals.SUM__TERMS;
            case VALUE_MISSING, VALUE_RANGE -> Literals.CLAUSE__NUMBERS;
            case VALUE_CONTRADICTION -> null;
            case SEVERITY_INCOMPLETE ->
                    problem.where() instanceof Rulebook
                            ? Literals.RULEBOOK__NAME
                            : Literals.SEVERITY__ORDER;
            case NO_REPETITIONS, NO_PROHIBITION -> Literals.RULEBOOK__NAME;
            case CYCLIC_EXTENSION -> Literals.RULEBOOK__BASE;
            case UNRESOLVED -> null;
        };
    }

    private static int index(Problem problem) {
        EStructuralFeature feature = feature(problem);
        if (feature == Literals.CLAUSE__NUMBERS) {
            return 0;
        }
        boolean oneOfSeveral = feature == Literals.FACT__VALUES || feature == Literals.SUM__TERMS;
        return oneOfSeveral && !problem.arguments().isEmpty()
                ? ((List<?>) problem.where().eGet(feature)).indexOf(problem.arguments().get(0))
                : ALL;
    }

    /** Readings and their options have names of their own. */
    @Check
    public void checkReadings(Rulebook rulebook) {
        Set<String> readings = new HashSet<>();
        for (var statement : rulebook.getStatements()) {
            if (statement instanceof Reading reading) {
                String name = reading.getName();
                if (name != null && !readings.add(name)) {
                    duplicate("duplicate.reading", name, reading, Literals.READING__NAME);
                }
                Set<String> options = new HashSet<>();
                for (ReadingOption option : reading.getOptions()) {
                    if (option.getName() != null && !options.add(option.getName())) {
                        duplicate(
                                "duplicate.option",
                                option.getName(),
                                option,
                                Literals.READING_OPTION__NAME);
                    }
                }
            }
        }
    }

    private void duplicate(String key, String name, EObject where, EStructuralFeature feature) {
        error(texts().get(key, name), where, feature, CODE + "DUPLICATE");
    }

    /** A rulebook speaks every language of its readers: its title, its clauses, their reasons. */
    @Check
    public void checkRestatements(Rulebook rulebook) {
        checkRestatements(rulebook, rulebook.getTitles(), Literals.RULEBOOK__NAME);
        for (var statement : rulebook.getStatements()) {
            if (statement instanceof Clause clause) {
                checkRestatements(clause, clause.getRestatements(), Literals.CLAUSE__NUMBERS);
            }
            if (statement instanceof Unformalised unformalised) {
                checkRestatements(
                        unformalised, unformalised.getReasons(), Literals.UNFORMALISED__REASONS);
            }
            if (statement instanceof Reading reading) {
                for (ReadingOption option : reading.getOptions()) {
                    checkRestatements(
                            option, option.getRestatements(), Literals.READING_OPTION__NAME);
                }
            }
        }
    }

    private void checkRestatements(
            EObject where, List<Restatement> present, EStructuralFeature feature) {
        Set<Language> missing = EnumSet.allOf(Language.class);
        present.forEach(r -> missing.remove(r.getLanguage()));
        if (!missing.isEmpty()) {
            List<String> names = missing.stream().map(Language::getLiteral).toList();
            warning(
                    texts().get("restatement.missing", Messages.list(language.get(), names)),
                    where,
                    feature,
                    feature.isMany() ? 0 : ALL,
                    CODE + "MISSING_RESTATEMENT",
                    names.toArray(String[]::new));
        }
    }

    /** Every general rule can decide something, for one side, and something decides everything. */
    @Check
    public void checkGeneralRules(Rulebook rulebook) {
        for (DecisionTable.Finding finding : DecisionTable.findings(rulebook)) {
            GeneralRule rule = finding.rule();
            String text =
                    switch (finding.kind()) {
                        case UNREACHABLE ->
                                texts().get("table.UNREACHABLE", numbers(finding.before()));
                        case NEVER_FITS -> texts().get("table.NEVER_FITS");
                        case BOTH_WAYS, GAP ->
                                texts().of(
                                                "table",
                                                finding.kind(),
                                                side(finding.one()),
                                                side(finding.other()));
                    };
            String code = CODE + "RULE_" + finding.kind();
            if (finding.kind() == DecisionTable.Kind.GAP) {
                warning(text, rulebook, Literals.RULEBOOK__NAME, code);
            } else if (rule.eContainer() == rulebook) {
                warning(text, rule, Literals.CLAUSE__NUMBERS, 0, code);
            }
        }
    }

    private String numbers(List<GeneralRule> rules) {
        List<String> numbers = rules.stream().map(r -> r.getNumbers().get(0)).distinct().toList();
        return Messages.list(language.get(), numbers);
    }

    private String side(DecisionTable.SideState side) {
        TextBundle words = Messages.in(language.get());
        List<String> labels = side.labels().stream().map(l -> words.of("label", l)).toList();
        String key = side.prohibited() ? "table.prohibited" : "table.allowed";
        return texts().get(key, Messages.list(language.get(), labels));
    }

    /** A detailed rule can fit something, and something that no rule before it takes. */
    @Check
    public void checkDetailRules(Rulebook rulebook) {
        RuleSet rules = RulebookCompiler.compile(rulebook).rules();
        List<DetailRule> before = new ArrayList<>();
        for (Statement statement : RulebookCompiler.inForce(rulebook)) {
            if (!(statement instanceof DetailRule rule)) {
                continue;
            }
            if (rule.eContainer() == rulebook && !rule.getNumbers().isEmpty()) {
                checkReached(rule, before, rules);
            }
            before.add(rule);
        }
    }

    private void checkReached(DetailRule rule, List<DetailRule> before, RuleSet rules) {
        boolean ofAttacks = rule.getScope() == Scope.ATTACK;
        Implication facts = new Implication(ofAttacks ? FactScope.ATTACK : FactScope.MOVE, rules);
        if (facts.isImpossible(rule.getCondition())) {
            hidden(rule, texts().get("table.NEVER_FITS"), "RULE_NEVER_FITS");
            return;
        }
        // an attack takes the first rule that fits; a move takes all up to the first that is idle
        List<DetailRule> taking =
                before.stream()
                        .filter(b -> b.getScope() == rule.getScope() && !b.getNumbers().isEmpty())
                        .filter(b -> ofAttacks || b.getLabel() == Label.IDLE)
                        .toList();
        List<String> cover =
                facts.cover(rule, taking).stream()
                        .map(b -> b.getNumbers().get(0))
                        .distinct()
                        .toList();
        if (!cover.isEmpty()) {
            String numbers = Messages.list(language.get(), cover);
            hidden(rule, texts().get("rule.hidden", numbers), "RULE_HIDDEN");
        }
    }

    private void hidden(DetailRule rule, String text, String code) {
        warning(text, rule, Literals.CLAUSE__NUMBERS, 0, CODE + code);
    }

    // ---- cases ----

    /** The case can be judged, and the rulebook says what the case expects. */
    @Check(CheckType.FAST)
    public void checkCase(Case source) {
        CaseJudge.Judged result = judged.judge(source);
        result.problems().forEach(this::report);
        result.game().variations().forEach(v -> v.problems().forEach(this::report));
        if (source.getRulebooks().isEmpty()
                && source.getExpectations().stream().allMatch(e -> e.getRulebook() == null)) {
            warning(
                    texts().get("case.no-rulebook"),
                    source,
                    Literals.CASE__NAME,
                    CODE + "NO_RULEBOOK");
        }
        source.getExpectations().forEach(this::checkClause);
        result.ruling()
                .ifPresent(r -> checkNotes(source.getAnnotations(), source.getMoves().size(), r));
        for (CaseVariation variation : result.game().variations()) {
            List<Annotation> notes = variation.source().getAnnotations();
            if (!notes.isEmpty()) {
                int moves = variation.branch() + variation.source().getMoves().size();
                judged.rulings(source, variation).values().stream()
                        .findFirst()
                        .ifPresent(r -> checkNotes(notes, moves, r));
            }
        }
    }

    private void report(CaseProblem problem) {
        Severity severity = problem.kind().isError() ? Severity.ERROR : Severity.WARNING;
        String code = CODE + problem.kind();
        String[] fixes = problem.fixes().toArray(String[]::new);
        CaseProblem.Place place = problem.place();
        Optional<INode> node = place.length() > 0 ? node(problem) : Optional.empty();
        if (node.isPresent()) {
            // the value stands in quotes
            int offset = node.get().getTextRegion().getOffset() + 1 + place.offset();
            if (severity == Severity.ERROR) {
                getMessageAcceptor()
                        .acceptError(
                                problem.text(),
                                problem.where(),
                                offset,
                                place.length(),
                                code,
                                fixes);
            } else {
                getMessageAcceptor()
                        .acceptWarning(
                                problem.text(),
                                problem.where(),
                                offset,
                                place.length(),
                                code,
                                fixes);
            }
        } else if (severity == Severity.ERROR) {
            error(problem.text(), problem.where(), problem.feature(), place.index(), code, fixes);
        } else {
            warning(problem.text(), problem.where(), problem.feature(), place.index(), code, fixes);
        }
    }

    private static Optional<INode> node(CaseProblem problem) {
        List<INode> nodes = NodeModelUtils.findNodesForFeature(problem.where(), problem.feature());
        int index = Math.max(0, problem.place().index());
        return index < nodes.size() ? Optional.of(nodes.get(index)) : Optional.empty();
    }

    private void checkClause(Expectation expectation) {
        if (expectation.getRuling() == null || expectation.getRuling().getClause() == null) {
            return;
        }
        Optional<Rulebook> book = RulebookClauses.rulebookOf(expectation);
        if (book.isEmpty()) {
            return;
        }
        RuleSet rules = RulebookCompiler.compile(book.get()).rules();
        String clause = expectation.getRuling().getClause();
        if (rules.clause(clause).isEmpty()) {
            error(
                    texts().get("clause.unknown", clause, rules.id()),
                    expectation.getRuling(),
                    Literals.RULING_EXPECTATION__CLAUSE,
                    CODE + "UNKNOWN_CLAUSE");
        }
    }

    private void checkNotes(List<Annotation> notes, int moves, Ruling ruling) {
        TextBundle words = Messages.in(language.get());
        for (Annotation note : notes) {
            int ply = note.getPly() - 1;
            boolean aboutNoMove =
                    NodeModelUtils.findNodesForFeature(note, Literals.ANNOTATION__PLY).isEmpty();
            if (aboutNoMove) {
                continue;
            }
            if (ply < 0 || ply >= moves) {
                error(
                        texts().get("case.no-such-move", String.valueOf(note.getPly())),
                        note,
                        Literals.ANNOTATION__PLY,
                        CODE + "NO_SUCH_MOVE");
            } else if (ply < ruling.moves().size()
                    && note.getLabel() != null
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
