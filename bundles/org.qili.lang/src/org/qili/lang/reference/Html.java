// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import org.qili.model.Language;

/** Writes one page. */
final class Html {

    private static final String STYLE =
            "body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;line-height:1.6}"
                    + "table{border-collapse:collapse}td,th{border:1px solid #999;padding:.2em .6em;"
                    + "text-align:left;vertical-align:top}pre{background:#f4f2ec;padding:.8em;"
                    + "overflow-x:auto}.form{background:#eef3f8;padding:.6em .8em}"
                    + "i{font-style:normal;text-decoration:underline dotted}";

    private final StringBuilder out = new StringBuilder();

    Html(Language language, String title) {
        out.append("<!DOCTYPE html>\n<html lang=\"")
                .append(language.getLiteral())
                .append("\">\n<head>\n<meta charset=\"UTF-8\"/>\n<title>")
                .append(escape(title))
                .append("</title>\n<style>")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(escape(title))
                .append("</h1>\n");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    Html heading(String id, String text) {
        out.append("<h2 id=\"").append(id).append("\">").append(escape(text)).append("</h2>\n");
        return this;
    }

    Html paragraph(String text) {
        out.append("<p>").append(escape(text)).append("</p>\n");
        return this;
    }

    Html form(String html) {
        out.append("<p class=\"form\">").append(html).append("</p>\n");
        return this;
    }

    Html example(String text) {
        out.append("<pre><code>").append(escape(text)).append("</code></pre>\n");
        return this;
    }

    Html link(String file, String text) {
        out.append("<p><a href=\"").append(file).append("\">").append(escape(text));
        out.append("</a></p>\n");
        return this;
    }

    Html table(String... heads) {
        out.append("<table>\n<tr>");
        for (String head : heads) {
            out.append("<th>").append(escape(head)).append("</th>");
        }
        out.append("</tr>\n");
        return this;
    }

    /** A row; cells that begin with a backquote are written as code. */
    Html row(String id, String... cells) {
        out.append(id.isEmpty() ? "<tr>" : "<tr id=\"" + id + "\">");
        for (String cell : cells) {
            out.append("<td>");
            if (cell.startsWith("`")) {
                out.append("<code>").append(escape(cell.substring(1))).append("</code>");
            } else {
                out.append(escape(cell));
            }
            out.append("</td>");
        }
        out.append("</tr>\n");
        return this;
    }

    Html end() {
        out.append("</table>\n");
        return this;
    }

    String page() {
        return out + "</body>\n</html>\n";
    }
}
