// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.qili.model.Label;
import org.qili.workbench.ruling.RulingSummary.Paragraph;
import org.qili.workbench.ruling.RulingSummary.Role;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.text.SpokenNames;

/** Shows a summary as text that can be selected and copied. */
final class SummaryText {

    private final StyledText widget;
    private final Font large;
    private RulingSummary shown = new RulingSummary(List.of());

    SummaryText(Composite parent) {
        widget = new StyledText(parent, SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        SpokenNames.give(widget, "spoken.ruling");
        widget.setMargins(10, 8, 10, 8);
        widget.setLineSpacing(3);
        widget.setCaret(null);
        widget.setAlwaysShowScrollBars(false);
        LocalResourceManager resources =
                new LocalResourceManager(JFaceResources.getResources(), widget);
        large =
                resources.create(
                        FontDescriptor.createFrom(widget.getFont())
                                .setStyle(SWT.BOLD)
                                .increaseHeight(4));
    }

    /** What is shown. */
    RulingSummary shown() {
        return shown;
    }

    StyledText widget() {
        return widget;
    }

    void show(RulingSummary summary) {
        if (summary.equals(shown)) {
            return;
        }
        shown = summary;
        widget.setText(summary.text());
        List<StyleRange> styles = new ArrayList<>();
        int at = 0;
        for (Paragraph paragraph : summary.paragraphs()) {
            styles.add(style(paragraph, at));
            at += paragraph.text().length() + 1;
        }
        widget.setStyleRanges(styles.toArray(StyleRange[]::new));
        indent(summary);
    }

    /** Writes everything again, in the colours of now. */
    void recolour() {
        RulingSummary again = shown;
        shown = new RulingSummary(List.of());
        show(again);
    }

    private void indent(RulingSummary summary) {
        int line = 0;
        for (Paragraph paragraph : summary.paragraphs()) {
            boolean heading = paragraph.role() == Role.HEADING;
            if (heading) {
                widget.setLineVerticalIndent(line, 8);
            }
            line += (int) paragraph.text().lines().count();
        }
    }

    private StyleRange style(Paragraph paragraph, int at) {
        Role role = paragraph.role();
        Color ground = widget.getBackground();
        StyleRange range = new StyleRange();
        range.start = at;
        range.length = paragraph.text().length();
        if (role == Role.VERDICT) {
            range.font = large;
        } else if (role == Role.HEADING) {
            range.fontStyle = SWT.BOLD;
            range.foreground = LabelColours.text(Label.IDLE, ground);
        } else if (role == Role.RED) {
            range.foreground = LabelColours.text(Label.CHECK, ground);
        }
        return range;
    }
}
