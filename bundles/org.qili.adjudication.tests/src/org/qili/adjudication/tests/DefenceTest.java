// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleSet;
import org.qili.model.Label;

/**
 * Where the opponent may answer a capture in several ways that cost him the same, the way that
 * makes the attack least grave is the one to judge by: the choice is his.
 */
final class DefenceTest {

    /**
     * Cannon, horse, elephant; then Black's cannon takes the other horse and falls to the chariot,
     * or it does not. An elephant more either way.
     */
    private static final Games TRADE =
            Games.of("2caka3/9/2P1b4/4p4/2c6/9/1N7/2R2N3/9/3AKA3 w", "f2d3 f9e8 d3f2 e8f9");

    /** The first move under a rulebook in which a condition excuses, and everything else chases. */
    private static LabelledMove excusedWhere(String condition) {
        RuleSet rules =
                Books.rules(
                        """
                        rulebook small "小规则" {
                          repetitions 1: 3
                          severity 2 "从重" : chase > idle
                          detail 3 "不算" : attack %s => idle
                          detail 4 "捉" : attack net > 0 and new => chase
                          prohibited 5 "禁止" : every is chase
                          general 6 "和" : both-sides allowed => draw
                        }
                        """
                                .formatted(condition));
        return TRADE.by(rules).moves().get(0);
    }

    @Test
    void goingOnMayBeTheBetterDefence() {
        assertEquals(Label.IDLE, excusedWhere("lost-strong = 2").label());
    }

    @Test
    void stoppingMayBeTheBetterDefence() {
        LabelledMove move = excusedWhere("lost-strong = 1");
        assertEquals(Label.IDLE, move.label());
        // the line shown is the one that was judged
        assertTrue(
                move.attacks().stream()
                        .filter(a -> a.attack().gains())
                        .allMatch(a -> a.attack().lost().size() == 1));
    }

    @Test
    void whatHoldsAgainstEveryDefenceIsNotExcused() {
        assertEquals(Label.CHASE, excusedWhere("lost-strong = 3").label());
        assertEquals(Label.CHASE, excusedWhere("lost-chariots > 0").label());
    }
}
