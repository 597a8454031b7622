// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import java.util.Comparator;
import java.util.List;

/**
 * A change of a text: a piece of it replaced.
 *
 * @param offset characters before the piece
 * @param length characters that go
 * @param text what comes in their place
 */
public record TextEdit(int offset, int length, String text) {

    /**
     * A text with the edits made; all offsets are those of the text before, pieces don't overlap.
     */
    public static String apply(String text, List<TextEdit> edits) {
        StringBuilder out = new StringBuilder(text);
        edits.stream()
                .sorted(Comparator.comparingInt(TextEdit::offset).reversed())
                .forEach(e -> out.replace(e.offset(), e.offset() + e.length(), e.text()));
        return out.toString();
    }
}
