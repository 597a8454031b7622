// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.theming;

import org.eclipse.swt.graphics.RGB;

/** How far colours stand out from each other, by WCAG 2.1. */
public final class Contrast {

    /** Least contrast of text with its ground (success criterion 1.4.3). */
    public static final double TEXT = 4.5;

    private static final RGB BLACK = new RGB(0, 0, 0);

    private static final RGB WHITE = new RGB(255, 255, 255);

    /** Steps from a colour to black or white. */
    private static final int STEPS = 50;

    private Contrast() {}

    /**
     * @return from 1 (the same) to 21 (black on white)
     */
    public static double between(RGB first, RGB second) {
        double a = luminance(first);
        double b = luminance(second);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /**
     * @return the colour nearest to the wanted one, darker or lighter, in which text can be read on
     *     that ground
     */
    public static RGB readable(RGB wanted, RGB ground) {
        RGB end = between(BLACK, ground) > between(WHITE, ground) ? BLACK : WHITE;
        for (int step = 0; step < STEPS; step++) {
            RGB mixed = mix(wanted, end, (double) step / STEPS);
            if (between(mixed, ground) >= TEXT) {
                return mixed;
            }
        }
        return end;
    }

    /** The first colour with a part of the second, from 0 to 1. */
    public static RGB mix(RGB first, RGB second, double part) {
        return new RGB(
                mix(first.red, second.red, part),
                mix(first.green, second.green, part),
                mix(first.blue, second.blue, part));
    }

    private static int mix(int first, int second, double part) {
        return (int) Math.round(first * (1 - part) + second * part);
    }

    private static double luminance(RGB colour) {
        return 0.2126 * linear(colour.red)
                + 0.7152 * linear(colour.green)
                + 0.0722 * linear(colour.blue);
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
