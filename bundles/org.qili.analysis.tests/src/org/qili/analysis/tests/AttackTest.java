// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.analysis.Analyser;
import org.qili.analysis.Attack;
import org.qili.analysis.Form;
import org.qili.analysis.Limits;
import org.qili.analysis.ManRef;
import org.qili.analysis.Mechanism;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Root;
import org.qili.analysis.Tally;
import org.qili.analysis.Truth;
import org.qili.analysis.ValueRelation;
import org.qili.board.Kind;

/** Attacks on positions small enough to be reasoned out by hand. */
class AttackTest {
    private static Attack attack(String fen, String moves, String from, String at) {
        return Samples.attack(Samples.facts(fen, moves), from, at);
    }

    private static List<Kind> kinds(List<ManRef> men) {
        return men.stream().map(m -> m.man().kind()).toList();
    }

    // ---- root and value --------------------------------------------------------------------

    @Test
    void aRootlessManIsWonForNothing() {
        Attack attack = attack("3k5/9/9/9/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertEquals(Root.Kind.NONE, attack.root().kind());
        assertFalse(attack.root().rooted());
        assertEquals(10, attack.net());
        assertEquals(ValueRelation.LOWER, attack.value());
        assertEquals(Form.DIRECT, attack.form());
        assertEquals(Mechanism.MOVED, attack.mechanism());
        assertEquals(Truth.YES, attack.isNew());
        assertTrue(attack.gains());
        assertEquals("i5a5", Samples.iccs(attack.line()));
        assertEquals(List.of(Kind.HORSE), kinds(attack.won()));
        assertEquals(List.of(), attack.lost());
    }

    @Test
    void aGuardedManIsRooted() {
        // The pawn on a6 takes back: a horse for a chariot.
        Attack attack = attack("3k5/9/9/p8/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertEquals(Root.Kind.TRUE, attack.root().kind());
        assertTrue(attack.root().rooted());
        assertEquals(10 - 20, attack.net());
        assertFalse(attack.gains());
        assertTrue(attack.root().full());
        assertTrue(attack.root().visible());
    }

    @Test
    void theAttackOnARootedManWithoutGainIsStalking() {
        MoveFacts facts = Samples.facts("3k5/9/9/p8/n8/9/9/9/9/5K2R w - - 0 1", "i0i5");
        assertEquals(List.of(Kind.HORSE), kinds(facts.stalked()));
    }

    @Test
    void aPinnedProtectorIsAFalseRoot() {
        // The chariot on d5 guards a5 but shields its king on d9 from the chariot on d0.
        Attack attack = attack("3k5/9/9/9/n2r5/9/9/9/9/R2R1K3 w - - 0 1", "a0a1", "a1", "a5");
        assertEquals(Root.Kind.FALSE, attack.root().kind());
        assertFalse(attack.root().rooted());
        assertEquals(Root.Failure.PINNED, attack.root().protectors().get(0).failure());
        assertTrue(attack.root().protectors().get(0).visible());
        assertFalse(attack.root().full());
        assertEquals(10, attack.net());
    }

    @Test
    void aRecaptureThatIsMatedAtOnceIsAFalseRoot() {
        // If the chariot leaves the i file to retake on a5, i0i9 mates: the eighth rank is the
        // other
        // red chariot's.
        Attack attack = attack("4k4/7R1/9/9/n7r/9/1N7/4B4/9/5K2R w - - 0 1", "f0f1", "b3", "a5");
        assertEquals(Root.Kind.FALSE, attack.root().kind());
        Root.Protector chariot = attack.root().protectors().get(0);
        assertEquals(Root.Failure.MATED, chariot.failure());
        assertTrue(chariot.legal());
        assertEquals("i0i9", Samples.iccs(chariot.refutation()));
        assertEquals(10, attack.net());
    }

    @Test
    void theCaptureItselfMayMakeTheRoot() {
        // The capturer leaves the fifth rank and so opens it for the chariot on i5 (暗根).
        Attack attack = attack("3k5/9/9/9/n6Rr/9/9/9/9/5K3 w - - 0 1", "f0f1", "h5", "a5");
        assertEquals(Root.Kind.HIDDEN, attack.root().kind());
        assertTrue(attack.root().rooted());
        assertTrue(attack.root().full());
        assertFalse(attack.root().visible());
        assertEquals(10 - 20, attack.net());
    }

    /** CXA 2020, 24.17: a joint chase is made by men that attack together, each of them needed. */
    @Test
    void aHelperThatAttacksTheTargetItselfIsACoAttacker() {
        // Reference figure 38, printed 联捉: the chariot screens the cannon and aims at f0 as well.
        Attack together =
                attack(
                        "2c1kab2/4a4/2n1b4/p3P3p/6p2/9/P7P/1CN1C4/4A1N2/2BAKR1rc b - - 0 1",
                        "h0g0",
                        "i0",
                        "f0");
        assertEquals(List.of(Kind.CHARIOT), kinds(together.coAttackers()));
        // The second chariot of twoAttackersAgainstOneProtectorAreTooMany comes up to retake.
        Attack retaking = attack("r2k5/9/9/9/n8/9/9/9/R8/1R3K3 w - - 0 1", "b0a0", "a1", "a5");
        assertEquals(List.of(Kind.CHARIOT), kinds(retaking.coAttackers()));
    }

    @Test
    void aScreenAloneIsNoCoAttacker() {
        // Reference figure 47, printed 捉车: the cannon on g5 lends a screen, but can't take on g6.
        Attack screened =
                attack(
                        "r2akabr1/9/2n1b1n2/p1p1p1R1p/4c4/2P6/P3P2CP/2N1C4/6c1N/R1BAKAB2 b - - 0 1",
                        "e5g5",
                        "g1",
                        "g6");
        assertEquals(List.of(Kind.CANNON), kinds(screened.helpers()));
        assertEquals(List.of(), screened.coAttackers());
    }

    @Test
    void twoAttackersAgainstOneProtectorAreTooMany() {
        // Horse, chariot for chariot: 10 - 20 + 20.
        Attack attack = attack("r2k5/9/9/9/n8/9/9/9/R8/R4K3 w - - 0 1", "f0f1", "a1", "a5");
        assertEquals(Root.Kind.TOO_FEW, attack.root().kind());
        assertFalse(attack.root().rooted());
        assertEquals(10, attack.net());
        assertEquals(List.of(Kind.CHARIOT), kinds(attack.helpers()));
        // Retaking trades a chariot for a chariot, so it is for Black to say whether they fall,
        // too.
        assertEquals("a1a5 a9a5 a0a5", Samples.iccs(attack.line()));
        assertEquals(List.of(Kind.CHARIOT), kinds(attack.lost()));
        assertEquals(
                List.of("a1a5 a9a5 a0a5", "a1a5"),
                attack.defences().stream().map(a -> Samples.iccs(a.line())).toList());
        assertEquals(List.of(), attack.defences().get(1).lost());
    }

    @Test
    void aHorseOnAChariotGains() {
        // c4 reaches a5 (leg b4); the pawn on a6 retakes.
        Attack attack = attack("3k5/9/9/p8/r8/9/9/3N5/9/5K3 w - - 0 1", "d2c4", "c4", "a5");
        assertEquals(ValueRelation.HIGHER, attack.value());
        assertEquals(Root.Kind.TRUE, attack.root().kind());
        assertEquals(20 - 10, attack.net());
        assertTrue(attack.gains());
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "4, 2"})
    void aPawnHasValueBeyondTheRiver(int rank, int value) {
        // Black pawns count from rank 4 on (CXA 1999, 25.3).
        String home = "3k5/9/9/9/p8/9/9/9/9/5K2R w - - 0 1";
        String across = "3k5/9/9/9/9/p8/9/9/9/5K2R w - - 0 1";
        Attack attack = attack(rank == 5 ? home : across, "i0i" + rank, "i" + rank, "a" + rank);
        assertEquals(value, attack.targetValue());
        assertEquals(value > 0, attack.gains());
        assertTrue(attack.onPawn());
    }

    // ---- what follows ----------------------------------------------------------------------

    @Test
    void aCaptureThatIsMatedGainsNothing() {
        // While the chariot stands on the first rank, b2b0 is no mate; once it takes a5, it is: the
        // other black chariot holds i1.
        Attack attack = attack("3k5/9/9/9/n8/9/9/1r7/8r/R4K3 w - - 0 1", "f0e0", "a0", "a5");
        assertEquals(Truth.YES, attack.answeredByMate());
        assertEquals(Truth.YES, attack.now().matedAtOnce());
        assertTrue(attack.now().pays() || attack.net() < 0);
        assertFalse(attack.gains());
    }

    @Test
    void howFarOffTheAnsweringMateIsCanBeAsked() {
        // The chariot leaves the first rank: d5d0 checks, the king may not take it (it would face
        // the other one), and on e1 the chariot g5 mates from g1. No man is won on the way.
        Attack attack =
                attack("3k5/4a4/9/9/3r2r2/p8/9/4B4/9/1R2K1B2 w - - 0 1", "b0a0", "a0", "a4");
        assertEquals(Truth.YES, attack.answeredByMate());
        assertEquals(2, attack.now().matedIn());
        assertEquals(Truth.NO, attack.now().matedAtOnce());
        assertEquals(Truth.YES, attack.now().matedWithin(2));
        assertEquals(2, attack.now().complete());
        assertFalse(attack.gains());
    }

    @Test
    void aManLeftAloneCountsInTheCompleteExchange() {
        // The chariot guards the horse on i0; having taken a5 it does not: 10 on the point, but the
        // chariot on i9 takes the horse: 0.
        Attack attack = attack("3k4r/9/9/9/n8/9/9/9/4K4/R7N w - - 0 1", "e1f1", "a0", "a5");
        assertEquals(10, attack.now().point());
        assertEquals(0, attack.now().complete());
        assertTrue(attack.gains(), "an even complete exchange that wins on the point");
        assertEquals(List.of(Kind.HORSE), kinds(attack.guarding()));
        assertEquals(List.of(Kind.HORSE), kinds(attack.lost()));
    }

    @Test
    void aRecaptureWithCheckThatForksASecondManBelongsToTheExchange() {
        // Horse takes chariot, horse retakes with check on e0, and whatever the king does, takes
        // the unprotected cannon f3 next: 20 - 10 - 10. None of the captures on d2 shows it.
        Attack attack =
                attack("3aka3/9/9/4p4/9/2n6/5C3/3r5/N8/3AKA3 w - - 0 1", "a1b3", "b3", "d2");
        assertEquals(20 - 10, attack.now().point());
        assertEquals(20 - 10 - 10, attack.now().complete());
        assertEquals(List.of(Kind.HORSE, Kind.CANNON), kinds(attack.lost()));
        assertEquals("d2f3", Samples.iccs(attack.line().subList(3, 4)));
    }

    @ParameterizedTest
    @CsvSource({
        // the king stands on e1, where the horse does not check: the cannon walks away
        "3aka3/9/9/4p4/9/2n6/5C3/3r5/N3K4/3A1A3",
        // the adviser e1 takes the checking horse, so that two of them fall
        "3aka3/9/9/4p4/9/2n6/5C3/3r5/N3A4/4KA3",
        // the cannon is protected by the horse h2
        "3aka3/9/9/4p4/9/2n6/5C3/3r3N1/N8/3AKA3",
    })
    void aRecaptureThatLeavesATimeToMoveCostsNoMore(String board) {
        Attack attack = attack(board + " w - - 0 1", "a1b3", "b3", "d2");
        assertEquals(attack.now().point(), attack.now().complete());
        assertTrue(attack.now().complete() >= 10);
    }

    @Test
    void theDefenderChoosesAmongAnswersThatCostHimTheSame() {
        // Cannon, horse, elephant, and then the cannon c9 for the other horse, or not: either way
        // a weak man is lost. (Two strong men against two and a weak one, or one against one.)
        Attack attack =
                attack("2caka3/9/2P1b4/4p4/2c6/9/1N7/2R2N3/9/3AKA3 w - - 0 1", "f2d3", "d3", "c5");
        assertEquals(5, attack.now().complete());
        assertEquals(
                List.of(List.of(Kind.HORSE, Kind.HORSE), List.of(Kind.HORSE)),
                attack.courses().stream().map(c -> kinds(c.lost())).toList());
        assertEquals("d3c5 e7c5 b3c5 c9c5 c2c5", Samples.iccs(attack.line()));
    }

    @Test
    void whatTheOpponentTakesAnywayIsNoConsequence() {
        // The horse on i0 hangs with or without the capture: first counter-strike (第一反击).
        Attack attack = attack("3k4r/9/9/9/n8/9/9/R8/9/4K3N w - - 0 1", "e0e1", "a2", "a5");
        assertEquals(10, attack.now().point());
        assertEquals(10, attack.now().complete());
        assertEquals(List.of(), attack.guarding());
    }

    @Test
    void anEvenTradeThatUncoversAThirdManGains() {
        // CXA 2020, figure 4: cannon for horse, and the pawn the horse guarded falls.
        Attack attack =
                attack(
                        "4k4/4a4/4ba2b/5N3/2n5C/4p2p1/P4n3/4BA3/4A4/2B1K4 w - - 0 1",
                        "f6d5 i7g5 d5f6",
                        "i5",
                        "c5");
        assertEquals(Form.THROUGH_EXCHANGE, attack.form());
        assertEquals(0, attack.now().point());
        assertEquals(2, attack.now().complete());
        assertEquals("i5c5 e7c5 f6e4", Samples.iccs(attack.line()));
    }

    // ---- newness ---------------------------------------------------------------------------

    @Test
    void anAttackThatStoodIsNotNew() {
        // Along the file the chariot attacks what it attacked.
        Attack attack = attack("3k5/9/9/9/n8/9/9/9/9/R4K3 w - - 0 1", "a0a1", "a1", "a5");
        assertEquals(Truth.NO, attack.isNew());
        assertEquals(Mechanism.STOOD, attack.mechanism());
        assertTrue(attack.before().orElseThrow().legal());
        assertEquals(10, attack.before().orElseThrow().point());
    }

    @Test
    void aCheckInBetweenOnlyPostponesAnAttack() {
        // Red is in check from e5; his chariot attacks a5 as before and after the king's step.
        Attack attack = attack("3k5/9/9/9/n3r4/9/9/9/9/R3K4 w - - 0 1", "e0f0", "a0", "a5");
        assertTrue(attack.before().orElseThrow().legal());
        assertEquals(Truth.NO, attack.isNew());
    }

    @Test
    void anAttackAfterThePreviousMoveIsRemembered() {
        // The chariot attacks the horse with a1; the horse's side answers elsewhere; the chariot
        // goes on attacking from a2.
        Attack again = attack("3k5/9/9/9/n8/9/9/9/9/R4K3 w - - 0 1", "a0a1 d9d8 a1a2", "a2", "a5");
        assertEquals(Truth.YES, again.stoodAfterPreviousMove());
        Attack first = attack("3k5/9/9/9/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertEquals(Truth.NO, first.stoodAfterPreviousMove());
        Attack changed =
                attack("3k5/9/9/9/n8/9/9/9/9/5K2R w - - 0 1", "i0i1 d9d8 i1i5", "i5", "a5");
        assertEquals(Truth.NO, changed.stoodAfterPreviousMove());
    }

    @Test
    void anAttackMayBeNewOnlyBecauseAMateIsParried() {
        // The chariot a0 could take the pawn before, at the price of d5d0 and g5g1 mate; from c2
        // the horse guards d0.
        Attack attack =
                attack("3k5/4a4/9/9/3r2r2/p8/9/4B4/9/RN2K1B2 w - - 0 1", "b0c2", "a0", "a4");
        assertEquals(2, attack.before().orElseThrow().matedIn());
        assertEquals(Truth.NO, attack.answeredByMate());
        assertEquals(Truth.YES, attack.isNew());
        assertEquals(Truth.YES, attack.stoodButForMate());
        Attack plain = attack("3k5/9/9/9/9/9/9/n8/1N7/R4K3 w - - 0 1", "b1c3", "a0", "a2");
        assertEquals(Truth.NO, plain.isNew());
        assertEquals(Truth.NO, plain.stoodButForMate());
    }

    @Test
    void aTargetMayHaveStoodThoughTheAttackIsNew() {
        // The chariot on a0 attacked the horse already; now the one on i5 does, too.
        Attack attack = attack("3k5/9/9/9/n8/9/9/9/9/R4K2R w - - 0 1", "i0i5", "i5", "a5");
        assertEquals(Truth.YES, attack.isNew());
        assertEquals(Truth.YES, attack.targetStood());
        Attack alone = attack("3k5/9/9/9/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertEquals(Truth.NO, alone.targetStood());
    }

    @Test
    void aPartnerThatEscapesRenewsTheAttack() {
        // CXA 2020, figure 11, printed 联捉: the cannon on the ninth rank pins the elephant c9; it
        // was attacked and went to a9, whence it pins as before.
        MoveFacts facts =
                Samples.facts(
                        "1Cbak4/1r2a4/c3b4/p8/2p1R4/6P1P/2P6/4B4/4A4/2BAK4 w - - 0 1", "b9a9");
        Attack attack = Samples.attack(facts, "e5", "e7");
        assertEquals(Truth.NO, attack.isNew());
        assertTrue(attack.renewedByPartner());
        assertEquals(List.of(Kind.CANNON), kinds(attack.helpers()));
        assertEquals(Root.Kind.FALSE, attack.root().kind());
    }

    // ---- mechanisms ------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        // the horse leaves the file of the chariot
        "'3k5/9/9/9/n8/9/9/N8/9/R4K3 w - - 0 1', a2b4, a0, a5, LINE_OPENED",
        // the chariot steps between cannon and horse
        "'3k5/9/9/9/n8/9/9/1R7/9/C4K3 w - - 0 1', b2a2, a0, a5, SCREEN_LENT",
        // one screen too many leaves
        "'3k5/9/9/9/n8/9/R8/9/N8/C4K3 w - - 0 1', a1b3, a0, a5, SCREEN_REMOVED",
        // the chariot frees the leg a1 of the horse
        "'3k5/9/9/9/9/9/9/1n7/R8/N4K3 w - - 0 1', a1c1, a0, b2, LEG_FREED",
        // the chariot frees the eye d1 of the elephant
        "'4k4/9/9/9/9/9/9/4c4/3R5/2B2K3 w - - 0 1', d1d3, c0, e2, EYE_FREED",
    })
    void howTheAttackCameAbout(String fen, String move, String from, String at, String mechanism) {
        MoveFacts facts = Samples.facts(fen, move);
        String found = Samples.find(facts, from, at).map(a -> a.mechanism().name()).orElse("NONE");
        assertEquals(mechanism, found);
    }

    @Test
    void aManThatWasPinnedAttacksOnceItIsFree() {
        // The horse on e2 shielded its king from the chariot on e8 until the king stepped aside.
        Attack attack = attack("3k5/4r4/9/9/9/3n5/9/4N4/9/4K4 w - - 0 1", "e0d0", "e2", "d4");
        assertEquals(Mechanism.UNPINNED, attack.mechanism());
        assertFalse(attack.before().orElseThrow().legal());
        assertEquals(Truth.YES, attack.isNew());
    }

    @Test
    void cuttingTheProtectionOffIsAnAttack() {
        // The horse steps between the chariot on i5 and the horse it guards.
        Attack attack = attack("3k5/9/9/9/n7r/9/3N5/9/9/R4K3 w - - 0 1", "d3e5", "a0", "a5");
        assertEquals(Mechanism.ROOT_REMOVED, attack.mechanism());
        assertEquals(Root.Kind.NONE, attack.root().kind());
        assertEquals(10 - 20, attack.before().orElseThrow().point());
        assertEquals(10, attack.net());
        assertEquals(List.of(Kind.HORSE), kinds(attack.helpers()));
    }

    @Test
    void pinningTheProtectorIsAnAttack() {
        // Once the chariot stands on d0 (guarded by the adviser) the one on d5 may not leave the
        // king's file.
        Attack attack = attack("3k5/9/9/9/n2r5/9/9/9/4AK3/R6R1 w - - 0 1", "h0d0", "a0", "a5");
        assertEquals(Mechanism.ROOT_PINNED, attack.mechanism());
        assertEquals(Root.Kind.FALSE, attack.root().kind());
    }

    // ---- mutual attack ---------------------------------------------------------------------

    @Test
    void menOfOneKindMayTakeEachOther() {
        Attack attack = attack("3k5/9/9/9/r8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertTrue(attack.sameKindCounter());
        // The horse on a3 takes over the free leg b3; b4 bars the way back.
        Attack oneSided = attack("3k5/9/9/9/9/1cn6/9/9/1N7/5K3 w - - 0 1", "b1a3", "a3", "c4");
        assertFalse(oneSided.sameKindCounter());
        assertTrue(oneSided.gains());
    }

    @Test
    void takingTheOfferedManIsOnlyTheExchange() {
        Attack attack = attack("4k4/4a3r/9/9/9/9/9/7N1/3K5/R8 w - - 0 1", "a0i0", "i0", "i8");
        assertTrue(attack.executesOffer());
        Attack other = attack("3k5/9/9/9/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertFalse(other.executesOffer());
    }

    @Test
    void whatFellIsTalliedByClass() {
        // CXA 2020, figure 4: horse and pawn for a cannon.
        Attack attack =
                attack(
                        "4k4/4a4/4ba2b/5N3/2n5C/4p2p1/P4n3/4BA3/4A4/2B1K4 w - - 0 1",
                        "f6d5 i7g5 d5f6",
                        "i5",
                        "c5");
        assertEquals(new Tally(0, 1, 0, 1), attack.wonTally());
        assertEquals(new Tally(0, 1, 0, 0), attack.lostTally());
        assertEquals(1, attack.lostTally().strong());
    }

    // ---- checks ----------------------------------------------------------------------------

    @Test
    void aForkWithCheckIsAnAttackThroughChecks() {
        // From b6 the horse checks on c8 and then takes the chariot on a7: the king can only step
        // aside, nothing takes c8 or bars d8.
        MoveFacts facts = Samples.facts("4k4/9/r8/9/9/2N6/9/9/9/3K5 w - - 0 1", "c4b6");
        Attack fork =
                facts.attacks().stream()
                        .filter(a -> a.form() == Form.THROUGH_CHECKS)
                        .findFirst()
                        .orElseThrow();
        assertEquals(Kind.CHARIOT, fork.target().man().kind());
        assertEquals(Kind.HORSE, fork.attacker().man().kind());
        assertEquals(Truth.YES, fork.isNew());
        assertEquals(20, fork.now().complete());
        assertEquals("b6c8", Samples.iccs(fork.line().subList(0, 1)));
        assertEquals("c8a7", Samples.iccs(fork.line().subList(2, 3)));
        assertFalse(fork.pawnPaid());
    }

    @Test
    void whicheverManTheCheckingSideMayTakeIsAVictim() {
        // b0b9 drives the king off the ninth rank, so that either horse hangs: which of the two
        // captures a search comes upon first must not matter.
        MoveFacts facts = Samples.facts("n3k3n/9/9/9/9/9/9/9/5K3/1R7 w - - 0 1", "f1f0");
        Attack fork =
                facts.attacks().stream()
                        .filter(a -> a.form() == Form.THROUGH_CHECKS)
                        .findFirst()
                        .orElseThrow();
        assertEquals(List.of(Kind.HORSE, Kind.HORSE), kinds(fork.victims()));
    }

    @Test
    void aCheckBeforeAStandingCaptureIsNoAttackOfItsOwn() {
        // The chariot on i5 takes the horse anyway; h0h9 with check before it adds nothing.
        MoveFacts facts = Samples.facts("3k5/9/9/9/n7R/9/9/9/9/5K1R1 w - - 0 1", "f0f1");
        assertTrue(Samples.attack(facts, "i5", "a5").gains());
        assertTrue(
                facts.attacks().stream()
                        .filter(a -> a.form() == Form.THROUGH_CHECKS)
                        .noneMatch(a -> a.target().man().kind() == Kind.HORSE));
    }

    @Test
    void aLossOnThePointIsNoCompleteExchange() {
        // A chariot for a horse: 10 - 20, and no check that makes good for it.
        Attack attack = attack("3k5/9/9/p8/n8/9/9/9/9/5K2R w - - 0 1", "i0i5", "i5", "a5");
        assertFalse(attack.now().pays());
        assertFalse(attack.now().byChecks());
    }

    @Test
    void aLineThatCostsAPawnIsMarked() {
        // CXA 2020, figure 24, third move: the king takes the pawn, then the chariot falls (26.6).
        MoveFacts facts =
                Samples.facts(
                        "2P1kn3/4r4/9/9/p3p3R/9/4P4/4B4/9/2BAKA3 w - - 0 1", "i5i9 e8f8 i9i5");
        assertTrue(facts.attacks().stream().anyMatch(Attack::pawnPaid));
    }

    @Test
    void aPawnThatUncoversACheckIsMarked() {
        // Taking c7 the pawn leaves the file of the chariot on d0, which then checks.
        Attack attack = attack("3k5/9/2nP5/9/9/9/9/9/9/3R1K3 w - - 0 1", "f0f1", "d7", "c7");
        assertTrue(attack.otherChecks());
        Attack plain = attack("3k5/9/2nP5/9/9/9/9/9/9/5K3 w - - 0 1", "f0f1", "d7", "c7");
        assertFalse(plain.otherChecks());
    }

    @Test
    void aPawnsCaptureMayNeedASupporter() {
        // The horse on b8 would retake on c6 for nothing, but for the chariot on c0.
        String with = "3k5/1n7/9/2cP5/9/9/9/9/9/2R2K3 w - - 0 1";
        assertTrue(attack(with, "f0f1", "d6", "c6").supported());
        String without = "3k5/1n7/9/2cP5/9/9/9/9/9/5K3 w - - 0 1";
        assertFalse(attack(without, "f0f1", "d6", "c6").supported());
    }

    // ---- limits ----------------------------------------------------------------------------

    @Test
    void aLimitMakesNewnessUnknown() {
        Analyser narrow = new Analyser(new Limits(8, 200_000, 1));
        MoveFacts facts =
                narrow.analyse(
                        Samples.position("r2k5/9/9/9/n8/9/9/9/R8/R4K3 w - - 0 1"),
                        Samples.moves("f0f1").get(0));
        Attack attack = Samples.attack(facts, "a1", "a5");
        assertFalse(attack.now().exact());
    }

    @Test
    void kingsAttackTooButTheFactsSayWhoTheyAre() {
        Attack attack = attack("5k3/9/9/9/9/9/9/9/3n5/4K4 w - - 0 1", "e0e1", "e1", "d1");
        assertTrue(attack.attacker().isKingOrPawn());
        assertEquals(0, attack.attackerValue());
    }
}
