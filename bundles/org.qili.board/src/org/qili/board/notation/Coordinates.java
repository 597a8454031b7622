// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.Comparator;
import java.util.List;
import org.qili.board.Illegality;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;

/** What the notations by coordinates have in common. */
final class Coordinates {
    private static final int NEAREST = 5;

    private Coordinates() {}

    static Reading reading(Position position, String text, Move move) {
        return position.illegality(move)
                .<Reading>map(why -> illegal(position, text, move, why))
                .orElseGet(() -> new Reading.One(move));
    }

    static Reading notAMove(String text) {
        return new Reading.None(text, new Reading.Reason.NotAMove(), List.of());
    }

    private static Reading illegal(Position position, String text, Move move, Illegality why) {
        return new Reading.None(
                text, new Reading.Reason.Illegal(move, why), nearest(position, move));
    }

    /** Legal moves by the same man first, then by distance of both points. */
    static List<Move> nearest(Position position, Move move) {
        return position.legalMoves().stream()
                .sorted(Comparator.comparingInt(m -> distance(m, move)))
                .limit(NEAREST)
                .toList();
    }

    private static int distance(Move a, Move b) {
        return 4 * distance(a.from(), b.from()) + distance(a.to(), b.to());
    }

    private static int distance(int a, int b) {
        return Math.abs(Points.file(a) - Points.file(b))
                + Math.abs(Points.rank(a) - Points.rank(b));
    }
}
