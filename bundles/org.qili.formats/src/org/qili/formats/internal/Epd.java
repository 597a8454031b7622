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

    /**
     * An operation in a line.
     *
     * @param value the operand without its quotes, empty if there is none
     * @param end offset behind the semicolon
     */
    record Operation(String name, String value, int end) {}

    /** Returns the operation that begins at an offset, perhaps behind blanks, or null. */
    static Operation operation(String text, int from, int to) {
        int at = skipBlanks(text, from, to);
        int name = at;
        while (at < to && isWord(text.charAt(at)) && (at > name || text.charAt(at) > '9')) {
            at++;
        }
        if (at == name) {
            return null;
        }
        String operation = text.substring(name, at);
        at = skipBlanks(text, at, to);
        StringBuilder value = new StringBuilder();
        if (at < to && text.charAt(at) == '"') {
            at = unquote(text, at + 1, to, value);
            at = skipBlanks(text, at, to);
        } else {
            while (at < to && text.charAt(at) != ';') {
                value.append(text.charAt(at++));
            }
        }
        boolean complete = at < to && text.charAt(at) == ';';
        return complete ? new Operation(operation, value.toString().strip(), at + 1) : null;
    }

    private static boolean isWord(char c) {
        return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static int skipBlanks(String text, int from, int to) {
        int at = from;
        while (at < to && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    /** Appends what stands up to the closing quote and returns the offset behind that. */
    private static int unquote(String text, int from, int to, StringBuilder value) {
        int at = from;
        while (at < to && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\' && at < to) {
                c = text.charAt(at++);
                value.append(c == 'n' ? '\n' : c);
            } else {
                value.append(c);
            }
        }
        return Math.min(to, at + 1);
    }

    /**
     * Returns a number of at most five digits, at least the least, which also stands for others.
     */
    static int number(String text, int least) {
        return text.matches("\\d{1,5}") ? Math.max(least, Integer.parseInt(text)) : least;
    }
}
