// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.qili.analysis.ManRef;
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

    /** Whether each move fits. */
    Truth every(Function<LabelledMove, Truth> test) {
        Truth result = Truth.of(!moves.isEmpty());
        for (LabelledMove move : moves) {
            result = result.and(test.apply(move));
        }
        return result;
    }

    /** Whether at least one move fits. */
    Truth some(Function<LabelledMove, Truth> test) {
        Truth result = Truth.NO;
        for (LabelledMove move : moves) {
            result = result.or(test.apply(move));
        }
        return result;
    }

    /**
     * Men of the opponent that every move attacks, by an attack that counts; empty if there are no
     * moves.
     */
    public Set<ManRef> commonTargets() {
        Set<ManRef> common = new LinkedHashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            Set<ManRef> here = moves.get(i).targets();
            if (i == 0) {
                common.addAll(here);
            } else {
                common.retainAll(here);
            }
        }
        return common;
    }

    /**
     * Whether some man of the opponent is attacked by every move and passes a test.
     *
     * @param test for one man: whether it passes
     */
    Truth everyMoveAttacks(Predicate<ManRef> test) {
        Set<ManRef> maybe = null;
        for (LabelledMove move : moves) {
            if (move.certain()) {
                if (maybe == null) {
                    maybe = new LinkedHashSet<>(move.targets());
                } else {
                    maybe.retainAll(move.targets());
                }
            }
        }
        if (moves.isEmpty() || maybe != null && maybe.stream().noneMatch(test)) {
            return Truth.NO;
        }
        return moves.stream().allMatch(LabelledMove::certain) ? Truth.YES : Truth.UNKNOWN;
    }

    /**
     * The only move that does not attack a man whom all the others attack, by attacks that count;
     * empty if every move does, or if no man is attacked by all moves but one.
     */
    Optional<LabelledMove> onlyMoveOffTarget() {
        for (LabelledMove move : moves) {
            List<LabelledMove> others = moves.stream().filter(m -> m != move).toList();
            Set<ManRef> common = new SideProfile(side, others).commonTargets();
            if (!common.isEmpty() && Collections.disjoint(common, move.targets())) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    /** How many moves carry each label; labels that do not occur are absent. */
    public Map<Label, Integer> counts() {
        Map<Label, Integer> counts = new EnumMap<>(Label.class);
        moves.forEach(m -> counts.merge(m.label(), 1, Integer::sum));
        return counts;
    }
}
