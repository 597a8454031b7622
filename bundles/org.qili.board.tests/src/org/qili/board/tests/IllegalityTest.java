// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.board.Illegality;
import org.qili.board.Illegality.CrossesRiver;
import org.qili.board.Illegality.EyeBlocked;
import org.qili.board.Illegality.KingIsNotCaptured;
import org.qili.board.Illegality.KingsFace;
import org.qili.board.Illegality.LeavesKingInCheck;
import org.qili.board.Illegality.LegBlocked;
import org.qili.board.Illegality.NoManThere;
import org.qili.board.Illegality.NotItsMove;
import org.qili.board.Illegality.OpponentsMan;
import org.qili.board.Illegality.OutsidePalace;
import org.qili.board.Illegality.OwnManOnTarget;
import org.qili.board.Illegality.PathBlocked;
import org.qili.board.Illegality.PawnGoesBack;
import org.qili.board.Illegality.PawnNotAcross;
import org.qili.board.Illegality.ScreenMissing;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;

/** Reasons of illegal moves; each follows from CXA 1999, 2.2 and 2.3. */
class IllegalityTest {
    private static final String START = Position.start().fen();

    private static int p(String iccs) {
        return Points.of(iccs.charAt(0) - 'a', iccs.charAt(1) - '0');
    }

    private static Man man(char letter) {
        return Man.ofLetter(letter).orElseThrow();
    }

    static Stream<Arguments> reasons() {
        String open = "3k5/4a4/9/4n4/4P4/2B6/9/4B4/4A4/4K3R w - - 0 1";
        String pin = "4k4/9/9/4r4/9/9/9/4B4/4C4/4K4 w - - 0 1";
        return Stream.of(
                Arguments.of(START, "e4e5", new NoManThere(p("e4"))),
                Arguments.of(START, "b7b6", new OpponentsMan(man('c'), p("b7"))),
                Arguments.of(START, "a0b0", new OwnManOnTarget(man('N'), p("b0"))),
                Arguments.of(START, "a0b1", new NotItsMove(man('R'), p("a0"), p("b1"))),
                Arguments.of(START, "e0e2", new NotItsMove(man('K'), p("e0"), p("e2"))),
                Arguments.of(START, "e0e0", new NotItsMove(man('K'), p("e0"), p("e0"))),
                Arguments.of(START, "b0d1", new LegBlocked(p("c0"))),
                Arguments.of(START, "h2h7", new ScreenMissing(p("h2"), p("h7"))),
                Arguments.of(START, "h2h8", new PathBlocked(List.of(p("h7")))),
                Arguments.of(START, "a0a6", new PathBlocked(List.of(p("a3")))),
                Arguments.of(
                        "3k5/9/9/9/9/2r1n4/2p6/2n6/9/2C1K4 w - - 0 1",
                        "c0c4",
                        new PathBlocked(List.of(p("c2"), p("c3")))),
                Arguments.of(START, "c3d3", new PawnNotAcross(p("c3"), p("d3"))),
                Arguments.of(START, "c3c2", new PawnGoesBack(p("c3"), p("c2"))),
                Arguments.of(START, "c3c5", new NotItsMove(man('P'), p("c3"), p("c5"))),
                Arguments.of(
                        "3k5/9/9/9/9/9/9/3n5/3K5/9 w - - 0 1",
                        "d1c1",
                        new OutsidePalace(man('K'), p("c1"))),
                Arguments.of(
                        "3k5/9/9/9/4n4/9/9/3A5/9/4K4 w - - 0 1",
                        "d2c1",
                        new OutsidePalace(man('A'), p("c1"))),
                Arguments.of(open, "c4e6", new CrossesRiver(p("e6"))),
                Arguments.of(
                        "3k5/9/9/9/9/9/9/4B4/3n5/4K4 w - - 0 1", "e2c0", new EyeBlocked(p("d1"))),
                Arguments.of("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1", "e9d9", new KingsFace(3)),
                Arguments.of(pin, "e1d1", null),
                Arguments.of(
                        "3k5/9/9/4r4/9/9/9/9/4C4/4K4 w - - 0 1",
                        "e1d1",
                        new LeavesKingInCheck(p("e0"), List.of(p("e6")))),
                Arguments.of(
                        "4k4/9/9/9/9/9/9/4r4/9/3K5 w - - 0 1",
                        "d0e0",
                        new LeavesKingInCheck(p("e0"), List.of(p("e2")))));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @MethodSource("reasons")
    void everyReason(String fen, String move, Illegality expected) {
        Position position = Samples.position(fen);
        assertEquals(Optional.ofNullable(expected), position.illegality(Samples.move(move)));
    }

    @Test
    void aKingIsNotCaptured() {
        Position position = Samples.position("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
        Position passed = position.withSideToMove(position.sideToMove().opponent());
        Move capture = Samples.move("e1e9");
        assertEquals(Optional.of(new KingIsNotCaptured(p("e9"))), passed.illegality(capture));
    }

    @Test
    void playingAnIllegalMoveIsRefused() {
        Move move = Samples.move("a0b1");
        Position start = Position.start();
        assertThrows(IllegalArgumentException.class, () -> start.play(move));
    }

    @Test
    void thereIsAReasonExactlyForTheIllegalMoves() {
        Set<Class<?>> seen = new HashSet<>();
        List<Position> positions = Samples.many();
        for (Position position : positions.subList(positions.size() - 150, positions.size())) {
            Set<Move> legal = new HashSet<>(position.legalMoves());
            for (int from = 0; from < Points.COUNT; from++) {
                for (int to = 0; to < Points.COUNT; to++) {
                    Move move = new Move(from, to);
                    Optional<Illegality> why = position.illegality(move);
                    assertEquals(legal.contains(move), why.isEmpty(), position::fen);
                    why.ifPresent(w -> seen.add(w.getClass()));
                }
            }
        }
        Set<Class<?>> all = new HashSet<>(List.of(Illegality.class.getPermittedSubclasses()));
        // Only after a pass can a king be taken.
        all.remove(KingIsNotCaptured.class);
        assertTrue(seen.containsAll(all), () -> "not seen of " + all + ": " + seen);
    }
}
