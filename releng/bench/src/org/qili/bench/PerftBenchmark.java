// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qili.board.Board;
import org.qili.board.Perft;
import org.qili.board.Position;

/** Nodes per microsecond (millions a second) of perft 5 from the initial array. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {
    private static final int NODES = 133_312_995;

    private final Board board = Position.start().board();
    private final int[] buffer = new int[5 * Board.MAX_MOVES];

    /** The moves of the last ply are counted, not listed one by one. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public long counted() {
        return Perft.count(board, 5);
    }

    /** Every move of the last ply is listed. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public long listed() {
        return list(5, 0);
    }

    private long list(int depth, int offset) {
        int moves = board.legalMoves(buffer, offset);
        if (depth == 1) {
            return moves;
        }
        long sum = 0;
        for (int i = offset; i < offset + moves; i++) {
            board.make(buffer[i]);
            sum += list(depth - 1, offset + moves);
            board.unmake();
        }
        return sum;
    }
}
