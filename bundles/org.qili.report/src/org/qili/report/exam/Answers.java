// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;
import java.util.Map;

/**
 * What a candidate wrote.
 *
 * @param candidate the name, may be empty
 * @param byQuestion answers by number of the question (1-based)
 */
public record Answers(String candidate, Map<Integer, Answer> byQuestion) {

    /**
     * The answer to a question, in the candidate's words; an empty text stands for no answer.
     *
     * @param labels labels of the moves of the cycle, in order; may be too few
     * @param ruling the ruling
     * @param clause number of the clause
     */
    public record Answer(List<String> labels, String ruling, String clause) {

        public Answer {
            labels = List.copyOf(labels);
        }

        /** The label of a move (0-based), empty if there is none. */
        String label(int move) {
            return move < labels.size() ? labels.get(move) : "";
        }
    }

    /** No answer at all. */
    static final Answer NONE = new Answer(List.of(), "", "");

    public Answers {
        byQuestion = Map.copyOf(byQuestion);
    }
}
