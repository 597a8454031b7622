// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

/**
 * An arrow on the board.
 *
 * @param from point it starts at, 0..89
 * @param to point it ends at, 0..89
 * @param kind what it stands for
 */
public record Arrow(int from, int to, Kind kind) {

    /** What an arrow stands for. */
    public enum Kind {
        /** Attack on the king. */
        CHECK,
        /** Threat to mate. */
        MATE_THREAT,
        /** Threat to take a man. */
        CHASE,
        /** Attack that the rules except. */
        EXCEPTED,
        /** Next move of a line being played. */
        LINE
    }
}
