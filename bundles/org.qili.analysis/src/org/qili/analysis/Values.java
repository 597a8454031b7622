// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;

/**
 * Values of men (子力价值; CXA 1999, 25.3): chariot 20, horse and cannon 10, adviser and elephant 5, a
 * pawn beyond the river 2, king and other pawns 0. Only comparisons of sums mean anything: a
 * chariot equals two of horse and cannon, a horse equals a cannon, an adviser an elephant.
 */
public final class Values {

    /** Value of a chariot. */
    public static final int CHARIOT = 20;

    /** Value of a horse or cannon (强子 beside the chariot). */
    public static final int STRONG = 10;

    /** Value of an adviser or elephant (弱子). */
    public static final int WEAK = 5;

    /** Value of a pawn beyond the river. */
    public static final int PAWN = 2;

    private Values() {}

    /** Value of a man that stands on a point (0..89). */
    public static int of(Man man, int point) {
        return of(man.kind(), man.side() == Side.RED, point);
    }

    static int of(Kind kind, boolean red, int point) {
        return switch (kind) {
            case CHARIOT -> CHARIOT;
            case HORSE, CANNON -> STRONG;
            case ADVISER, ELEPHANT -> WEAK;
            case PAWN -> (red ? Points.rank(point) >= 5 : Points.rank(point) <= 4) ? PAWN : 0;
            case KING -> 0;
        };
    }
}
