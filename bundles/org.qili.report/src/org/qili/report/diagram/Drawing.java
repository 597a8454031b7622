// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

import java.util.List;

/**
 * A vector picture of a few kinds of shapes; lengths are in the unit of its width and height,
 * colours are {@code #rrggbb} or {@code none}.
 *
 * @param width from left to right
 * @param height from top to bottom
 * @param title what it shows, may be empty
 * @param description more about it, may be empty
 * @param shapes from back to front
 */
public record Drawing(
        double width, double height, String title, String description, List<Shape> shapes) {

    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /** A part of a picture. */
    public sealed interface Shape permits Line, Rect, Circle, Polygon, Text {
        // shapes have nothing in common but that they can be drawn
    }

    /** A line, unbroken or broken. */
    public record Line(
            double x1,
            double y1,
            double x2,
            double y2,
            String stroke,
            double strokeWidth,
            boolean dashed)
            implements Shape {

        static Line plain(
                double x1, double y1, double x2, double y2, String stroke, double strokeWidth) {
            return new Line(x1, y1, x2, y2, stroke, strokeWidth, false);
        }
    }

    /** A rectangle. */
    public record Rect(
            double x,
            double y,
            double width,
            double height,
            String fill,
            String stroke,
            double strokeWidth)
            implements Shape {

        static Rect filled(double x, double y, double width, double height, String fill) {
            return new Rect(x, y, width, height, fill, "none", 0);
        }

        static Rect outlined(
                double x,
                double y,
                double width,
                double height,
                String stroke,
                double strokeWidth) {
            return new Rect(x, y, width, height, "none", stroke, strokeWidth);
        }
    }

    /** A circle around a point. */
    public record Circle(
            double x,
            double y,
            double radius,
            String fill,
            String stroke,
            double strokeWidth,
            boolean dashed)
            implements Shape {}

    /**
     * A filled polygon.
     *
     * @param coordinates x and y of each corner in turn
     */
    public record Polygon(List<Double> coordinates, String fill) implements Shape {

        public Polygon {
            coordinates = List.copyOf(coordinates);
        }
    }

    /** A text centred on a point. */
    public record Text(double x, double y, String text, double size, boolean bold, String fill)
            implements Shape {}
}
