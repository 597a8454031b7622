// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.qili.adjudication.Problem.Kind;
import org.qili.analysis.Values;
import org.qili.model.Clause;
import org.qili.model.DetailRule;
import org.qili.model.Fact;
import org.qili.model.GeneralRule;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.model.NaturalLimit;
import org.qili.model.Prohibition;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Repetitions;
import org.qili.model.Rulebook;
import org.qili.model.Scale;
import org.qili.model.Scope;
import org.qili.model.Severity;
import org.qili.model.Statement;

/** Makes a {@link RuleSet} of a rulebook's model, and finds what cannot be applied in it. */
public final class RulebookCompiler {

    /**
     * What came out.
     *
     * @param rules the rules; those with a problem never apply
     * @param problems faults of the rulebook itself, not of those it extends
     */
    public record Result(RuleSet rules, List<Problem> problems) {
        public Result {
            problems = List.copyOf(problems);
        }
    }

    private final Rulebook rulebook;
    private final List<Problem> problems = new ArrayList<>();
    private final List<RuleSet.Detail<MoveView>> moveRules = new ArrayList<>();
    private final List<RuleSet.Detail<AttackView>> attackRules = new ArrayList<>();
    private final List<RuleSet.Ban> bans = new ArrayList<>();
    private final List<RuleSet.General> generals = new ArrayList<>();
    private final List<RuleSet.OpenPoint> points = new ArrayList<>();
    private final Map<String, Clause> clauses = new LinkedHashMap<>();
    private final ConditionCompiler<MoveView> moves =
            new ConditionCompiler<>(FactScope.MOVE, v -> v, () -> this.scale, problems);
    private final ConditionCompiler<AttackView> attacks =
            new ConditionCompiler<>(FactScope.ATTACK, AttackView::move, () -> this.scale, problems);
    private final ConditionCompiler<ProfileView> profiles =
            new ConditionCompiler<>(FactScope.PROFILE, v -> null, () -> this.scale, problems);
    private Values scale = Values.standard();
    private int repetitions;
    private boolean byOccurrences;
    private Severity severity;
    private RuleSet.Limit limit;

    private RulebookCompiler(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** Compiles a rulebook together with those it extends. */
    public static Result compile(Rulebook rulebook) {
        return new RulebookCompiler(rulebook).run();
    }

    /**
     * The statements in force in a rulebook, in the order in which they are tried: its own and
     * those of the rulebooks it extends as far as it does not amend them.
     */
    public static List<Statement> inForce(Rulebook rulebook) {
        return new RulebookCompiler(rulebook).effective(rulebook, new LinkedHashSet<>());
    }

    private Result run() {
        List<Statement> statements =
                effective(rulebook, new LinkedHashSet<>()).stream()
                        .filter(RulebookCompiler::isNumbered)
                        .toList();
        statements.stream()
                .filter(Scale.class::isInstance)
                .findFirst()
                .flatMap(s -> ScaleCompiler.compile((Scale) s, problems))
                .ifPresent(v -> scale = v);
        statements.forEach(this::add);
        if (repetitions <= 0) {
            report(rulebook, Kind.NO_REPETITIONS, rulebook.getName());
        }
        if (bans.isEmpty()) {
            report(rulebook, Kind.NO_PROHIBITION, rulebook.getName());
        }
        List<Label> order = severity == null ? List.of(Label.values()) : severity.getOrder();
        checkSeverity(order);
        RuleSet rules =
                new RuleSet(
                        rulebook.getName(),
                        title(),
                        repetitions,
                        byOccurrences,
                        scale,
                        order,
                        severity == null ? null : ref(severity),
                        moveRules,
                        attackRules,
                        bans,
                        generals,
                        points,
                        limit,
                        clauses,
                        statements.stream().anyMatch(RulebookCompiler::asksMutual));
        List<Problem> own =
                problems.stream().filter(p -> EcoreUtil.isAncestor(rulebook, p.where())).toList();
        return new Result(rules, own);
    }

    /** The titles; a rulebook without any is called by its id. */
    private Texts title() {
        Texts titles = Texts.of(rulebook.getTitles());
        return titles.byLanguage().isEmpty() && rulebook.getName() != null
                ? new Texts(Map.of(Language.ZH_CN, rulebook.getName()))
                : titles;
    }

    /**
     * Statements in force: those of the extended rulebook, each replaced by the amendments that
     * carry one of its numbers; amendments with new numbers come first, since the later rule
     * prevails.
     */
    private List<Statement> effective(Rulebook book, Set<Rulebook> seen) {
        if (!seen.add(book)) {
            report(rulebook, Kind.CYCLIC_EXTENSION, book.getName());
            return List.of();
        }
        Rulebook base = book.getBase();
        if (base == null) {
            return book.getStatements();
        }
        if (base.eIsProxy()) {
            report(book, Kind.UNRESOLVED, EcoreUtil.getURI(base).toString());
            return book.getStatements();
        }
        List<Statement> result = new ArrayList<>();
        List<Statement> pending = new ArrayList<>(book.getStatements());
        for (Statement statement : effective(base, seen)) {
            List<Statement> amendments =
                    book.getStatements().stream().filter(s -> amends(s, statement)).toList();
            if (amendments.isEmpty()) {
                result.add(statement);
            } else {
                amendments.stream().filter(pending::remove).forEach(result::add);
            }
        }
        pending.addAll(result);
        return pending;
    }

    /** Whether a statement of a rulebook takes the place of one of the rulebook it extends. */
    public static boolean amends(Statement amendment, Statement statement) {
        if (amendment instanceof Scale || statement instanceof Scale) {
            // there is but one scale; rules under its number stay
            return amendment.eClass() == statement.eClass();
        }
        if (!(amendment instanceof Clause a) || !(statement instanceof Clause s)) {
            return amendment.eClass() == statement.eClass();
        }
        Set<String> numbers = new HashSet<>(a.getNumbers());
        return s.getNumbers().stream().anyMatch(numbers::contains);
    }

    private void add(Statement statement) {
        if (statement instanceof Clause clause) {
            clause.getNumbers().forEach(n -> clauses.merge(n, clause, (c, d) -> nearer(n, c, d)));
        }
        if (statement instanceof Repetitions r) {
            // a position that occurs for the n-th time has been returned to n - 1 times
            repetitions = r.isOccurrences() ? r.getCycles() - 1 : r.getCycles();
            byOccurrences = r.isOccurrences();
        } else if (statement instanceof NaturalLimit n) {
            List<String> numbers = n.getNumbers().isEmpty() ? List.of("") : n.getNumbers();
            RuleRef ref =
                    new RuleRef(
                            ((Rulebook) n.eContainer()).getName(), numbers, new Texts(Map.of()));
            limit = new RuleSet.Limit(ref, n.getRounds(), n.getChecks());
        } else if (statement instanceof Severity s) {
            severity = s;
        } else if (statement instanceof DetailRule rule) {
            Optional<String> sublabel = Optional.ofNullable(rule.getSublabel());
            if (rule.getScope() == Scope.MOVE) {
                var when = moves.compile(rule.getCondition());
                moveRules.add(new RuleSet.Detail<>(ref(rule), when, rule.getLabel(), sublabel));
            } else {
                var when = attacks.compile(rule.getCondition());
                attackRules.add(new RuleSet.Detail<>(ref(rule), when, rule.getLabel(), sublabel));
            }
        } else if (statement instanceof Prohibition ban) {
            bans.add(new RuleSet.Ban(ref(ban), profiles.compile(ban.getCondition())));
        } else if (statement instanceof GeneralRule rule) {
            generals.add(
                    new RuleSet.General(
                            ref(rule),
                            rule.getSubject(),
                            profiles.compile(rule.getCondition()),
                            profiles.compile(rule.getOtherCondition()),
                            rule.getOutcome()));
        } else if (statement instanceof Reading reading) {
            points.add(point(reading));
        }
    }

    /**
     * Which of two clauses under a number restates it: a rule rather than the scale of values or an
     * open point, the one that bears the number in the first place, otherwise the one that stands
     * first.
     */
    private static Clause nearer(String number, Clause first, Clause second) {
        if (first instanceof Scale || first instanceof Reading) {
            return second;
        }
        if (second instanceof Reading) {
            return first;
        }
        return !first.getNumbers().get(0).equals(number)
                        && second.getNumbers().get(0).equals(number)
                ? second
                : first;
    }

    private RuleSet.OpenPoint point(Reading reading) {
        Map<String, Texts> texts = new LinkedHashMap<>();
        ReadingOption chosen = reading.getChosen();
        if (chosen == null || chosen.getName() == null) {
            report(reading, Kind.UNRESOLVED, reading.getName());
        } else {
            texts.put(chosen.getName(), Texts.of(chosen.getRestatements()));
        }
        for (ReadingOption option : reading.getOptions()) {
            texts.putIfAbsent(option.getName(), Texts.of(option.getRestatements()));
        }
        List<String> options = List.copyOf(texts.keySet());
        return new RuleSet.OpenPoint(
                ref(reading), reading.getName(), reading.isOpen(), options, texts);
    }

    private void checkSeverity(List<Label> order) {
        Stream<Label> given =
                Stream.concat(
                        moveRules.stream().map(RuleSet.Detail::label),
                        attackRules.stream().map(RuleSet.Detail::label));
        given.distinct()
                .filter(l -> l != Label.IDLE && !order.contains(l))
                .forEach(
                        l ->
                                report(
                                        severity == null ? rulebook : severity,
                                        Kind.SEVERITY_INCOMPLETE,
                                        l.getLiteral()));
    }

    private static boolean asksMutual(Statement statement) {
        if (!(statement instanceof DetailRule rule) || rule.getCondition() == null) {
            return false;
        }
        var contents = EcoreUtil.getAllContents(List.of(rule.getCondition()));
        while (contents.hasNext()) {
            if (contents.next() instanceof Fact fact
                    && Vocabulary.find(fact.getWord(), FactScope.MOVE)
                            .filter(w -> w.id().equals("mutual"))
                            .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a clause can be cited; one that is still being typed may lack its number. */
    private static boolean isNumbered(Statement statement) {
        return !(statement instanceof Clause clause)
                || !clause.getNumbers().isEmpty()
                        && clause.getNumbers().stream().allMatch(Objects::nonNull);
    }

    private static RuleRef ref(Clause clause) {
        Rulebook book = (Rulebook) clause.eContainer();
        return new RuleRef(book.getName(), clause.getNumbers(), Texts.of(clause.getRestatements()));
    }

    private void report(EObject where, Kind kind, String... arguments) {
        problems.add(new Problem(where, kind, List.of(arguments)));
    }
}
