// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.lowagie.text.pdf.BaseFont;
import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import org.junit.jupiter.api.Test;
import org.qili.report.pdf.OutlineFont;

/** The part of a font that is embedded shows the same signs as the font. */
class OutlineFontTest {

    private static final Font SOURCE = new Font(Font.SANS_SERIF, Font.PLAIN, 1);
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    /** Latin letters with and without curves, and Chinese signs where the computer has them. */
    private static final int[] CHARACTERS =
            " ABOQgij%&開聯裁判帥將車馬炮卒，。"
                    .codePoints()
                    .filter(SOURCE::canDisplay)
                    .sorted()
                    .distinct()
                    .toArray();

    private static byte[] part() {
        return OutlineFont.of(SOURCE, "Test", false, CHARACTERS);
    }

    private static GlyphVector glyph(Font font, int codePoint) {
        return font.deriveFont((float) OutlineFont.EM)
                .createGlyphVector(CONTEXT, Character.toString(codePoint));
    }

    @Test
    void everyOutlineIsKept() throws Exception {
        Font part = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(part()));
        assertTrue(CHARACTERS.length >= 10);
        for (int codePoint : CHARACTERS) {
            String sign = Character.toString(codePoint);
            assertTrue(part.canDisplay(codePoint), sign);
            GlyphVector expected = glyph(SOURCE, codePoint);
            GlyphVector actual = glyph(part, codePoint);
            assertEquals(
                    expected.getGlyphMetrics(0).getAdvanceX(),
                    actual.getGlyphMetrics(0).getAdvanceX(),
                    1,
                    sign);
            assertEquals(0, difference(expected.getOutline(), actual.getOutline()), sign);
        }
    }

    /** Points of a grid that lie well within one shape and outside the other. */
    private static int difference(Shape one, Shape other) {
        Rectangle2D area = one.getBounds2D().createUnion(other.getBounds2D());
        int steps = 60;
        int differing = 0;
        for (int i = 0; i < steps; i++) {
            for (int j = 0; j < steps; j++) {
                double x = area.getX() + area.getWidth() * (i + 0.37) / steps;
                double y = area.getY() + area.getHeight() * (j + 0.37) / steps;
                differing += lost(one, other, x, y) || lost(other, one, x, y) ? 1 : 0;
            }
        }
        return differing;
    }

    /** Curves may be off by a unit or two of 2048. */
    private static boolean lost(Shape one, Shape other, double x, double y) {
        return one.contains(x - 2, y - 2, 4, 4) && !other.contains(x, y);
    }

    @Test
    void holdsNothingElseAndIsTheSameEveryTime() throws Exception {
        Font part = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(part()));
        assertFalse(part.canDisplay('Z'));
        assertArrayEquals(part(), part());
    }

    @Test
    void canBeEmbedded() throws Exception {
        BaseFont font =
                BaseFont.createFont(
                        "Test.ttf", BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, part(), null);
        for (int codePoint : CHARACTERS) {
            assertTrue(font.charExists(codePoint), Character.toString(codePoint));
        }
        assertFalse(font.charExists('Z'));
        assertEquals("Test", font.getPostscriptFontName());
    }
}
