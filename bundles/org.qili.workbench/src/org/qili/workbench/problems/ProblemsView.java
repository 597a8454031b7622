// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.problems;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.ViewPart;
import org.qili.workbench.Log;
import org.qili.workbench.lists.Cells;
import org.qili.workbench.lists.FullTexts;
import org.qili.workbench.text.SpokenNames;
import org.qili.workbench.text.UiTexts;

/** What is wrong in the texts, gravest first; a double click leads there. */
public final class ProblemsView extends ViewPart {

    /**
     * One problem.
     *
     * @param marker where it is kept
     * @param severity one of the severities of {@link IMarker}
     * @param message what is wrong
     * @param file path of the file in its project
     * @param line line number from 1, or -1
     */
    private record Row(IMarker marker, int severity, String message, String file, int line) {

        static Row of(IMarker marker) {
            return new Row(
                    marker,
                    marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO),
                    marker.getAttribute(IMarker.MESSAGE, ""),
                    marker.getResource().getProjectRelativePath().toString(),
                    marker.getAttribute(IMarker.LINE_NUMBER, -1));
        }
    }

    private static final Comparator<Row> GRAVEST_FIRST =
            Comparator.comparingInt(Row::severity)
                    .reversed()
                    .thenComparing(Row::file)
                    .thenComparingInt(Row::line);

    private final IResourceChangeListener changes = this::changed;
    private TableViewer viewer;
    private List<Row> rows = List.of();

    @Override
    public void createPartControl(Composite parent) {
        Composite place = new Composite(parent, SWT.NONE);
        TableColumnLayout layout = new TableColumnLayout();
        place.setLayout(layout);
        viewer = new TableViewer(place, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        SpokenNames.give(viewer.getTable(), "spoken.problems");
        column(layout, "severity", 10, 80, r -> UiTexts.get("problems." + r.severity()));
        column(layout, "message", 60, 300, Row::message);
        column(layout, "file", 25, 160, Row::file);
        column(layout, "line", 5, 50, r -> r.line() < 0 ? "" : String.valueOf(r.line()));
        FullTexts.of(viewer);
        viewer.addDoubleClickListener(
                e -> {
                    if (viewer.getStructuredSelection().getFirstElement() instanceof Row row) {
                        open(row);
                    }
                });
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
        refresh();
    }

    private void column(
            TableColumnLayout layout,
            String name,
            int weight,
            int width,
            Function<Row, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("problems." + name));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, width, true));
        column.setLabelProvider(
                new Cells<>(text) {
                    @Override
                    public String getToolTipText(Object element) {
                        return line(element).message();
                    }

                    @Override
                    public Image getImage(Object element) {
                        return name.equals("severity") ? image(line(element).severity()) : null;
                    }
                });
    }

    private static Image image(int severity) {
        String key =
                switch (severity) {
                    case IMarker.SEVERITY_ERROR -> ISharedImages.IMG_OBJS_ERROR_TSK;
                    case IMarker.SEVERITY_WARNING -> ISharedImages.IMG_OBJS_WARN_TSK;
                    default -> ISharedImages.IMG_OBJS_INFO_TSK;
                };
        return PlatformUI.getWorkbench().getSharedImages().getImage(key);
    }

    private void open(Row row) {
        try {
            IDE.openEditor(getSite().getPage(), row.marker());
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    private void changed(IResourceChangeEvent event) {
        if (event.findMarkerDeltas(IMarker.PROBLEM, true).length > 0) {
            Table table = viewer.getTable();
            if (!table.isDisposed()) {
                table.getDisplay().asyncExec(this::refresh);
            }
        }
    }

    private void refresh() {
        if (viewer.getTable().isDisposed()) {
            return;
        }
        try {
            List<Row> found =
                    Arrays.stream(
                                    ResourcesPlugin.getWorkspace()
                                            .getRoot()
                                            .findMarkers(
                                                    IMarker.PROBLEM,
                                                    true,
                                                    IResource.DEPTH_INFINITE))
                            .map(Row::of)
                            .sorted(GRAVEST_FIRST)
                            .toList();
            if (!found.equals(rows)) {
                rows = found;
                viewer.setInput(rows);
            }
        } catch (CoreException e) {
            Log.warn(e);
        }
    }

    /** The list of problems. */
    public Table table() {
        return viewer.getTable();
    }

    @Override
    public void setFocus() {
        viewer.getTable().setFocus();
    }

    @Override
    public void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes);
        super.dispose();
    }
}
