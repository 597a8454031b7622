// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Mate;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Processor time of the analysis after warm-up: mates by continuous checks with the stated length,
 * and the facts of one round trip of every figure of the rulebooks.
 */
public final class AnalysisFigures {
    private static final String TABLES = "/org/qili/analysis/tests/";
    private static final int ROUNDS = 5;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private AnalysisFigures() {}

    /**
     * Prints the figures, and ends with status 1 if a length is wrong.
     *
     * @param args none
     */
    public static void main(String[] args) throws IOException {
        int wrong = mates(Tables.rows(TABLES + "mates.tsv"));
        facts(Tables.rows(TABLES + "figures.tsv"));
        System.exit(wrong == 0 ? 0 : 1);
    }

    private static int mates(List<String[]> rows) {
        Analyser analyser = new Analyser(new Limits(30, 50_000_000, 1));
        List<Double> middle = new ArrayList<>();
        int wrong = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            for (String[] row : rows) {
                int length = Integer.parseInt(row[1]);
                Position position = Tables.position(row[2]);
                long start = CLOCK.getCurrentThreadCpuTime();
                Mate mate = analyser.mate(position);
                double ms = (CLOCK.getCurrentThreadCpuTime() - start) / 1e6;
                if (round == ROUNDS) {
                    boolean right = mate.length() == length;
                    wrong += right ? 0 : 1;
                    String verdict = right ? "exact" : "WRONG, found " + mate.length();
                    System.out.printf(
                            "%-24s mate in %2d %8.2f ms %s%n", row[0], length, ms, verdict);
                    if (length >= 7 && length <= 12) {
                        middle.add(ms);
                    }
                }
            }
        }
        print("mates in 7 to 12", middle);
        return wrong;
    }

    private static void facts(List<String[]> rows) {
        Analyser analyser = new Analyser(Limits.standard());
        List<Double> times = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            for (String[] row : rows) {
                Position start = Tables.position(row[1]);
                List<Move> moves =
                        Arrays.stream(row[2].split(" "))
                                .map(m -> Move.parseIccs(m).orElseThrow())
                                .toList();
                long begin = CLOCK.getCurrentThreadCpuTime();
                analyser.analyse(start, moves, 0, moves.size());
                double ms = (CLOCK.getCurrentThreadCpuTime() - begin) / 1e6;
                if (round == ROUNDS) {
                    times.add(ms * 4 / moves.size());
                }
            }
        }
        print("facts of four plies", times);
    }

    private static void print(String what, List<Double> times) {
        double[] sorted = times.stream().mapToDouble(t -> t).sorted().toArray();
        System.out.printf(
                "%s: median %.2f ms, 99th percentile %.2f ms, %d positions%n",
                what,
                sorted[sorted.length / 2],
                sorted[Math.min(sorted.length - 1, sorted.length * 99 / 100)],
                sorted.length);
    }
}
