// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.qili.board.Perft;
import org.qili.board.Position;

/**
 * Compares the counts of legal move sequences with the known figures, deeper than the tests do, and
 * prints nodes by processor time of the one thread.
 */
public final class PerftFigures {
    private PerftFigures() {}

    /**
     * Prints each figure with its rate, and ends with status 1 if one differs.
     *
     * @param args the greatest depth, 6 if not given
     */
    public static void main(String[] args) throws IOException {
        int greatest = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        List<String[]> rows = new ArrayList<>(Tables.rows("/org/qili/board/tests/perft.tsv"));
        rows.addAll(Tables.rows("/org/qili/bench/perft-depth6.tsv"));
        // Processor time, so that other load on the machine does not count.
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        // Warm-up, so that the first figures are not those of the interpreter.
        for (int i = 0; i < 4; i++) {
            Perft.count(Position.start(), 5);
        }
        int wrong = 0;
        for (String[] row : rows) {
            Position position = Tables.position(row[1]);
            int depth = Math.min(greatest, row.length - 2);
            while (row[depth + 1].isEmpty()) {
                depth--;
            }
            long expected = Long.parseLong(row[depth + 1]);
            long start = clock.getCurrentThreadCpuTime();
            long count = Perft.count(position, depth);
            double seconds = (clock.getCurrentThreadCpuTime() - start) / 1e9;
            wrong += count == expected ? 0 : 1;
            System.out.printf(
                    "%-6s depth %d %14d %s %8.1f M nodes/s%n",
                    row[0],
                    depth,
                    count,
                    count == expected ? "exact" : "WRONG, expected " + expected,
                    count / seconds / 1e6);
        }
        System.exit(wrong == 0 ? 0 : 1);
    }
}
