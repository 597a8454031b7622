// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import org.qili.lang.cases.CaseProblem;
import org.qili.lang.cases.Mismatch;

/**
 * Why a case is not met, or can't be judged at all.
 *
 * @param unmet whether it is an expectation that is not met
 * @param subject the move it is about in notation; empty otherwise
 * @param expected what is expected; empty unless {@code unmet}
 * @param actual what is found; empty unless {@code unmet}
 * @param clause numbers of the clauses behind what is found; empty unless {@code unmet}
 * @param rulebook id of the rulebook that was asked; empty unless {@code unmet}
 * @param text all that in one sentence
 * @param place where the expectation, or the fault, stands
 */
public record Finding(
        boolean unmet,
        String subject,
        String expected,
        String actual,
        String clause,
        String rulebook,
        String text,
        TextPlace place) {

    /** A fault of a text. */
    static Finding fault(String text, TextPlace place) {
        return new Finding(false, "", "", "", "", "", text, place);
    }

    static Finding of(CaseProblem problem) {
        return fault(problem.text(), TextPlace.of(problem.where(), problem.feature()));
    }

    static Finding of(Mismatch mismatch, String rulebook) {
        return new Finding(
                true,
                mismatch.subject(),
                mismatch.expected(),
                mismatch.actual(),
                mismatch.clause(),
                rulebook,
                mismatch.text(),
                TextPlace.of(mismatch.where(), mismatch.feature()));
    }
}
