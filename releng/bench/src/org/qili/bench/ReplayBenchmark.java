// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qili.board.Board;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Notation;
import org.qili.board.notation.Reading;

/**
 * Games replayed: each move is read, checked for legality, played, and the position compared with
 * the earlier ones. The figure to look at is {@code plies}, plies a second.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ReplayBenchmark {
    private static final Pattern FEN = Pattern.compile("\"fen\": *\"([^\"]*)\"");
    private static final Pattern MOVES = Pattern.compile("\"moves\": *\"([^\"]*)\"");

    private record Score(Position start, String iccs, List<String> chinese) {}

    /** Counts plies beside invocations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counter {
        /** Plies replayed. */
        public long plies;
    }

    private final Notation notation = new ChineseNotation(Script.SIMPLIFIED);
    private final List<Score> scores = new ArrayList<>();

    /** Reads the games of the file in system property {@code qili.games}, or makes some up. */
    @Setup(Level.Trial)
    public void read() throws IOException {
        String file = System.getProperty("qili.games");
        if (file == null) {
            Random random = new Random(60);
            for (int i = 0; i < 2000; i++) {
                scores.add(random(random));
            }
            return;
        }
        for (String line : Files.readAllLines(Path.of(file), StandardCharsets.UTF_8)) {
            Matcher fen = FEN.matcher(line);
            Matcher moves = MOVES.matcher(line);
            if (fen.find() && moves.find() && !moves.group(1).isEmpty()) {
                Position start =
                        fen.group(1).isEmpty()
                                ? Position.start()
                                : ((FenResult.Ok) Fen.parse(fen.group(1))).position();
                scores.add(score(start, moves.group(1)));
            }
        }
    }

    private Score score(Position start, String iccs) {
        List<String> chinese = new ArrayList<>();
        Position position = start;
        for (String text : iccs.split(" ")) {
            Move move = Move.parseIccs(text).orElseThrow();
            chinese.add(notation.write(position, move));
            position = position.play(move);
        }
        return new Score(start, iccs, chinese);
    }

    private Score random(Random random) {
        StringBuilder iccs = new StringBuilder();
        Position position = Position.start();
        for (int ply = 0; ply < 86; ply++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            iccs.append(ply == 0 ? "" : " ").append(move.iccs());
            position = position.play(move);
        }
        return score(Position.start(), iccs.toString());
    }

    /** From coordinates, on the kernel. */
    @Benchmark
    public int iccs(Counter counter) {
        int most = 0;
        for (Score score : scores) {
            Board board = score.start().board();
            String text = score.iccs();
            for (int i = 0; i + 4 <= text.length(); i += 5) {
                int move = Move.parseIccs(text.substring(i, i + 4)).orElseThrow().packed();
                if (!board.isLegal(move)) {
                    throw new IllegalStateException(text);
                }
                board.make(move);
                most = Math.max(most, board.occurrences());
                counter.plies++;
            }
        }
        return most;
    }

    /** From Chinese notation, on positions that are kept. */
    @Benchmark
    public int chinese(Counter counter) {
        int most = 0;
        for (Score score : scores) {
            Position position = score.start();
            Board board = position.board();
            for (String text : score.chinese()) {
                Reading reading = notation.read(position, text);
                if (!(reading instanceof Reading.One one)) {
                    throw new IllegalStateException(text);
                }
                position = position.play(one.move());
                board.make(one.move().packed());
                most = Math.max(most, board.occurrences());
                counter.plies++;
            }
        }
        return most;
    }
}
