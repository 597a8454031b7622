// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * The view in which one move is analysed: turned so that the mover is Red, and mirrored to
 * whichever of the two images comes first. Positions that differ only by mirror or colours are
 * searched in exactly the same order, so even node limits and proving lines can't tell them apart.
 *
 * @param turned whether the board is turned by half a turn and the colours swapped
 * @param mirrored whether the files are mirrored
 */
record Frame(boolean turned, boolean mirrored) {

    /** The frame for a move. */
    static Frame of(Position before, Move move) {
        boolean turned = before.sideToMove() == Side.BLACK;
        Frame plain = new Frame(turned, false);
        Frame mirror = new Frame(turned, true);
        for (int p = 0; p < Points.COUNT; p++) {
            int a = code(before, plain.point(p), turned);
            int b = code(before, mirror.point(p), turned);
            if (a != b) {
                return a < b ? plain : mirror;
            }
        }
        return plain.move(move).packed() <= mirror.move(move).packed() ? plain : mirror;
    }

    private static int code(Position position, int point, boolean turned) {
        var man = position.at(point);
        if (man == null) {
            return 0;
        }
        boolean red = (man.side() == Side.RED) != turned;
        return 1 + man.kind().ordinal() + (red ? 0 : 8);
    }

    /** The position as seen in this frame. */
    Position position(Position position) {
        Position p = turned ? position.colourSwapped() : position;
        return mirrored ? p.mirrored() : p;
    }

    /** A point from the game to the frame, or back: the map is its own inverse. */
    int point(int point) {
        int p = turned ? Points.rotate(point) : point;
        return mirrored ? Points.mirror(p) : p;
    }

    /** A move from the game to the frame, or back. */
    Move move(Move move) {
        return new Move(point(move.from()), point(move.to()));
    }
}
