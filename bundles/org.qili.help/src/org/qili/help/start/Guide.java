// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Href;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Leads through a task step by step.
 *
 * @param title what it is about
 * @param intro what to expect
 * @param steps in their order
 */
public record Guide(String title, String intro, List<Step> steps) {

    /** The guide through the first dispute. */
    private static final String FIRST_DISPUTE = "/org.qili.help/guides/first-dispute.xml";

    /**
     * One step.
     *
     * @param title what to do
     * @param text how, and what is to be seen
     * @param command that does it, serialised, or nothing where one only looks
     * @param page address of what the help says about it
     */
    public record Step(String title, String text, String command, String page) {}

    /**
     * The guide through the first dispute.
     *
     * @throws IOException if it is missing or no XML
     */
    public static Guide firstDispute(HelpBook book) throws IOException {
        try (InputStream in = book.open(FIRST_DISPUTE)) {
            return of(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in));
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(FIRST_DISPUTE + ": " + e.getMessage(), e);
        }
    }

    private static Guide of(Document document) {
        List<Step> steps = new ArrayList<>();
        for (Element step : elements(document, "step")) {
            steps.add(
                    new Step(
                            step.getAttribute("title"),
                            step.getTextContent().strip(),
                            step.getAttribute("command"),
                            Href.PAGES + step.getAttribute("page")));
        }
        return new Guide(
                document.getDocumentElement().getAttribute("title"),
                elements(document, "intro").get(0).getTextContent().strip(),
                List.copyOf(steps));
    }

    private static List<Element> elements(Document document, String tag) {
        NodeList nodes = document.getElementsByTagName(tag);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            all.add((Element) nodes.item(i));
        }
        return all;
    }
}
