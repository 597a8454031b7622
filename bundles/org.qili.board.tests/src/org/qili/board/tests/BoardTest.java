// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qili.board.Board;
import org.qili.board.Kind;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/** The kernel against the rules written down plainly in {@link Naive}. */
class BoardTest {
    private static List<Move> moves(int[] buffer, int count) {
        return Arrays.stream(buffer, 0, count).mapToObj(Move::of).toList();
    }

    private static Set<Move> set(List<Move> moves) {
        Set<Move> set = new HashSet<>(moves);
        assertEquals(moves.size(), set.size(), "no move twice");
        return set;
    }

    @Test
    void movesCapturesAndChecksAreThoseOfTheRules() {
        for (Position position : Samples.many()) {
            Naive naive = new Naive(position);
            Board board = position.board();
            int[] buffer = new int[Board.MAX_MOVES];
            List<Move> expected = naive.legalMoves();
            assertEquals(
                    set(expected), set(moves(buffer, board.legalMoves(buffer, 0))), position::fen);
            assertEquals(expected.size(), board.countLegalMoves(buffer, 0), position::fen);
            assertEquals(
                    expected.stream().filter(naive::isCapture).collect(Collectors.toSet()),
                    set(moves(buffer, board.legalCaptures(buffer, 0))),
                    position::fen);
            Side enemy = position.sideToMove().opponent();
            assertEquals(
                    expected.stream()
                            .filter(m -> naive.after(m).inDanger(enemy))
                            .collect(Collectors.toSet()),
                    set(moves(buffer, board.legalChecks(buffer, 0))),
                    position::fen);
        }
    }

    @Test
    void afterAPassNoKingIsCaptured() {
        int passed = 0;
        for (Position position : Samples.many()) {
            Board board = position.board();
            boolean check = board.inCheck();
            board.pass();
            Naive naive = new Naive(position.withSideToMove(position.sideToMove().opponent()));
            int[] buffer = new int[Board.MAX_MOVES];
            List<Move> expected = naive.legalMoves();
            assertEquals(
                    set(expected), set(moves(buffer, board.legalMoves(buffer, 0))), position::fen);
            assertEquals(expected.size(), board.countLegalMoves(buffer, 0), position::fen);
            assertEquals(
                    expected.stream()
                            .filter(m -> naive.after(m).inDanger(position.sideToMove()))
                            .collect(Collectors.toSet()),
                    set(moves(buffer, board.legalChecks(buffer, 0))),
                    position::fen);
            board.unpass();
            assertEquals(position, board.toPosition());
            passed += check ? 1 : 0;
        }
        assertTrue(passed > 20, "enough positions with check: " + passed);
    }

    @Test
    void legalityOfAnyTwoPointsAgreesWithTheList() {
        for (Position position : Samples.many().subList(0, 60)) {
            Set<Move> legal = set(position.legalMoves());
            Board board = position.board();
            for (int from = 0; from < Points.COUNT; from++) {
                for (int to = 0; to < Points.COUNT; to++) {
                    assertEquals(
                            legal.contains(new Move(from, to)),
                            board.isLegal(Board.move(from, to)),
                            position::fen);
                }
            }
        }
    }

    @Test
    void attacksAreTheReachOfTheMen() {
        for (Position position : Samples.many()) {
            Naive naive = new Naive(position);
            Board board = position.board();
            for (int id = 0; id < Board.IDS; id++) {
                int p = board.pointOf(id);
                if (p >= 0) {
                    assertEquals(position.at(p), board.man(id));
                    Set<Integer> attacked = new TreeSet<>();
                    for (int to = 0; to < Points.COUNT; to++) {
                        if (board.attacks(id, to)) {
                            attacked.add(to);
                        }
                    }
                    // A cannon takes over one man whether or not anything stands behind it, and
                    // where it goes without capture it does not attack.
                    if (board.kindOf(id) != Kind.CANNON.ordinal()) {
                        assertEquals(new TreeSet<>(naive.reach(p)), attacked, position::fen);
                    } else {
                        Set<Integer> takes =
                                naive.reach(p).stream()
                                        .filter(to -> position.at(to) != null)
                                        .collect(Collectors.toSet());
                        assertTrue(attacked.containsAll(takes), position::fen);
                        attacked.removeAll(takes);
                        assertTrue(
                                attacked.stream().allMatch(to -> position.at(to) == null),
                                position::fen);
                    }
                }
            }
        }
    }

    @Test
    void checkersAndChecksAgreeWithTheRules() {
        int[] ids = new int[16];
        for (Position position : Samples.many()) {
            Naive naive = new Naive(position);
            Board board = position.board();
            for (Side side : Side.values()) {
                boolean danger = naive.inDanger(side);
                assertEquals(danger, board.inCheck(side.ordinal()), position::fen);
                int count = board.checkers(side.ordinal(), ids);
                assertEquals(danger, count > 0, position::fen);
                int attackers =
                        board.attackers(
                                position.king(side), side.opponent().ordinal(), new int[16]);
                assertEquals(count, attackers, position::fen);
            }
        }
    }

    @Test
    void pinnedMenAreThoseWhoseAbsenceWouldExposeTheKing() {
        int pins = 0;
        for (Position position : Samples.many()) {
            if (position.inCheck()) {
                continue;
            }
            Naive naive = new Naive(position);
            Board board = position.board();
            Side side = position.sideToMove();
            int pinned = board.pinned(side.ordinal());
            for (int i = 1; i < 16; i++) {
                int p = board.pointOf(side.ordinal() * 16 + i);
                boolean exposed = p >= 0 && naive.without(p).inDanger(side);
                assertEquals(exposed, (pinned >> i & 1) != 0, position::fen);
                pins += exposed ? 1 : 0;
            }
        }
        assertTrue(pins > 50, "enough pins: " + pins);
    }

    @Test
    void attackThroughAManIsAttackWithoutIt() {
        for (Position position : Samples.many().subList(0, 80)) {
            Naive naive = new Naive(position);
            Board board = position.board();
            for (int id = 0; id < Board.IDS; id++) {
                int p = board.pointOf(id);
                for (int gone = 0; p >= 0 && gone < Points.COUNT; gone++) {
                    if (gone == p || position.at(gone) == null) {
                        continue;
                    }
                    List<Integer> reach = naive.without(gone).reach(p);
                    for (int to = 0; to < Points.COUNT; to++) {
                        if (to != gone && position.at(to) != null) {
                            assertEquals(
                                    reach.contains(to),
                                    board.attacksWithout(id, to, gone),
                                    position::fen);
                        }
                    }
                }
            }
        }
    }

    @Test
    void menBetweenAreListedFromTheFirstPoint() {
        Board board = Position.start().board();
        int[] ids = new int[9];
        int e0 = Points.of(4, 0);
        int e9 = Points.of(4, 9);
        assertEquals(2, board.between(e0, e9, ids));
        assertEquals(Points.of(4, 3), board.pointOf(ids[0]));
        assertEquals(Points.of(4, 6), board.pointOf(ids[1]));
        assertEquals(2, board.between(e9, e0, ids));
        assertEquals(Points.of(4, 6), board.pointOf(ids[0]));
        assertEquals(0, board.between(Points.of(0, 0), Points.of(1, 0)));
        assertEquals(-1, board.between(Points.of(0, 0), Points.of(1, 1)));
        assertEquals(-1, board.between(e0, e0));
    }

    @Test
    void unmakingRestoresEverything() {
        Random random = new Random(7);
        for (int game = 0; game < 20; game++) {
            Position start = game < 5 ? Position.start() : Samples.randomPosition(random);
            Board board = new Board(start);
            List<Position> positions = new ArrayList<>(List.of(start));
            List<Integer> ids = new ArrayList<>();
            int[] buffer = new int[Board.MAX_MOVES];
            for (int ply = 0; ply < 100; ply++) {
                int count = board.legalMoves(buffer, 0);
                if (count == 0) {
                    break;
                }
                int move = buffer[random.nextInt(count)];
                Position next = positions.get(ply).play(Move.of(move));
                ids.add(board.manAt(Board.from(move)));
                board.make(move);
                assertEquals(move, board.lastMove());
                assertEquals(ids.get(ply), board.manAt(Board.to(move)), "identity is kept");
                assertEquals(next.key(), board.key());
                assertEquals(next.sinceCapture(), board.sinceCapture());
                assertEquals(next.fen(), board.toPosition().fen());
                assertEquals(next.key(), Samples.position(next.fen()).key(), "key from scratch");
                positions.add(next);
            }
            Board copy = board.copy();
            for (int ply = board.made() - 1; ply >= 0; ply--) {
                board.unmake();
                assertEquals(positions.get(ply).fen(), board.toPosition().fen());
                assertEquals(positions.get(ply).key(), board.key());
                Position before = positions.get(ply);
                assertEquals(
                        set(before.legalMoves()), set(moves(buffer, board.legalMoves(buffer, 0))));
            }
            assertEquals(positions.get(copy.made()).fen(), copy.toPosition().fen());
        }
    }

    @Test
    void idsGoUpWithThePointsOfTheFirstPosition() {
        Board board = Position.start().board();
        assertEquals(Points.of(4, 0), board.pointOf(Board.king(0)));
        assertEquals(Points.of(4, 9), board.pointOf(Board.king(1)));
        assertEquals(Points.of(0, 0), board.pointOf(7), "chariot a0");
        assertEquals(Points.of(8, 0), board.pointOf(8), "chariot i0");
        assertEquals(Points.of(8, 6), board.pointOf(31), "last black pawn");
        assertEquals(1, Board.sideOf(31));
    }

    @Test
    void occurrencesCountThePresentPosition() {
        Board board = Position.start().board();
        String[] cycle = {"b0c2", "b9c7", "c2b0", "c7b9"};
        for (int round = 1; round <= 3; round++) {
            for (String move : cycle) {
                board.make(Samples.move(move).packed());
            }
            assertEquals(round + 1, board.occurrences());
        }
        board.make(Samples.move("h2h9").packed());
        assertEquals(1, board.occurrences(), "never seen");
        assertEquals(0, board.sinceCapture());
        board.unmake();
        assertEquals(4, board.occurrences());
        assertFalse(board.inCheck());
    }
}
