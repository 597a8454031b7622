// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.qili.adjudication.RuleSet;
import org.qili.lang.ide.navigation.Target;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.names.Clauses;
import org.qili.workbench.names.Places;
import org.qili.workbench.names.ReferencesView;
import org.qili.workbench.ruling.RulingSummary.Paragraph;
import org.qili.workbench.text.UiTexts;
import org.qili.workbench.theming.Contrast;

/**
 * Makes the clause numbers of a text links: a click on one offers the text of the clause, and the
 * precedents that cite it.
 */
final class ClauseLinks {

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)+");

    /** A clause number in the text. */
    private record Link(int start, String number, RuleSet rules) {

        boolean holds(int offset) {
            return offset >= start && offset < start + number.length();
        }
    }

    private final StyledText widget;
    private final IWorkbenchPage page;
    private List<Link> links = List.of();

    ClauseLinks(StyledText widget, IWorkbenchPage page) {
        this.widget = widget;
        this.page = page;
        widget.addListener(
                SWT.MouseUp,
                e -> {
                    if (e.button == 1 && widget.getSelectionCount() == 0) {
                        // once the click is over, or the menu would take it for its own
                        link(new Point(e.x, e.y))
                                .ifPresent(l -> e.display.asyncExec(() -> offer(l)));
                    }
                });
    }

    /** Marks the numbers of clauses in the paragraphs that are shown. */
    void mark(List<Paragraph> paragraphs) {
        List<Link> found = new ArrayList<>();
        int at = 0;
        for (Paragraph paragraph : paragraphs) {
            Matcher matcher = NUMBER.matcher(paragraph.text());
            while (paragraph.rules().isPresent() && matcher.find()) {
                RuleSet rules = paragraph.rules().get();
                if (rules.clause(matcher.group()).isPresent()) {
                    found.add(new Link(at + matcher.start(), matcher.group(), rules));
                }
            }
            at += paragraph.text().length() + 1;
        }
        links = found;
        found.forEach(this::mark);
    }

    private void mark(Link link) {
        StyleRange range = new StyleRange();
        range.start = link.start();
        range.length = link.number().length();
        StyleRange before = widget.getStyleRangeAtOffset(range.start);
        if (before != null) {
            range.font = before.font;
            range.fontStyle = before.fontStyle;
        }
        range.underline = true;
        range.underlineStyle = SWT.UNDERLINE_LINK;
        Color usual = widget.getDisplay().getSystemColor(SWT.COLOR_LINK_FOREGROUND);
        range.foreground =
                new Color(Contrast.readable(usual.getRGB(), widget.getBackground().getRGB()));
        widget.setStyleRange(range);
    }

    /** Offers every clause that the text names, for those who work by keyboard. */
    void fill(Menu menu) {
        Set<String> seen = new HashSet<>();
        for (Link link : links) {
            if (seen.add(link.rules().id() + " " + link.number())) {
                fill(menu, link);
            }
        }
    }

    private Optional<Link> link(Point at) {
        int offset = widget.getOffsetAtPoint(at);
        return links.stream().filter(l -> l.holds(offset)).findFirst();
    }

    private void offer(Link link) {
        if (widget.isDisposed()) {
            return;
        }
        Menu menu = new Menu(widget);
        fill(menu, link);
        menu.setVisible(true);
        menu.addListener(SWT.Hide, e -> widget.getDisplay().asyncExec(menu::dispose));
    }

    /** What can be done with a clause. */
    private void fill(Menu menu, Link link) {
        String book = link.rules().id();
        String number = link.number();
        Optional<Target> text = Clauses.text(book, number);
        List<Target> citing = Clauses.citing(book, number);
        item(menu, UiTexts.get("ruling.clause.text", number, book), text.isPresent())
                .addListener(SWT.Selection, e -> text.ifPresent(Places::open));
        String count = String.valueOf(citing.size());
        item(menu, UiTexts.get("ruling.clause.citing", number, count), !citing.isEmpty())
                .addListener(SWT.Selection, e -> show(citing));
    }

    private static MenuItem item(Menu menu, String text, boolean enabled) {
        MenuItem item = new MenuItem(menu, SWT.PUSH);
        item.setText(text);
        item.setEnabled(enabled);
        return item;
    }

    private void show(List<Target> citing) {
        try {
            if (page.showView(Ids.REFERENCES) instanceof ReferencesView view) {
                view.show(citing);
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }
}
