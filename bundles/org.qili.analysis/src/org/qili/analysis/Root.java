// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import org.qili.board.Move;

/**
 * Protection of an attacked man (根; CXA 1999, 28.16): can its side take back on the point, by a
 * legal move, after the capture?
 *
 * @param kind the verdict
 * @param protectors every man that reaches the point after the capture, able to retake or not
 */
public record Root(Kind kind, List<Protector> protectors) {

    public Root {
        Objects.requireNonNull(kind);
        protectors = List.copyOf(protectors);
    }

    /** Verdict about the protection as a whole. */
    public enum Kind {
        /** 无根: nobody reaches the point. */
        NONE,
        /** 真根: a man that guards the point on the board as it stands can legally retake. */
        TRUE,
        /** 暗根: only the capture itself makes a recapture possible (a line opened, a screen). */
        HIDDEN,
        /** 假根: somebody guards the point, but nobody can retake. */
        FALSE,
        /**
         * 少根: a recapture is possible, yet attackers outnumber protectors, so that the exchange on
         * the point still gains although the first attacker is not worth less than the target.
         */
        TOO_FEW
    }

    /** Why a man that reaches the point can't retake. */
    public enum Failure {
        /** It can. */
        NONE,
        /** It may not leave its line: its own king would be open to attack (被牵). */
        PINNED,
        /** Its king stands in check after the capture, and the recapture does not answer it. */
        IN_CHECK,
        /** The recapture is answered by mate at once. */
        MATED
    }

    /**
     * One man that reaches the attacked point after the capture.
     *
     * @param man who
     * @param at where it stands, 0..89
     * @param visible whether it guards the point on the board as it stands, before the capture
     * @param failure why its recapture fails, {@link Failure#NONE} if it does not
     * @param refutation the mate that answers the recapture; empty unless {@link Failure#MATED}
     */
    public record Protector(
            ManRef man, int at, boolean visible, Failure failure, List<Move> refutation) {

        public Protector {
            refutation = List.copyOf(refutation);
        }

        /** Whether the recapture is a legal move. */
        public boolean legal() {
            return failure == Failure.NONE || failure == Failure.MATED;
        }
    }

    /** Whether the man counts as protected: real or hidden root, and enough of it (有根). */
    public boolean rooted() {
        return kind == Kind.TRUE || kind == Kind.HIDDEN;
    }

    /** Whether some recapture is legal, visible or hidden ({@code rootFull} of the AXF rules). */
    public boolean full() {
        return protectors.stream().anyMatch(Protector::legal);
    }

    /**
     * Whether some man that guards the point on the board as it stands can legally retake ({@code
     * rootVis}; AXF 19.13, 19.15).
     */
    public boolean visible() {
        return protectors.stream().anyMatch(p -> p.visible() && p.legal());
    }
}
