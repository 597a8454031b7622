// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Restores a whole score whose moves may fit several legal moves each, such as one in abbreviated
 * notation without direction signs. Only those readings survive that keep every later move legal.
 *
 * <p>The search goes forward ply by ply over the distinct positions that some reading reaches, then
 * back over those from which the end can be reached; so its cost is the number of positions, not
 * the number of readings.
 */
public final class ScoreReader {
    private final MoveReader reader;
    private final int maxNodes;

    /**
     * Creates a reader of scores.
     *
     * @param reader reads the single moves
     * @param maxNodes how many positions, over all plies, may be looked at; at least 1
     */
    public ScoreReader(MoveReader reader, int maxNodes) {
        if (maxNodes < 1) {
            throw new IllegalArgumentException("maxNodes " + maxNodes);
        }
        this.reader = Objects.requireNonNull(reader);
        this.maxNodes = maxNodes;
    }

    /** What became of a score. */
    public sealed interface Result {
        /** There is exactly one way to read the score. */
        record Restored(List<Move> moves) implements Result {
            /** Copies the list. */
            public Restored {
                moves = List.copyOf(moves);
            }
        }

        /**
         * The score can be read in several ways.
         *
         * @param choices for each ply the moves that occur there in some reading of the whole score
         * @param readings number of readings, {@link Long#MAX_VALUE} if it is that or more
         */
        record Ambiguous(List<List<Move>> choices, long readings) implements Result {
            /** Copies the lists. */
            public Ambiguous {
                choices = choices.stream().map(List::copyOf).toList();
            }

            /** Returns the plies, 0-based, at which more than one move remains. */
            public List<Integer> openPlies() {
                List<Integer> plies = new ArrayList<>();
                for (int ply = 0; ply < choices.size(); ply++) {
                    if (choices.get(ply).size() > 1) {
                        plies.add(ply);
                    }
                }
                return plies;
            }
        }

        /**
         * No reading keeps all moves legal.
         *
         * @param ply the 0-based ply which no reading gets past
         * @param why what is wrong with it, by the first reading that gets there
         * @param choices the moves of all readings that get there, for the plies before it
         */
        record Unreadable(int ply, Reading.None why, List<List<Move>> choices) implements Result {
            /** Copies the lists. */
            public Unreadable {
                choices = choices.stream().map(List::copyOf).toList();
            }
        }

        /**
         * The limit was reached before the end, so nothing is known for certain.
         *
         * @param ply the 0-based ply at which the search stopped
         * @param choices the moves of all readings that get there, for the plies before it
         */
        record LimitReached(int ply, List<List<Move>> choices) implements Result {
            /** Copies the lists. */
            public LimitReached {
                choices = choices.stream().map(List::copyOf).toList();
            }
        }
    }

    private static final class Node {
        final Position position;
        final Map<Move, Node> next = new LinkedHashMap<>();
        long readings;

        Node(Position position) {
            this.position = position;
        }
    }

    /** Restores a score from its start position and its moves as written. */
    public Result read(Position start, List<String> texts) {
        return read(start, texts, Map.of());
    }

    /**
     * Restores a score of which some moves are already known, as when a person has chosen among
     * those that remained.
     *
     * @param start the position before the first move
     * @param texts the moves as written
     * @param known moves by 0-based ply, which are played instead of reading the text
     */
    public Result read(Position start, List<String> texts, Map<Integer, Move> known) {
        List<List<Node>> layers = new ArrayList<>();
        layers.add(List.of(new Node(start)));
        int nodes = 1;
        for (int ply = 0; ply < texts.size(); ply++) {
            Map<Position, Node> reached = new LinkedHashMap<>();
            Reading.None failure = null;
            for (Node node : layers.get(ply)) {
                Reading reading = reading(node.position, texts.get(ply), known.get(ply));
                for (Move move : reading.moves()) {
                    Position after = node.position.play(move);
                    node.next.put(move, reached.computeIfAbsent(after, Node::new));
                }
                if (failure == null && reading instanceof Reading.None none) {
                    failure = none;
                }
                if (nodes + reached.size() > maxNodes) {
                    count(layers);
                    return new Result.LimitReached(ply, choices(layers));
                }
            }
            if (reached.isEmpty()) {
                count(layers);
                return new Result.Unreadable(ply, failure, choices(layers));
            }
            nodes += reached.size();
            layers.add(List.copyOf(reached.values()));
        }
        count(layers);
        List<List<Move>> choices = choices(layers);
        boolean single = choices.stream().allMatch(c -> c.size() == 1);
        return single
                ? new Result.Restored(choices.stream().map(c -> c.get(0)).toList())
                : new Result.Ambiguous(choices, layers.get(0).get(0).readings);
    }

    private Reading reading(Position position, String text, Move known) {
        return known == null
                ? reader.read(position, text)
                : Coordinates.reading(position, text, known);
    }

    /** Counts the readings from each node to the last layer. */
    private static void count(List<List<Node>> layers) {
        layers.get(layers.size() - 1).forEach(node -> node.readings = 1);
        for (int ply = layers.size() - 2; ply >= 0; ply--) {
            for (Node node : layers.get(ply)) {
                long sum = 0;
                for (Node next : node.next.values()) {
                    sum += next.readings;
                    // Both are at most the maximum, so a sum too large has become negative.
                    sum = sum < 0 ? Long.MAX_VALUE : sum;
                }
                node.readings = sum;
            }
        }
    }

    private static List<List<Move>> choices(List<List<Node>> layers) {
        List<List<Move>> choices = new ArrayList<>();
        for (int ply = 0; ply < layers.size() - 1; ply++) {
            Set<Move> moves = new LinkedHashSet<>();
            for (Node node : layers.get(ply)) {
                node.next.forEach(
                        (move, next) -> {
                            if (node.readings > 0 && next.readings > 0) {
                                moves.add(move);
                            }
                        });
            }
            choices.add(List.copyOf(moves));
        }
        return choices;
    }
}
