// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Truth;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;

/** Facts of a move other than its attacks. */
class MoveFactsTest {
    private static List<Kind> kinds(List<ManRef> men) {
        return men.stream().map(m -> m.man().kind()).sorted().collect(Collectors.toList());
    }

    @Test
    void aCheckNamesEveryMan() {
        // The horse checks from d7 (leg d8 is free) and opens the file of the chariot.
        MoveFacts facts = Samples.facts("4k4/9/9/9/4N4/9/9/9/4R4/3K5 w - - 0 1", "e5d7");
        assertTrue(facts.isCheck());
        assertEquals(List.of(Kind.HORSE, Kind.CHARIOT), kinds(facts.checkers()));
        assertEquals(Truth.NO, facts.mateThreat().present());
    }

    @Test
    void aQuietMoveHasNoCheckers() {
        MoveFacts facts = Samples.facts("4k4/9/9/9/4N4/9/9/9/4R4/3K5 w - - 0 1", "d0d1");
        assertFalse(facts.isCheck());
        assertEquals(Side.RED, facts.mover());
        assertEquals(Man.of(Side.RED, Kind.KING), facts.man().man());
        assertEquals(Optional.empty(), facts.captured());
    }

    @Test
    void theCapturedManIsNamed() {
        MoveFacts facts = Samples.facts("4k4/9/9/n8/9/9/9/9/9/R4K3 w - - 0 1", "a0a6");
        assertEquals(Man.of(Side.BLACK, Kind.HORSE), facts.captured().orElseThrow().man());
    }

    @Test
    void aMateThreatIsFoundWithItsLine() {
        // The chariot on a8 holds the eighth rank; from g0 the other one mates on the ninth.
        // Before,
        // the horse shut its file.
        MoveFacts facts = Samples.facts("4k4/R8/9/9/9/9/1N7/9/3K5/1R7 w - - 0 1", "b0g0");
        assertEquals(Truth.YES, facts.mateThreat().present());
        assertEquals(1, facts.mateThreat().length());
        assertEquals("g0g9", Samples.iccs(facts.mateThreat().line()));
        assertEquals("g0g9", Samples.iccs(facts.mateThreat().firstMoves()));
        assertEquals(Truth.NO, facts.mateThreat().stoodBefore());
        assertEquals(Truth.YES, facts.mateThreat().besidesExchange());
    }

    @Test
    void aThreatThatStoodIsSaidToHaveStood() {
        // The same mate was there before the king moved.
        MoveFacts facts = Samples.facts("4k4/R8/9/9/9/9/9/9/9/3K2R2 w - - 0 1", "d0d1");
        assertEquals(Truth.YES, facts.mateThreat().present());
        assertEquals(Truth.YES, facts.mateThreat().stoodBefore());
    }

    @Test
    void theThreatOfCheckmateMayNeedSevenChecks() {
        // CXA 2020, figure 17, fourth move, printed as a mate threat.
        MoveFacts facts =
                Samples.facts(
                        "1R3a3/3ka4/bRr4r1/p3p3P/4c4/6B2/9/3A5/9/4KA3 w - - 0 1",
                        "b7b8 d8d7 b8b7 d7d8");
        assertEquals(Truth.YES, facts.mateThreat().present());
        assertEquals(7, facts.mateThreat().length());
    }

    @Test
    void aMateByTheOfferedExchangeAloneIsSaidSo() {
        // CXA 2020, figure 29: the only mating first move takes the offered chariot.
        MoveFacts facts = figure("cxa20-f29", 1);
        assertEquals(Truth.YES, facts.mateThreat().present());
        assertEquals(Truth.NO, facts.mateThreat().besidesExchange());
        assertFalse(facts.offers().isEmpty());
    }

    private static MoveFacts figure(String id, int move) {
        String[] row =
                Samples.rows("figures.tsv").stream()
                        .filter(r -> r[0].startsWith(id))
                        .findFirst()
                        .orElseThrow();
        List<Move> moves = Samples.moves(row[2]);
        return new Analyser(Limits.standard())
                .analyse(Samples.position(row[1]), moves, move - 1, move)
                .get(0);
    }

    @Test
    void leavingACheckIsNoted() {
        MoveFacts king = Samples.facts("4k4/9/9/9/4r4/9/9/9/4A4/3AK4 w - - 0 1", "e0f0");
        assertFalse(king.wasInCheck());
        String checked = "4k4/9/9/9/4r4/9/9/9/9/3AK4 w - - 0 1";
        assertTrue(Samples.facts(checked, "e0f0").isKingEvasion());
        assertTrue(Samples.facts(checked, "d0e1").wasInCheck());
        assertFalse(Samples.facts(checked, "d0e1").isKingEvasion());
    }

    @Test
    void theOpponentsMateThreatIsNoted() {
        // Black's chariots on a1 and b2: had Red passed, b2b0 would be mate.
        String fen = "3k5/9/9/9/9/9/9/1r7/r8/4KR3 w - - 0 1";
        assertEquals(Truth.YES, Samples.facts(fen, "f0f1").underMateThreat());
        // A single chariot checks for ever and never mates.
        String far = "3k5/9/9/9/9/9/9/1r7/9/4K1R2 w - - 0 1";
        assertEquals(Truth.NO, Samples.facts(far, "g0g1").underMateThreat());
    }

    @Test
    void exchangeAndSacrificeDifferByTheRoot() {
        // The chariots face each other on the i file; each side may take first and gains nothing.
        // The horse on h1 does not reach i0, the one on h2 does (leg h1 is free).
        String alone = "4k4/4a3r/9/9/9/9/9/9/3K3N1/R8 w - - 0 1";
        MoveFacts sacrifice = Samples.facts(alone, "a0i0");
        assertEquals(1, sacrifice.offers().size());
        Offer offer = sacrifice.offers().get(0);
        assertEquals(Kind.CHARIOT, offer.offered().man().kind());
        assertEquals("i0", Samples.at(offer.at()));
        assertEquals("i8", Samples.at(offer.takerAt()));
        assertEquals(Truth.YES, offer.isNew());
        assertEquals(Offer.Outcome.EVEN, offer.outcome());
        assertFalse(offer.rooted());
        String guarded = "4k4/4a3r/9/9/9/9/9/7N1/3K5/R8 w - - 0 1";
        assertTrue(Samples.facts(guarded, "a0i0").offers().get(0).rooted());
    }

    @Test
    void anOfferThatStoodIsNotNew() {
        String facing = "4k4/4a3r/9/9/9/9/9/7N1/3K5/8R w - - 0 1";
        MoveFacts facts = Samples.facts(facing, "d1d0");
        assertEquals(Truth.NO, facts.offers().get(0).isNew());
    }

    /** CXA 2020, figures 21 and 30: a third man that joins the pair makes the offer (兑). */
    @Test
    void aPairThatAThirdManJoinsIsOfferedAnew() {
        // The chariots i0 and i8 face each other before and after. On h2 the horse guards i0 ...
        String guard = "4k4/4a3r/9/9/9/9/9/9/3K1N3/8R w - - 0 1";
        assertEquals(Truth.YES, Samples.facts(guard, "f1h2").offers().get(0).isNew());
        // ... and on e3 it does not.
        assertEquals(Truth.NO, Samples.facts(guard, "f1e3").offers().get(0).isNew());
        // From g8 a second chariot takes aim at i8 as well; from g6 it sees nothing.
        String aim = "4k4/4a3r/6R2/9/9/9/9/9/3K5/8R w - - 0 1";
        assertTrue(
                Samples.facts(aim, "g7g8").offers().stream()
                        .filter(o -> Samples.at(o.at()).equals("i0"))
                        .allMatch(o -> o.isNew().yes()));
        assertEquals(Truth.NO, Samples.facts(aim, "g7g6").offers().get(0).isNew());
    }

    @Test
    void whoCanNotTakeIsOfferedNothing() {
        // Only the chariot on e0 can take e5; the one on a0 sees nothing there.
        String pinned = "4k4/9/4r4/9/9/9/9/9/3K5/R3R4 b - - 0 1";
        MoveFacts facts = Samples.facts(pinned, "e7e5");
        assertTrue(facts.offers().stream().allMatch(o -> Samples.at(o.takerAt()).equals("e0")));
    }

    @Test
    void anInterposedManBlocks() {
        // CXA 2020, figure 7, second move: the chariot bars the cannon's file (拦).
        MoveFacts facts =
                Samples.facts(
                        "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1", "i0h0 i8h8");
        assertTrue(facts.blocked().stream().anyMatch(m -> m.man().kind() == Kind.CANNON));
        MoveFacts aside = Samples.facts("4k4/r8/9/9/9/9/9/9/9/R4K3 b - - 0 1", "e9e8");
        assertEquals(List.of(), aside.blocked());
    }

    @Test
    void aChariotOnTheLegOfAHorseIsPinned() {
        // The horse on d7 would check the king on e9 but for the chariot on d8 (AXF 19).
        String fen = "4k4/3r5/3N5/9/9/9/9/9/9/5K3 w - - 0 1";
        MoveFacts facts = Samples.facts(fen, "f0f1");
        assertEquals(List.of(Kind.CHARIOT), kinds(facts.horsePinned()));
        String other = "4k4/5r3/3N5/9/9/9/9/9/9/3K5 w - - 0 1";
        assertThrows(IllegalArgumentException.class, () -> Samples.facts(other, "d0e1"));
    }

    @Test
    void attackingMenAreCounted() {
        // Chariot, horse, cannon and the pawn across the river; not the pawn at home.
        MoveFacts facts = Samples.facts("3k5/9/9/4P4/9/9/P8/9/C8/RN2KAB2 w - - 0 1", "f0e1");
        assertEquals(4, facts.attackingMen());
    }

    @Test
    void menKeepTheNumbersOfTheStart() {
        // The two red chariots change places; each keeps its number.
        Position start = Samples.position("3k5/9/9/9/9/9/9/9/R3R4/5K3 w - - 0 1");
        List<Move> moves = Samples.moves("a1a5 d9d8 e1a1 d8d9 a5e5");
        List<MoveFacts> facts = new Analyser(Limits.standard()).analyse(start, moves, 0, 5);
        int first = start.board().manAt(Samples.point("a1"));
        int second = start.board().manAt(Samples.point("e1"));
        assertEquals(first, facts.get(0).man().id());
        assertEquals(second, facts.get(2).man().id());
        assertEquals(first, facts.get(4).man().id());
        assertEquals(2, facts.get(2).ply());
    }

    @Test
    void illegalMovesAndPliesAreRefused() {
        Analyser analyser = new Analyser(Limits.standard());
        Position start = Position.start();
        assertThrows(
                IllegalArgumentException.class, () -> analyser.analyse(start, new Move(0, 89)));
        assertThrows(
                IllegalArgumentException.class,
                () -> analyser.analyse(start, Samples.moves("h2e2"), 0, 2));
        assertThrows(IllegalArgumentException.class, () -> new Limits(0, 1, 1));
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        Position start =
                Samples.position(
                        "2b1ka3/1c2aR1c1/4b4/p1p4np/4nN3/2P1C4/P5PrP/2N1BC3/9/3AKAB2 w - - 0 1");
        List<Move> moves = Samples.moves("f8f6 b8b6 f6f8 b6b8");
        Analyser analyser = new Analyser(Limits.standard());
        assertEquals(analyser.analyse(start, moves, 0, 4), analyser.analyse(start, moves, 0, 4));
    }

    @Test
    void checkingFirstAndMatingByTheExchangeIsStillTheExchange() {
        // CXA 2020, figure 29, printed 兑: the chariots face each other, h3h9 mates, and so it does
        // after the check f8e8. Without it there is no mate.
        MoveFacts facts =
                Samples.facts("2bak2r1/4aP3/4b4/2r1C4/4P4/2B6/4R3R/B8/1p7/c3K4 w - - 0 1", "i3h3");
        assertEquals(Truth.YES, facts.mateThreat().present());
        assertEquals(Truth.NO, facts.mateThreat().besidesExchange());
    }

    @Test
    void takingTheOtherManWhereItHadToGoIsNotTheExchangeOffered() {
        // CXA 2020, figure 20, printed 杀: the chariots face each other on the rank, and the mate
        // ends with the black one taken on c8, where it had to interpose.
        MoveFacts facts =
                Samples.facts(
                        "C3kab2/4a4/4b4/RNr3p1p/9/3pp1P2/P7P/4B4/3cA4/3AK1B2 w - - 0 1", "b6a8");
        assertEquals("c6c8 a8c8", Samples.iccs(facts.mateThreat().line().subList(5, 7)));
        assertEquals(Truth.YES, facts.mateThreat().besidesExchange());
    }

    @Test
    void aLongerMateThanTheExchangeCounts() {
        // Figure 29 with a horse on i7: h3h9 mates at once; but so do f8f9 (the king must take),
        // e3f3 and i7g8.
        MoveFacts facts =
                Samples.facts("2bak2r1/4aP3/4b3N/2r1C4/4P4/2B6/4R3R/B8/1p7/c3K4 w - - 0 1", "i3h3");
        assertEquals(1, facts.mateThreat().length());
        assertEquals("h3h9", Samples.iccs(facts.mateThreat().firstMoves()));
        assertEquals(Truth.YES, facts.mateThreat().besidesExchange());
    }
}
