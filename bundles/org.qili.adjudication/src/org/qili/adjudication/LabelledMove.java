// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Truth;
import org.qili.model.Label;

/**
 * A move with the name a rulebook gives it.
 *
 * @param facts facts of the move
 * @param label the gravest name that applies
 * @param sublabel finer name of a chase, if the rulebook gives one
 * @param rules rules that gave the label, the deciding one first; empty for a move that no rule
 *     names
 * @param attacks all attacks of the move, those that count first
 * @param possible labels it may have where a search hit its limit; otherwise just {@code label}
 * @param certain whether no search behind the label, its finer name or the judgement of an attack
 *     hit its limit
 * @param severityDecided whether rules gave several names, so that the order of gravity chose
 * @param nearMisses rules that almost applied
 */
public record LabelledMove(
        MoveFacts facts,
        Label label,
        Optional<String> sublabel,
        List<RuleRef> rules,
        List<JudgedAttack> attacks,
        Set<Label> possible,
        boolean certain,
        boolean severityDecided,
        List<NearMiss> nearMisses) {

    public LabelledMove {
        rules = List.copyOf(rules);
        attacks = List.copyOf(attacks);
        possible = Set.copyOf(possible);
        nearMisses = List.copyOf(nearMisses);
    }

    /** The same move under a name that an arbiter gives it, whatever the rules say. */
    LabelledMove named(Label own) {
        return new LabelledMove(
                facts,
                own,
                Optional.empty(),
                List.of(),
                attacks,
                Set.of(own),
                certain,
                false,
                nearMisses);
    }

    /** Whether no other label is possible: no search that could change it hit its limit. */
    public boolean settled() {
        return possible.size() < 2;
    }

    /** Men of the opponent that an attack which counts is aimed at. */
    public Set<ManRef> targets() {
        Set<ManRef> targets = new LinkedHashSet<>();
        attacks.stream()
                .filter(JudgedAttack::counts)
                .forEach(a -> targets.add(a.attack().target()));
        return targets;
    }

    /** Whether it is a chase of one of these finer names, as far as the searches could tell. */
    Truth chases(Collection<String> names) {
        if (!possible.contains(Label.CHASE)) {
            return Truth.NO;
        }
        return certain ? Truth.of(sublabel.filter(names::contains).isPresent()) : Truth.UNKNOWN;
    }

    /** Whether the label is one of these, as far as the searches could tell. */
    Truth has(Collection<Label> labels) {
        if (labels.containsAll(possible)) {
            return Truth.YES;
        }
        return possible.stream().anyMatch(labels::contains) ? Truth.UNKNOWN : Truth.NO;
    }
}
