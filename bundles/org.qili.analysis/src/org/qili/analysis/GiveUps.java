// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.EnumSet;
import java.util.Set;

/**
 * Counts how often a search hit one of the {@link Limits}. All searches of one analysis report to
 * the same object; a fact is exact if nothing was reported while it was worked out.
 */
final class GiveUps {

    private int count;
    private final Set<Limits.Search> hit = EnumSet.noneOf(Limits.Search.class);

    /** A search stopped at a limit. */
    void report(Limits.Search search) {
        count++;
        hit.add(search);
    }

    /** A fact is inexact because another one is, of which the search has reported already. */
    void reportAgain() {
        count++;
    }

    /** The kinds of searches that stopped at a limit since the last call. */
    Set<Limits.Search> takeHit() {
        Set<Limits.Search> taken = EnumSet.copyOf(hit);
        hit.clear();
        return taken;
    }

    /** What to ask {@link #noneSince} with later. */
    int mark() {
        return count;
    }

    /** Whether every search since a mark came to its end. */
    boolean noneSince(int mark) {
        return count == mark;
    }
}
