// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Optional;
import org.qili.analysis.Cycle;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Values;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * A game with the facts of its moves: what every rulebook judges. Computed once for all rulebooks
 * with the same values of men.
 *
 * @param positions the position before each move, and the last one
 * @param moves the moves
 * @param facts facts of each move
 * @param cycle the repeated part, empty if the game does not repeat
 * @param values what men are worth in these facts
 * @param source gives the facts where men are worth something else
 */
public record GameFacts(
        List<Position> positions,
        List<Move> moves,
        List<MoveFacts> facts,
        Optional<Cycle> cycle,
        Values values,
        Source source) {

    /** Where the facts of this game's moves come from. */
    @FunctionalInterface
    public interface Source {
        /**
         * @param values what men are worth
         * @return the facts of each move, empty if {@code progress} stopped the work
         */
        Optional<List<MoveFacts>> facts(Values values, Progress progress);
    }

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
        return new GameFacts(positions, moves, facts, Optional.of(marked), values, source);
    }

    /**
     * The same game with men weighed in another way.
     *
     * @return empty if {@code progress} stopped the work
     */
    public Optional<GameFacts> under(Values scale, Progress progress) {
        return scale.equals(values)
                ? Optional.of(this)
                : source.facts(scale, progress)
                        .map(f -> new GameFacts(positions, moves, f, cycle, scale, source));
    }

    /** Position before the move of that index. */
    public Position before(int ply) {
        return positions.get(ply);
    }
}
