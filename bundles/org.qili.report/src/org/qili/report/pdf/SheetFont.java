// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import com.lowagie.text.pdf.BaseFont;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.RandomAccessFile;
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

    /** Beginning of a font with PostScript outlines. */
    private static final int POSTSCRIPT = 0x4F54_544F;

    /** What a renderer may write without being asked: page numbers, spaces, marks of lists. */
    private static final String ALWAYS = " /0123456789\u00A0\u2022\u3000-";

    /**
     * Reads a font.
     *
     * @param text what is to be written
     * @param traditional which face to take from a collection
     * @throws IOException if the file can't be read
     * @throws com.lowagie.text.DocumentException if it is no font that may be embedded
     */
    static SheetFont read(Path file, String text, boolean traditional) throws IOException {
        BaseFont regular = face(file, false, text, traditional);
        Path bold = FontFiles.bold(file);
        return new SheetFont(
                file, regular, bold.equals(file) ? regular : face(bold, true, text, traditional));
    }

    private static BaseFont face(Path file, boolean bold, String text, boolean traditional)
            throws IOException {
        String source = file.toString();
        boolean collection = source.toLowerCase(Locale.ROOT).endsWith(".ttc");
        int index = 0;
        if (collection) {
            index = choose(BaseFont.enumerateTTCNames(source), traditional);
            source += "," + index;
        }
        // read in any case: this tells whether the font may be embedded at all
        BaseFont whole = BaseFont.createFont(source, BaseFont.IDENTITY_H, BaseFont.EMBEDDED);
        if (!postScript(file, collection, index)) {
            return whole;
        }
        int[] characters =
                (text + ALWAYS)
                        .codePoints()
                        .filter(c -> !Character.isISOControl(c) && whole.charExists(c))
                        .sorted()
                        .distinct()
                        .toArray();
        String name = bold ? "Qili-Bold" : "Qili-Regular";
        byte[] part = OutlineFont.of(outlines(file, index), name, bold, characters);
        return BaseFont.createFont(
                name + ".ttf", BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, part, null);
    }

    private static Font outlines(Path file, int index) throws IOException {
        try {
            return Font.createFonts(file.toFile())[index];
        } catch (FontFormatException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static boolean postScript(Path file, boolean collection, int index) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            if (collection) {
                // tag, version and count stand before the offsets of the faces
                in.seek(12 + 4L * index);
                in.seek(in.readInt() & 0xFFFF_FFFFL);
            }
            return in.readInt() == POSTSCRIPT;
        }
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
