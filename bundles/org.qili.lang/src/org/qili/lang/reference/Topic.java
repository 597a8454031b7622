// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * An entry of the reference's table of contents.
 *
 * @param title in the language of the pages
 * @param file the page, with the anchor after {@code #} for a part of it
 * @param parts entries below it, none if it is a part itself
 */
public record Topic(String title, String file, List<Topic> parts) {

    public Topic {
        parts = List.copyOf(parts);
    }

    /**
     * This entry as a table of contents of the Eclipse help ({@code toc.xml}).
     *
     * @param folder what every address begins with, empty or with a slash at its end
     * @param linkTo the anchor of another table of contents that this one hangs on ({@code
     *     toc.xml#reference}); empty for a book of its own
     */
    public String toc(String folder, String linkTo) {
        var text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("toc");
            xml.writeAttribute("label", title);
            xml.writeAttribute("topic", folder + file);
            if (!linkTo.isEmpty()) {
                xml.writeAttribute("link_to", linkTo);
            }
            write(xml, folder, 1);
            xml.writeEndElement();
            xml.writeCharacters("\n");
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write(XMLStreamWriter xml, String folder, int depth) throws XMLStreamException {
        for (Topic part : parts) {
            xml.writeCharacters("\n" + "  ".repeat(depth));
            if (part.parts.isEmpty()) {
                xml.writeEmptyElement("topic");
            } else {
                xml.writeStartElement("topic");
            }
            xml.writeAttribute("label", part.title);
            xml.writeAttribute("href", folder + part.file);
            if (!part.parts.isEmpty()) {
                part.write(xml, folder, depth + 1);
                xml.writeEndElement();
            }
        }
        xml.writeCharacters("\n" + "  ".repeat(depth - 1));
    }
}
