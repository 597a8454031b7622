// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
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
import org.qili.workbench.text.UiTexts;

/**
 * Makes the clause numbers of a text links: a click on one offers the text of the clause, and the
 * precedents that cite it.
 */
final class ClauseLinks {

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)+");

    private final StyledText widget;
    private final IWorkbenchPage page;
    private Optional<RuleSet> rules = Optional.empty();

    ClauseLinks(StyledText widget, IWorkbenchPage page) {
        this.widget = widget;
        this.page = page;
        widget.addListener(
                SWT.MouseUp,
                e -> {
                    if (e.button == 1 && widget.getSelectionCount() == 0) {
                        number(new Point(e.x, e.y)).ifPresent(n -> offer(n));
                    }
                });
    }

    /** Marks the numbers of the clauses of a rulebook in the text that is shown. */
    void mark(Optional<RuleSet> book) {
        rules = book;
        Matcher matcher = NUMBER.matcher(widget.getText());
        while (matcher.find()) {
            if (isClause(matcher.group())) {
                StyleRange range = new StyleRange();
                range.start = matcher.start();
                range.length = matcher.group().length();
                StyleRange before = widget.getStyleRangeAtOffset(range.start);
                if (before != null) {
                    range.font = before.font;
                    range.fontStyle = before.fontStyle;
                }
                range.underline = true;
                range.underlineStyle = SWT.UNDERLINE_LINK;
                range.data = matcher.group();
                widget.setStyleRange(range);
            }
        }
    }

    private boolean isClause(String number) {
        return rules.filter(r -> r.clause(number).isPresent()).isPresent();
    }

    /** The numbers in the text, each once. */
    List<String> numbers() {
        Set<String> numbers = new LinkedHashSet<>();
        Matcher matcher = NUMBER.matcher(widget.getText());
        while (matcher.find()) {
            if (isClause(matcher.group())) {
                numbers.add(matcher.group());
            }
        }
        return new ArrayList<>(numbers);
    }

    private Optional<String> number(Point at) {
        int offset = widget.getOffsetAtPoint(at);
        StyleRange range = offset < 0 ? null : widget.getStyleRangeAtOffset(offset);
        return range != null && range.data instanceof String number
                ? Optional.of(number)
                : Optional.empty();
    }

    private void offer(String number) {
        Menu menu = new Menu(widget);
        fill(menu, number);
        menu.setVisible(true);
        menu.addListener(SWT.Hide, e -> widget.getDisplay().asyncExec(menu::dispose));
    }

    /** What can be done with a clause. */
    void fill(Menu menu, String number) {
        String book = rules.orElseThrow().id();
        Optional<Target> text = Clauses.text(book, number);
        List<Target> citing = Clauses.citing(book, number);
        item(menu, UiTexts.get("ruling.clause.text", number), text.isPresent())
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
