// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What changes for one game when one rulebook takes the place of another.
 *
 * @param base the ruling under the rulebook in force
 * @param head the ruling under the draft
 * @param labels moves whose name changes, in order
 */
public record Impact(Ruling base, Ruling head, List<LabelChange> labels) {

    /**
     * A move with another name.
     *
     * @param base as the rulebook in force names it
     * @param head as the draft names it
     */
    public record LabelChange(LabelledMove base, LabelledMove head) {}

    public Impact {
        labels = List.copyOf(labels);
    }

    /** Judges a game under both rulebooks. */
    public static Impact of(GameFacts game, RuleSet base, RuleSet head) {
        Ruling before = Adjudicator.rule(game, base);
        Ruling after = Adjudicator.rule(game, head);
        List<LabelChange> changes = new ArrayList<>();
        for (int ply = 0; ply < before.moves().size(); ply++) {
            LabelledMove one = before.moves().get(ply);
            LabelledMove other = after.moves().get(ply);
            if (one.label() != other.label() || !one.sublabel().equals(other.sublabel())) {
                changes.add(new LabelChange(one, other));
            }
        }
        return new Impact(before, after, changes);
    }

    /** Whether the outcome differs. */
    public boolean verdictChanged() {
        return base.verdict() != head.verdict();
    }

    /** Whether the same outcome rests on another clause. */
    public boolean clauseChanged() {
        return !verdictChanged() && !Objects.equals(number(base), number(head));
    }

    /** Whether anything differs. */
    public boolean any() {
        return verdictChanged() || clauseChanged() || !labels.isEmpty();
    }

    private static Optional<String> number(Ruling ruling) {
        return ruling.rule().map(RuleRef::number);
    }
}
