// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;

/**
 * The right answer to a question, with its reasons.
 *
 * @param moves the moves of one round trip of the cycle, in order
 * @param verdict the ruling
 * @param clauses numbers under which the general rule that decides may be cited; empty if none does
 * @param reasons why the ruling is so
 */
public record Solution(
        List<SolvedMove> moves, Verdict verdict, List<String> clauses, List<String> reasons) {

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

    public Solution {
        moves = List.copyOf(moves);
        clauses = List.copyOf(clauses);
        reasons = List.copyOf(reasons);
    }
}
