// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.List;

/**
 * What became of one case of a suite.
 *
 * @param source the case
 * @param outcome in a word
 * @param verdicts the rulings given, each in words with its rulebook
 * @param findings why it is not met or broken
 */
public record CaseResult(
        CaseRef source, Outcome outcome, List<String> verdicts, List<Finding> findings) {

    public CaseResult {
        verdicts = List.copyOf(verdicts);
        findings = List.copyOf(findings);
    }

    /** What may become of a case. */
    public enum Outcome {
        /** Every expectation is met. */
        MET,
        /** An expectation is not met. */
        UNMET,
        /** The case, or its text, or a rulebook it names, has a fault. */
        BROKEN,
        /** The case says nothing of the rulebook chosen. */
        SILENT
    }
}
