// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.Truth;

/**
 * What a general rule may look at: one side's moves over the cycle.
 *
 * @param profile labels of the side
 * @param prohibited whether the rulebook's prohibition fits the side
 * @param repetitions completed round trips of the cycle
 * @param due how many of them the rulebook asks for
 */
record ProfileView(SideProfile profile, Truth prohibited, int repetitions, int due) {

    /** The same side with what the prohibition says of it. */
    ProfileView with(Truth fits) {
        return new ProfileView(profile, fits, repetitions, due);
    }

    /** Round trips made after the position had to be judged; 0 if it still need not be. */
    int extraCycles() {
        return Math.max(0, repetitions - due);
    }
}
