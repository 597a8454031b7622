// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import org.xhtmlrenderer.css.constants.IdentValue;
import org.xhtmlrenderer.css.value.FontSpecification;
import org.xhtmlrenderer.layout.SharedContext;
import org.xhtmlrenderer.pdf.FontDescription;
import org.xhtmlrenderer.pdf.ITextFSFont;
import org.xhtmlrenderer.pdf.ITextFontResolver;
import org.xhtmlrenderer.render.FSFont;

/**
 * Sets a whole page in the one font that is embedded, whatever its style sheet asks for: any other
 * might lack characters or not be embedded.
 */
final class SheetFontResolver extends ITextFontResolver {

    private static final int REGULAR = 400;
    private static final int BOLD = 700;

    private final FontDescription regular;
    private final FontDescription bold;

    SheetFontResolver(SheetFont font) {
        regular = new FontDescription(font.regular(), IdentValue.NORMAL, REGULAR);
        bold = new FontDescription(font.bold(), IdentValue.NORMAL, BOLD);
    }

    @Override
    public FSFont resolveFont(SharedContext context, FontSpecification wanted) {
        boolean heavy = convertWeightToInt(wanted.fontWeight) >= BOLD;
        return new ITextFSFont(heavy ? bold : regular, wanted.size);
    }
}
