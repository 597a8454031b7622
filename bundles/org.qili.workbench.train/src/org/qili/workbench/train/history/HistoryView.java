// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.part.ViewPart;
import org.qili.adjudication.text.Messages;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.PracticeHistory;
import org.qili.report.exam.PracticeHistory.Tally;
import org.qili.report.exam.PracticeRecord;
import org.qili.workbench.Settings;
import org.qili.workbench.lists.Cells;
import org.qili.workbench.lists.FullTexts;
import org.qili.workbench.train.text.TrainTexts;

/** What was practised, newest first, with what was right of each label and level (成绩). */
public final class HistoryView extends ViewPart {

    private final Runnable refresh = this::refresh;
    private Composite all;
    private Label summary;
    private TableViewer viewer;

    @Override
    public void createPartControl(Composite parent) {
        all = parent;
        GridLayoutFactory.fillDefaults().margins(6, 4).spacing(4, 4).applyTo(parent);
        summary = new Label(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(summary);
        Composite place = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
        TableColumnLayout layout = new TableColumnLayout();
        place.setLayout(layout);
        viewer = new TableViewer(place, SWT.FULL_SELECTION | SWT.BORDER);
        viewer.getTable().setHeaderVisible(true);
        viewer.getTable().setLinesVisible(true);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        column(layout, "time", 20, r -> r.time().replace('T', ' '));
        column(layout, "exercise", 40, PracticeRecord::exercise);
        column(layout, "rulebook", 12, PracticeRecord::rulebook);
        column(layout, "level", 8, r -> TrainTexts.now().of("level", r.level()));
        column(layout, "points", 10, r -> text(new Tally(r.points(), r.of())));
        column(layout, "ruling", 10, r -> TrainTexts.get("history." + r.ruling()));
        FullTexts.of(viewer);
        Histories.addListener(refresh);
        refresh();
    }

    private void column(
            TableColumnLayout layout,
            String name,
            int weight,
            Function<PracticeRecord, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(TrainTexts.get("history." + name));
        column.setLabelProvider(new Cells<>(text));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, 40));
    }

    private void refresh() {
        PracticeHistory history = Histories.get();
        List<PracticeRecord> newest = new ArrayList<>(history.records());
        Collections.reverse(newest);
        viewer.setInput(newest);
        summary.setText(sentence(history).replace("&", "&&"));
        all.layout();
    }

    private static String sentence(PracticeHistory history) {
        if (history.records().isEmpty()) {
            return TrainTexts.get("history.none");
        }
        List<String> labels = new ArrayList<>();
        for (Map.Entry<org.qili.model.Label, Tally> one : history.byLabel().entrySet()) {
            String name = Messages.in(Settings.language()).of("label", one.getKey());
            labels.add(TrainTexts.get("history.part", name, text(one.getValue())));
        }
        List<String> levels = new ArrayList<>();
        for (Map.Entry<Level, Tally> one : history.byLevel().entrySet()) {
            String name = TrainTexts.now().of("level", one.getKey());
            levels.add(TrainTexts.get("history.share", name, percent(one.getValue())));
        }
        return TrainTexts.get(
                "history.summary",
                String.valueOf(history.records().size()),
                String.valueOf(history.exercises()),
                text(history.points()),
                percent(history.points()),
                text(history.rulings()),
                Messages.list(Settings.language(), labels),
                Messages.list(Settings.language(), levels));
    }

    private static String text(Tally tally) {
        return tally.got() + " / " + tally.of();
    }

    private static String percent(Tally tally) {
        return String.valueOf(tally.percent());
    }

    /** The sentences above the table. */
    public String summaryText() {
        return summary.getText();
    }

    /** The table of answers. */
    public Table table() {
        return viewer.getTable();
    }

    @Override
    public void setFocus() {
        viewer.getTable().setFocus();
    }

    @Override
    public void dispose() {
        Histories.removeListener(refresh);
        super.dispose();
    }
}
