// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import java.awt.Point;
import org.w3c.dom.Element;
import org.xhtmlrenderer.extend.ReplacedElement;
import org.xhtmlrenderer.extend.UserAgentCallback;
import org.xhtmlrenderer.layout.LayoutContext;
import org.xhtmlrenderer.pdf.ITextOutputDevice;
import org.xhtmlrenderer.pdf.ITextReplacedElement;
import org.xhtmlrenderer.pdf.ITextReplacedElementFactory;
import org.xhtmlrenderer.render.BlockBox;
import org.xhtmlrenderer.render.RenderingContext;

/** Takes the drawings of a page over into its PDF, as vectors. */
final class DrawingElements extends ITextReplacedElementFactory {

    private final SheetFont font;

    DrawingElements(ITextOutputDevice device, SheetFont font) {
        super(device);
        this.font = font;
    }

    @Override
    public ReplacedElement createReplacedElement(
            LayoutContext context,
            BlockBox box,
            UserAgentCallback callback,
            int cssWidth,
            int cssHeight) {
        Element element = box.getElement();
        if (element == null || !"svg".equals(element.getLocalName())) {
            return super.createReplacedElement(context, box, callback, cssWidth, cssHeight);
        }
        SvgPainter painter = new SvgPainter(element, font);
        // without a size in the style sheet, units are CSS pixels
        double scale = context.getDotsPerPixel();
        double width = cssWidth > 0 ? cssWidth : painter.width() * scale;
        double height = cssHeight > 0 ? cssHeight : width * painter.height() / painter.width();
        return new Picture(painter, (int) Math.round(width), (int) Math.round(height));
    }

    private static final class Picture implements ITextReplacedElement {

        private final SvgPainter painter;
        private final int width;
        private final int height;
        private Point location = new Point();

        Picture(SvgPainter painter, int width, int height) {
            this.painter = painter;
            this.width = width;
            this.height = height;
        }

        @Override
        public void paint(RenderingContext context, ITextOutputDevice device, BlockBox box) {
            painter.paint(device.getCurrentPage(), device.createLocalTargetArea(context, box));
        }

        @Override
        public int getIntrinsicWidth() {
            return width;
        }

        @Override
        public int getIntrinsicHeight() {
            return height;
        }

        @Override
        public Point getLocation() {
            return location;
        }

        @Override
        public void setLocation(int x, int y) {
            location = new Point(x, y);
        }

        @Override
        public void detach(LayoutContext context) {
            // holds nothing
        }

        @Override
        public boolean isRequiresInteractivePaint() {
            return false;
        }

        @Override
        public boolean hasBaseline() {
            return false;
        }

        @Override
        public int getBaseline() {
            return 0;
        }
    }
}
