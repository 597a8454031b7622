// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Optional;
import org.qili.analysis.Cycle;
import org.qili.analysis.MoveFacts;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * A game with the facts of its moves: what every rulebook judges. Computed once, whatever the
 * number of rulebooks.
 *
 * @param positions the position before each move, and the last one
 * @param moves the moves
 * @param facts facts of each move
 * @param cycle the repeated part, empty if the game does not repeat
 */
public record GameFacts(
        List<Position> positions, List<Move> moves, List<MoveFacts> facts, Optional<Cycle> cycle) {

    /** Told after each move; may ask to stop. */
    @FunctionalInterface
    public interface Progress {
        /** Nobody watches, nobody stops. */
        Progress NONE = (done, total) -> true;

        /**
         * @param done moves whose facts are known
         * @param total all moves
         * @return whether to go on
         */
        boolean step(int done, int total);
    }

    public GameFacts {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        facts = List.copyOf(facts);
    }

    /** The same game judged on another cycle, for example one that a case marks. */
    public GameFacts with(Cycle marked) {
        return new GameFacts(positions, moves, facts, Optional.of(marked));
    }

    /** Position before the move of that index. */
    public Position before(int ply) {
        return positions.get(ply);
    }
}
