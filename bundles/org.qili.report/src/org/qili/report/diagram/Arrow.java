// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

import org.qili.board.Move;

/**
 * An arrow on a diagram.
 *
 * @param move from where to where
 * @param kind what it stands for; kinds differ in their line, not in colour alone
 */
public record Arrow(Move move, Kind kind) {

    /** What an arrow stands for. */
    public enum Kind {
        /** A capture or mate that a move threatens: broken. */
        THREAT,
        /** A move of a line, or of the cycle: unbroken. */
        PLAN
    }
}
