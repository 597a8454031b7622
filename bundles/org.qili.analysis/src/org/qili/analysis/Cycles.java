// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Finds the repeated parts of a game (CXA 1999, article 24; 25.1). Positions are equal when the
 * same kinds of men stand on the same points and the same side is to move; which of two equal men
 * stands where does not matter.
 */
public final class Cycles {

    /** The AXF and WXF rules look at the third occurrence. */
    private static final int SPAN_OCCURRENCES = 3;

    private Cycles() {}

    /**
     * The cycle the game ends in, or else the last one it went through.
     *
     * @param start position before the first move
     * @param moves legal moves from there
     * @return the cycle with the shortest period and, for it, the earliest start; empty if no
     *     position recurred
     */
    public static Optional<Cycle> find(Position start, List<Move> moves) {
        List<Cycle> all = findAll(start, moves);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /**
     * Every cycle of a game, in the order in which they end. A cycle goes on as long as positions
     * recur with the same period.
     *
     * @param start position before the first move
     * @param moves legal moves from there
     */
    public static List<Cycle> findAll(Position start, List<Move> moves) {
        long[] keys = keys(start, moves);
        int[] previous = previous(keys);
        List<Cycle> cycles = new ArrayList<>();
        for (int end = 1; end < keys.length; end++) {
            if (previous[end] < 0) {
                continue;
            }
            int period = end - previous[end];
            boolean goesOn = end + 1 < keys.length && keys[end + 1] == keys[end + 1 - period];
            if (goesOn) {
                continue;
            }
            int first = previous[end];
            while (first > 0 && keys[first - 1] == keys[first - 1 + period]) {
                first--;
            }
            cycles.add(new Cycle(first, period, (end - first) / period));
        }
        return List.copyOf(cycles);
    }

    /**
     * The plies judged by the Asian and world rules: from the third last occurrence of the position
     * to its last one (from the second last if there are only two). The position is the last one of
     * the game that occurred before.
     *
     * @param start position before the first move
     * @param moves legal moves from there
     * @return empty if no position recurred
     */
    public static Optional<Span> span(Position start, List<Move> moves) {
        long[] keys = keys(start, moves);
        int[] previous = previous(keys);
        int end = keys.length - 1;
        while (end > 0 && previous[end] < 0) {
            end--;
        }
        if (end == 0) {
            return Optional.empty();
        }
        int occurrences = 1;
        int first = end;
        for (int at = previous[end]; at >= 0; at = previous[at]) {
            occurrences++;
            if (occurrences <= SPAN_OCCURRENCES) {
                first = at;
            }
        }
        return Optional.of(new Span(first, end, occurrences));
    }

    /** Keys of the positions before the first move and after every move. */
    private static long[] keys(Position start, List<Move> moves) {
        long[] keys = new long[moves.size() + 1];
        Board board = new Board(start);
        keys[0] = board.key();
        for (int ply = 0; ply < moves.size(); ply++) {
            board.make(moves.get(ply).packed());
            keys[ply + 1] = board.key();
        }
        return keys;
    }

    /** For every position the index of its previous occurrence, -1 if there is none. */
    private static int[] previous(long[] keys) {
        int[] previous = new int[keys.length];
        Map<Long, Integer> last = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            Integer before = last.put(keys[i], i);
            previous[i] = before == null ? -1 : before;
        }
        return previous;
    }
}
