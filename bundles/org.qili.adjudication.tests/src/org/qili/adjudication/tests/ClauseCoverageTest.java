// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.Ruling;
import org.qili.model.Language;

/** What counts as a clause that was applied. */
final class ClauseCoverageTest {

    /** Both checks of the chariot attack a rootless crossed pawn behind it as well. */
    private static final Ruling CHECK_AND_CHASE =
            Games.of("4k4/9/9/9/9/3R5/3p5/4p4/9/5K3 w", "d4e4 e9d9 e4d4 d9e9").by(Books.CXA_1999);

    /** The chase decides nothing: the gravest function names the move (27.4). */
    @Test
    void aClauseAppliesWhereSomethingRestsOnIt() {
        Set<String> applied = ClauseCoverage.applied(CHECK_AND_CHASE);
        assertTrue(applied.containsAll(Set.of("28.1", "27.4", "24.1", "26.1")), applied::toString);
        assertFalse(applied.contains("28.3"), applied::toString);
        assertTrue(ClauseCoverage.cited(CHECK_AND_CHASE, CHECK_AND_CHASE.moves()).contains("28.3"));
    }

    /** Where the exception is all there is to say, the label rests on it. */
    @Test
    void anExceptionAppliesWhereNothingElseStrikes() {
        Ruling pawn =
                Games.of("3akab2/9/c8/1P2p4/9/9/4P4/9/9/2BAKAB2 w", "b6a6 a7b7 a6b6 b7a7")
                        .by(Books.CXA_1999);
        Set<String> applied = ClauseCoverage.applied(pawn);
        assertTrue(applied.contains("27.2"), applied::toString);
        assertFalse(applied.contains("7.11"), applied::toString);
    }

    /** Several rules may bear one number; the one that bears it in the first place restates it. */
    @Test
    void aClauseIsRestatedByTheRuleThatBearsItFirst() {
        assertEquals(
                Books.CXA_1999.clause("28.4").orElseThrow().in(Language.EN),
                Books.CXA_1999.clause("25.2").orElseThrow().in(Language.EN));
        assertTrue(
                Books.CXA_1999
                        .clause("28.12")
                        .orElseThrow()
                        .in(Language.EN)
                        .contains("of one man or several"));
    }
}
