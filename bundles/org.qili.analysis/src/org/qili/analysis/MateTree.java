// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import org.qili.board.Move;

/**
 * A mate by continuous checks with every reply (连将杀; CXA 1999, 28.2): one check against each of
 * them, the shortest way first.
 *
 * @param check the mating side's move
 * @param replies every legal reply; none if the check mates
 */
public record MateTree(Move check, List<Reply> replies) {

    public MateTree {
        Objects.requireNonNull(check);
        replies = List.copyOf(replies);
    }

    /**
     * One reply to a check.
     *
     * @param move the reply
     * @param next how the mate goes on against it
     */
    public record Reply(Move move, MateTree next) {

        public Reply {
            Objects.requireNonNull(move);
            Objects.requireNonNull(next);
        }
    }

    /** How many moves of the mating side the longest branch has, this one included. */
    public int length() {
        return 1 + replies.stream().mapToInt(r -> r.next().length()).max().orElse(0);
    }

    /** How many moves of both sides the tree holds. */
    public int size() {
        return 1 + replies.stream().mapToInt(r -> 1 + r.next().size()).sum();
    }
}
