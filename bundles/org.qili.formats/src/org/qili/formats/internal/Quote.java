// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

/** A piece of a file as a message quotes it. */
public final class Quote {
    private static final int MAX_CHARACTERS = 60;

    private Quote() {}

    /** Returns the beginning of a text on one line, with blanks for control characters. */
    public static String of(String text) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        for (int i = 0; i < text.length() && count < MAX_CHARACTERS; count++) {
            int c = text.codePointAt(i);
            out.appendCodePoint(Character.isISOControl(c) ? ' ' : c);
            i += Character.charCount(c);
        }
        return out.toString().strip();
    }
}
