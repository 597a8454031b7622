// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
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
import org.qili.bench.Tables;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Facts of a cycle of {@code cycles.tsv}, and the parts they are made of, in the position after its
 * first move. Nothing is remembered from one call to the next. In this package because the parts
 * are not public.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FactsBenchmark {
    private static final int CHECKS = 4;

    /** Name of the cycle. */
    @Param({
        "chase",
        "opening",
        "middle-game",
        "offers",
        "mate-threats",
        "check-lines",
        "long-mates"
    })
    public String cycle;

    private final Analyser analyser = new Analyser(Limits.standard());
    private Position start;
    private List<Move> moves;

    /** Reads the cycle. */
    @Setup
    public void read() throws IOException {
        String[] row = Tables.row("/org/qili/bench/cycles.tsv", cycle);
        start = Tables.position(row[1]);
        moves = Arrays.stream(row[2].split(" ")).map(m -> Move.parseIccs(m).orElseThrow()).toList();
    }

    /** Facts of every ply of the cycle. */
    @Benchmark
    public List<MoveFacts> facts() {
        return analyser.analyse(start, moves, 0, moves.size());
    }

    /** Facts of the first ply alone. */
    @Benchmark
    public MoveFacts ply() {
        return analyser.analyse(start, moves.get(0));
    }

    /** Balances of all captures that stay on their point. */
    @Benchmark
    public int[] exchanges() {
        Exchange exchange = Searches.of(Limits.standard()).exchange(arena(), Exempt.NOTHING);
        return exchange.gainful(0);
    }

    /** Every capture appraised: the complete exchange, and what checks and mates make of it. */
    @Benchmark
    public List<Scan.Threat> captures() {
        return scan().captures();
    }

    /** Lines of checks that win a man. */
    @Benchmark
    public List<CheckLine> checkLines() {
        return scan().checkLines();
    }

    private Scan scan() {
        return new Scan(arena(), Exempt.NOTHING, CHECKS, Searches.of(Limits.standard()));
    }

    private Arena arena() {
        Ply ply = new Ply(0, start, moves.get(0), Values.standard(), p -> null);
        Arena arena = new Arena(ply.after, ply.values);
        arena.overlookStandingCheck(Ply.OPPONENT);
        return arena;
    }
}
