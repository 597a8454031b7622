// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.board.Side;

/** Lays moves out as on a score sheet: one row a round, Red's move before Black's. */
public final class ScoreRows {

    private ScoreRows() {}

    /** What stands in a half of a row where that side did not move. */
    private static final Map<String, Object> NOTHING =
            Map.of("move", "……", "label", "", "clause", "", "number", "");

    /** Makes the values of one move. */
    @FunctionalInterface
    public interface Cell {
        /**
         * @param ply index of the move (0-based)
         */
        Map<String, Object> of(int ply);
    }

    /** Number of the round (1-based) that a move belongs to. */
    public static int round(Side first, int ply) {
        return (ply + (first == Side.BLACK ? 1 : 0)) / 2 + 1;
    }

    /**
     * The rows of some of a game's moves.
     *
     * @param first who made the game's first move
     * @param from index of the first move
     * @param to index after the last
     * @return for each row {@code number}, {@code red}, {@code black}
     */
    public static List<Map<String, Object>> rows(Side first, int from, int to, Cell cell) {
        Map<Integer, Map<String, Object>> rows = new LinkedHashMap<>();
        for (int ply = from; ply < to; ply++) {
            boolean red = (ply % 2 == 0) == (first == Side.RED);
            int number = round(first, ply);
            Map<String, Object> row =
                    rows.computeIfAbsent(
                            number,
                            n ->
                                    new LinkedHashMap<>(
                                            Map.of(
                                                    "number",
                                                    String.valueOf(n),
                                                    "red",
                                                    NOTHING,
                                                    "black",
                                                    NOTHING)));
            row.put(red ? "red" : "black", cell.of(ply));
        }
        return List.copyOf(rows.values());
    }

    /**
     * Rows set side by side, running down each column in turn.
     *
     * @param columns how many at most
     * @return lines of groups; a group without {@code number} is empty
     */
    public static List<Map<String, Object>> columns(List<Map<String, Object>> rows, int columns) {
        int height = Math.max(1, (rows.size() + columns - 1) / columns);
        int used = Math.max(1, (rows.size() + height - 1) / height);
        List<Map<String, Object>> lines = new ArrayList<>();
        Map<String, Object> empty =
                Map.of("number", "", "red", Map.of("move", ""), "black", Map.of("move", ""));
        for (int line = 0; line < height; line++) {
            List<Map<String, Object>> groups = new ArrayList<>();
            for (int column = 0; column < used; column++) {
                int index = column * height + line;
                groups.add(index < rows.size() ? rows.get(index) : empty);
            }
            lines.add(Map.of("groups", groups));
        }
        return lines;
    }
}
