// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Anything a person can put on a board: any men on any points, a side to move and counters. It is
 * the one way from outside to a {@link Position}. Immutable.
 */
public final class Setup {
    private static final Setup EMPTY = new Setup(new byte[Points.COUNT], Side.RED, 0, 1);

    private final byte[] cells;
    private final Side sideToMove;
    private final int sinceCapture;
    private final int moveNumber;

    private Setup(byte[] cells, Side sideToMove, int sinceCapture, int moveNumber) {
        this.cells = cells;
        this.sideToMove = sideToMove;
        this.sinceCapture = sinceCapture;
        this.moveNumber = moveNumber;
    }

    /** Returns the empty board with Red to move. */
    public static Setup empty() {
        return EMPTY;
    }

    /** Returns the set-up that a position came from. */
    public static Setup of(Position position) {
        return new Setup(
                position.cells(),
                position.sideToMove(),
                position.sinceCapture(),
                position.moveNumber());
    }

    /** Returns the set-up with a man put on a point, or the point emptied if it is null. */
    public Setup with(int point, Man man) {
        byte[] changed = cells.clone();
        changed[point] =
                (byte) (man == null ? 0 : man.side().ordinal() * 7 + man.kind().ordinal() + 1);
        return new Setup(changed, sideToMove, sinceCapture, moveNumber);
    }

    /** Returns the set-up with the given side to move. */
    public Setup withSideToMove(Side side) {
        return new Setup(cells, side, sinceCapture, moveNumber);
    }

    /**
     * Returns the set-up with the given counters.
     *
     * @param plies plies since the last capture, at least 0
     * @param round number of the round, at least 1
     */
    public Setup withCounters(int plies, int round) {
        if (plies < 0 || round < 1) {
            throw new IllegalArgumentException("counters out of range: " + plies + ", " + round);
        }
        return new Setup(cells, sideToMove, plies, round);
    }

    /** Returns the man on a point, {@code null} if it is empty. */
    public Man at(int point) {
        return cells[point] == 0 ? null : Man.ofCode(cells[point] - 1);
    }

    /** Returns the side to move. */
    public Side sideToMove() {
        return sideToMove;
    }

    /** Returns the plies since the last capture. */
    public int sinceCapture() {
        return sinceCapture;
    }

    /** Returns the number of the round. */
    public int moveNumber() {
        return moveNumber;
    }

    /** Returns everything that is wrong with the set-up, errors and warnings. */
    public List<Fault> validate() {
        return new Validation(this).faults();
    }

    /** Returns the position, or the faults that prevent it. */
    public Result check() {
        List<Fault> faults = validate();
        return faults.stream().anyMatch(Fault::isError)
                ? new Result.Invalid(faults)
                : new Result.Valid(unchecked(), faults);
    }

    /** Returns the position of a set-up that is known to be free of errors. */
    Position unchecked() {
        return Position.of(cells, sideToMove, sinceCapture, moveNumber);
    }

    /** Returns the points on which a man stands, ascending. */
    List<Integer> pointsOf(Man man) {
        List<Integer> points = new ArrayList<>();
        for (int p = 0; p < Points.COUNT; p++) {
            if (at(p) == man) {
                points.add(p);
            }
        }
        return points;
    }

    /** What comes of checking a set-up. */
    public sealed interface Result {
        /** A position to play from; the faults are warnings. */
        record Valid(Position position, List<Fault> warnings) implements Result {
            /** Copies the list. */
            public Valid {
                warnings = List.copyOf(warnings);
            }
        }

        /** No position; all faults, among them at least one error. */
        record Invalid(List<Fault> faults) implements Result {
            /** Copies the list. */
            public Invalid {
                faults = List.copyOf(faults);
            }
        }
    }
}
