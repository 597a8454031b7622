// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qili.board.Kind;
import org.qili.board.Move;
import org.qili.board.Side;

/**
 * All that the rules may ask about one move, without any rulebook's opinion of it. The attacks,
 * offers and the mate threat are those of the position after the move, the opponent's reply skipped
 * ("下一着").
 *
 * @param ply index of the move in the game, 0-based
 * @param mover who moved
 * @param move the move
 * @param man the man that moved
 * @param captured the man it took, if any
 * @param wasInCheck whether the mover stood in check before
 * @param checkers men that check the opponent's king after the move; empty = no check (将; CXA 1999,
 *     28.1)
 * @param mateThreat threat to mate by continuous checks; not looked for when the move checks
 * @param attacks every capture the mover now has
 * @param attacksKnown whether the search for lines of checks came to its end, so that no attack is
 *     missing
 * @param offers exchanges the mover now offers
 * @param blocked enemy men whose way the moved man now bars (拦; 28.7)
 * @param underMateThreat whether the opponent would have mated by continuous checks had the mover
 *     passed instead
 * @param attackingMen how many men the mover has that can attack at all after the move: chariots,
 *     horses, cannons and pawns across the river
 * @param horsePinned chariots of the opponent that stand on the leg of a horse of the mover which
 *     would otherwise check: they may do nothing but take the horse (AXF 19)
 * @param limitsHit the kinds of searches that hit a limit while the facts were worked out: where a
 *     fact is unknown, they are the reason
 */
public record MoveFacts(
        int ply,
        Side mover,
        Move move,
        ManRef man,
        Optional<ManRef> captured,
        boolean wasInCheck,
        List<ManRef> checkers,
        MateThreat mateThreat,
        List<Attack> attacks,
        boolean attacksKnown,
        List<Offer> offers,
        List<ManRef> blocked,
        Truth underMateThreat,
        int attackingMen,
        List<ManRef> horsePinned,
        Set<Limits.Search> limitsHit) {

    public MoveFacts {
        Objects.requireNonNull(mover);
        Objects.requireNonNull(move);
        checkers = List.copyOf(checkers);
        attacks = List.copyOf(attacks);
        offers = List.copyOf(offers);
        blocked = List.copyOf(blocked);
        horsePinned = List.copyOf(horsePinned);
        limitsHit = Set.copyOf(limitsHit);
    }

    /** Whether every search behind the threats and attacks came to its end. */
    public boolean known() {
        return mateThreat.present() != Truth.UNKNOWN
                && mateThreat.firstMovesKnown()
                && attacksKnown
                && attacks.stream().allMatch(a -> a.now().exact());
    }

    /** Whether the move checks. */
    public boolean isCheck() {
        return !checkers.isEmpty();
    }

    /** Whether the king stepped out of a check (帅/将避将). */
    public boolean isKingEvasion() {
        return wasInCheck && man.man().kind() == Kind.KING;
    }

    /**
     * Rooted men the moved man has newly come to attack without gaining anything (跟; CXA 1999,
     * 28.8).
     */
    public List<ManRef> stalked() {
        return attacks.stream()
                .filter(a -> a.attacker().equals(man) && a.isNew().yes())
                .filter(a -> !a.gains() && a.root().rooted() && a.targetValue() > 0)
                .map(Attack::target)
                .toList();
    }
}
