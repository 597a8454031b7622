// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Mate;
import org.qili.board.Position;

/** The shortest mate by continuous checks; that its length is right is checked at every call. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MateBenchmark {
    /**
     * Name of the position in {@code mates.tsv} of the analysis tests: mates in 1, 4, 8, 12, 16.
     */
    @Param({
        "wukong-puzzle_291",
        "wukong-puzzle_2896",
        "shiqingyaqu-551-010",
        "shiqingyaqu-551-040",
        "shiqingyaqu-551-005"
    })
    public String mate;

    private final Analyser analyser = new Analyser(new Limits(30, 50_000_000, 1));
    private Position position;
    private int length;

    /** Reads the position. */
    @Setup
    public void read() throws IOException {
        String[] row = Tables.row("/org/qili/analysis/tests/mates.tsv", mate);
        length = Integer.parseInt(row[1]);
        position = Tables.position(row[2]);
    }

    /** Length, first moves and a line. */
    @Benchmark
    public Mate byChecks() {
        Mate found = analyser.mate(position);
        if (found.length() != length) {
            throw new IllegalStateException("mate in " + length + ", found " + found.length());
        }
        return found;
    }
}
