// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/**
 * The searches of one analysis, with their limits and the account of how often one gave up.
 *
 * @param mates mates by continuous checks
 */
record Searches(MateSearch mates, Limits limits, GiveUps giveUps) {

    /** New searches with limits. */
    static Searches of(Limits limits) {
        GiveUps giveUps = new GiveUps();
        return new Searches(new MateSearch(limits, giveUps), limits, giveUps);
    }

    /** A search for mates that make no exempt capture. */
    MateSearch matesWithout(Exempt exempt) {
        return new MateSearch(limits, giveUps, exempt);
    }

    Exchange exchange(Arena arena, Exempt exempt) {
        return new Exchange(arena, exempt, limits, giveUps);
    }

    CheckLines checkLines(Arena arena, Exchange exchange) {
        return new CheckLines(arena, exchange, limits, giveUps);
    }
}
