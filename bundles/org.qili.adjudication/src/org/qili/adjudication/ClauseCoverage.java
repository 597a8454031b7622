// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which clauses of a rulebook are tested by which cases: where they applied, and where they came
 * close. Collects rulings one by one.
 */
public final class ClauseCoverage {

    /** How a clause took part in a case. */
    public enum Part {
        /** It decided: named a move, banned a side, gave the ruling. */
        APPLIED,
        /** All but one of its conditions were met. */
        NEAR
    }

    private final RuleSet rules;
    private final Map<String, Map<String, Part>> cases = new LinkedHashMap<>();
    private final List<String> idle = new ArrayList<>();

    /** Nothing covered yet. */
    public ClauseCoverage(RuleSet rules) {
        this.rules = rules;
        rules.decidingClauses().forEach(n -> cases.put(n, new LinkedHashMap<>()));
    }

    /** The rulebook looked at. */
    public RuleSet rules() {
        return rules;
    }

    /**
     * Adds a case.
     *
     * @param name how the case is named in the report
     * @param ruling its ruling under this rulebook
     */
    public void add(String name, Ruling ruling) {
        Set<String> applied = applied(ruling);
        if (applied.isEmpty()) {
            idle.add(name);
        }
        applied.forEach(n -> mark(n, name, Part.APPLIED));
        for (LabelledMove move : ruling.moves()) {
            move.nearMisses().forEach(n -> near(n, name));
        }
        ruling.nearMisses().forEach(n -> near(n, name));
    }

    /**
     * Numbers of every clause that decided something in a ruling: without it a label, a ban or the
     * ruling would rest on another clause.
     */
    public static Set<String> applied(Ruling ruling) {
        return numbers(ruling, ruling.moves(), m -> !Vocabulary.STRIKES.contains(m.label()));
    }

    /**
     * Numbers of every clause that the reasons of a ruling cite, as far as some of its moves are
     * concerned: those that decided, and what is said of attacks that a graver function of the move
     * makes unimportant.
     */
    public static Set<String> cited(Ruling ruling, List<LabelledMove> moves) {
        return numbers(ruling, moves, m -> true);
    }

    /**
     * @param byAttack whether the clauses of single attacks count beside those that named the move:
     *     an attack that counts is among the latter, an exception decides only where nothing else
     *     makes the move strike
     */
    private static Set<String> numbers(
            Ruling ruling, List<LabelledMove> moves, Predicate<LabelledMove> byAttack) {
        Set<String> numbers = new LinkedHashSet<>();
        for (LabelledMove move : moves) {
            move.rules().forEach(r -> numbers.addAll(r.numbers()));
            if (byAttack.test(move)) {
                move.attacks().stream()
                        .filter(JudgedAttack::matters)
                        .forEach(a -> numbers.addAll(a.clauses()));
            }
            if (move.severityDecided()) {
                ruling.rulebook().severityRef().ifPresent(r -> numbers.addAll(r.numbers()));
            }
        }
        ruling.rule().ifPresent(r -> numbers.addAll(r.numbers()));
        ruling.redBan().ifPresent(r -> numbers.addAll(r.numbers()));
        ruling.blackBan().ifPresent(r -> numbers.addAll(r.numbers()));
        ruling.doubts().forEach(d -> numbers.addAll(ruling.rulebook().readingClauses(d.reading())));
        return numbers;
    }

    private void near(NearMiss miss, String name) {
        miss.rule().numbers().forEach(n -> mark(n, name, Part.NEAR));
    }

    private void mark(String number, String name, Part part) {
        Map<String, Part> known = cases.get(number);
        if (known != null) {
            known.merge(name, part, (a, b) -> a == Part.APPLIED ? a : b);
        }
    }

    /** For each clause that decides something, the cases it took part in. */
    public Map<String, Map<String, Part>> byClause() {
        return cases;
    }

    /** Clauses that no case applies. */
    public List<String> untested() {
        return cases.entrySet().stream()
                .filter(e -> !e.getValue().containsValue(Part.APPLIED))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Cases in which no clause decided anything. */
    public List<String> casesWithoutClause() {
        return List.copyOf(idle);
    }
}
