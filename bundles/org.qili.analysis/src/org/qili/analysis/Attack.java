// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.qili.board.Move;

/**
 * One capture the mover could make if the opponent passed after the move. Every legal capture is
 * listed, worth making or not, by kings and pawns too: which of them is a chase (捉) is for a
 * rulebook to say.
 *
 * @param attacker the capturing man
 * @param from where it stands, 0..89
 * @param target the man attacked (the most valuable one where several fall)
 * @param at where it stands, 0..89
 * @param form how the gain comes about
 * @param mechanism what the move did to bring the attack about
 * @param value value of the target as against the attacker
 * @param now what the capture brings after the move
 * @param before what the same attacker's capture of the same target would have brought instead of
 *     the move; empty if the attacker did not reach the target then
 * @param isNew whether the attack arose from the move, or its result got better by it (CXA 1999,
 *     29.2)
 * @param helpers men of the mover without which the capture would not gain (联合)
 * @param line moves that show it: the capture, the best recapture and so on
 */
public record Attack(
        ManRef attacker,
        int from,
        ManRef target,
        int at,
        Form form,
        Mechanism mechanism,
        ValueRelation value,
        Prospect now,
        Optional<Prospect> before,
        Truth isNew,
        List<ManRef> helpers,
        List<Move> line) {

    public Attack {
        Objects.requireNonNull(attacker);
        Objects.requireNonNull(target);
        helpers = List.copyOf(helpers);
        line = List.copyOf(line);
    }

    /** Protection of the target. */
    public Root root() {
        return now.root();
    }

    /** Balance of the exchange on the target's point ({@link Prospect#point()}). */
    public int net() {
        return now.point();
    }

    /** Whether the capture gains on the point. */
    public boolean gains() {
        return now.point() > 0;
    }

    /** Whether attacker and target are of one kind and the target can take the attacker. */
    public boolean sameKindCounter() {
        return now.counter() && attacker.man().kind() == target.man().kind();
    }

    /** Whether the capture is answered by mate ({@link Prospect#mated()}). */
    public Truth answeredByMate() {
        return now.mated();
    }

    /** Value of the target in the scale of {@link Values}; 0 for a pawn not across the river. */
    public int targetValue() {
        return Values.of(target.man(), at);
    }

    /** Value of the attacker in the scale of {@link Values}. */
    public int attackerValue() {
        return Values.of(attacker.man(), from);
    }
}
