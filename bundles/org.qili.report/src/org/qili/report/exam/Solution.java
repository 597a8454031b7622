// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;
import org.qili.model.Language;

/**
 * The right answer to a question, with its reasons.
 *
 * @param moves the moves of one round trip of the cycle, in order
 * @param verdict the ruling
 * @param clauses numbers under which the general rule that decides may be cited; empty if none does
 * @param reasons why the ruling is so
 * @param wordings the same words in other languages, by the language's tag, for those who mark or
 *     read in another one than the paper's; null for none
 */
public record Solution(
        List<SolvedMove> moves,
        Verdict verdict,
        List<String> clauses,
        List<String> reasons,
        Map<String, Wording> wordings) {

    /**
     * A move with its right label.
     *
     * @param move the move in notation
     * @param label its label
     * @param name the label in words, with its finer name
     * @param reasons why
     */
    public record SolvedMove(String move, Label label, String name, List<String> reasons) {

        public SolvedMove {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * What is in words about a move.
     *
     * @param move the move in notation
     * @param name the label in words, with its finer name
     * @param reasons why
     */
    public record MoveWording(String move, String name, List<String> reasons) {

        public MoveWording {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * All that is in words, in one language.
     *
     * @param moves as many as the solution has
     * @param reasons why the ruling is so
     */
    public record Wording(List<MoveWording> moves, List<String> reasons) {

        public Wording {
            moves = List.copyOf(moves);
            reasons = List.copyOf(reasons);
        }
    }

    public Solution {
        moves = List.copyOf(moves);
        clauses = List.copyOf(clauses);
        reasons = List.copyOf(reasons);
        wordings = wordings == null ? Map.of() : Map.copyOf(wordings);
        for (Wording wording : wordings.values()) {
            if (wording.moves().size() != moves.size()) {
                throw new IllegalArgumentException("a wording does not fit the moves");
            }
        }
    }

    /** In one language only. */
    public Solution(
            List<SolvedMove> moves, Verdict verdict, List<String> clauses, List<String> reasons) {
        this(moves, verdict, clauses, reasons, Map.of());
    }

    /**
     * The same, with the words of another language as well.
     *
     * @param same the same solution in that language
     */
    Solution with(Language language, Solution same) {
        List<MoveWording> words =
                same.moves().stream()
                        .map(m -> new MoveWording(m.move(), m.name(), m.reasons()))
                        .toList();
        Map<String, Wording> all = new HashMap<>(wordings);
        all.put(language.getLiteral(), new Wording(words, same.reasons()));
        return new Solution(moves, verdict, clauses, reasons, all);
    }

    /** The same in the words of a language; as it is if they are not known. */
    public Solution in(Language language) {
        Wording wording = wordings.get(language.getLiteral());
        if (wording == null) {
            return this;
        }
        List<SolvedMove> said =
                IntStream.range(0, moves.size())
                        .mapToObj(i -> said(wording.moves().get(i), moves.get(i).label()))
                        .toList();
        return new Solution(said, verdict, clauses, wording.reasons(), wordings);
    }

    private static SolvedMove said(MoveWording words, Label label) {
        return new SolvedMove(words.move(), label, words.name(), words.reasons());
    }
}
