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
        for (RuleSet.Detail<MoveView> rule : rules.moveRules()) {
            Truth fits = rule.when().test(view, readings);
            if (!fits.no()) {
                candidates.add(rule, 0, fits);
                if (fits.yes() && rule.label() == Label.IDLE) {
                    break;
                }
            } else {
                addNear(near, rule.ref(), rule.when().onlyFailure(view, readings), null);
            }
        }
        List<JudgedAttack> attacks = new ArrayList<>();
        for (Attack attack : facts.attacks()) {
            attacks.add(judge(new AttackView(view, attack), candidates, near));
        }
        attacks.sort(Comparator.comparing(a -> !a.counts()));
        return candidates.result(facts, attacks, near);
    }

    private JudgedAttack judge(AttackView view, Candidates candidates, List<NearMiss> near) {
        for (RuleSet.Detail<AttackView> rule : rules.attackRules()) {
            Truth fits = rule.when().test(view, readings);
            if (fits.no()) {
                Condition failed = rule.when().onlyFailure(view, readings);
                addNear(near, rule.ref(), failed, view.attack());
                continue;
            }
            candidates.add(rule, view.attack().targetValue(), fits);
            if (fits.yes()) {
                return new JudgedAttack(
                        view.attack(), rule.label(), rule.sublabel(), Optional.of(rule.ref()));
            }
        }
        return new JudgedAttack(view.attack(), Label.IDLE, Optional.empty(), Optional.empty());
    }

    private static void addNear(List<NearMiss> near, RuleRef rule, Condition failed, Attack on) {
        if (failed != null) {
            near.add(new NearMiss(rule, failed, Optional.ofNullable(on), Optional.empty(), false));
        }
    }

    /** Names that apply or, where a search gave up, may apply. */
    private final class Candidates {

        private record Candidate(
                Label label, Optional<String> sublabel, RuleRef rule, int value, Truth fits) {}

        private final List<Candidate> all = new ArrayList<>();

        /**
         * @param value value of the man attacked: the finer name of a move is that of its attack on
         *     the most valuable man, at equal value of the rule that stands first
         */
        void add(RuleSet.Detail<?> rule, int value, Truth fits) {
            all.add(new Candidate(rule.label(), rule.sublabel(), rule.ref(), value, fits));
        }

        LabelledMove result(MoveFacts facts, List<JudgedAttack> attacks, List<NearMiss> near) {
            Optional<Candidate> sure =
                    all.stream()
                            .filter(c -> c.fits().yes())
                            .min(
                                    Comparator.comparingInt(
                                                    (Candidate c) -> rules.gravity(c.label()))
                                            .thenComparingInt(c -> -c.value())
                                            .thenComparingInt(c -> rules.place(c.rule())));
            Label label = sure.map(Candidate::label).orElse(Label.IDLE);
            Set<Label> possible = EnumSet.of(label);
            all.stream()
                    .filter(c -> rules.gravity(c.label()) < rules.gravity(label))
                    .forEach(c -> possible.add(c.label()));
            List<RuleRef> deciding =
                    all.stream()
                            .filter(c -> c.fits().yes() && c.label() == label)
                            .map(Candidate::rule)
                            .distinct()
                            .sorted(Comparator.comparing(r -> !r.equals(sure.get().rule())))
                            .toList();
            Optional<String> sublabel = sure.flatMap(Candidate::sublabel);
            boolean several =
                    all.stream()
                                    .filter(c -> c.fits().yes() && c.label() != Label.IDLE)
                                    .map(Candidate::label)
                                    .distinct()
                                    .count()
                            > 1;
            return new LabelledMove(
                    facts, label, sublabel, deciding, attacks, possible, several, near);
        }
    }
}
