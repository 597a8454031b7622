// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
import org.qili.board.Move;
import org.qili.board.Position;

/** Nanoseconds for one position, over 1,000 positions of random games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GenerationBenchmark {
    private static final int POSITIONS = 1000;

    private final List<Board> boards = new ArrayList<>();
    private final List<Board> checked = new ArrayList<>();
    private final int[] buffer = new int[Board.MAX_MOVES];
    private final int[] ids = new int[16];

    /** Plays random games. */
    public GenerationBenchmark() {
        Random random = new Random(24);
        Position position = Position.start();
        while (boards.size() < POSITIONS || checked.size() < POSITIONS) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty() || position.moveNumber() > 60) {
                position = Position.start();
                continue;
            }
            List<Board> list = position.inCheck() ? checked : boards;
            if (list.size() < POSITIONS) {
                list.add(position.board());
            }
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
    }

    /** All legal moves. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int moves() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.legalMoves(buffer, 0);
        }
        return sum;
    }

    /** All legal moves of positions in check. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int evasions() {
        int sum = 0;
        for (Board board : checked) {
            sum += board.legalMoves(buffer, 0);
        }
        return sum;
    }

    /** Legal moves that capture. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int captures() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.legalCaptures(buffer, 0);
        }
        return sum;
    }

    /** Legal moves that check. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int checks() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.legalChecks(buffer, 0);
        }
        return sum;
    }

    /** The attackers of one point. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int attackers() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.attackers(board.pointOf(0) + 18, 1, ids);
        }
        return sum;
    }

    /** Whether the side to move is in check. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int inCheck() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.inCheck() ? 1 : 0;
        }
        return sum;
    }

    /** The pinned men of the side to move. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int pinned() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.pinned(board.side());
        }
        return sum;
    }
}
