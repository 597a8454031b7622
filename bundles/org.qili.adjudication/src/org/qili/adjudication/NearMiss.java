// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Optional;
import org.qili.analysis.Attack;
import org.qili.board.Side;
import org.qili.model.Condition;

/**
 * A rule all of whose conditions but one were met.
 *
 * @param rule the rule
 * @param failed the condition that failed
 * @param attack the attack it was tried on, for a rule about attacks
 * @param side the side it was tried on, for a general rule about one side
 * @param byOpponent whether it is the other side that did not meet the condition
 */
public record NearMiss(
        RuleRef rule,
        Condition failed,
        Optional<Attack> attack,
        Optional<Side> side,
        boolean byOpponent) {}
