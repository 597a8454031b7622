// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Finds where the reference tells about a word of the two languages. */
public final class ReferenceWords {

    /** Pages with tables whose first columns hold the forms of a word; the vocabulary first. */
    private static final List<String> PAGES =
            List.of("words.html", "conditions.html", "rulebooks.html", "cases.html");

    /** Columns with the forms of a word: English, simplified and traditional Chinese. */
    private static final int FORMS = 3;

    private ReferenceWords() {}

    /** The address of what is said about a word in any of its forms. */
    public static Optional<String> find(HelpBook book, String word) {
        return PAGES.stream()
                .map(ReferencePages::href)
                .flatMap(href -> book.page(href).stream())
                .flatMap(page -> anchor(page, word).map(a -> page.href() + "#" + a).stream())
                .findFirst();
    }

    /** The row of the word, or else the section with it. */
    private static Optional<String> anchor(Page page, String word) {
        String section = "";
        NodeList nodes = page.body().getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (!(nodes.item(i) instanceof Element element)) {
                continue;
            }
            if (element.getTagName().equals("h2")) {
                section = element.getAttribute("id");
            } else if (element.getTagName().equals("table")) {
                Optional<Element> row = row(element, word);
                if (row.isPresent()) {
                    String id = row.get().getAttribute("id");
                    return Optional.of(id.isEmpty() ? section : id);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Element> row(Element table, String word) {
        NodeList rows = table.getElementsByTagName("tr");
        return IntStream.range(0, rows.getLength())
                .mapToObj(i -> (Element) rows.item(i))
                .filter(r -> isForm(r.getElementsByTagName("td"), word))
                .findFirst();
    }

    private static boolean isForm(NodeList cells, String word) {
        return IntStream.range(0, Math.min(FORMS, cells.getLength()))
                .anyMatch(i -> cells.item(i).getTextContent().strip().equals(word));
    }
}
