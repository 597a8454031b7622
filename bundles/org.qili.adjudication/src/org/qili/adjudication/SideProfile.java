// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.qili.analysis.Truth;
import org.qili.board.Side;
import org.qili.model.Label;

/**
 * One side's moves over one round trip of the cycle.
 *
 * @param side whose moves
 * @param moves its moves of the cycle, in order, with their labels
 */
public record SideProfile(Side side, List<LabelledMove> moves) {

    public SideProfile {
        moves = List.copyOf(moves);
    }

    /** Whether each move has one of the labels. */
    Truth every(Collection<Label> labels) {
        Truth result = Truth.of(!moves.isEmpty());
        for (LabelledMove move : moves) {
            result = result.and(move.has(labels));
        }
        return result;
    }

    /** Whether at least one move has one of the labels. */
    Truth some(Collection<Label> labels) {
        Truth result = Truth.NO;
        for (LabelledMove move : moves) {
            result = result.or(move.has(labels));
        }
        return result;
    }

    /** How many moves carry each label; labels that do not occur are absent. */
    public Map<Label, Integer> counts() {
        Map<Label, Integer> counts = new EnumMap<>(Label.class);
        moves.forEach(m -> counts.merge(m.label(), 1, Integer::sum));
        return counts;
    }
}
