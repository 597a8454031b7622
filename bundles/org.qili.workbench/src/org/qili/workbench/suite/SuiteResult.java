// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.suite;

import java.util.List;
import org.eclipse.core.resources.IFile;

/**
 * How one precedent fared.
 *
 * @param file its file
 * @param name name of the case; empty if the file has none
 * @param outcome whether it is ruled as it expects
 * @param details what differs or what is wrong
 * @param offset where in the file the first of that stands
 */
record SuiteResult(IFile file, String name, Outcome outcome, List<String> details, int offset) {

    /** How a precedent may fare. */
    enum Outcome {
        /** Every expectation was met. */
        MET,
        /** Some expectation was not met. */
        UNMET,
        /** It can't be ruled. */
        BROKEN
    }

    SuiteResult {
        details = List.copyOf(details);
    }

    boolean failed() {
        return outcome != Outcome.MET;
    }
}
