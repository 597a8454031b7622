// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.validation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.qili.adjudication.Comparisons;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.model.Condition;
import org.qili.model.Conjunction;
import org.qili.model.Disjunction;
import org.qili.model.Fact;
import org.qili.model.GeneralRule;
import org.qili.model.Label;
import org.qili.model.Negation;
import org.qili.model.Outcome;
import org.qili.model.Prohibition;
import org.qili.model.ReadingFact;
import org.qili.model.Rulebook;
import org.qili.model.Statement;
import org.qili.model.Subject;

/**
 * The general rules of a rulebook read as a decision table: the first that fits decides. Every
 * combination of what the two sides can be is tried, where a side is the set of labels its moves
 * have, the numbers its conditions compare, and each further fact and chosen reading true or false.
 * Facts that depend on each other are taken as independent, so more combinations are tried than can
 * occur: what is said to be unreachable surely is; gaps and contradictions are looked for only
 * where nothing is taken so.
 */
final class DecisionTable {

    /** Combinations of one side that are tried at most; a table with more is not looked at. */
    private static final int MOST_SIDES = 400;

    /** Ways to choose numbers and further facts of one side that are tried at most. */
    private static final int MOST_CHOICES = 2_000;

    /** Numbers that do not depend on what the moves are. */
    private static final Set<String> INDEPENDENT = Set.of("cycles", "plies");

    /** What is found. */
    enum Kind {
        /** All that a rule covers is decided by rules before it. */
        UNREACHABLE,
        /** Nothing fits a rule. */
        NEVER_FITS,
        /** A rule speaks against both sides at once. */
        BOTH_WAYS,
        /** Something that no rule covers. */
        GAP
    }

    /**
     * Something found.
     *
     * @param kind what
     * @param rule the rule, or the last rule of a table with a gap
     * @param before rules that decide instead
     * @param one labels of one side, for gaps and contradictions
     * @param other labels of the other side
     */
    record Finding(
            Kind kind,
            GeneralRule rule,
            List<GeneralRule> before,
            SideState one,
            SideState other) {}

    /**
     * One way a side can be.
     *
     * @param labels labels its moves have, at least one
     * @param prohibited whether its moves are prohibited
     * @param facts truth of each fact of the table
     */
    record SideState(Set<Label> labels, boolean prohibited, Map<String, Boolean> facts) {}

    private final List<GeneralRule> rules;
    private final List<Prohibition> bans;
    private final Map<String, Fact> facts = new LinkedHashMap<>();
    private final List<String> free = new ArrayList<>();
    private final Set<String> readings = new LinkedHashSet<>();
    private final Map<String, Set<Integer>> numbers = new LinkedHashMap<>();
    private boolean known = true;

    private DecisionTable(Rulebook rulebook) {
        List<Statement> inForce = RulebookCompiler.inForce(rulebook);
        rules = EcoreUtil2.typeSelect(inForce, GeneralRule.class);
        bans = EcoreUtil2.typeSelect(inForce, Prohibition.class);
        rules.forEach(this::collect);
        bans.forEach(this::collect);
    }

    /** Everything found in the table of a rulebook; nothing if the rulebook has other faults. */
    static List<Finding> findings(Rulebook rulebook) {
        DecisionTable table = new DecisionTable(rulebook);
        return table.known && !table.rules.isEmpty() ? table.run() : List.of();
    }

    private void collect(EObject statement) {
        for (EObject element : EcoreUtil2.eAllContents(statement)) {
            if (element instanceof ReadingFact reading) {
                String key = key(reading);
                if (readings.add(key)) {
                    free.add(key);
                }
            } else if (element instanceof Fact fact) {
                collect(fact);
            }
        }
    }

    private void collect(Fact fact) {
        Optional<Word> word =
                fact.getWord() == null
                        ? Optional.empty()
                        : Vocabulary.find(fact.getWord(), FactScope.PROFILE);
        if (word.isEmpty()) {
            known = false;
            return;
        }
        String key = key(word.get(), fact);
        if (facts.putIfAbsent(key, fact) != null) {
            return;
        }
        if (word.get() instanceof Word.Count<?>) {
            known &= fact.getValues().size() == 1 && fact.getValues().get(0).matches("-?\\d{1,6}");
            if (known) {
                int number = Integer.parseInt(fact.getValues().get(0));
                numbers.computeIfAbsent(word.get().id(), k -> new TreeSet<>())
                        .addAll(List.of(number - 1, number, number + 1));
            }
        } else if (!isAboutLabels(word.get()) && !isAboutProhibition(word.get())) {
            free.add(key);
        }
    }

    private static String key(Word word, Fact fact) {
        return word.id() + " " + fact.getComparison() + " " + fact.getValues();
    }

    private static String key(ReadingFact fact) {
        String reading = fact.getReading() == null ? "" : fact.getReading().getName();
        String option = fact.getOption() == null ? "" : fact.getOption().getName();
        return "reading " + reading + " " + option;
    }

    private static boolean isAboutLabels(Word word) {
        return word.id().equals("every") || word.id().equals("some");
    }

    private static boolean isAboutProhibition(Word word) {
        return word.id().equals("prohibited") || word.id().equals("allowed");
    }

    // ---- what a side can be ----

    private List<SideState> sides() {
        numbers.forEach((word, values) -> values.removeIf(n -> n < least(word)));
        numbers.forEach((word, values) -> values.add(least(word)));
        List<Map<String, Integer>> choices = choices();
        Map<Map<String, Boolean>, SideState> states = new LinkedHashMap<>();
        if (choices.size() << Math.min(free.size(), 12) > MOST_CHOICES) {
            return List.of();
        }
        int sets = 1 << Label.VALUES.size();
        for (int set = 1; set < sets && states.size() <= MOST_SIDES; set++) {
            Set<Label> labels = EnumSet.noneOf(Label.class);
            for (Label label : Label.VALUES) {
                if ((set >> label.ordinal() & 1) != 0) {
                    labels.add(label);
                }
            }
            for (Map<String, Integer> choice : choices) {
                for (int flags = 0; flags < 1 << free.size(); flags++) {
                    SideState state = state(labels, choice, flags);
                    states.merge(state.facts(), state, DecisionTable::plainer);
                }
            }
        }
        return states.size() > MOST_SIDES ? List.of() : List.copyOf(states.values());
    }

    /** The one that is easier to imagine: fewer labels, idle if possible. */
    private static SideState plainer(SideState x, SideState y) {
        int fewer = Integer.compare(x.labels().size(), y.labels().size());
        boolean yIdle = y.labels().contains(Label.IDLE) && !x.labels().contains(Label.IDLE);
        return fewer < 0 || fewer == 0 && !yIdle ? x : y;
    }

    /** A side makes at least one move in a cycle, and there is at least one cycle. */
    private static int least(String word) {
        return INDEPENDENT.contains(word) ? 1 : 0;
    }

    private List<Map<String, Integer>> choices() {
        List<Map<String, Integer>> choices = new ArrayList<>(List.of(Map.of()));
        for (var number : numbers.entrySet()) {
            List<Map<String, Integer>> next = new ArrayList<>();
            for (Map<String, Integer> choice : choices) {
                for (int value : number.getValue()) {
                    Map<String, Integer> more = new LinkedHashMap<>(choice);
                    more.put(number.getKey(), value);
                    next.add(more);
                }
            }
            choices = next;
            if (choices.size() > MOST_CHOICES) {
                return choices;
            }
        }
        return choices;
    }

    private SideState state(Set<Label> labels, Map<String, Integer> choice, int flags) {
        Map<String, Boolean> truth = new LinkedHashMap<>();
        facts.forEach((key, fact) -> truth.put(key, truth(key, fact, labels, choice, flags)));
        readings.forEach(key -> truth.put(key, isSet(key, flags)));
        SideState blank = new SideState(labels, false, truth);
        boolean prohibited = bans.stream().anyMatch(b -> holds(b.getCondition(), blank));
        facts.forEach(
                (key, fact) -> {
                    String word = word(fact).id();
                    if (word.equals("prohibited")) {
                        truth.put(key, prohibited);
                    } else if (word.equals("allowed")) {
                        truth.put(key, !prohibited);
                    }
                });
        return new SideState(labels, prohibited, truth);
    }

    private boolean truth(
            String key, Fact fact, Set<Label> labels, Map<String, Integer> choice, int flags) {
        Word word = word(fact);
        if (word instanceof Word.Count<?>) {
            int number = Integer.parseInt(fact.getValues().get(0));
            return Comparisons.holds(
                    fact.getComparison(), Integer.compare(choice.get(word.id()), number));
        }
        if (isAboutLabels(word)) {
            Set<Label> named = EnumSet.noneOf(Label.class);
            for (String name : fact.getValues()) {
                Vocabulary.value(word, name).map(v -> Label.get(v.id())).ifPresent(named::add);
            }
            return word.id().equals("every")
                    ? named.containsAll(labels)
                    : labels.stream().anyMatch(named::contains);
        }
        // facts about prohibition are filled in when the others are known
        return isSet(key, flags);
    }

    private boolean isSet(String key, int flags) {
        int index = free.indexOf(key);
        return index >= 0 && (flags >> index & 1) != 0;
    }

    private static Word word(Fact fact) {
        return Vocabulary.find(fact.getWord(), FactScope.PROFILE).orElseThrow();
    }

    private static boolean holds(Condition condition, SideState side) {
        if (condition instanceof Conjunction c) {
            return c.getOperands().stream().allMatch(o -> holds(o, side));
        } else if (condition instanceof Disjunction d) {
            return d.getOperands().stream().anyMatch(o -> holds(o, side));
        } else if (condition instanceof Negation n) {
            return !holds(n.getOperand(), side);
        } else if (condition instanceof ReadingFact reading) {
            return side.facts().get(key(reading));
        }
        return !(condition instanceof Fact fact) || side.facts().get(key(word(fact), fact));
    }

    // ---- the table ----

    private List<Finding> run() {
        List<SideState> sides = sides();
        if (sides.isEmpty()) {
            return List.of();
        }
        Map<GeneralRule, Set<GeneralRule>> decidedBefore = new LinkedHashMap<>();
        Set<GeneralRule> reached = new LinkedHashSet<>();
        List<Finding> findings = new ArrayList<>();
        boolean exact = free.isEmpty() && INDEPENDENT.containsAll(numbers.keySet());
        boolean gap = false;
        Set<GeneralRule> bothWays = new LinkedHashSet<>();
        for (SideState one : sides) {
            for (SideState other : sides) {
                if (!sameGame(one, other)) {
                    continue;
                }
                GeneralRule first = null;
                for (GeneralRule rule : rules) {
                    if (!fits(rule, one, other) && !fits(rule, other, one)) {
                        continue;
                    }
                    if (first == null) {
                        first = rule;
                        reached.add(rule);
                        if (exact && isAgainstBoth(rule, one, other) && bothWays.add(rule)) {
                            findings.add(new Finding(Kind.BOTH_WAYS, rule, List.of(), one, other));
                        }
                    } else {
                        decidedBefore.computeIfAbsent(rule, k -> new LinkedHashSet<>()).add(first);
                    }
                }
                if (first == null && exact && !gap) {
                    gap = true;
                    GeneralRule last = rules.get(rules.size() - 1);
                    findings.add(new Finding(Kind.GAP, last, List.of(), one, other));
                }
            }
        }
        for (GeneralRule rule : rules) {
            if (!reached.contains(rule)) {
                List<GeneralRule> before = List.copyOf(decidedBefore.getOrDefault(rule, Set.of()));
                Kind kind = before.isEmpty() ? Kind.NEVER_FITS : Kind.UNREACHABLE;
                findings.add(new Finding(kind, rule, before, null, null));
            }
        }
        return findings;
    }

    /** Both sides went round the same cycle as often, and are judged under the same readings. */
    private boolean sameGame(SideState one, SideState other) {
        return one.facts().keySet().stream()
                .filter(k -> k.startsWith("cycles ") || k.startsWith("reading "))
                .allMatch(k -> one.facts().get(k).equals(other.facts().get(k)));
    }

    private static boolean fits(GeneralRule rule, SideState one, SideState other) {
        Condition about =
                rule.getSubject() == Subject.BOTH_SIDES
                        ? rule.getCondition()
                        : rule.getOtherCondition();
        return holds(rule.getCondition(), one) && (about == null || holds(about, other));
    }

    private static boolean isAgainstBoth(GeneralRule rule, SideState one, SideState other) {
        boolean against =
                rule.getOutcome() == Outcome.LOSES || rule.getOutcome() == Outcome.MUST_CHANGE;
        return against && fits(rule, one, other) && fits(rule, other, one);
    }
}
