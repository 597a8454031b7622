// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.function.Function;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.qili.workbench.lists.Cells;
import org.qili.workbench.lists.FullTexts;

/** Builds trees with columns whose every cell has a text. */
public final class Columns {

    private final TreeViewer viewer;
    private final TreeColumnLayout layout = new TreeColumnLayout();

    /** A tree in the parent, which gets a layout for its columns. */
    public Columns(Composite parent, int style, ITreeContentProvider content) {
        parent.setLayout(layout);
        viewer = new TreeViewer(parent, style | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(content);
        viewer.getTree().setHeaderVisible(true);
        FullTexts.of(viewer);
    }

    /** The tree. */
    public TreeViewer viewer() {
        return viewer;
    }

    /** Adds a column of texts. */
    public Columns add(String title, int weight, int least, Function<Object, String> text) {
        return add(title, weight, least, text, e -> null);
    }

    /** Adds a column of texts with pictures. */
    public Columns add(
            String title,
            int weight,
            int least,
            Function<Object, String> text,
            Function<Object, Image> image) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(title);
        column.getColumn().setMoveable(true);
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, least, true));
        column.setLabelProvider(
                new Cells<>(text) {
                    @Override
                    public Image getImage(Object element) {
                        return image.apply(element);
                    }
                });
        return this;
    }
}
