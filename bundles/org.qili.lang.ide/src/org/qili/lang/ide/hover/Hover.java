// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.hover;

/**
 * What is known of a word.
 *
 * @param offset where the word begins
 * @param length its characters
 * @param text plain text, a title in the first line
 */
public record Hover(int offset, int length, String text) {

    /** The same as simple HTML, the first line in bold. */
    public String html() {
        String[] lines = text.split("\n", -1);
        StringBuilder html = new StringBuilder("<b>").append(escape(lines[0])).append("</b>");
        for (int i = 1; i < lines.length; i++) {
            html.append("<br/>").append(escape(lines[i]));
        }
        return html.toString();
    }

    private static String escape(String line) {
        return line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
