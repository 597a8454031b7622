// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.qili.analysis.Values;
import org.qili.model.Clause;
import org.qili.model.Label;
import org.qili.model.Outcome;
import org.qili.model.Scale;
import org.qili.model.Subject;
import org.qili.model.Unformalised;

/**
 * A rulebook ready to judge: what its text says, base and amendments together, as tests over facts.
 * Immutable as long as the model it was compiled from is not changed.
 */
public final class RuleSet {

    /** A detailed rule about moves or attacks. */
    record Detail<C>(RuleRef ref, Compiled<C> when, Label label, Optional<String> sublabel) {}

    /** A statement of what is prohibited. */
    record Ban(RuleRef ref, Compiled<ProfileView> when) {}

    /** A general rule. */
    record General(
            RuleRef ref,
            Subject subject,
            Compiled<ProfileView> when,
            Compiled<ProfileView> other,
            Outcome outcome) {}

    /** A point that may be read in several ways; the first option is the house's. */
    record OpenPoint(
            RuleRef ref,
            String name,
            boolean open,
            List<String> options,
            Map<String, Texts> texts) {}

    /** The natural limit that the rulebook sets. */
    record Limit(RuleRef ref, int rounds, int checks) {}

    private final String id;
    private final Texts title;
    private final int repetitions;
    private final boolean byOccurrences;
    private final Values values;
    private final List<Label> severity;
    private final RuleRef severityRef;
    private final List<Detail<MoveView>> moveRules;
    private final List<Detail<AttackView>> attackRules;
    private final List<Ban> bans;
    private final List<General> generals;
    private final List<OpenPoint> points;
    private final Limit limit;
    private final Map<String, Clause> clauses;
    private final boolean countsMutual;

    RuleSet(
            String id,
            Texts title,
            int repetitions,
            boolean byOccurrences,
            Values values,
            List<Label> severity,
            RuleRef severityRef,
            List<Detail<MoveView>> moveRules,
            List<Detail<AttackView>> attackRules,
            List<Ban> bans,
            List<General> generals,
            List<OpenPoint> points,
            Limit limit,
            Map<String, Clause> clauses,
            boolean countsMutual) {
        this.id = id;
        this.title = title;
        this.repetitions = repetitions;
        this.byOccurrences = byOccurrences;
        this.values = values;
        this.severity = List.copyOf(severity);
        this.severityRef = severityRef;
        this.moveRules = List.copyOf(moveRules);
        this.attackRules = List.copyOf(attackRules);
        this.bans = List.copyOf(bans);
        this.generals = List.copyOf(generals);
        this.points = List.copyOf(points);
        this.limit = limit;
        this.clauses = new LinkedHashMap<>(clauses);
        this.countsMutual = countsMutual;
    }

    /** Id, as written after the keyword {@code rulebook}. */
    public String id() {
        return id;
    }

    /** Title in each language. */
    public Texts title() {
        return title;
    }

    /** Completed round trips after which a position is to be judged (CXA 1999, 24: three). */
    public int repetitions() {
        return repetitions;
    }

    /**
     * Whether all plies between the last occurrences of the position are judged, as the Asian rules
     * do, and not one round trip.
     */
    boolean byOccurrences() {
        return byOccurrences;
    }

    /** What men are worth. */
    public Values values() {
        return values;
    }

    /** What one of {@link Vocabulary#men} is worth. */
    public int worth(Word.Value man) {
        return Vocabulary.worth(values, man);
    }

    /** Text of the clause of that number, empty if the rulebook has none. */
    public Optional<Texts> clause(String number) {
        return Optional.ofNullable(clauses.get(number)).map(c -> Texts.of(c.getRestatements()));
    }

    /** Every clause number, in the order of the text. */
    public List<String> clauseNumbers() {
        return List.copyOf(clauses.keySet());
    }

    /** Numbers of the clauses that decide something, in the order of the text. */
    public List<String> decidingClauses() {
        return clauses.entrySet().stream()
                .filter(
                        e ->
                                !(e.getValue() instanceof Unformalised
                                        || e.getValue() instanceof Scale))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Numbers of the clauses of a reading. */
    List<String> readingClauses(String reading) {
        return points.stream()
                .filter(p -> p.name().equals(reading))
                .flatMap(p -> p.ref().numbers().stream())
                .toList();
    }

    /** What an open point is about, empty if the rulebook has none of that name. */
    public Optional<RuleRef> openPoint(String reading) {
        return points.stream()
                .filter(p -> p.name().equals(reading))
                .map(OpenPoint::ref)
                .findFirst();
    }

    /** How an option of an open point reads, empty if there is none of that name. */
    public Optional<Texts> option(String reading, String option) {
        return points.stream()
                .filter(p -> p.name().equals(reading))
                .map(p -> p.texts().get(option))
                .filter(Objects::nonNull)
                .findFirst();
    }

    List<Label> severity() {
        return severity;
    }

    Optional<RuleRef> severityRef() {
        return Optional.ofNullable(severityRef);
    }

    List<Detail<MoveView>> moveRules() {
        return moveRules;
    }

    List<Detail<AttackView>> attackRules() {
        return attackRules;
    }

    List<Ban> bans() {
        return bans;
    }

    List<General> generals() {
        return generals;
    }

    List<OpenPoint> points() {
        return points;
    }

    Optional<Limit> limit() {
        return Optional.ofNullable(limit);
    }

    /** Whether any rule asks for {@code mutual}. */
    boolean countsMutual() {
        return countsMutual;
    }

    /** Place of a detailed rule in the text, for choosing between names of equal weight. */
    int place(RuleRef rule) {
        for (int i = 0; i < attackRules.size(); i++) {
            if (attackRules.get(i).ref() == rule) {
                return i;
            }
        }
        return -1;
    }

    /** Rank of a label, 0 the gravest. */
    int gravity(Label label) {
        int rank = severity.indexOf(label);
        return rank < 0 ? severity.size() : rank;
    }
}
