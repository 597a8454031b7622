// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.analysis.Attack;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Prospect;
import org.qili.analysis.Truth;
import org.qili.model.Condition;
import org.qili.model.Label;

/**
 * Names moves by the detailed rules of one rulebook under one reading of its open points.
 *
 * <p>An attack takes the first attack rule that fits it. A move takes every move rule that fits, up
 * to the first that calls it idle (an exception stands before the rules it limits). Of all these
 * names the gravest in the rulebook's order prevails (CXA 1999, 27.4).
 */
final class Labeller {

    private final RuleSet rules;
    private final Readings readings;

    Labeller(RuleSet rules, Readings readings) {
        this.rules = rules;
        this.readings = readings;
    }

    LabelledMove label(MoveView view) {
        MoveFacts facts = view.facts();
        List<NearMiss> near = new ArrayList<>();
        Candidates candidates = new Candidates();
        Possible ofMove = new Possible();
        boolean certain = facts.attacksKnown() && (facts.isCheck() || offersKnown(facts));
        for (RuleSet.Detail<MoveView> rule : rules.moveRules()) {
            Truth fits = rule.when().test(view, readings);
            certain &= fits != Truth.UNKNOWN;
            if (!fits.no()) {
                ofMove.gravest(rule.label(), fits);
                if (fits.yes()) {
                    candidates.add(rule, 0);
                }
                if (fits.yes() && rule.label() == Label.IDLE) {
                    break;
                }
            } else {
                addNear(near, rule.ref(), rule.when().onlyFailure(view, readings), null);
            }
        }
        List<Set<Label>> possible = new ArrayList<>();
        possible.add(ofMove.labels());
        if (!offersKnown(facts) && !facts.isCheck()) {
            // which captures are mere exchanges decides about mate threats and gains alike
            rules.moveRules().forEach(r -> possible.get(0).add(r.label()));
            possible.get(0).remove(Label.CHECK);
            possible.get(0).add(Label.IDLE);
        }
        List<JudgedAttack> attacks = new ArrayList<>();
        for (Attack attack : facts.attacks()) {
            Judged judged = judge(new AttackView(view, attack), candidates, possible, near);
            attacks.add(judged.attack());
            certain &= judged.certain();
        }
        if (!facts.attacksKnown()) {
            // a line of checks may have been missed
            possible.add(anyAttackLabel());
        }
        attacks.sort(Comparator.comparing(a -> !a.counts()));
        return candidates.result(facts, attacks, gravest(possible), certain, near);
    }

    /**
     * Judges an attack against the defence that makes it least grave: where the opponent has
     * several answers that cost him the same, the choice is his.
     */
    private Judged judge(
            AttackView view,
            Candidates candidates,
            List<Set<Label>> possible,
            List<NearMiss> near) {
        List<Judged> defences =
                view.attack().defences().stream()
                        .map(a -> against(new AttackView(view.move(), a)))
                        .toList();
        Judged mildest = defences.get(0);
        Set<Label> here = EnumSet.noneOf(Label.class);
        for (Judged judged : defences) {
            here.addAll(judged.possible());
            if (rules.gravity(judged.attack().label()) > rules.gravity(mildest.attack().label())) {
                mildest = judged;
            }
        }
        boolean certain = defences.stream().allMatch(Judged::certain);
        possible.add(certain ? mildest.possible() : here);
        near.addAll(mildest.near());
        RuleSet.Detail<AttackView> rule = mildest.rule();
        if (rule != null
                && (rule.label() != Label.IDLE || JudgedAttack.takesSomething(view.attack()))) {
            // an exception to a capture that gains nothing anyway is no reason for a label
            candidates.add(rule, view.attack().targetValue());
        }
        return new Judged(mildest.attack(), rule, here, certain, mildest.near());
    }

    /**
     * An attack judged against one defence.
     *
     * @param rule the rule that fits it, null if none
     * @param possible the labels it may have
     * @param certain whether no search behind the judgement gave up
     */
    private record Judged(
            JudgedAttack attack,
            RuleSet.Detail<AttackView> rule,
            Set<Label> possible,
            boolean certain,
            List<NearMiss> near) {}

    private Judged against(AttackView view) {
        List<NearMiss> near = new ArrayList<>();
        Set<Label> possible = EnumSet.noneOf(Label.class);
        boolean certain = exact(view.attack()) && offersKnown(view.move().facts());
        if (!certain) {
            // a search behind its facts gave up: any rule may fit it, or none
            possible.addAll(anyAttackLabel());
        }
        for (RuleSet.Detail<AttackView> rule : rules.attackRules()) {
            Truth fits = rule.when().test(view, readings);
            if (fits.no()) {
                Condition failed = rule.when().onlyFailure(view, readings);
                addNear(near, rule.ref(), failed, view.attack());
                continue;
            }
            possible.add(rule.label());
            certain &= fits.yes();
            if (fits.yes()) {
                JudgedAttack judged =
                        new JudgedAttack(
                                view.attack(),
                                rule.label(),
                                rule.sublabel(),
                                Optional.of(rule.ref()));
                return new Judged(judged, rule, possible, certain, near);
            }
        }
        possible.add(Label.IDLE);
        closestChase(view).ifPresent(near::add);
        JudgedAttack idle =
                new JudgedAttack(view.attack(), Label.IDLE, Optional.empty(), Optional.empty());
        return new Judged(idle, null, possible, certain, near);
    }

    /**
     * For an attack that no rule names: the rule that would make it a chase but for one condition,
     * be it its only one. Without it nothing would say why the attack is none.
     */
    private Optional<NearMiss> closestChase(AttackView view) {
        return rules.attackRules().stream()
                .filter(r -> r.label() == Label.CHASE)
                .filter(r -> r.when().failures(view, readings).size() == 1)
                .findFirst()
                .map(
                        r ->
                                NearMiss.detail(
                                        r.ref(),
                                        r.when().failures(view, readings).get(0).source(),
                                        Optional.of(view.attack())));
    }

    private Set<Label> anyAttackLabel() {
        Set<Label> labels = EnumSet.of(Label.IDLE);
        rules.attackRules().forEach(r -> labels.add(r.label()));
        return labels;
    }

    private static boolean offersKnown(MoveFacts facts) {
        return facts.offers().stream().noneMatch(o -> o.outcome() == Offer.Outcome.UNKNOWN);
    }

    private static boolean exact(Attack attack) {
        return attack.now().exact() && attack.before().map(Prospect::exact).orElse(true);
    }

    /**
     * Labels a move may have if each of its parts may have one of several: whatever the gravest of
     * them can be.
     */
    private Set<Label> gravest(List<Set<Label>> parts) {
        int floor =
                parts.stream()
                        .mapToInt(p -> p.stream().mapToInt(rules::gravity).max().orElseThrow())
                        .min()
                        .orElseThrow();
        Set<Label> labels = EnumSet.noneOf(Label.class);
        parts.forEach(p -> p.stream().filter(l -> rules.gravity(l) <= floor).forEach(labels::add));
        return labels;
    }

    /** What the move rules may make of a move, rule by rule. */
    private final class Possible {

        private final Set<Label> ended = EnumSet.noneOf(Label.class);
        private Set<Label> sofar = EnumSet.of(Label.IDLE);

        /** A rule that fits or may fit: one that calls the move idle ends the search. */
        void gravest(Label label, Truth fits) {
            if (label == Label.IDLE) {
                ended.addAll(sofar);
                if (fits.yes()) {
                    sofar = EnumSet.noneOf(Label.class);
                }
                return;
            }
            Set<Label> next = EnumSet.noneOf(Label.class);
            for (Label known : sofar) {
                next.add(rules.gravity(label) < rules.gravity(known) ? label : known);
                if (!fits.yes()) {
                    next.add(known);
                }
            }
            sofar = next;
        }

        Set<Label> labels() {
            Set<Label> labels = EnumSet.copyOf(ended);
            labels.addAll(sofar);
            return labels;
        }
    }

    private static void addNear(List<NearMiss> near, RuleRef rule, Condition failed, Attack on) {
        if (failed != null) {
            near.add(NearMiss.detail(rule, failed, Optional.ofNullable(on)));
        }
    }

    /** Names that apply. */
    private final class Candidates {

        private record Candidate(Label label, Optional<String> sublabel, RuleRef rule, int value) {}

        private final List<Candidate> all = new ArrayList<>();

        /**
         * @param value value of the man attacked: the finer name of a move is that of its attack on
         *     the most valuable man, at equal value of the rule that stands first
         */
        void add(RuleSet.Detail<?> rule, int value) {
            all.add(new Candidate(rule.label(), rule.sublabel(), rule.ref(), value));
        }

        LabelledMove result(
                MoveFacts facts,
                List<JudgedAttack> attacks,
                Set<Label> possible,
                boolean certain,
                List<NearMiss> near) {
            Optional<Candidate> sure =
                    all.stream()
                            .min(
                                    Comparator.comparingInt(
                                                    (Candidate c) -> rules.gravity(c.label()))
                                            .thenComparingInt(c -> -c.value())
                                            .thenComparingInt(c -> rules.place(c.rule())));
            Label label = sure.map(Candidate::label).orElse(Label.IDLE);
            List<RuleRef> deciding =
                    all.stream()
                            .filter(c -> c.label() == label)
                            .map(Candidate::rule)
                            .distinct()
                            .sorted(Comparator.comparing(r -> !r.equals(sure.get().rule())))
                            .toList();
            Optional<String> sublabel = sure.flatMap(Candidate::sublabel);
            boolean several =
                    all.stream()
                                    .map(Candidate::label)
                                    .filter(l -> l != Label.IDLE)
                                    .distinct()
                                    .count()
                            > 1;
            return new LabelledMove(
                    facts, label, sublabel, deciding, attacks, possible, certain, several, near);
        }
    }
}
