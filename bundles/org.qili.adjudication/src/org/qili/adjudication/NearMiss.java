// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Optional;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.analysis.Attack;
import org.qili.board.Side;
import org.qili.model.Condition;

/**
 * A rule that almost applied: all of its conditions but one were met. Of a general rule it is asked
 * besides that the one that failed was {@link Nearness near} and that the ruling would have been
 * another one.
 *
 * @param rule the rule
 * @param failed the condition that failed
 * @param attack the attack it was tried on, for a rule about attacks
 * @param side the side it was tried on, for a general rule; of a rule about both sides the one that
 *     did not meet it
 * @param byOpponent whether it is the other side that did not meet the condition
 * @param shortfall how much was missing, for a general rule
 * @param verdict what the ruling would have been, for a general rule
 */
public record NearMiss(
        RuleRef rule,
        Condition failed,
        Optional<Attack> attack,
        Optional<Side> side,
        boolean byOpponent,
        Optional<Shortfall> shortfall,
        Optional<Verdict> verdict) {

    /** A rule about moves or attacks. */
    static NearMiss detail(RuleRef rule, Condition failed, Optional<Attack> attack) {
        return new NearMiss(
                rule, failed, attack, Optional.empty(), false, Optional.empty(), Optional.empty());
    }

    /** The side whose moves did not meet the condition, for a general rule. */
    public Optional<Side> by() {
        return side.map(s -> byOpponent ? s.opponent() : s);
    }
}
