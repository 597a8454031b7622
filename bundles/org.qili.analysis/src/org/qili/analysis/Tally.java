// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;

/**
 * Men that fell on one side of an exchange, by class (子力价值; CXA 1999, 25.3).
 *
 * @param chariots chariots
 * @param minors horses and cannons
 * @param weak advisers and elephants (弱子)
 * @param pawns pawns, across the river or not
 */
public record Tally(int chariots, int minors, int weak, int pawns) {

    /** The tally of some men. */
    public static Tally of(List<ManRef> men) {
        int chariots = 0;
        int minors = 0;
        int weak = 0;
        int pawns = 0;
        for (ManRef ref : men) {
            switch (ref.man().kind()) {
                case CHARIOT -> chariots++;
                case HORSE, CANNON -> minors++;
                case ADVISER, ELEPHANT -> weak++;
                case PAWN -> pawns++;
                case KING -> throw new IllegalArgumentException("kings do not fall");
            }
        }
        return new Tally(chariots, minors, weak, pawns);
    }

    /** Strong men (强子): chariots, horses and cannons. */
    public int strong() {
        return chariots + minors;
    }
}
