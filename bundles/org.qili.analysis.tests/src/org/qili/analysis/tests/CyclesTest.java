// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.analysis.Span;
import org.qili.board.Position;

class CyclesTest {
    private static final String ROUND = "h2h4 h7h5 h4h2 h5h7";
    private static final String OTHER = "b2b4 b7b5 b4b2 b5b7";

    private static Optional<Cycle> find(String moves) {
        return Cycles.find(Position.start(), Samples.moves(moves));
    }

    @Test
    void oneRoundTripIsOneRepetition() {
        assertEquals(Optional.of(new Cycle(0, 4, 1)), find(ROUND));
    }

    @Test
    void everyFurtherRoundTripCounts() {
        assertEquals(Optional.of(new Cycle(0, 4, 3)), find(String.join(" ", ROUND, ROUND, ROUND)));
    }

    @Test
    void anUnfinishedRoundTripDoesNotCount() {
        assertEquals(Optional.of(new Cycle(0, 4, 1)), find(ROUND + " h2h4 h7h5"));
    }

    @Test
    void theLeadInIsNoPartOfTheCycle() {
        // The horses don't go back, so the first position that recurs is the one after them.
        assertEquals(
                Optional.of(new Cycle(2, 4, 2)),
                find(String.join(" ", "h0g2 h9g7 b2b4 b7b5 b4b2 b5b7", OTHER)));
    }

    @Test
    void theEarliestStartCounts() {
        // Whoever looks from the end finds h7h5 first; the round trip began with h2h4.
        assertEquals(Optional.of(new Cycle(0, 4, 2)), find(String.join(" ", ROUND, ROUND, "h2h4")));
    }

    @Test
    void noRecurrenceNoCycle() {
        assertEquals(Optional.empty(), find("h2e2 h9g7 h0g2"));
        assertEquals(List.of(), Cycles.findAll(Position.start(), List.of()));
    }

    @Test
    void aGameThatWentOnHasItsCyclesInOrder() {
        assertEquals(
                List.of(new Cycle(0, 4, 1), new Cycle(6, 4, 1)),
                Cycles.findAll(
                        Position.start(),
                        Samples.moves(String.join(" ", ROUND, "h0g2 h9g7", OTHER))));
    }

    @Test
    void equalMenMayChangePlaces() {
        // Both Red chariots end on each other's point: the position is the same (CXA 1999, 25.1
        // speaks of the position, not of single men). Black plays to and fro.
        Position start = Samples.position("3k5/9/9/9/9/9/9/9/R3R4/5K3 w - - 0 1");
        String swap = "a1a5 d9d8 e1a1 d8d9 a5e5 d9d8 e5e1 d8d9";
        assertEquals(Optional.of(new Cycle(0, 8, 1)), Cycles.find(start, Samples.moves(swap)));
    }

    @Test
    void theSpanCoversTwoDifferentRoundTrips() {
        String twoWheels = String.join(" ", ROUND, OTHER);
        assertEquals(
                Optional.of(new Span(0, 8, 3)),
                Cycles.span(Position.start(), Samples.moves(twoWheels)));
        // No more than the last three occurrences: the first round trip is out.
        assertEquals(
                Optional.of(new Span(4, 12, 4)),
                Cycles.span(Position.start(), Samples.moves(twoWheels + " " + ROUND)));
        assertEquals(Optional.empty(), Cycles.span(Position.start(), Samples.moves("h2e2 h9g7")));
    }

    @Test
    void impossibleCyclesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Cycle(0, 3, 1));
        assertThrows(IllegalArgumentException.class, () -> new Cycle(-1, 4, 1));
        assertThrows(IllegalArgumentException.class, () -> new Cycle(0, 4, 0));
        assertThrows(IllegalArgumentException.class, () -> new Span(4, 4, 2));
    }

    @Test
    void whereTheFirstRoundTripEnds() {
        Cycle cycle = new Cycle(3, 4, 2);
        assertEquals(7, cycle.endOfFirst());
        assertEquals(11, cycle.end());
    }
}
