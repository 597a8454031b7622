// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * Why a case, or a part of it, can't be judged.
 *
 * @param kind what is wrong
 * @param where the element of the case
 * @param feature the part of it, or null for the whole
 * @param place which piece of that part
 * @param text the reason, in the user's language
 * @param fixes texts that could stand there instead, the likeliest first
 */
public record CaseProblem(
        Kind kind,
        EObject where,
        EStructuralFeature feature,
        Place place,
        String text,
        List<String> fixes) {

    public CaseProblem {
        fixes = List.copyOf(fixes);
    }

    /** A problem of a whole part, without fixes. */
    CaseProblem(Kind kind, EObject where, EStructuralFeature feature, String text) {
        this(kind, where, feature, Place.WHOLE, text, List.of());
    }

    /**
     * A piece of a part of the case.
     *
     * @param index which of several values of the part, -1 if there is but one
     * @param offset characters of the value before the piece
     * @param length characters of the piece, 0 for the whole value
     */
    public record Place(int index, int offset, int length) {
        /** All of the part. */
        public static final Place WHOLE = new Place(-1, 0, 0);

        /** One of several values. */
        public static Place at(int index) {
            return new Place(index, 0, 0);
        }
    }

    /** Kinds of problems. */
    public enum Kind {
        /** The position is no position. */
        BAD_POSITION,
        /** The position is suspicious. */
        SUSPICIOUS_POSITION,
        /** A text is no legal move. */
        BAD_MOVE,
        /** A text may stand for several legal moves. */
        AMBIGUOUS_MOVE,
        /** A score is too doubtful to be restored. */
        TOO_DOUBTFUL,
        /** No position recurs. */
        NO_REPETITION,
        /** The marked cycle is none. */
        NO_SUCH_CYCLE,
        /** A rulebook has faults or was not found. */
        BAD_RULEBOOK,
        /** A ruling or label differs from what is expected. */
        UNMET_EXPECTATION,
        /** An expectation or note speaks of a move that does not exist. */
        NO_SUCH_MOVE;

        /** Whether the case is useless with it; otherwise a warning. */
        public boolean isError() {
            return this != SUSPICIOUS_POSITION && this != NO_REPETITION;
        }
    }
}
