// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Language;

/** A draft that extends a rulebook: what it says replaces what stands under the same number. */
final class AmendmentTest {

    private static final Games CHASE =
            Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");

    private static final Games IDLE = Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8 f1f0 d8d9");

    private static RuleSet draft(String statements) {
        return Books.rules("rulebook draft \"草案\" extends cxa-1999 {\n" + statements + "\n}\n");
    }

    @Test
    void anEmptyDraftRulesLikeItsBase() {
        RuleSet empty = draft("");
        assertEquals("draft", empty.id());
        assertEquals(Books.CXA_1999.clauseNumbers(), empty.clauseNumbers());
        assertEquals(3, empty.repetitions());
        assertEquals(Verdict.RED_MUST_CHANGE, CHASE.times(3).by(empty).verdict());
        assertEquals(Verdict.DRAW, IDLE.times(3).by(empty).verdict());
    }

    /**
     * Definitions differ on "three times": cycles, as 24 and 24.3 have it, or occurrences of the
     * position. One line of a draft changes both when the position is to be judged and when the
     * order to change was disobeyed.
     */
    @Test
    void aDraftMayCountOccurrencesInsteadOfCycles() {
        RuleSet occurrences = draft("repetitions 24: 3 occurrences");
        assertEquals(Ruling.Status.NOT_REACHED, CHASE.times(2).by(Books.CXA_1999).status());
        assertEquals(Ruling.Status.REACHED, CHASE.times(2).by(occurrences).status());
        assertEquals(Verdict.RED_MUST_CHANGE, CHASE.times(2).by(occurrences).verdict());
        assertEquals(Verdict.RED_MUST_CHANGE, CHASE.times(3).by(Books.CXA_1999).verdict());
        Ruling third = CHASE.times(3).by(occurrences);
        assertEquals(Verdict.RED_LOSES, third.verdict());
        assertEquals("24.3", Games.clause(third));
        assertEquals(Verdict.RED_LOSES, CHASE.times(4).by(Books.CXA_1999).verdict());
    }

    @Test
    void anAmendmentStandsInThePlaceOfWhatItReplaces() {
        RuleSet amended = draft("general 26.3 \"改\" : both-sides prohibited => undetermined");
        // numbers that only the replaced rule carried are gone, 24.2 stands with 26.2 alone; the
        // order of all others is kept
        List<String> numbers = new ArrayList<>(amended.clauseNumbers());
        assertTrue(numbers.remove("24.2"));
        List<String> kept = new ArrayList<>(Books.CXA_1999.clauseNumbers());
        kept.remove("24.2");
        kept.retainAll(numbers);
        assertEquals(kept, numbers);
        assertTrue(numbers.indexOf("24.1") < numbers.indexOf("26.3"));
        assertTrue(numbers.indexOf("26.3") < numbers.indexOf("26.4"));
    }

    @Test
    void aDraftWithoutATitleIsCalledByItsId() {
        RuleSet untitled = Books.rules("rulebook untitled-draft extends cxa-1999 { }");
        for (Language language : Language.values()) {
            assertEquals("untitled-draft", untitled.title().in(language));
        }
        assertEquals("草案", draft("").title().in(Language.EN));
    }

    /** The later rule prevails: what has a new number is looked at before the old rules. */
    @Test
    void newNumbersComeFirst() {
        RuleSet amended = draft("general 99.1 \"一方有捉，判负\" : one-side some is chase => loses");
        assertEquals("99.1", amended.clauseNumbers().get(0));
        Ruling ruling = CHASE.times(3).by(amended);
        assertEquals(Verdict.RED_LOSES, ruling.verdict());
        assertEquals("99.1", Games.clause(ruling));
        assertEquals("draft", ruling.rule().orElseThrow().rulebook());
    }

    @Test
    void aNewRuleThatDoesNotFitChangesNothing() {
        RuleSet amended = draft("general 99.1 \"一方有将，判负\" : one-side some is check => loses");
        Ruling ruling = CHASE.times(3).by(amended);
        assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        assertEquals("cxa-1999", ruling.rule().orElseThrow().rulebook());
    }

    @Test
    void aNewDetailNamesMovesBeforeTheOldOnes() {
        // "a chariot's attack on a cannon is idle" would be 27.9, a number the base does not have
        RuleSet amended =
                draft(
                        "detail 27.9 \"车捉炮为闲\" : attack attacker is chariot and target is cannon"
                                + " => idle");
        Ruling ruling = CHASE.times(3).by(amended);
        assertEquals(Verdict.DRAW, ruling.verdict());
        assertTrue(Games.clauses(ruling.moves().get(0)).contains("27.9"));
    }

    @Test
    void aReplacedDetailNoLongerApplies() {
        Games pawn = Games.of("5k3/9/2c6/1P7/9/9/9/9/9/3K5 w", "b6c6 c7b7 c6b6 b7c7");
        assertEquals(Verdict.DRAW, pawn.times(3).by(Books.CXA_1999).verdict());
        RuleSet amended =
                draft(
                        "detail 27.2 \"兵吃车为闲\" : attack attacker is pawn and target is chariot"
                                + " => idle");
        assertEquals(Verdict.RED_MUST_CHANGE, pawn.times(3).by(amended).verdict());
    }

    @Test
    void theNumberOfRepetitionsCanBeAmended() {
        RuleSet amended = draft("repetitions 24: 2");
        assertEquals(2, amended.repetitions());
        assertEquals(Status.REACHED, IDLE.times(2).by(amended).status());
        assertEquals(Status.NOT_REACHED, IDLE.times(2).by(Books.CXA_1999).status());
    }

    @Test
    void whatIsProhibitedCanBeAmended() {
        RuleSet amended = draft("prohibited 25.2 \"只禁长将\" : every is check");
        assertEquals(Verdict.DRAW, CHASE.times(3).by(amended).verdict());
    }

    @Test
    void aDraftMayExtendADraft() {
        // the second names the first by its id in the same text
        RuleSet second =
                Books.rules(
                        """
                        rulebook second "再稿" extends first {
                          repetitions 24: 5
                        }
                        rulebook first "初稿" extends cxa-1999 {
                          general 26.2 "双方均为允许着法" : both-sides allowed => undetermined
                        }
                        """);
        assertEquals(5, second.repetitions());
        assertEquals(Verdict.UNDETERMINED, IDLE.times(5).by(second).verdict());
    }

    @Test
    void theImpactOfAnAmendmentIsFound() {
        RuleSet amended = draft("detail 27.9 \"车捉炮为闲\" : attack attacker is chariot => idle");
        Impact onChase = Impact.of(CHASE.times(3).facts(), Books.CXA_1999, amended);
        assertTrue(onChase.verdictChanged());
        // both chases of each of the three round trips get another name
        assertEquals(6, onChase.labels().size());
        Impact onIdle = Impact.of(IDLE.times(3).facts(), Books.CXA_1999, amended);
        assertFalse(onIdle.any());
    }
}
