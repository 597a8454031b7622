// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/**
 * Counts how often a search hit one of the {@link Limits}. All searches of one analysis report to
 * the same object; a fact is exact if nothing was reported while it was worked out.
 */
final class GiveUps {

    private int count;

    /** A search stopped at a limit. */
    void report() {
        count++;
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
