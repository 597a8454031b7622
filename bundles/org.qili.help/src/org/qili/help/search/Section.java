// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.search;

import java.util.ArrayList;
import java.util.List;
import org.qili.help.book.Page;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * A part of a page from one heading to the next, the unit of the search.
 *
 * @param href address of its heading
 * @param title of the page
 * @param heading its own, or nothing at the beginning of the page
 * @param text all below the heading
 */
record Section(String href, String title, String heading, String text) {

    /** The sections of a page in their order. */
    static List<Section> of(Page page) {
        List<Section> all = new ArrayList<>();
        NodeList nodes = page.body().getChildNodes();
        String anchor = "";
        String heading = "";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < nodes.getLength(); i++) {
            Node node = nodes.item(i);
            if (node instanceof Element e && e.getTagName().equals("h2")) {
                add(all, page, anchor, heading, text);
                anchor = e.getAttribute("id");
                heading = e.getTextContent().strip();
                text = new StringBuilder();
            } else if (!(node instanceof Element e && e.getTagName().equals("h1"))) {
                append(text, node);
            }
        }
        add(all, page, anchor, heading, text);
        return all;
    }

    private static void add(
            List<Section> all, Page page, String anchor, String heading, StringBuilder text) {
        String words = text.toString().replaceAll("\\s+", " ").strip();
        if (!words.isEmpty() || !heading.isEmpty() || all.isEmpty()) {
            String href = anchor.isEmpty() ? page.href() : page.href() + "#" + anchor;
            all.add(new Section(href, page.title(), heading, words));
        }
    }

    /** Cells and paragraphs do not run into each other. */
    private static void append(StringBuilder text, Node node) {
        if (node.getNodeType() == Node.TEXT_NODE) {
            text.append(node.getNodeValue());
        }
        NodeList children = node.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            append(text, children.item(i));
        }
        if (node instanceof Element e && isBlock(e.getTagName())) {
            text.append(' ');
        }
    }

    private static boolean isBlock(String tag) {
        return switch (tag) {
            case "a", "b", "code", "em", "i", "kbd", "strong", "span" -> false;
            default -> true;
        };
    }
}
