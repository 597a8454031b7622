// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Set;

/** The operations of EPD that mean something here, and how texts are quoted in them. */
final class Epd {
    static final String SINCE_CAPTURE = "hmvc";
    static final String MOVE_NUMBER = "fmvn";
    static final String COMMENT = "c0";

    /** Names that cannot be used for tags. */
    static final Set<String> RESERVED = Set.of(SINCE_CAPTURE, MOVE_NUMBER, COMMENT, "moves");

    private Epd() {}

    static String quote(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                default -> out.append(c);
            }
        }
        return out.append('"').toString();
    }

    static String unquote(String operand) {
        if (operand.length() < 2 || !operand.startsWith("\"") || !operand.endsWith("\"")) {
            return operand;
        }
        StringBuilder out = new StringBuilder(operand.length());
        for (int i = 1; i < operand.length() - 1; i++) {
            char c = operand.charAt(i);
            if (c == '\\' && i + 2 < operand.length()) {
                c = operand.charAt(++i);
                out.append(c == 'n' ? '\n' : c);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    /**
     * Returns a number of at most five digits, at least the least, which also stands for others.
     */
    static int number(String text, int least) {
        return text.matches("\\d{1,5}") ? Math.max(least, Integer.parseInt(text)) : least;
    }
}
