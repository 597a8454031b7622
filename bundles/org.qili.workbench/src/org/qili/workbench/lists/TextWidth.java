// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.RulingTexts;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Side;
import org.qili.model.Language;

/** How wide a column must be for the longest of its texts to be read, in pixels. */
public final class TextWidth {

    /** Room that a cell keeps beside its text. */
    private static final String ROOM = "MM";

    private TextWidth() {}

    /** The font of labels. */
    public static Font bold() {
        return JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
    }

    /** A column of labels in a language. */
    public static int ofLabels(Control list, Language language) {
        return widest(list, bold(), RulingTexts.labelNames(language).stream());
    }

    /** A column that names men in a language. */
    public static int ofMen(Control list, Language language) {
        BoardTexts texts = BoardTexts.in(language);
        Stream<Man> men =
                Arrays.stream(Side.values())
                        .flatMap(s -> Arrays.stream(Kind.values()).map(k -> Man.of(s, k)));
        return widest(list, list.getFont(), men.map(texts::man));
    }

    private static int widest(Control list, Font font, Stream<String> texts) {
        GC gc = new GC(list);
        try {
            gc.setFont(font);
            int room = gc.textExtent(ROOM).x;
            return texts.mapToInt(text -> gc.textExtent(text).x).max().orElse(0) + room;
        } finally {
            gc.dispose();
        }
    }
}
