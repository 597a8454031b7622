// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.MoveEntry;
import org.qili.model.Variation;

/**
 * What might have been played instead of a move of the game or of another variation (变化): a whole
 * game from the case's position, of which the first moves are those of the line it leaves.
 *
 * @param source where it is written
 * @param parent index of the variation it leaves among those of the case; -1 if it leaves the game
 * @param branch how many moves it has in common with the line it leaves
 * @param moves all its moves from the beginning of the game, up to the first that can't be read
 * @param cycle the repetition found in it
 * @param problems what is wrong with its own moves
 */
public record CaseVariation(
        Variation source,
        int parent,
        int branch,
        List<Move> moves,
        Optional<Cycle> cycle,
        List<CaseProblem> problems) {

    public CaseVariation {
        moves = List.copyOf(moves);
        problems = List.copyOf(problems);
    }

    /**
     * The variations of a case. One that leaves a line behind a move that can't be read is left
     * out: nobody knows from which position it goes on.
     */
    static List<CaseVariation> of(
            Case source, Position start, List<Move> moves, Language language) {
        List<CaseVariation> found = new ArrayList<>();
        new Collector(start, language, found).collect(source.getMoves(), -1, 0, moves);
        return found;
    }

    private record Collector(Position start, Language language, List<CaseVariation> found) {

        /**
         * @param entries the moves a line has of its own
         * @param line its index
         * @param shared how many moves it has before these
         * @param moves all its moves
         */
        void collect(List<MoveEntry> entries, int line, int shared, List<Move> moves) {
            int branch = shared;
            for (MoveEntry entry : entries) {
                if (entry.getText() == null || branch > moves.size()) {
                    continue;
                }
                for (Variation variation : entry.getVariations()) {
                    add(variation, line, moves.subList(0, branch));
                }
                branch++;
            }
        }

        private void add(Variation variation, int parent, List<Move> before) {
            List<CaseProblem> problems = new ArrayList<>();
            Position from = CaseGame.play(start, before);
            List<Move> all = new ArrayList<>(before);
            all.addAll(CaseGame.moves(variation.getMoves(), from, language, problems));
            int index = found.size();
            found.add(
                    new CaseVariation(
                            variation,
                            parent,
                            before.size(),
                            all,
                            Cycles.find(start, all),
                            problems));
            collect(variation.getMoves(), index, before.size(), all);
        }
    }
}
