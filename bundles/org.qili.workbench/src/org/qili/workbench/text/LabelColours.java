// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.text;

import java.util.Locale;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;
import org.qili.model.Label;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.theming.Contrast;

/** Colours of labels; the user may change them among the colours of the workbench. */
public final class LabelColours {

    /** Part of a label's colour in the ground of its text. */
    private static final double TINGE = 0.16;

    private LabelColours() {}

    /**
     * Okabe and Ito's colours for the colour-blind, darkened so that text in them can be read; the
     * commonest labels, check, chase and idle, lie farthest apart in brightness, too.
     */
    private static Color safe(Label label) {
        return switch (label) {
            case CHECK -> new Color(0xB3, 0x3F, 0x00);
            case MATE_THREAT -> new Color(0xA0, 0x3F, 0x78);
            case CHASE -> new Color(0x00, 0x5A, 0x9C);
            case EXCHANGE -> new Color(0x00, 0x78, 0x58);
            case SACRIFICE -> new Color(0x8A, 0x62, 0x00);
            case BLOCK -> new Color(0x1F, 0x7A, 0xB0);
            case STALK -> new Color(0x6B, 0x65, 0x00);
            case IDLE -> new Color(0x55, 0x55, 0x55);
        };
    }

    /** The colour that stands for a label. */
    public static Color of(Label label) {
        if (Settings.colourBlind()) {
            return safe(label);
        }
        String key = Ids.BUNDLE + ".label." + label.name().toLowerCase(Locale.ROOT);
        return PlatformUI.getWorkbench()
                .getThemeManager()
                .getCurrentTheme()
                .getColorRegistry()
                .get(key);
    }

    /** A pale ground on which text in that colour can be read. */
    public static Color ground(Label label, Color list) {
        return new Color(Contrast.mix(list.getRGB(), of(label).getRGB(), TINGE));
    }

    /**
     * The colour of a label's text on that ground: the label's own, made darker or lighter as far
     * as it takes to be readable.
     */
    public static Color text(Label label, Color list) {
        return new Color(Contrast.readable(of(label).getRGB(), ground(label, list).getRGB()));
    }
}
