// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import org.qili.lang.suite.CaseResult.Outcome;

/**
 * How many cases met which end.
 *
 * @param met every expectation met
 * @param unmet some expectation not met
 * @param broken can't be judged
 * @param silent says nothing of the rulebook chosen
 */
public record Counts(int met, int unmet, int broken, int silent) {

    /** None yet. */
    public static final Counts NONE = new Counts(0, 0, 0, 0);

    /** With one more. */
    public Counts with(Outcome outcome) {
        return switch (outcome) {
            case MET -> new Counts(met + 1, unmet, broken, silent);
            case UNMET -> new Counts(met, unmet + 1, broken, silent);
            case BROKEN -> new Counts(met, unmet, broken + 1, silent);
            case SILENT -> new Counts(met, unmet, broken, silent + 1);
        };
    }

    /** Cases looked at. */
    public int run() {
        return met + unmet + broken + silent;
    }

    /** Cases whose expectations were compared. */
    public int compared() {
        return met + unmet + broken;
    }

    /** Cases that did not pass. */
    public int failed() {
        return unmet + broken;
    }

    /** The gravest that happened. */
    public Outcome worst() {
        if (broken > 0) {
            return Outcome.BROKEN;
        } else if (unmet > 0) {
            return Outcome.UNMET;
        }
        return met > 0 || silent == 0 ? Outcome.MET : Outcome.SILENT;
    }
}
