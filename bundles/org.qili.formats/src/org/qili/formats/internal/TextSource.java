// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Arrays;
import org.qili.formats.Place;

/** A decoded text together with its encoding and the places in it. */
final class TextSource {
    private final String text;
    private final String scan;
    private final String encoding;
    private final int[] lineStarts;

    TextSource(String text, String encoding) {
        this.text = text;
        this.encoding = encoding;
        scan = halfWidth(text);
        int[] starts = new int[16];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean end =
                    c == '\n'
                            || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (end) {
                if (lines == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * lines);
                }
                starts[lines++] = i + 1;
            }
        }
        lineStarts = Arrays.copyOf(starts, lines);
    }

    /** Full-width forms of ASCII made half-width, one character for one. */
    static String halfWidth(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            if (c >= '\uFF01' && c <= '\uFF5E') {
                chars[i] = (char) (c - 0xFEE0);
            } else if (c == '\u3000' || c == '\u00A0' || c == '\uFEFF' || c == 0) {
                chars[i] = ' ';
            }
        }
        return new String(chars);
    }

    /** The text as it is. */
    String text() {
        return text;
    }

    /** The text in half width, of the same length, to look for signs in. */
    String scan() {
        return scan;
    }

    String encoding() {
        return encoding;
    }

    int lines() {
        return lineStarts.length;
    }

    /** Offset of the first character of a line, counted from 0. */
    int lineStart(int line) {
        return lineStarts[line];
    }

    /** Offset after the last character of a line, its end not included. */
    int lineEnd(int line) {
        int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
        while (end > lineStarts[line] && isLineEnd(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** Index of the line, from 0, in which a character stands. */
    int lineOf(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found : -found - 2;
    }

    Place place(long offset) {
        int line = lineOf((int) offset);
        int column = text.codePointCount(lineStarts[line], (int) offset);
        return new Place.LineColumn(line + 1, column + 1);
    }
}
