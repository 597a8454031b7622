// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qili.board.Fault;
import org.qili.board.Fault.Code;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;

class SetupTest {
    private static final Setup KINGS =
            Setup.empty().with(point("d0"), man('K')).with(point("e9"), man('k'));

    private static int point(String iccs) {
        return Points.of(iccs.charAt(0) - 'a', iccs.charAt(1) - '0');
    }

    private static Man man(char letter) {
        return Man.ofLetter(letter).orElseThrow();
    }

    private static List<Code> codes(Setup setup) {
        return setup.validate().stream().map(Fault::code).toList();
    }

    @Test
    void aPositionComesBackFromItsSetup() {
        Setup.Result result = Setup.of(Position.start()).check();
        Setup.Result.Valid valid = assertInstanceOf(Setup.Result.Valid.class, result);
        assertEquals(Position.start(), valid.position());
        assertEquals(List.of(), valid.warnings());
    }

    @Test
    void allFaultsAtOnce() {
        Setup setup =
                Setup.empty()
                        .with(point("a0"), man('K'))
                        .with(point("d1"), man('A'))
                        .with(point("e4"), man('B'))
                        .with(point("b3"), man('P'))
                        .with(point("a9"), man('p'));
        List<Fault> faults = setup.validate();
        assertEquals(
                List.of(
                        Code.IMPOSSIBLE_POINT,
                        Code.IMPOSSIBLE_POINT,
                        Code.IMPOSSIBLE_POINT,
                        Code.PAWN_NEVER_THERE,
                        Code.KING_MISSING,
                        Code.PAWN_NEVER_THERE),
                codes(setup));
        assertEquals(List.of(point("a0")), faults.get(0).points());
        assertEquals(Side.BLACK, faults.get(4).side());
        assertInstanceOf(Setup.Result.Invalid.class, setup.check());
    }

    /** Where a kind can stand at all (CXA 1999, 2.2), by drawing every board with one more man. */
    @Test
    void impossiblePoints() {
        Set<String> adviser = Set.of("d0", "f0", "e1", "d2", "f2");
        Set<String> elephant = Set.of("c0", "g0", "a2", "e2", "i2", "c4", "g4");
        for (Side side : Side.values()) {
            assertEquals(adviser, possible(side, Kind.ADVISER));
            assertEquals(elephant, possible(side, Kind.ELEPHANT));
            assertEquals(9, possible(side, Kind.KING).size());
            // Two points on each of five files before the river, all 45 beyond it.
            assertEquals(55, possible(side, Kind.PAWN).size());
            assertEquals(90, possible(side, Kind.HORSE).size());
        }
    }

    /** The possible points of a kind, turned for Black as if it were Red. */
    private static Set<String> possible(Side side, Kind kind) {
        Set<String> points = new TreeSet<>();
        for (int p = 0; p < Points.COUNT; p++) {
            Setup setup = Setup.empty().with(p, Man.of(side, kind));
            List<Code> codes = codes(setup);
            if (!codes.contains(Code.IMPOSSIBLE_POINT) && !codes.contains(Code.PAWN_NEVER_THERE)) {
                points.add(Points.iccs(side == Side.RED ? p : Points.rotate(p)));
            }
        }
        return points;
    }

    @Test
    void tooManyOfEveryKind() {
        for (Kind kind : Kind.values()) {
            Setup setup = Setup.empty();
            List<Integer> points = new ArrayList<>();
            for (int i = 0; i <= kind.count(); i++) {
                int p = point("a5") + i;
                setup = setup.with(p, Man.of(Side.RED, kind));
                points.add(p);
            }
            Fault fault =
                    setup.validate().stream()
                            .filter(f -> f.code() == Code.TOO_MANY)
                            .findAny()
                            .orElseThrow();
            assertEquals(kind, fault.kind());
            assertEquals(points, fault.points());
            assertTrue(fault.isError());
        }
    }

    @Test
    void kingsFacing() {
        Setup facing = KINGS.with(point("d0"), null).with(point("e0"), man('K'));
        assertEquals(List.of(Code.KINGS_FACE), codes(facing));
        assertEquals(List.of(point("e0"), point("e9")), facing.validate().get(0).points());
        assertEquals(List.of(), codes(facing.with(point("e5"), man('n'))));
    }

    @Test
    void theSideToMoveMayNotGiveCheck() {
        Setup setup = KINGS.with(point("e5"), man('R')).with(point("c8"), man('N'));
        List<Fault> faults = setup.validate();
        assertEquals(List.of(Code.SIDE_TO_MOVE_GIVES_CHECK), codes(setup));
        assertEquals(List.of(point("e5"), point("c8")), faults.get(0).points());
        assertEquals(List.of(), codes(setup.withSideToMove(Side.BLACK)));
    }

    @Test
    void warningsLeaveAPosition() {
        Setup behind = KINGS.with(point("i7"), man('p'));
        assertEquals(List.of(Code.PAWN_NEVER_THERE), codes(behind));
        assertInstanceOf(Setup.Result.Valid.class, behind.check());

        Setup doubled = KINGS.with(point("c3"), man('P')).with(point("c4"), man('P'));
        assertEquals(List.of(Code.PAWNS_DOUBLED_BEFORE_RIVER), codes(doubled));
        assertInstanceOf(Setup.Result.Valid.class, doubled.check());

        Setup mated =
                KINGS.with(point("a9"), man('R'))
                        .with(point("a8"), man('R'))
                        .withSideToMove(Side.BLACK);
        assertEquals(List.of(Code.SIDE_TO_MOVE_MATED), codes(mated));

        // The king may not step to d9 or d8, where the kings would face, nor to rank 8 or file f.
        Setup stalemated =
                KINGS.with(point("f0"), man('R'))
                        .with(point("a8"), man('R'))
                        .withSideToMove(Side.BLACK);
        assertEquals(List.of(Code.SIDE_TO_MOVE_STALEMATED), codes(stalemated));

        assertEquals(List.of(Code.COUNTER_EXCEEDS_MOVES), codes(KINGS.withCounters(9, 5)));
        assertEquals(List.of(), codes(KINGS.withCounters(8, 5)));
    }

    @Test
    void setupsDoNotChange() {
        Setup before = KINGS;
        Setup after = before.with(point("a0"), man('R')).withSideToMove(Side.BLACK);
        assertNull(before.at(point("a0")));
        assertEquals(Side.RED, before.sideToMove());
        assertEquals(man('R'), after.at(point("a0")));
        assertThrows(IllegalArgumentException.class, () -> KINGS.withCounters(-1, 1));
        assertEquals(Side.BLACK, after.sideToMove());
    }
}
