// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.qili.board.Fault.Code;

/** Finds all faults of a set-up at once. */
final class Validation {
    private final Setup setup;
    private final List<Fault> faults = new ArrayList<>();

    Validation(Setup setup) {
        this.setup = setup;
    }

    List<Fault> faults() {
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                men(side, kind);
            }
            doubledPawns(side);
        }
        // Attacks can only be asked of a board that the kernel can hold.
        boolean playable = faults.stream().noneMatch(Fault::isError);
        List<Integer> red = setup.pointsOf(Man.of(Side.RED, Kind.KING));
        List<Integer> black = setup.pointsOf(Man.of(Side.BLACK, Kind.KING));
        if (red.size() == 1 && black.size() == 1) {
            kingsFace(red.get(0), black.get(0));
        }
        if (playable) {
            checks();
        }
        int plies = setup.moveNumber() * 2 - 2 + setup.sideToMove().ordinal();
        if (setup.sinceCapture() > plies && setup.moveNumber() > 1) {
            faults.add(Fault.placement(Code.COUNTER_EXCEEDS_MOVES, null, null, List.of()));
        }
        return List.copyOf(faults);
    }

    private void men(Side side, Kind kind) {
        List<Integer> points = setup.pointsOf(Man.of(side, kind));
        if (kind == Kind.KING && points.isEmpty()) {
            faults.add(Fault.placement(Code.KING_MISSING, side, kind, points));
        }
        if (points.size() > kind.count()) {
            faults.add(Fault.placement(Code.TOO_MANY, side, kind, points));
        }
        for (int p : points) {
            if (!possible(side, kind, p)) {
                // The kernel can play on with a pawn wherever it stands, and printed diagrams do.
                Code code = kind == Kind.PAWN ? Code.PAWN_NEVER_THERE : Code.IMPOSSIBLE_POINT;
                faults.add(Fault.placement(code, side, kind, List.of(p)));
            }
        }
    }

    /** Whether a man can ever stand on a point (CXA 1999, 2.2). */
    static boolean possible(Side side, Kind kind, int point) {
        int rank = Points.homeRank(point, side);
        int file = Points.file(point);
        return switch (kind) {
            case KING -> Points.inPalace(point, side);
            case ADVISER -> Points.inPalace(point, side) && (file + rank) % 2 == 1;
            case ELEPHANT ->
                    rank == 0 && (file == 2 || file == 6)
                            || rank == 2 && file % 4 == 0
                            || rank == 4 && (file == 2 || file == 6);
            case PAWN -> rank > 4 || rank > 2 && file % 2 == 0;
            case HORSE, CHARIOT, CANNON -> true;
        };
    }

    private void doubledPawns(Side side) {
        List<Integer> pawns = setup.pointsOf(Man.of(side, Kind.PAWN));
        for (int file = 0; file < Points.FILES; file++) {
            int f = file;
            List<Integer> home =
                    pawns.stream()
                            .filter(p -> Points.file(p) == f && Points.onOwnHalf(p, side))
                            .toList();
            if (home.size() > 1) {
                faults.add(Fault.placement(Code.PAWNS_DOUBLED_BEFORE_RIVER, side, Kind.PAWN, home));
            }
        }
    }

    private void kingsFace(int red, int black) {
        if (Points.file(red) == Points.file(black)) {
            boolean open =
                    IntStream.iterate(red + Points.FILES, p -> p < black, p -> p + Points.FILES)
                            .allMatch(p -> setup.at(p) == null);
            if (open && red < black) {
                faults.add(Fault.placement(Code.KINGS_FACE, null, Kind.KING, List.of(red, black)));
            }
        }
    }

    private void checks() {
        Position position = setup.unchecked();
        Board board = position.board();
        Side mover = setup.sideToMove();
        int[] ids = new int[16];
        int count = board.checkers(mover.opponent().ordinal(), ids);
        List<Integer> by =
                Arrays.stream(ids, 0, count)
                        .filter(id -> board.kindOf(id) != Kind.KING.ordinal())
                        .map(board::pointOf)
                        .sorted()
                        .boxed()
                        .toList();
        if (!by.isEmpty()) {
            faults.add(Fault.placement(Code.SIDE_TO_MOVE_GIVES_CHECK, mover, null, by));
        } else if (position.isMate()) {
            faults.add(Fault.placement(Code.SIDE_TO_MOVE_MATED, mover, null, List.of()));
        } else if (position.isStalemate()) {
            faults.add(Fault.placement(Code.SIDE_TO_MOVE_STALEMATED, mover, null, List.of()));
        }
    }
}
