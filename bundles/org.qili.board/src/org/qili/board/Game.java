// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game record, 棋谱: tags, start position and moves with variations, comments and marks.
 *
 * @param tags names and values as in PGN, in the order given; the result is tag {@code Result}, a
 *     comment before the first move is tag {@code Comment}
 * @param start the position before the first move
 * @param main the moves played
 */
public record Game(Map<String, String> tags, Position start, Line main) {
    /** Name of the tag that holds the result. */
    public static final String RESULT = "Result";

    /** Name of the tag that holds the comment before the first move. */
    public static final String COMMENT = "Comment";

    /** Copies the tags in their order. */
    public Game {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /** Returns a game of bare moves without tags. */
    public static Game of(Position start, List<Move> moves) {
        return new Game(Map.of(), start, Line.of(moves));
    }

    /** Returns the moves of the main line. */
    public List<Move> moves() {
        return main.moves();
    }

    /**
     * Returns the positions of the main line, one more than it has moves.
     *
     * @throws IllegalArgumentException if a move is illegal; see {@link #firstIllegal()}
     */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>(main.plies().size() + 1);
        Position position = start;
        positions.add(position);
        for (Ply ply : main.plies()) {
            position = position.play(ply.move());
            positions.add(position);
        }
        return Collections.unmodifiableList(positions);
    }

    /** Returns the index of the first illegal move of the main line, or -1 if all are legal. */
    public int firstIllegal() {
        Board board = start.board();
        List<Ply> plies = main.plies();
        for (int i = 0; i < plies.size(); i++) {
            int move = plies.get(i).move().packed();
            if (!board.isLegal(move)) {
                return i;
            }
            board.make(move);
        }
        return -1;
    }

    /**
     * Says for each position how often it has occurred up to and including itself.
     *
     * @param positions positions in order
     * @return as many counts, each at least 1
     */
    public static List<Integer> occurrences(List<Position> positions) {
        Map<Position, Integer> seen = new HashMap<>();
        return positions.stream().map(p -> seen.merge(p, 1, Integer::sum)).toList();
    }
}
