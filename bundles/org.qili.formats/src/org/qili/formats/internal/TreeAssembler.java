// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Puts together the tree of a file that lists its moves depth first: after a move all that follows
 * it, then its next alternative. Each move says whether another follows and whether an alternative
 * to it comes later.
 */
final class TreeAssembler {
    private final RawLine main = new RawLine();
    private final Deque<RawPly> withAlternative = new ArrayDeque<>();
    private RawLine line = main;
    private RawPly alternativeTo;
    private boolean complete;

    /** Adds the next move of the file. */
    void add(RawPly ply, boolean continues, boolean hasAlternative) {
        RawPly first = alternativeTo == null ? ply : alternativeTo;
        if (alternativeTo != null) {
            line = new RawLine();
            alternativeTo.variations.add(line);
        }
        line.plies.add(ply);
        if (hasAlternative) {
            withAlternative.push(first);
        }
        if (continues) {
            alternativeTo = null;
        } else {
            alternativeTo = withAlternative.poll();
            complete = alternativeTo == null;
        }
    }

    /** Says whether all that was announced has come. */
    boolean complete() {
        return complete;
    }

    RawLine main() {
        return main;
    }
}
