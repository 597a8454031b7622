// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A page of the help. Pages are XHTML, so that browsers show them and an XML parser reads them.
 *
 * @param href its address
 * @param document its content
 */
public record Page(String href, Document document) {

    /**
     * Reads a page.
     *
     * @throws IOException if it cannot be read or is no XML; the message says where
     */
    public static Page read(String href, InputStream in) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return new Page(href, builder.parse(in));
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(href + ": " + e.getMessage(), e);
        }
    }

    /** What stands in its head. */
    public String title() {
        NodeList titles = document.getElementsByTagName("title");
        return titles.getLength() == 0 ? href : titles.item(0).getTextContent().strip();
    }

    /** What is shown. */
    public Element body() {
        return (Element) document.getElementsByTagName("body").item(0);
    }

    /** Whether there is such a place on the page; the empty one is its beginning. */
    public boolean has(String anchor) {
        return anchor.isEmpty()
                || all("*").stream().anyMatch(e -> e.getAttribute("id").equals(anchor));
    }

    /** Addresses of all its links, resolved. */
    public List<String> links() {
        return all("a").stream()
                .map(e -> e.getAttribute("href"))
                .filter(h -> !h.isEmpty())
                .map(h -> Href.resolve(href, h))
                .toList();
    }

    private List<Element> all(String tag) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = document.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }
}
