// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLayoutData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.qili.adjudication.Ruling;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.Settings;
import org.qili.workbench.editor.CaseSession;
import org.qili.workbench.lists.FullTexts;
import org.qili.workbench.lists.LabelCells;
import org.qili.workbench.lists.Nested;
import org.qili.workbench.lists.Overflow;
import org.qili.workbench.lists.TextWidth;
import org.qili.workbench.text.SpokenNames;
import org.qili.workbench.text.UiTexts;

/** The moves of the cycle with what proves their labels; what is selected is shown on the board. */
final class EvidenceTree {

    private static final String[] COLUMNS = {"reason", "label", "clauses"};
    private static final int LABEL = 1;

    private final Composite place;
    private final TreeColumnLayout layout;
    private final TreeViewer viewer;
    private final Supplier<Optional<CaseSession>> session;
    private List<EvidenceItem> items = List.of();
    private Optional<Ruling> shown = Optional.empty();
    private Language shownIn;
    private boolean refreshing;

    EvidenceTree(Composite parent, Supplier<Optional<CaseSession>> session) {
        this.session = session;
        place = new Composite(parent, SWT.NONE);
        layout = new TreeColumnLayout();
        place.setLayout(layout);
        viewer =
                new TreeViewer(
                        place, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(new Nested<>(EvidenceItem::children));
        viewer.getTree().setHeaderVisible(true);
        SpokenNames.give(viewer.getTree(), "spoken.evidence");
        column(0, new ColumnWeightData(64, 280, true), EvidenceItem::title);
        column(LABEL, labelWidth(), EvidenceItem::labelText);
        column(2, new ColumnWeightData(13, 100, true), EvidenceItem::clauses);
        FullTexts.of(viewer);
        Overflow.of(viewer.getTree());
        viewer.setInput(items);
        viewer.addSelectionChangedListener(
                e -> {
                    if (!refreshing
                            && e.getStructuredSelection().getFirstElement()
                                    instanceof EvidenceItem i) {
                        show(i);
                    }
                });
    }

    private void show(EvidenceItem item) {
        session.get()
                .ifPresent(
                        s ->
                                item.evidence()
                                        .ifPresentOrElse(s::play, () -> s.goTo(item.ply() + 1)));
    }

    Tree tree() {
        return viewer.getTree();
    }

    /** Writes titles and labels again, in the language, the widths and the colours of now. */
    void titles() {
        TreeColumn[] columns = viewer.getTree().getColumns();
        for (int i = 0; i < columns.length; i++) {
            columns[i].setText(UiTexts.get("ruling." + COLUMNS[i]));
        }
        layout.setColumnData(columns[LABEL], labelWidth());
        place.layout(true, true);
        viewer.refresh();
    }

    /** Wide enough for every label of the language of now. */
    private ColumnLayoutData labelWidth() {
        int least = TextWidth.ofLabels(viewer.getTree(), Settings.language());
        return new ColumnWeightData(22, least, true);
    }

    private void column(int index, ColumnLayoutData width, Function<EvidenceItem, String> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("ruling." + COLUMNS[index]));
        layout.setColumnData(column.getColumn(), width);
        column.setLabelProvider(new ItemCells(index, text));
    }

    /** Shows the evidence of a ruling; nothing if there is none yet. */
    void show(Optional<Ruling> ruling, Language language) {
        if (language == shownIn && ruling.orElse(null) == shown.orElse(null)) {
            return;
        }
        shown = ruling;
        shownIn = language;
        List<EvidenceItem> next = ruling.map(r -> EvidenceItem.of(r, language)).orElse(List.of());
        if (!next.equals(items)) {
            items = next;
            fill();
        }
    }

    private void fill() {
        refreshing = true;
        try {
            viewer.getTree().setRedraw(false);
            viewer.setInput(items);
            viewer.expandAll();
        } finally {
            viewer.getTree().setRedraw(true);
            refreshing = false;
        }
    }

    private final class ItemCells extends LabelCells<EvidenceItem> {

        private final int index;

        ItemCells(int index, Function<EvidenceItem, String> text) {
            super(viewer, text);
            this.index = index;
        }

        @Override
        protected Optional<Label> label(EvidenceItem item) {
            return index == LABEL ? item.label() : Optional.empty();
        }

        @Override
        protected boolean redMove(EvidenceItem item) {
            return index == 0 && item.label().isPresent() && item.side() == Side.RED;
        }

        @Override
        protected boolean bold(EvidenceItem item) {
            return index <= LABEL && item.label().isPresent();
        }
    }
}
