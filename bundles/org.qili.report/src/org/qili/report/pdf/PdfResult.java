// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import java.nio.file.Path;
import java.util.List;

/** What comes of making a PDF: the file, or the reason why there is none. */
public sealed interface PdfResult {

    /**
     * A finished document; all fonts are embedded.
     *
     * @param bytes the file
     */
    record Done(byte[] bytes) implements PdfResult {}

    /**
     * No font that holds Chinese characters was found. A font such as Noto Sans CJK has to be
     * installed (Debian: {@code fonts-noto-cjk}) or named.
     *
     * @param searched folders looked through
     */
    record NoFont(List<Path> searched) implements PdfResult {

        public NoFont {
            searched = List.copyOf(searched);
        }
    }

    /**
     * Fonts were found, but none holds all characters of the text.
     *
     * @param font the one that lacks least
     * @param characters what it lacks
     */
    record MissingCharacters(Path font, String characters) implements PdfResult {}

    /**
     * The font that was named can't be used.
     *
     * @param font the file
     * @param why what the reader of the font says
     */
    record BadFont(Path font, String why) implements PdfResult {}
}
