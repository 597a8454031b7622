// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLayoutData;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.Settings;
import org.qili.workbench.lists.FullTexts;
import org.qili.workbench.lists.LabelCells;
import org.qili.workbench.lists.TextWidth;
import org.qili.workbench.text.SpokenNames;
import org.qili.workbench.text.UiTexts;

/** The moves of a case, one a line, with their labels (着法表). */
final class MoveTable extends Composite {

    private static final String INDENT = "\u3000";
    private static final ColumnLayoutData OWN = new ColumnWeightData(16, 84, true);

    private final CaseSession session;
    private final TableViewer viewer;
    private final TableColumnLayout layout;
    private final TableColumn labels;
    private final TableColumn own;
    private final TableColumn attacked;
    private List<MoveRow> rows = List.of();
    private Language language = Settings.language();
    private boolean refreshing;
    private boolean ownShown;

    /**
     * @param opened called with the index of a move that the user double-clicks
     */
    MoveTable(Composite parent, CaseSession session, IntConsumer selected, IntConsumer opened) {
        super(parent, SWT.NONE);
        this.session = session;
        viewer =
                new TableViewer(
                        this,
                        SWT.FULL_SELECTION
                                | SWT.SINGLE
                                | SWT.V_SCROLL
                                | SWT.H_SCROLL
                                | SWT.VIRTUAL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        Table table = viewer.getTable();
        table.setHeaderVisible(true);
        SpokenNames.give(table, "spoken.moves");
        layout = new TableColumnLayout();
        setLayout(layout);
        column("number", new ColumnWeightData(8, 56, true), this::number);
        column("cycle", new ColumnWeightData(6, 48, true), MoveRow::bracket);
        column("move", new ColumnWeightData(14, 84, true), MoveTable::move);
        labels = column("label", labelWidth(), MoveRow::labelText);
        own = column("own", OWN, MoveRow::ownText);
        attacked = column("attacked", menWidth(), MoveRow::attacked);
        column("clauses", new ColumnWeightData(18, 100, true), MoveRow::clauses);
        column("note", new ColumnWeightData(12, 60, true), MoveRow::note);
        wide(false);
        FullTexts.of(viewer);
        Settings.follow(this, this::settingsChanged);
        viewer.addSelectionChangedListener(
                e -> {
                    if (!refreshing
                            && e.getStructuredSelection().getFirstElement()
                                    instanceof MoveRow row) {
                        session.goTo(row.line(), row.ply() + 1);
                        selected.accept(row.ply());
                    }
                });
        viewer.addDoubleClickListener(
                e -> {
                    if (viewer.getStructuredSelection().getFirstElement() instanceof MoveRow row) {
                        opened.accept(row.ply());
                    }
                });
    }

    TableViewer viewer() {
        return viewer;
    }

    Table table() {
        return viewer.getTable();
    }

    private String number(MoveRow row) {
        String number = String.valueOf(row.ply() + 1);
        String side = UiTexts.get("table.number." + row.side().name(), number);
        return row.depth() == 0 ? side : UiTexts.get("table.variation", side);
    }

    /** The move, set in where it belongs to a variation. */
    private static String move(MoveRow row) {
        return INDENT.repeat(row.depth()) + row.move();
    }

    private TableColumn column(
            String name, ColumnLayoutData width, Function<MoveRow, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("table." + name));
        column.getColumn().setData(name);
        column.getColumn().setMoveable(true);
        layout.setColumnData(column.getColumn(), width);
        column.setLabelProvider(new MoveCells(name, text));
        return column.getColumn();
    }

    /** Wide enough for every label of the language of now. */
    private ColumnLayoutData labelWidth() {
        return new ColumnWeightData(28, TextWidth.ofLabels(viewer.getTable(), language), true);
    }

    /** Wide enough for every man's name in the language of now. */
    private ColumnLayoutData menWidth() {
        return new ColumnWeightData(14, TextWidth.ofMen(viewer.getTable(), language), true);
    }

    /** The column of the arbiter's labels takes room only where there are some. */
    private void wide(boolean wide) {
        layout.setColumnData(own, wide ? OWN : new ColumnPixelData(0, false));
    }

    private void fit(List<MoveRow> next) {
        boolean hasOwn = next.stream().anyMatch(r -> r.own().isPresent());
        if (hasOwn != ownShown) {
            ownShown = hasOwn;
            wide(hasOwn);
            layout(true, true);
        }
    }

    /** Titles and widths in the language of now. */
    private void titles() {
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.setText(UiTexts.get("table." + column.getData()));
        }
        layout.setColumnData(labels, labelWidth());
        layout.setColumnData(attacked, menWidth());
        layout(true, true);
    }

    private void settingsChanged() {
        refresh();
        // not viewer.refresh(), which would go back to the lines as they were before the labels
        viewer.update(rows.toArray(), null);
    }

    void refresh() {
        if (language != Settings.language()) {
            language = Settings.language();
            titles();
        }
        List<MoveRow> next =
                session.whole()
                        .map(c -> MoveRow.of(c, session::ruling, Settings.language()))
                        .orElse(List.of());
        refreshing = true;
        try {
            fit(next);
            show(next);
            MoveRow row = played();
            if (row == null) {
                viewer.setSelection(StructuredSelection.EMPTY);
            } else if (viewer.getStructuredSelection().getFirstElement() != row) {
                viewer.setSelection(new StructuredSelection(row), true);
            }
        } finally {
            refreshing = false;
        }
    }

    /** The line of the move just played; null if none was. */
    private MoveRow played() {
        int ply = session.ply() - 1;
        int line = session.whole().map(c -> c.owner(session.line(), ply)).orElse(0);
        return rows.stream()
                .filter(r -> r.line() == line && r.ply() == ply)
                .findFirst()
                .orElse(null);
    }

    /** Replaces the lines that differ; labels come in one by one while a long game is analysed. */
    private void show(List<MoveRow> next) {
        if (next.size() != rows.size()) {
            rows = next;
            viewer.setInput(rows);
            return;
        }
        for (int i = 0; i < next.size(); i++) {
            if (!next.get(i).equals(rows.get(i))) {
                viewer.replace(next.get(i), i);
            }
        }
        rows = next;
    }

    /** What the cells of one column say and how they look. */
    private final class MoveCells extends LabelCells<MoveRow> {

        private final String name;

        MoveCells(String name, Function<MoveRow, String> text) {
            super(viewer, text);
            this.name = name;
        }

        @Override
        protected Optional<Label> label(MoveRow row) {
            return switch (name) {
                case "label" -> row.label();
                case "own" -> row.own();
                default -> Optional.empty();
            };
        }

        @Override
        protected boolean redMove(MoveRow row) {
            return name.equals("move") && row.side() == Side.RED;
        }

        @Override
        protected boolean bold(MoveRow row) {
            return name.equals("label") || name.equals("own");
        }
    }
}
