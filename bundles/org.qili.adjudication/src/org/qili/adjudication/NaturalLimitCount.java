// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import org.qili.analysis.MoveFacts;
import org.qili.board.Side;

/**
 * How near a game is to the natural limit (自然限着; CXA 1999, 4.2.4, 23.3): so many rounds in a row
 * without a capture, of which a claimant's checks count only up to a cap.
 *
 * @param rule the clause
 * @param limit rounds after which a draw may be claimed
 * @param cap checks of the claimant that count at most
 * @param rounds full rounds played since the last capture
 * @param redChecks Red's checks among them
 * @param blackChecks Black's checks among them
 */
public record NaturalLimitCount(
        RuleRef rule, int limit, int cap, int rounds, int redChecks, int blackChecks) {

    /** Counts back from the end of a game to its last capture. */
    static NaturalLimitCount of(RuleRef rule, int limit, int cap, List<MoveFacts> game) {
        int plies = 0;
        int red = 0;
        int black = 0;
        for (int ply = game.size() - 1; ply >= 0; ply--) {
            MoveFacts facts = game.get(ply);
            if (facts.captured().isPresent()) {
                break;
            }
            plies++;
            if (facts.isCheck()) {
                red += facts.mover() == Side.RED ? 1 : 0;
                black += facts.mover() == Side.BLACK ? 1 : 0;
            }
        }
        return new NaturalLimitCount(rule, limit, cap, plies / 2, red, black);
    }

    /** Rounds that count if that side claims: each of its checks beyond the cap takes one off. */
    public int counted(Side claimant) {
        int checks = claimant == Side.RED ? redChecks : blackChecks;
        return rounds - Math.max(0, checks - cap);
    }

    /** Whether that side could claim the draw now. */
    public boolean claimable(Side claimant) {
        return counted(claimant) >= limit;
    }
}
