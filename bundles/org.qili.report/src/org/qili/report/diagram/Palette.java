// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

/**
 * Colours of a diagram, each written {@code #rrggbb}.
 *
 * @param board the ground
 * @param line lines and the signs on the edges
 * @param redFace disc of a red man
 * @param redSign its sign and rim
 * @param blackFace disc of a black man
 * @param blackSign its sign
 * @param blackRim its rim
 * @param last where the last move came from and led to
 * @param threat arrows of what a move threatens
 * @param plan arrows of a line of moves
 */
public record Palette(
        String board,
        String line,
        String redFace,
        String redSign,
        String blackFace,
        String blackSign,
        String blackRim,
        String last,
        String threat,
        String plan) {

    /** Wood, red and black, as on a set of men. */
    public static final Palette CLASSIC =
            new Palette(
                    "#f5e3bd", "#6b4a20", "#fff8e8", "#b3261e", "#fff8e8", "#1c1c1c", "#1c1c1c",
                    "#2e7d32", "#b3261e", "#1f5fa8");

    /**
     * Sides told apart by brightness, marks by blue and orange, which all common kinds of colour
     * blindness keep apart.
     */
    public static final Palette COLOUR_BLIND =
            new Palette(
                    "#f7f3ea", "#4a4a4a", "#ffffff", "#b35900", "#12324f", "#ffffff", "#12324f",
                    "#e69f00", "#d55e00", "#0072b2");

    /** As in printed books: Red's sign black on white, Black's cut out of black. */
    public static final Palette PRINT =
            new Palette(
                    "#ffffff", "#000000", "#ffffff", "#000000", "#000000", "#ffffff", "#000000",
                    "#444444", "#222222", "#666666");
}
