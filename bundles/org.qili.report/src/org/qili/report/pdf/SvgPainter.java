// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfContentByte;
import java.awt.Color;
import java.util.Arrays;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Paints the SVG that diagrams are written in: line, rect, circle, polygon, text, with everything
 * in attributes. Other elements have nothing to be seen.
 */
final class SvgPainter {

    private final Element svg;
    private final SheetFont font;
    private final double[] view;

    SvgPainter(Element svg, SheetFont font) {
        this.svg = svg;
        this.font = font;
        view = numbers(svg.getAttribute("viewBox"));
    }

    double width() {
        return view[2];
    }

    double height() {
        return view[3];
    }

    /** Fills an area of the page, in points. */
    void paint(PdfContentByte page, Rectangle area) {
        page.saveState();
        page.concatCTM(
                (float) (area.getWidth() / width()),
                0,
                0,
                (float) (-area.getHeight() / height()),
                area.getLeft(),
                area.getTop());
        for (Node node = svg.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element shape) {
                shape(page, shape);
            }
        }
        page.restoreState();
    }

    private void shape(PdfContentByte page, Element shape) {
        switch (shape.getLocalName()) {
            case "line" -> {
                page.moveTo(number(shape, "x1"), number(shape, "y1"));
                page.lineTo(number(shape, "x2"), number(shape, "y2"));
                draw(page, shape);
            }
            case "rect" -> {
                page.rectangle(
                        number(shape, "x"),
                        number(shape, "y"),
                        number(shape, "width"),
                        number(shape, "height"));
                draw(page, shape);
            }
            case "circle" -> {
                page.circle(number(shape, "cx"), number(shape, "cy"), number(shape, "r"));
                draw(page, shape);
            }
            case "polygon" -> {
                double[] points = numbers(shape.getAttribute("points"));
                page.moveTo((float) points[0], (float) points[1]);
                for (int i = 2; i < points.length; i += 2) {
                    page.lineTo((float) points[i], (float) points[i + 1]);
                }
                page.closePath();
                draw(page, shape);
            }
            case "text" -> text(page, shape);
            default -> {
                // title and description are for those who read, not for those who look
            }
        }
    }

    private static void draw(PdfContentByte page, Element shape) {
        Color fill = colour(shape.getAttribute("fill"));
        Color stroke = colour(shape.getAttribute("stroke"));
        if (fill != null) {
            page.setColorFill(fill);
        }
        if (stroke != null) {
            page.setColorStroke(stroke);
            page.setLineWidth(number(shape, "stroke-width"));
            double[] dash = numbers(shape.getAttribute("stroke-dasharray"));
            if (dash.length == 2) {
                page.setLineDash((float) dash[0], (float) dash[1], 0);
            } else {
                page.setLineDash(0);
            }
        }
        if (fill != null && stroke != null) {
            page.fillStroke();
        } else if (fill != null) {
            page.fill();
        } else if (stroke != null) {
            page.stroke();
        } else {
            page.newPath();
        }
    }

    private void text(PdfContentByte page, Element shape) {
        boolean bold = "bold".equals(shape.getAttribute("font-weight"));
        BaseFont face = bold ? font.bold() : font.regular();
        float size = number(shape, "font-size");
        String text = shape.getTextContent();
        float left = number(shape, "x") - face.getWidthPoint(text, size) / 2;
        page.setColorFill(colour(shape.getAttribute("fill")));
        page.beginText();
        page.setFontAndSize(face, size);
        // the y axis of the drawing points down, that of letters up
        page.setTextMatrix(1, 0, 0, -1, left, number(shape, "y"));
        page.showText(text);
        page.endText();
    }

    private static Color colour(String text) {
        return text.isEmpty() || text.equals("none") ? null : Color.decode(text);
    }

    private static float number(Element shape, String name) {
        return Float.parseFloat(shape.getAttribute(name));
    }

    private static double[] numbers(String text) {
        return text.isBlank()
                ? new double[0]
                : Arrays.stream(text.trim().split("[ ,]+"))
                        .mapToDouble(Double::parseDouble)
                        .toArray();
    }
}
