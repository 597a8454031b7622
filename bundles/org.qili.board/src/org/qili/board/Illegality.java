// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.List;

/** Why a move is illegal in a position: a value with a reason, not an exception. */
public sealed interface Illegality {
    /** The point left is empty. */
    record NoManThere(int point) implements Illegality {}

    /** The man on the point left belongs to the side not to move. */
    record OpponentsMan(Man man, int point) implements Illegality {}

    /** A man of one's own stands on the point reached. */
    record OwnManOnTarget(Man man, int point) implements Illegality {}

    /** The king is attacked but never captured (CXA 1999, 2.3). */
    record KingIsNotCaptured(int point) implements Illegality {}

    /** No man of this kind moves in that shape (CXA 1999, 2.2). */
    record NotItsMove(Man man, int from, int to) implements Illegality {}

    /** A horse is hobbled (蹩马腿) by the man on the point. */
    record LegBlocked(int point) implements Illegality {}

    /** An elephant's eye is filled (塞象眼) by the man on the point. */
    record EyeBlocked(int point) implements Illegality {}

    /** A cannon captures over exactly one man; here there is none in between. */
    record ScreenMissing(int from, int to) implements Illegality {}

    /** Men in between on the given points, which the man may not pass. */
    record PathBlocked(List<Integer> points) implements Illegality {
        /** Copies the points. */
        public PathBlocked {
            points = List.copyOf(points);
        }
    }

    /** A king or an adviser does not leave the palace (九宫). */
    record OutsidePalace(Man man, int point) implements Illegality {}

    /** An elephant does not cross the river. */
    record CrossesRiver(int point) implements Illegality {}

    /** A pawn never goes back. */
    record PawnGoesBack(int from, int to) implements Illegality {}

    /** A pawn goes sideways only after the river. */
    record PawnNotAcross(int from, int to) implements Illegality {}

    /** After the move the own king would stand in check from the men on the given points. */
    record LeavesKingInCheck(int king, List<Integer> by) implements Illegality {
        /** Copies the points. */
        public LeavesKingInCheck {
            by = List.copyOf(by);
        }
    }

    /** After the move the kings would face each other on an open file (CXA 1999, 2.2). */
    record KingsFace(int file) implements Illegality {}
}
