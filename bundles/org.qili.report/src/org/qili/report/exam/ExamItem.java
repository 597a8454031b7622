// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Cycle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Language;

/**
 * A question of an examination: a game with a cycle, to be labelled and ruled.
 *
 * @param id where it comes from; told in the key only
 * @param rulebook title of the rulebook to go by
 * @param start position before the first move
 * @param moves the moves
 * @param cycle the cycle to judge
 * @param solution the right answer
 * @param difficulty how hard it is
 */
public record ExamItem(
        String id,
        String rulebook,
        Position start,
        List<Move> moves,
        Cycle cycle,
        Solution solution,
        Difficulty difficulty) {

    public ExamItem {
        moves = List.copyOf(moves);
        if (cycle.endOfFirst() > moves.size() || solution.moves().size() != cycle.period()) {
            throw new IllegalArgumentException("the solution does not fit the cycle");
        }
    }

    /**
     * A question whose right answer is a ruling, worded in the language and, for those who mark or
     * read in another one, in all others as well.
     *
     * @param id where it comes from
     * @return empty if nothing recurs in the game, so that there is nothing to ask
     */
    public static Optional<ExamItem> of(String id, Ruling ruling, Language language) {
        if (ruling.cycle().isEmpty()) {
            return Optional.empty();
        }
        Cycle cycle = ruling.cycle().get();
        Solution solution = solution(ruling, cycle, language);
        for (Language other : Language.values()) {
            if (other != language) {
                solution = solution.with(other, solution(ruling, cycle, other));
            }
        }
        return Optional.of(
                new ExamItem(
                        id,
                        ruling.rulebook().title().in(language),
                        ruling.game().before(0),
                        ruling.game().moves(),
                        cycle,
                        solution,
                        Difficulty.of(ruling)));
    }

    private static Solution solution(Ruling ruling, Cycle cycle, Language language) {
        RulingTexts texts = RulingTexts.of(ruling, language);
        List<Solution.SolvedMove> solved = new ArrayList<>();
        for (LabelledMove move : ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst())) {
            List<String> reasons = new ArrayList<>(texts.reasons(move));
            reasons.addAll(texts.exceptions(move));
            solved.add(
                    new Solution.SolvedMove(
                            texts.move(move), move.label(), texts.label(move), reasons));
        }
        List<String> reasons = new ArrayList<>();
        reasons.add(texts.profile(Side.RED));
        reasons.add(texts.profile(Side.BLACK));
        reasons.addAll(texts.doubts());
        reasons.add(texts.verdict());
        if (!texts.ruleText().isEmpty()) {
            reasons.add(texts.ruleText());
        }
        List<String> clauses = ruling.rule().map(RuleRef::numbers).orElse(List.of());
        return new Solution(solved, ruling.verdict(), clauses, reasons);
    }

    /** The position in which the cycle begins. */
    public Position asked() {
        Position position = start;
        for (Move move : moves.subList(0, cycle.firstPly())) {
            position = position.play(move);
        }
        return position;
    }
}
