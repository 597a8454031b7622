// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.qili.adjudication.Ruling;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.editor.CaseSession;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.text.SpokenNames;
import org.qili.workbench.text.UiTexts;

/** The moves of the cycle with what proves their labels; what is selected is shown on the board. */
final class EvidenceTree {

    private static final String[] COLUMNS = {"reason", "label", "clauses"};

    private final TreeViewer viewer;
    private final Supplier<Optional<CaseSession>> session;
    private List<EvidenceItem> items = List.of();
    private Optional<Ruling> shown = Optional.empty();
    private Language shownIn;
    private boolean refreshing;

    EvidenceTree(Composite parent, Supplier<Optional<CaseSession>> session) {
        this.session = session;
        Composite place = new Composite(parent, SWT.NONE);
        TreeColumnLayout layout = new TreeColumnLayout();
        place.setLayout(layout);
        viewer =
                new TreeViewer(
                        place, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(new Items());
        viewer.getTree().setHeaderVisible(true);
        SpokenNames.give(viewer.getTree(), "spoken.evidence");
        column(layout, 0, 64, 280, EvidenceItem::title);
        column(layout, 1, 22, 128, EvidenceItem::labelText);
        column(layout, 2, 13, 100, EvidenceItem::clauses);
        ColumnViewerToolTipSupport.enableFor(viewer);
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

    /** Writes titles and labels again, in the language and the colours of now. */
    void titles() {
        TreeColumn[] columns = viewer.getTree().getColumns();
        for (int i = 0; i < columns.length; i++) {
            columns[i].setText(UiTexts.get("ruling." + COLUMNS[i]));
        }
        viewer.refresh();
    }

    private void column(
            TreeColumnLayout layout,
            int index,
            int weight,
            int width,
            Function<EvidenceItem, String> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("ruling." + COLUMNS[index]));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, width, true));
        column.setLabelProvider(new Cells(index, text));
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

    private final class Cells extends ColumnLabelProvider {

        private final int index;
        private final Function<EvidenceItem, String> text;

        Cells(int index, Function<EvidenceItem, String> text) {
            this.index = index;
            this.text = text;
        }

        @Override
        public String getText(Object element) {
            return text.apply((EvidenceItem) element);
        }

        @Override
        public String getToolTipText(Object element) {
            String all = getText(element);
            return all.isEmpty() ? null : all;
        }

        @Override
        public Color getForeground(Object element) {
            EvidenceItem item = (EvidenceItem) element;
            Color ground = viewer.getTree().getBackground();
            if (item.label().isEmpty()) {
                return null;
            }
            if (index == 1) {
                return LabelColours.text(item.label().get(), ground);
            }
            return index == 0 && item.side() == Side.RED
                    ? LabelColours.text(Label.CHECK, ground)
                    : null;
        }

        @Override
        public Color getBackground(Object element) {
            EvidenceItem item = (EvidenceItem) element;
            return index == 1 && item.label().isPresent()
                    ? LabelColours.ground(item.label().get(), viewer.getTree().getBackground())
                    : null;
        }

        @Override
        public Font getFont(Object element) {
            return ((EvidenceItem) element).label().isPresent() && index < 2
                    ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT)
                    : null;
        }
    }

    private static final class Items implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((EvidenceItem) parent).children().toArray();
        }

        @Override
        public Object getParent(Object element) {
            return null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((EvidenceItem) element).children().isEmpty();
        }
    }
}
