// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.qili.model.Language;

/** Results of a test run in the XML that continuous-integration servers read. */
final class JUnitReport {

    /**
     * One case tested.
     *
     * @param file where it stands
     * @param name its name
     * @param failures expectations that were not met
     * @param error why it could not be judged, or null
     * @param silent whether it says nothing of the rulebooks chosen, and so was not judged
     */
    record Result(String file, String name, List<String> failures, String error, boolean silent) {
        Result {
            failures = List.copyOf(failures);
        }

        /** A file, or a case, that can't be judged. */
        static Result broken(String file, String name, String error) {
            return new Result(file, name, List.of(), error, false);
        }
    }

    private JUnitReport() {}

    static void write(Path file, List<Result> results, Language language) throws BadInput {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", "qili");
            xml.writeAttribute("tests", String.valueOf(results.size()));
            xml.writeAttribute(
                    "failures",
                    String.valueOf(
                            results.stream()
                                    .filter(r -> r.error() == null && !r.failures().isEmpty())
                                    .count()));
            xml.writeAttribute(
                    "errors",
                    String.valueOf(results.stream().filter(r -> r.error() != null).count()));
            xml.writeAttribute(
                    "skipped", String.valueOf(results.stream().filter(Result::silent).count()));
            for (Result result : results) {
                write(xml, result);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory failed", e);
        }
        OutputFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8), language);
    }

    private static void write(XMLStreamWriter xml, Result result) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", result.file());
        xml.writeAttribute("name", result.name());
        if (result.error() != null) {
            write(xml, "error", result.error());
        } else if (!result.failures().isEmpty()) {
            write(xml, "failure", String.join("\n", result.failures()));
        } else if (result.silent()) {
            xml.writeEmptyElement("skipped");
        }
        xml.writeEndElement();
    }

    private static void write(XMLStreamWriter xml, String kind, String text)
            throws XMLStreamException {
        xml.writeStartElement(kind);
        xml.writeAttribute("message", text.lines().findFirst().orElse(""));
        xml.writeCharacters(text);
        xml.writeEndElement();
    }
}
