// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/**
 * The plies between the first and the last of up to three last occurrences of a position, as the
 * Asian and world rules judge them: the round trips in between may differ from each other.
 *
 * @param firstPly index (0-based) of the first ply
 * @param endPly index after the last ply
 * @param occurrences how many times the position occurred in the whole game (≥ 2)
 */
public record Span(int firstPly, int endPly, int occurrences) {

    public Span {
        if (firstPly < 0 || endPly <= firstPly || occurrences < 2) {
            throw new IllegalArgumentException("not a span");
        }
    }
}
