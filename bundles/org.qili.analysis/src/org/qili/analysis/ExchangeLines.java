// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.board.Board;

/** Collects the lines of one exchange while {@link Exchange} plays them on the board. */
final class ExchangeLines {

    /** Different outcomes kept at most. */
    private static final int MOST = 16;

    /**
     * One way the exchange may go.
     *
     * @param moves from the first capture to the last
     * @param value value of the men lost by the side that began
     * @param men their number
     * @param chariots chariots among them
     */
    private record Line(List<Integer> moves, int value, int men, int chariots) {}

    /**
     * A move made.
     *
     * @param victim id of the man it took, -1 if none
     * @param value that man's value
     */
    private record Step(int move, int victim, int value) {}

    private final Arena arena;
    private final Board board;
    private final int beginner;
    private final List<Step> steps = new ArrayList<>();
    private final Map<Long, Line> byFallen = new LinkedHashMap<>();

    /** For an exchange that the side to move begins. */
    ExchangeLines(Arena arena) {
        this.arena = arena;
        this.board = arena.board;
        this.beginner = board.side();
    }

    void make(int move) {
        int to = Board.to(move);
        steps.add(new Step(move, board.manAt(to), arena.valueAt(to)));
        board.make(move);
    }

    void unmake() {
        steps.remove(steps.size() - 1);
        board.unmake();
    }

    /** Keeps the moves made so far, up to the last capture, if other men fell than in any line. */
    void add() {
        long fallen = 0;
        int value = 0;
        int men = 0;
        int chariots = 0;
        int length = 0;
        for (int i = 0; i < steps.size(); i++) {
            int victim = steps.get(i).victim();
            if (victim < 0) {
                continue;
            }
            length = i + 1;
            fallen |= 1L << victim;
            if (Board.sideOf(victim) == beginner) {
                value += steps.get(i).value();
                men++;
                chariots += board.kindOf(victim) == Arena.CHARIOT ? 1 : 0;
            }
        }
        List<Integer> moves = steps.subList(0, length).stream().map(Step::move).toList();
        byFallen.putIfAbsent(fallen, new Line(moves, value, men, chariots));
    }

    boolean isEmpty() {
        return byFallen.isEmpty();
    }

    boolean full() {
        return byFallen.size() >= MOST;
    }

    /** The lines, those first in which most of the beginner falls. */
    List<List<Integer>> all() {
        return byFallen.values().stream()
                .sorted(
                        Comparator.comparingInt(Line::value)
                                .thenComparingInt(Line::men)
                                .thenComparingInt(Line::chariots)
                                .reversed())
                .map(Line::moves)
                .toList();
    }
}
