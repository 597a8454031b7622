// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 24: when a position is ripe for judgement and what then follows. */
final class Article24Test {

    /** A chariot checks a bare king on every move; the king only steps aside. */
    private static final Games LONE_CHECK =
            Games.of("3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e1d1 d9e9 d1e1 e9d9");

    /** A chariot attacks an unprotected cannon on every move; the cannon only runs. */
    private static final Games LONE_CHASE =
            Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");

    /** Nobody attacks anything: two kings walk. */
    private static final Games IDLE = Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8 f1f0 d8d9");

    @Nested
    @DisplayName("24 a position is judged when the cycle was repeated three times")
    final class Clause24 {

        @Test
        void threeRoundTripsAreEnough() {
            Ruling ruling = IDLE.times(3).by(Books.CXA_1999);
            assertEquals(Status.REACHED, ruling.status());
            assertEquals(0, ruling.missing());
            assertEquals(3, ruling.cycle().orElseThrow().repetitions());
            assertEquals(4, ruling.cycle().orElseThrow().period());
        }

        /** Counted are round trips, not occurrences: after two the position stood three times. */
        @Test
        void twoRoundTripsLackOne() {
            Ruling ruling = IDLE.times(2).by(Books.CXA_1999);
            assertEquals(Status.NOT_REACHED, ruling.status());
            assertEquals(1, ruling.missing());
        }

        @Test
        void onePeriodIsJudgedAsIfItWentOn() {
            Ruling once = LONE_CHASE.by(Books.CXA_1999);
            assertEquals(Status.NOT_REACHED, once.status());
            assertEquals(2, once.missing());
            assertEquals(Verdict.RED_MUST_CHANGE, once.verdict());
            assertEquals(
                    Games.labels(LONE_CHASE.times(3).by(Books.CXA_1999), Side.RED),
                    Games.labels(once, Side.RED));
        }

        @Test
        void withoutRecurrenceThereIsNothingToJudge() {
            Ruling ruling =
                    Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5c4").by(Books.CXA_1999);
            assertEquals(Status.NO_CYCLE, ruling.status());
            assertTrue(ruling.cycle().isEmpty());
            assertTrue(ruling.rule().isEmpty());
            // labels need no cycle: the chariot attacks the cannon, the cannon runs, the chariot
            // leaves it alone
            assertEquals(List.of(Label.CHASE, Label.IDLE, Label.IDLE), Games.labels(ruling, 3));
        }

        @Test
        void anIncompletePeriodDoesNotCount() {
            Games twice = LONE_CHASE.times(3);
            Games cutShort = new Games(twice.start(), twice.moves().subList(0, 11));
            Ruling ruling = cutShort.by(Books.CXA_1999);
            assertEquals(Status.NOT_REACHED, ruling.status());
            assertEquals(2, ruling.cycle().orElseThrow().repetitions());
        }

        @Test
        void movesThatLeadInAreNotPartOfTheCycle() {
            Games leadIn =
                    Games.of(
                            "3k5/9/2c6/9/1R7/9/9/9/9/4K4 w",
                            "e0f0 d9d8 " + "b5c5 c7b7 c5b5 b7c7 ".repeat(3).trim());
            Ruling ruling = leadIn.by(Books.CXA_1999);
            assertEquals(2, ruling.cycle().orElseThrow().firstPly());
            assertEquals(Status.REACHED, ruling.status());
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }
    }

    @Nested
    @DisplayName("24.1, 26.1 perpetual check by one side alone loses at once")
    final class Clause24_1 {

        @Test
        void loneCheckLoses() {
            Ruling ruling = LONE_CHECK.times(3).by(Books.CXA_1999);
            assertEquals(Verdict.RED_LOSES, ruling.verdict());
            assertTrue(ruling.rule().orElseThrow().numbers().containsAll(List.of("24.1", "26.1")));
            assertEquals(List.of(Label.CHECK, Label.CHECK), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.BLACK));
        }

        /**
         * Even if the other side is prohibited too (exception in 26.3). The red cannon uncovers the
         * chariot's check or checks over the horse e7. The black horse answers by stepping between
         * king and chariot, which opens the line g9-g3 to a horse that nothing protects, or by
         * stepping out of the cannon's line again, where it attacks the unprotected cannon f4.
         */
        @Test
        void loneCheckLosesAgainstPerpetualChase() {
            Ruling ruling =
                    Games.of("3akar2/9/9/6n2/4C4/5C3/6N2/4R4/9/3K5 w", "e5d5 g6e7 d5e5 e7g6")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHECK, Label.CHECK), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.BLACK));
            assertEquals(Verdict.RED_LOSES, ruling.verdict());
            assertEquals("24.1", Games.clause(ruling));
        }

        /**
         * Both sides check on every move (WXF, "check-mutual"): the red cannon steps aside and
         * checks or uncovers the chariot's check; the black pawn does the same for its cannon.
         */
        @Test
        void mutualCheckIsNoLoneCheck() {
            Ruling ruling =
                    Games.of("9/9/3k5/4c4/9/9/3p5/4C4/3R5/4K4 w", "e2d2 d3e3 d2e2 e3d3")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertEquals("26.3", Games.clause(ruling));
        }

        /** One check and one idle move: allowed (25.2). */
        @Test
        void oneIdleMoveMakesItAllowed() {
            Ruling ruling =
                    Games.of("4k4/9/9/9/9/9/9/9/5R3/5K3 w", "f1e1 e9d9 e1f1 d9e9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHECK, Label.IDLE), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }
    }

    @Nested
    @DisplayName("24.2 both allowed or both prohibited: draw")
    final class Clause24_2 {

        @Test
        void bothAllowed() {
            Ruling ruling = IDLE.times(3).by(Books.CXA_1999);
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertTrue(ruling.rule().orElseThrow().numbers().contains("24.2"));
        }

        @Test
        void notWhereOneSideIsProhibited() {
            assertEquals(Verdict.RED_MUST_CHANGE, LONE_CHASE.times(3).by(Books.CXA_1999).verdict());
        }
    }

    @Nested
    @DisplayName("24.3 the prohibited side must change; one more round trip loses")
    final class Clause24_3 {

        @Test
        void afterThreeRoundTripsItMustChange() {
            Ruling ruling = LONE_CHASE.times(3).by(Books.CXA_1999);
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
            assertTrue(ruling.rule().orElseThrow().numbers().contains("26.4"));
        }

        @Test
        void afterFourItLoses() {
            Ruling ruling = LONE_CHASE.times(4).by(Books.CXA_1999);
            assertEquals(Verdict.RED_LOSES, ruling.verdict());
            assertEquals("24.3", Games.clause(ruling));
        }

        @Test
        void loneCheckDoesNotWaitForTheFourth() {
            Ruling ruling = LONE_CHECK.times(3).by(Books.CXA_1999);
            assertEquals(Verdict.RED_LOSES, ruling.verdict());
            assertEquals("24.1", Games.clause(ruling));
        }

        @Test
        void allowedPlayMayGoOnForEver() {
            assertEquals(Verdict.DRAW, IDLE.times(6).by(Books.CXA_1999).verdict());
        }
    }
}
