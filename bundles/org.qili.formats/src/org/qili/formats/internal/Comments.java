// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

/** The one form in which comments are kept: no blanks around, lines ended by a line feed. */
final class Comments {
    private Comments() {}

    /** Returns a comment in that form; control characters become blanks. */
    static String canonical(String comment) {
        StringBuilder out = new StringBuilder(comment.length());
        for (int i = 0; i < comment.length(); i++) {
            char c = comment.charAt(i);
            if (c == '\r') {
                if (i + 1 >= comment.length() || comment.charAt(i + 1) != '\n') {
                    out.append('\n');
                }
            } else if (c == '\n' || c == '\t' || c >= ' ' && c != '\u007F' && c != '\uFEFF') {
                out.append(c);
            } else {
                out.append(' ');
            }
        }
        return out.toString().strip();
    }

    /** Returns a text on one line: line ends and control characters become blanks. */
    static String oneLine(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.chars().forEach(c -> out.append(Character.isISOControl(c) ? ' ' : (char) c));
        return out.toString().strip();
    }

    /** Returns two comments below each other. */
    static String join(String first, String second) {
        String more = canonical(second);
        if (first.isEmpty() || more.isEmpty()) {
            return first + more;
        }
        return first + "\n" + more;
    }
}
