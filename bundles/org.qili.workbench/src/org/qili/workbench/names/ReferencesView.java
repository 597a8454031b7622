// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.part.ViewPart;
import org.qili.lang.ide.navigation.Target;
import org.qili.workbench.lists.Cells;
import org.qili.workbench.lists.FullTexts;
import org.qili.workbench.text.UiTexts;

/** Where a name is used: one place a line, to be opened by Enter or double click (引用). */
public final class ReferencesView extends ViewPart {

    private TableViewer viewer;

    @Override
    public void createPartControl(Composite parent) {
        TableColumnLayout layout = new TableColumnLayout();
        Composite holder = new Composite(parent, SWT.NONE);
        holder.setLayout(layout);
        viewer = new TableViewer(holder, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        column(layout, "place", 60, Target::label);
        column(layout, "file", 40, ReferencesView::file);
        FullTexts.of(viewer);
        viewer.addOpenListener(
                e -> {
                    if (viewer.getStructuredSelection().getFirstElement() instanceof Target t) {
                        Places.open(t);
                    }
                });
        setContentDescription(UiTexts.get("references.none"));
    }

    private void column(
            TableColumnLayout layout, String name, int weight, Function<Target, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("references." + name));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, 80, true));
        column.setLabelProvider(new Cells<>(text));
    }

    private static String file(Target target) {
        return Places.file(target.uri())
                .map(f -> f.getFullPath().makeRelative().toString())
                .orElseGet(() -> target.uri().lastSegment());
    }

    /** Lists places. */
    public void show(List<Target> places) {
        List<Target> found =
                places.stream()
                        .sorted(
                                Comparator.comparing((Target t) -> t.uri().toString())
                                        .thenComparing(Target::offset))
                        .toList();
        viewer.setInput(found);
        setContentDescription(UiTexts.get("references.found", String.valueOf(found.size())));
        if (!found.isEmpty()) {
            viewer.setSelection(new StructuredSelection(found.get(0)), true);
        }
    }

    /** The list. */
    public Table table() {
        return viewer.getTable();
    }

    @Override
    public void setFocus() {
        viewer.getTable().setFocus();
    }
}
