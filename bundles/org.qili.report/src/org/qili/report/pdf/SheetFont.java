// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import com.lowagie.text.pdf.BaseFont;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A font to embed, in its two weights.
 *
 * @param file the file of the regular weight
 * @param regular regular weight
 * @param bold bold weight, the regular one again where there is none
 */
record SheetFont(Path file, BaseFont regular, BaseFont bold) {

    /**
     * Reads a font.
     *
     * @param traditional which face to take from a collection
     * @throws IOException if the file can't be read
     * @throws com.lowagie.text.DocumentException if it is no font that can be embedded
     */
    static SheetFont read(Path file, boolean traditional) throws IOException {
        BaseFont regular = face(file, traditional);
        Path bold = FontFiles.bold(file);
        return new SheetFont(file, regular, bold.equals(file) ? regular : face(bold, traditional));
    }

    private static BaseFont face(Path file, boolean traditional) throws IOException {
        String name = file.toString();
        if (name.toLowerCase(Locale.ROOT).endsWith(".ttc")) {
            String[] faces = BaseFont.enumerateTTCNames(name);
            name += "," + choose(faces, traditional);
        }
        return BaseFont.createFont(name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED);
    }

    /** Index of the face drawn as the script is written in its home region. */
    static int choose(String[] faces, boolean traditional) {
        String region = traditional ? "(tc|hk|tw)" : "(sc|cn|gb)";
        return IntStream.range(0, faces.length)
                .filter(
                        i ->
                                faces[i].toLowerCase(Locale.ROOT).matches(".*" + region + "\\b.*")
                                        && !faces[i].contains("Mono"))
                .findFirst()
                .orElse(0);
    }

    /** The characters of a text that the font lacks, each once. */
    String lacking(String text) {
        StringBuilder lacking = new StringBuilder();
        text.codePoints()
                .filter(c -> !Character.isWhitespace(c) && !Character.isISOControl(c))
                .distinct()
                .filter(c -> !regular.charExists(c) || !bold.charExists(c))
                .forEach(lacking::appendCodePoint);
        return lacking.toString();
    }
}
