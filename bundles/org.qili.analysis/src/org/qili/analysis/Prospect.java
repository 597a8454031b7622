// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Objects;

/**
 * What one capture would bring in one position, if its side were on the move ("下一着"; the opponent's
 * reply to the threatening move is skipped).
 *
 * <p>Numbers are balances for the capturing side in the scale of {@link Values}: only comparisons
 * matter, with each other and with 0. Only consequences the capture itself causes count; what the
 * opponent could take anyway (第一反击) does not.
 *
 * @param legal whether the capture is a legal move. Before the move: also if only a check that
 *     already stands forbids it (the attack existed, it was merely postponed)
 * @param point balance of the exchange on the target's point, both sides free to stop
 * @param complete balance of the complete exchange (完整互吃交换): also captures elsewhere that became
 *     gainful only through this exchange, and men the opponent wins by checks because of it
 * @param byChecks whether {@code complete} is reached by a check that follows the recapture
 * @param mated whether the opponent mates by continuous checks after the capture (CXA 1999, 29.4)
 * @param matedIn length of that mate in his moves, the shortest; 0 if there is none or none is
 *     known
 * @param counter whether the target could instead legally take the capturer, were it his turn
 * @param root protection of the target
 * @param exact whether all searches ended within their limits
 */
public record Prospect(
        boolean legal,
        int point,
        int complete,
        boolean byChecks,
        Truth mated,
        int matedIn,
        boolean counter,
        Root root,
        boolean exact) {

    public Prospect {
        Objects.requireNonNull(mated);
        Objects.requireNonNull(root);
    }

    /**
     * Whether the balances are a gain: on the point without losing it again elsewhere; or evenly
     * traded on the point and more elsewhere; or given back on the point and won by a check that
     * follows the recapture. What is merely lost on the point is no complete exchange (完整互吃交换),
     * whatever might be caught elsewhere.
     */
    public boolean pays() {
        return pays(point, complete, byChecks);
    }

    static boolean pays(int point, int complete, boolean byChecks) {
        return point > 0 && complete >= 0 || complete > 0 && (point == 0 || byChecks);
    }

    /**
     * Whether the opponent mates by continuous checks with at most so many moves (≥ 1) after the
     * capture: how far "被将死" of 29.4 looks is for a rulebook to say.
     */
    public Truth matedWithin(int moves) {
        return mated.yes() ? Truth.of(matedIn <= moves) : mated;
    }

    /** Whether he mates with his very next move. */
    public Truth matedAtOnce() {
        return matedWithin(1);
    }

    /** Whether the capture is legal, pays and is not answered by mate. */
    public boolean gains() {
        return legal && pays() && !mated.yes();
    }
}
