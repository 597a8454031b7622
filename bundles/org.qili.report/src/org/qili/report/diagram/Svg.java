// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes a drawing as SVG 1.1, with everything in attributes, so that it needs no style sheet. */
final class Svg {

    /** Fonts of the usual systems that hold Chinese characters, then any. */
    static final String FONTS =
            "'Noto Sans CJK SC', 'Noto Sans CJK TC', 'Source Han Sans SC', 'Source Han Sans TC',"
                    + " 'Microsoft YaHei', 'Microsoft JhengHei', 'PingFang SC', 'PingFang TC',"
                    + " SimHei, 'WenQuanYi Micro Hei', sans-serif";

    /** From the middle of a sign down to its base line, as part of its size. */
    private static final double BASELINE = 0.365;

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final XMLStreamWriter out;

    private Svg(XMLStreamWriter out) {
        this.out = out;
    }

    static String write(Drawing drawing) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
            new Svg(out).drawing(drawing);
            out.flush();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a writer in memory failed", e);
        }
        return text.toString();
    }

    private void drawing(Drawing drawing) throws XMLStreamException {
        out.writeStartElement("svg");
        out.writeDefaultNamespace(NAMESPACE);
        out.writeAttribute("class", "board");
        out.writeAttribute("role", "img");
        out.writeAttribute("width", number(drawing.width()));
        out.writeAttribute("height", number(drawing.height()));
        out.writeAttribute(
                "viewBox", "0 0 " + number(drawing.width()) + " " + number(drawing.height()));
        out.writeAttribute("font-family", FONTS);
        out.writeAttribute("text-anchor", "middle");
        note("title", drawing.title());
        note("desc", drawing.description());
        for (Drawing.Shape shape : drawing.shapes()) {
            shape(shape);
        }
        out.writeEndElement();
    }

    private void note(String name, String text) throws XMLStreamException {
        if (!text.isEmpty()) {
            out.writeStartElement(name);
            out.writeCharacters(text);
            out.writeEndElement();
        }
    }

    private void shape(Drawing.Shape shape) throws XMLStreamException {
        if (shape instanceof Drawing.Line s) {
            out.writeEmptyElement("line");
            number("x1", s.x1());
            number("y1", s.y1());
            number("x2", s.x2());
            number("y2", s.y2());
            stroke(s.stroke(), s.strokeWidth(), s.dashed());
        } else if (shape instanceof Drawing.Rect s) {
            out.writeEmptyElement("rect");
            number("x", s.x());
            number("y", s.y());
            number("width", s.width());
            number("height", s.height());
            out.writeAttribute("fill", s.fill());
            stroke(s.stroke(), s.strokeWidth(), false);
        } else if (shape instanceof Drawing.Circle s) {
            out.writeEmptyElement("circle");
            number("cx", s.x());
            number("cy", s.y());
            number("r", s.radius());
            out.writeAttribute("fill", s.fill());
            stroke(s.stroke(), s.strokeWidth(), s.dashed());
        } else if (shape instanceof Drawing.Polygon s) {
            out.writeEmptyElement("polygon");
            out.writeAttribute("points", points(s.coordinates()));
            out.writeAttribute("fill", s.fill());
        } else if (shape instanceof Drawing.Text s) {
            out.writeStartElement("text");
            number("x", s.x());
            number("y", s.y() + s.size() * BASELINE);
            number("font-size", s.size());
            if (s.bold()) {
                out.writeAttribute("font-weight", "bold");
            }
            out.writeAttribute("fill", s.fill());
            out.writeCharacters(s.text());
            out.writeEndElement();
        }
    }

    private void stroke(String colour, double width, boolean dashed) throws XMLStreamException {
        if (colour.equals("none")) {
            return;
        }
        out.writeAttribute("stroke", colour);
        number("stroke-width", width);
        if (dashed) {
            out.writeAttribute("stroke-dasharray", "6 4");
        }
    }

    private void number(String name, double value) throws XMLStreamException {
        out.writeAttribute(name, number(value));
    }

    private static String points(List<Double> coordinates) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < coordinates.size(); i += 2) {
            text.append(i == 0 ? "" : " ")
                    .append(number(coordinates.get(i)))
                    .append(',')
                    .append(number(coordinates.get(i + 1)));
        }
        return text.toString();
    }

    /** At most two places after the point, and none where there is nothing to say. */
    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceFirst("\\.?0+$", "");
    }
}
