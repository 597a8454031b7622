// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.qili.board.Kind;
import org.qili.board.Move;

/**
 * One capture the mover could make if the opponent passed after the move. Every legal capture is
 * listed, worth making or not, by kings and pawns too: which of them is a chase (捉) is for a
 * rulebook to say. Attacks through checks are listed only if they win something.
 *
 * @param attacker the capturing man; of an attack through checks the man that gives the first check
 * @param from where it stands, 0..89
 * @param target the man attacked; of an attack through checks the most valuable victim
 * @param at where it stands, 0..89
 * @param form how the gain comes about
 * @param mechanism what the move did to bring the attack about
 * @param targetValue value of the target in the scale of {@link Values}; 0 for a pawn not across
 *     the river in the usual one
 * @param attackerValue value of the attacker in that scale
 * @param victims every man that may fall, depending on the opponent's replies; of a direct attack
 *     the target alone
 * @param now what the capture brings after the move; of an attack through checks both balances are
 *     what the line wins at least
 * @param before what the same attacker's capture of the same target would have brought instead of
 *     the move; empty if the attacker did not reach the target then
 * @param completeAsBefore {@code now.complete()}, but counting as consequences also those losses
 *     which were consequences before the move and have only since become threats of their own
 * @param isNew whether the attack arose from the move, or its result got better by it (CXA 1999,
 *     29.2)
 * @param stoodButForMate whether it is new only because the same capture, with as good a result,
 *     would have been answered by mate before, by continuous checks but not at once: where only the
 *     next move counts as "mated" (29.4), it stood
 * @param targetStood whether the mover could already win this target before the move, by whatever
 *     man and in whatever way, with at least the same result
 * @param stoodAfterPreviousMove whether the mover already had this gain after his previous move
 *     (the opponent's reply skipped then, too); {@link Truth#NO} if the game shows no previous move
 * @param renewedByPartner whether the result got better only because the man that moved, a partner
 *     of the attack and attacked itself, is safe now
 * @param pawnPaid whether an attack through checks costs a pawn of the attacking side
 * @param executesOffer whether the capture only makes an even exchange that is on offer ({@link
 *     Offer.Outcome#EVEN}): 兑, no threat
 * @param otherChecks whether the capture gives check by another man than the capturer
 * @param supported whether a pawn's capture would be retaken with profit but for another man (not a
 *     king or pawn) that guards the point
 * @param helpers men of the mover without which the capture would not gain (联合); empty if it
 *     doesn't gain
 * @param coAttackers those of the helpers that attack the target together with the attacker (合攻):
 *     they aim at the target themselves or would retake on its point. A man that only lends a
 *     screen, bars a line, shields the king or averts a mate is none (CXA 2020, 24.17)
 * @param guarding own men of value that the attacker guards, and no longer after the capture (根子
 *     吃子; CXA 1999 chapter 7, 4)
 * @param losesGuarded whether one of them may fall because of the capture
 * @param courses the ways the complete exchange (or the line of checks) may go, at least one:
 *     wherever the opponent has several answers that cost him the same, the choice is his. Those in
 *     which most of the mover falls stand first: the opponent goes on with an even trade as long as
 *     he can. The mover stops as soon as nothing more is to be gained
 */
public record Attack(
        ManRef attacker,
        int from,
        ManRef target,
        int at,
        Form form,
        Mechanism mechanism,
        int targetValue,
        int attackerValue,
        List<ManRef> victims,
        Prospect now,
        Optional<Prospect> before,
        int completeAsBefore,
        Truth isNew,
        Truth stoodButForMate,
        Truth targetStood,
        Truth stoodAfterPreviousMove,
        boolean renewedByPartner,
        boolean pawnPaid,
        boolean executesOffer,
        boolean otherChecks,
        boolean supported,
        List<ManRef> helpers,
        List<ManRef> coAttackers,
        List<ManRef> guarding,
        boolean losesGuarded,
        List<Course> courses) {

    public Attack {
        Objects.requireNonNull(attacker);
        Objects.requireNonNull(target);
        victims = List.copyOf(victims);
        helpers = List.copyOf(helpers);
        coAttackers = List.copyOf(coAttackers);
        guarding = List.copyOf(guarding);
        courses = List.copyOf(courses);
        if (courses.isEmpty()) {
            throw new IllegalArgumentException("an attack without any course");
        }
    }

    /**
     * The attack against each of the opponent's equally good defences, one course each: what a
     * rulebook asks about the men that fall has to hold against all of them.
     */
    public List<Attack> defences() {
        return courses.size() == 1
                ? List.of(this)
                : courses.stream().map(c -> along(List.of(c))).toList();
    }

    private Attack along(List<Course> some) {
        return new Attack(
                attacker,
                from,
                target,
                at,
                form,
                mechanism,
                targetValue,
                attackerValue,
                victims,
                now,
                before,
                completeAsBefore,
                isNew,
                stoodButForMate,
                targetStood,
                stoodAfterPreviousMove,
                renewedByPartner,
                pawnPaid,
                executesOffer,
                otherChecks,
                supported,
                helpers,
                coAttackers,
                guarding,
                losesGuarded,
                some);
    }

    /** Men of the opponent that fall in the first course. */
    public List<ManRef> won() {
        return courses.get(0).won();
    }

    /** Men of the mover that fall in the first course. */
    public List<ManRef> lost() {
        return courses.get(0).lost();
    }

    /** The moves of the first course; empty if the attack doesn't gain. */
    public List<Move> line() {
        return courses.get(0).line();
    }

    /** Protection of the target. */
    public Root root() {
        return now.root();
    }

    /** Balance of the exchange on the target's point ({@link Prospect#point()}). */
    public int net() {
        return now.point();
    }

    /** Whether the capture wins something ({@link Prospect#gains()}). */
    public boolean gains() {
        return now.gains();
    }

    /** Whether attacker and target are of one kind and the target can take the attacker. */
    public boolean sameKindCounter() {
        return now.counter() && attacker.man().kind() == target.man().kind();
    }

    /** Whether the capture is answered by mate ({@link Prospect#mated()}). */
    public Truth answeredByMate() {
        return now.mated();
    }

    /** Value of the target as against the attacker. */
    public ValueRelation value() {
        return ValueRelation.of(targetValue, attackerValue);
    }

    /** Whether the target is a pawn, across the river or not. */
    public boolean onPawn() {
        return target.man().kind() == Kind.PAWN;
    }

    /** The men of {@link #won} by class. */
    public Tally wonTally() {
        return Tally.of(won());
    }

    /** The men of {@link #lost} by class. */
    public Tally lostTally() {
        return Tally.of(lost());
    }
}
