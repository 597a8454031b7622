// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

/** Finds the reason why a move is illegal. */
final class Legality {
    private Legality() {}

    /** Returns the first reason that applies: whose man, its way of moving, the own king. */
    static Optional<Illegality> of(Position position, Board board, Move move) {
        if (board.isLegal(move.packed())) {
            return Optional.empty();
        }
        Man man = position.at(move.from());
        if (man == null) {
            return Optional.of(new NoManThere(move.from()));
        }
        if (man.side() != position.sideToMove()) {
            return Optional.of(new OpponentsMan(man, move.from()));
        }
        Man target = position.at(move.to());
        Illegality shape = shape(board, man, move, target);
        if (shape != null) {
            return Optional.of(shape);
        }
        if (target != null && target.side() == man.side()) {
            return Optional.of(new OwnManOnTarget(target, move.to()));
        }
        if (target != null && target.kind() == Kind.KING) {
            return Optional.of(new KingIsNotCaptured(move.to()));
        }
        return Optional.of(kingInDanger(board, move));
    }

    private static Illegality shape(Board board, Man man, Move move, Man target) {
        int from = move.from();
        int to = move.to();
        int files = Math.abs(Points.file(from) - Points.file(to));
        int ranks = Math.abs(Points.rank(from) - Points.rank(to));
        NotItsMove wrong = new NotItsMove(man, from, to);
        return switch (man.kind()) {
            case KING -> files + ranks != 1 ? wrong : palace(man, to);
            case ADVISER -> files != 1 || ranks != 1 ? wrong : palace(man, to);
            case ELEPHANT -> {
                if (files != 2 || ranks != 2) {
                    yield wrong;
                }
                if (!Points.onOwnHalf(to, man.side())) {
                    yield new CrossesRiver(to);
                }
                int eye = (from + to) / 2;
                yield board.manAt(eye) >= 0 ? new EyeBlocked(eye) : null;
            }
            case HORSE -> {
                int leg = Tables.HORSE_LEG[from * 90 + to];
                if (leg < 0) {
                    yield wrong;
                }
                yield board.manAt(leg) >= 0 ? new LegBlocked(leg) : null;
            }
            case CHARIOT -> {
                int between = board.between(from, to);
                if (between < 0) {
                    yield wrong;
                }
                yield between > 0 ? new PathBlocked(blockers(board, from, to)) : null;
            }
            case CANNON -> {
                int between = board.between(from, to);
                if (between < 0) {
                    yield wrong;
                }
                if (target != null && between == 0) {
                    yield new ScreenMissing(from, to);
                }
                boolean blocked = target == null ? between > 0 : between > 1;
                yield blocked ? new PathBlocked(blockers(board, from, to)) : null;
            }
            case PAWN -> {
                if (files + ranks != 1) {
                    yield wrong;
                }
                if (Points.homeRank(to, man.side()) < Points.homeRank(from, man.side())) {
                    yield new PawnGoesBack(from, to);
                }
                boolean sideways = files == 1 && Points.onOwnHalf(from, man.side());
                yield sideways ? new PawnNotAcross(from, to) : null;
            }
        };
    }

    private static Illegality palace(Man man, int to) {
        return Points.inPalace(to, man.side()) ? null : new OutsidePalace(man, to);
    }

    private static List<Integer> blockers(Board board, int from, int to) {
        int[] ids = new int[9];
        int count = board.between(from, to, ids);
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(board.pointOf(ids[i]));
        }
        return points;
    }

    private static Illegality kingInDanger(Board board, Move move) {
        Board after = board.copy();
        int mover = after.side();
        after.make(move.packed());
        int[] ids = new int[16];
        int count = after.checkers(mover, ids);
        int king = after.pointOf(Board.king(mover));
        if (count == 1 && after.kindOf(ids[0]) == Kind.KING.ordinal()) {
            return new KingsFace(Points.file(king));
        }
        List<Integer> by =
                Arrays.stream(ids, 0, count).map(after::pointOf).sorted().boxed().toList();
        return new LeavesKingInCheck(king, by);
    }
}
