// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import org.eclipse.swt.graphics.Color;
import org.qili.workbench.theming.Themes;

/**
 * The board without its men. In a dark window it is of a darker wood, so that it does not dazzle;
 * the men stay as they are.
 *
 * @param ground the wood
 * @param edge its rim
 * @param line lines, coordinates and the river's name
 */
public record Wood(Color ground, Color edge, Color line) {

    private static final Wood BRIGHT =
            new Wood(
                    new Color(0xF3, 0xDF, 0xB8),
                    new Color(0xD9, 0xBD, 0x86),
                    new Color(0x6B, 0x4A, 0x22));

    private static final Wood DARK =
            new Wood(
                    new Color(0xC4, 0xA4, 0x74),
                    new Color(0x8E, 0x6F, 0x42),
                    new Color(0x3A, 0x25, 0x0C));

    /**
     * @return the wood that suits the window
     */
    public static Wood now() {
        return Themes.isDark() ? DARK : BRIGHT;
    }
}
