// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;

/** Points where the text admits several readings. */
final class OpenReadingTest {

    /**
     * Black's horse checks on e2, the king steps to d1 and is there the screen with which the
     * cannon a1 attacks the horse i1; the black horse goes away and the king steps back, where it
     * is the screen for the cannon a0 and the pawn h0. Whether the first of these counts, the text
     * of 1999 does not say: if so Red chases on every move, if not on every other one.
     */
    private static final Games EVASION =
            Games.of("5k3/9/9/9/9/9/9/4n4/C7n/C2K3p1 w", "d0d1 e2f4 d1d0 f4e2");

    /** Without the cannon a0 the second move attacks nothing: allowed in either reading. */
    private static final Games EVASION_AND_IDLE =
            Games.of("5k3/9/9/9/9/9/9/4n4/C7n/3K5 w", "d0d1 e2f4 d1d0 f4e2");

    @Test
    void whereReadingsDifferNothingIsDecided() {
        Ruling ruling = EVASION.times(3).by(Books.CXA_1999);
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
        assertTrue(ruling.rule().isEmpty());
        assertEquals(2, ruling.doubts().size());
        assertEquals(
                Set.of("king-evasion"),
                ruling.doubts().stream().map(Doubt::reading).collect(Collectors.toSet()));
        // the house reads "excused", the other option lets it count
        Map<Boolean, Doubt> byHouse =
                ruling.doubts().stream().collect(Collectors.toMap(Doubt::house, d -> d));
        assertEquals(Verdict.DRAW, byHouse.get(true).verdict());
        assertEquals("26.2", byHouse.get(true).rule().orElseThrow().number());
        assertEquals(Verdict.RED_MUST_CHANGE, byHouse.get(false).verdict());
        assertEquals("26.4", byHouse.get(false).rule().orElseThrow().number());
    }

    @Test
    void labelsShownAreThoseOfTheHouse() {
        Ruling ruling = EVASION.times(3).by(Books.CXA_1999);
        assertEquals(
                List.of(Label.IDLE, Label.IDLE, Label.CHASE, Label.CHECK), Games.labels(ruling, 4));
    }

    @Test
    void whereAllReadingsAgreeTheRulingStands() {
        Ruling ruling = EVASION_AND_IDLE.times(3).by(Books.CXA_1999);
        assertEquals(Verdict.DRAW, ruling.verdict());
        assertEquals("26.2", Games.clause(ruling));
        assertEquals(List.of(), ruling.doubts());
    }

    /** A reading that is not open is simply taken; the other option is not tried. */
    @Test
    void aSettledReadingRaisesNoDoubt() {
        RuleSet settled =
                Books.amended("cxa-1999", "open reading king-evasion", "reading king-evasion");
        Ruling ruling = EVASION.times(3).by(settled);
        assertEquals(Verdict.DRAW, ruling.verdict());
        assertEquals(List.of(), ruling.doubts());
    }

    /** The default is what the text says it is. */
    @Test
    void anotherDefaultGivesAnotherRuling() {
        String book =
                """
                rulebook small "小规则" {
                  repetitions 1: 3
                  severity 2 "从重" : check > mate-threat > chase > exchange > sacrifice > block > stalk > idle
                  detail 3 "将" : move gives-check => check
                  reading strict 4 "读法" { option yes "是" option no "否" } default %s
                  detail 5 "吃子皆为捉" : attack net > 0 and reading strict is yes => chase
                  prohibited 6 "禁止" : every is check, chase
                  general 7 "变着" : one-side prohibited, other allowed => must-change
                  general 8 "和" : both-sides moves-any => draw
                }
                """
                        .replace("moves-any", "allowed");
        Games chase = Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");
        assertEquals(
                Verdict.RED_MUST_CHANGE,
                chase.times(3).by(Books.rules(book.formatted("yes"))).verdict());
        assertEquals(Verdict.DRAW, chase.times(3).by(Books.rules(book.formatted("no"))).verdict());
    }
}
