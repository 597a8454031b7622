// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import org.qili.board.Move;

/**
 * One way an attack may be carried through.
 *
 * @param won men of the opponent that fall
 * @param lost men of the mover that fall, those won by checks because of the capture included
 * @param line the moves: the capture, the recapture and so on, answers to checks included; empty if
 *     the attack doesn't gain
 */
public record Course(List<ManRef> won, List<ManRef> lost, List<Move> line) {

    public Course {
        won = List.copyOf(won);
        lost = List.copyOf(lost);
        line = List.copyOf(line);
    }
}
