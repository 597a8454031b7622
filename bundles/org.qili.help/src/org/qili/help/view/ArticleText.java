// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.resource.ColorDescriptor;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.qili.help.article.Article;
import org.qili.help.article.Line;
import org.qili.help.article.Run;
import org.qili.help.article.Style;

/**
 * Shows articles. A widget for text instead of a browser: it needs no browser on the machine, its
 * words can be selected, and screen readers read it. The tab key goes from link to link.
 */
final class ArticleText {

    /** Lines that are laid in one piece. */
    private static final int AT_A_TIME = 30;

    private final StyledText widget;
    private final Map<Style, Font> fonts = new EnumMap<>(Style.class);
    private final LocalResourceManager resources;

    /** Width of a letter, in pixels. */
    private final int unit;

    private Article shown = new Article("", List.of(), List.of(), Map.of());
    private String anchor = "";
    private Consumer<String> follower =
            href -> {
                // nobody follows yet
            };

    ArticleText(Composite parent) {
        widget = new StyledText(parent, SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        widget.setMargins(16, 10, 16, 16);
        widget.setLineSpacing(4);
        widget.setAlwaysShowScrollBars(false);
        resources = new LocalResourceManager(JFaceResources.getResources(), widget);
        fonts.put(Style.TITLE, font(SWT.BOLD, 7));
        fonts.put(Style.HEADING, font(SWT.BOLD, 3));
        fonts.put(Style.SUBHEADING, font(SWT.BOLD, 1));
        fonts.put(Style.CODE, JFaceResources.getTextFont());
        unit = letter();
        widget.addListener(SWT.MouseMove, this::point);
        widget.addListener(SWT.MouseUp, this::click);
        widget.addListener(SWT.KeyDown, this::key);
        widget.addListener(SWT.Traverse, this::traverse);
    }

    private Font font(int style, int larger) {
        return resources.create(
                FontDescriptor.createFrom(widget.getFont()).setStyle(style).increaseHeight(larger));
    }

    StyledText widget() {
        return widget;
    }

    /** Does something with the address of a link that is followed. */
    void onLink(Consumer<String> follow) {
        follower = follow;
    }

    /** Shows an article from a place on; where there is no such place, from its beginning. */
    void show(Article article, String place) {
        shown = article;
        anchor = place;
        widget.setRedraw(false);
        try {
            widget.setText(article.text());
            widget.setStyleRanges(
                    article.runs().stream().map(this::range).toArray(StyleRange[]::new));
            lay(article, 0);
            widget.setTopPixel(0);
        } finally {
            widget.setRedraw(true);
        }
    }

    private int letter() {
        GC gc = new GC(widget);
        FontMetrics metrics = gc.getFontMetrics();
        gc.dispose();
        return (int) Math.ceil(metrics.getAverageCharacterWidth());
    }

    /**
     * Sets how the lines stand, some at a time: the widget measures them anew at every change,
     * which would hold the window up for long pages.
     */
    private void lay(Article article, int from) {
        if (widget.isDisposed() || shown != article) {
            return;
        }
        int to = Math.min(from + AT_A_TIME, article.lines().size());
        for (int i = from; i < to; i++) {
            lay(i, article.lines().get(i));
        }
        if (to < article.lines().size()) {
            widget.getDisplay().asyncExec(() -> lay(article, to));
        } else {
            reveal();
        }
    }

    /** Goes to the place asked for, once all above it is laid. */
    private void reveal() {
        Integer at = shown.anchors().get(anchor);
        if (at != null && at > 0) {
            widget.setCaretOffset(at);
            widget.setTopIndex(widget.getLineAtOffset(at));
        }
    }

    private void lay(int index, Line line) {
        widget.setLineIndent(index, 1, line.indent() * unit);
        widget.setLineWrapIndent(index, 1, line.hanging() * unit);
        if (line.hanging() > line.indent()) {
            widget.setLineTabStops(index, 1, new int[] {(line.hanging() - line.indent()) * unit});
        }
        if (line.space() && index > 0) {
            widget.setLineVerticalIndent(index, unit);
        }
        if (line.panel()) {
            widget.setLineBackground(index, 1, mixed(0.08));
        }
    }

    private StyleRange range(Run run) {
        StyleRange range = new StyleRange();
        range.start = run.offset();
        range.length = run.length();
        for (Style style : run.styles()) {
            switch (style) {
                case STRONG -> range.fontStyle = SWT.BOLD;
                case EMPHASIS -> range.foreground = mixed(0.7);
                case KEY -> {
                    range.borderStyle = SWT.BORDER_SOLID;
                    range.borderColor = mixed(0.4);
                }
                default -> range.font = fonts.get(style);
            }
        }
        if (run.isLink()) {
            range.underline = true;
            range.underlineStyle = SWT.UNDERLINE_LINK;
        }
        return range;
    }

    /** A colour between ground (0) and letters (1), so that it fits light and dark looks. */
    private Color mixed(double part) {
        RGB ground = widget.getBackground().getRGB();
        RGB letters = widget.getForeground().getRGB();
        return resources.create(
                ColorDescriptor.createFrom(
                        new RGB(
                                between(ground.red, letters.red, part),
                                between(ground.green, letters.green, part),
                                between(ground.blue, letters.blue, part))));
    }

    private static int between(int from, int to, double part) {
        return (int) Math.round(from + (to - from) * part);
    }

    // ---- links ----

    private Optional<Run> linkAt(Event event) {
        int offset = widget.getOffsetAtPoint(new Point(event.x, event.y));
        return shown.links().stream()
                .filter(l -> l.offset() <= offset && offset < l.end())
                .findFirst();
    }

    private void point(Event event) {
        boolean link = linkAt(event).isPresent();
        widget.setCursor(link ? widget.getDisplay().getSystemCursor(SWT.CURSOR_HAND) : null);
    }

    private void click(Event event) {
        if (event.button == 1 && widget.getSelectionCount() == 0) {
            linkAt(event).ifPresent(l -> follower.accept(l.link()));
        }
    }

    private void key(Event event) {
        if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
            int at = widget.getSelectionRange().x;
            shown.links().stream()
                    .filter(l -> l.offset() <= at && at < l.end())
                    .findFirst()
                    .ifPresent(l -> follower.accept(l.link()));
        }
    }

    /** From link to link, and from the last one on to the next control. */
    private void traverse(Event event) {
        boolean forth = event.detail == SWT.TRAVERSE_TAB_NEXT;
        if (!forth && event.detail != SWT.TRAVERSE_TAB_PREVIOUS) {
            return;
        }
        Point selection = widget.getSelection();
        List<Run> links = shown.links();
        Optional<Run> next =
                forth
                        ? links.stream().filter(l -> l.offset() >= selection.y).findFirst()
                        : links.stream()
                                .filter(l -> l.end() <= selection.x)
                                .reduce((first, second) -> second);
        event.doit = next.isEmpty();
        next.ifPresent(
                l -> {
                    widget.setSelection(l.offset(), l.end());
                    widget.showSelection();
                });
    }
}
