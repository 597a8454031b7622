// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qili.workbench.Log;
import org.qili.workbench.editor.Images;
import org.qili.workbench.suite.SuiteResult.Outcome;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.text.UiTexts;

/** Runs the precedents like tests and shows which are ruled as they expect (例库). */
public final class SuiteView extends ViewPart {

    /** Time between two looks at new results while a run goes on, in milliseconds. */
    private static final int LOOK = 100;

    private final ConcurrentLinkedQueue<SuiteResult> arriving = new ConcurrentLinkedQueue<>();
    private final List<SuiteResult> results = new ArrayList<>();
    private final ViewerFilter failuresOnly =
            new ViewerFilter() {
                @Override
                public boolean select(Viewer viewer, Object parent, Object element) {
                    return ((SuiteResult) element).failed();
                }
            };

    private TableViewer viewer;
    private SuiteBar bar;
    private Label summary;
    private Action runAll;
    private Action runFailed;
    private Action stop;
    private SuiteRun run;
    private int total;

    @Override
    public void createPartControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 4).applyTo(all);
        summary = new Label(all, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(summary);
        bar = new SuiteBar(all);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(SWT.DEFAULT, bar.height())
                .applyTo(bar);
        Composite place = new Composite(all, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
        TableColumnLayout layout = new TableColumnLayout();
        place.setLayout(layout);
        viewer = new TableViewer(place, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        column(layout, "outcome", 10, 80, r -> UiTexts.get("suite." + r.outcome().name()));
        column(layout, "case", 20, 120, SuiteResult::name);
        column(layout, "file", 25, 140, r -> r.file().getProjectRelativePath().toString());
        column(layout, "details", 60, 300, r -> String.join("  ", r.details()));
        ColumnViewerToolTipSupport.enableFor(viewer);
        viewer.setInput(results);
        viewer.addDoubleClickListener(
                e -> {
                    if (viewer.getStructuredSelection().getFirstElement()
                            instanceof SuiteResult r) {
                        open(r);
                    }
                });
        makeActions();
        show();
    }

    private void column(
            TableColumnLayout layout,
            String name,
            int weight,
            int width,
            Function<SuiteResult, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("suite." + name));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, width, true));
        column.setLabelProvider(
                new ColumnLabelProvider() {
                    @Override
                    public String getText(Object element) {
                        return text.apply((SuiteResult) element);
                    }

                    @Override
                    public String getToolTipText(Object element) {
                        List<String> all = ((SuiteResult) element).details();
                        return all.isEmpty() ? null : String.join("\n", all);
                    }

                    @Override
                    public Color getForeground(Object element) {
                        boolean marked = name.equals("outcome") && ((SuiteResult) element).failed();
                        return marked
                                ? LabelColours.text(
                                        org.qili.model.Label.CHECK,
                                        viewer.getTable().getBackground())
                                : null;
                    }
                });
    }

    private void makeActions() {
        runAll = action("run", "next", IAction.AS_PUSH_BUTTON, this::runAll);
        runFailed = action("rerun", "flip", IAction.AS_PUSH_BUTTON, this::runFailed);
        stop = action("stop", "stop", IAction.AS_PUSH_BUTTON, this::stop);
        Action failures = action("failures", "problems", IAction.AS_CHECK_BOX, this::switchFilter);
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        tools.add(runAll);
        tools.add(runFailed);
        tools.add(stop);
        tools.add(new Separator());
        tools.add(failures);
    }

    private static Action action(String name, String image, int style, Runnable does) {
        Action action =
                new Action(UiTexts.get("suite." + name), style) {
                    @Override
                    public void run() {
                        does.run();
                    }
                };
        action.setImageDescriptor(Images.of(image));
        action.setToolTipText(UiTexts.get("suite." + name));
        return action;
    }

    private void switchFilter() {
        if (viewer.getFilters().length == 0) {
            viewer.addFilter(failuresOnly);
        } else {
            viewer.removeFilter(failuresOnly);
        }
    }

    /** Runs every precedent of the open projects. */
    public void runAll() {
        try {
            start(SuiteRun.all());
        } catch (CoreException e) {
            Log.error(e);
        }
    }

    private void runFailed() {
        start(
                results.stream()
                        .filter(SuiteResult::failed)
                        .map(SuiteResult::file)
                        .distinct()
                        .toList());
    }

    private void stop() {
        if (run != null) {
            run.cancel();
        }
    }

    private void start(List<IFile> files) {
        stop();
        results.clear();
        arriving.clear();
        viewer.refresh();
        total = files.size();
        SuiteRun started = new SuiteRun(files, arriving::add);
        run = started;
        started.addJobChangeListener(
                new JobChangeAdapter() {
                    @Override
                    public void done(IJobChangeEvent event) {
                        viewer.getTable().getDisplay().asyncExec(() -> finished(started));
                    }
                });
        started.schedule();
        show();
        viewer.getTable().getDisplay().timerExec(LOOK, this::look);
    }

    private void finished(SuiteRun which) {
        if (run == which) {
            run = null;
            look();
        }
    }

    /** Takes over what has arrived. */
    private void look() {
        if (viewer.getTable().isDisposed()) {
            return;
        }
        List<SuiteResult> next = new ArrayList<>();
        for (SuiteResult r = arriving.poll(); r != null; r = arriving.poll()) {
            next.add(r);
        }
        results.addAll(next);
        viewer.add(next.toArray());
        show();
        if (run != null) {
            viewer.getTable().getDisplay().timerExec(LOOK, this::look);
        }
    }

    private void show() {
        Map<Outcome, Long> counts =
                results.stream()
                        .collect(
                                Collectors.groupingBy(SuiteResult::outcome, Collectors.counting()));
        long unmet = counts.getOrDefault(Outcome.UNMET, 0L);
        long broken = counts.getOrDefault(Outcome.BROKEN, 0L);
        summary.setText(
                results.isEmpty() && run == null
                        ? UiTexts.get("suite.idle")
                        : UiTexts.get(
                                "suite.summary",
                                String.valueOf(results.size()),
                                String.valueOf(counts.getOrDefault(Outcome.MET, 0L)),
                                String.valueOf(unmet),
                                String.valueOf(broken)));
        int files = (int) results.stream().map(SuiteResult::file).distinct().count();
        bar.show(files, Math.max(total, files), unmet + broken > 0);
        runFailed.setEnabled(run == null && unmet + broken > 0);
        stop.setEnabled(run != null);
    }

    private void open(SuiteResult result) {
        try {
            ITextEditor editor =
                    IDE.openEditor(getSite().getPage(), result.file())
                            .getAdapter(ITextEditor.class);
            if (editor != null) {
                editor.selectAndReveal(result.offset(), 0);
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    /** The list of results. */
    public Table table() {
        return viewer.getTable();
    }

    /** Whether a run is going on. */
    public boolean isRunning() {
        return run != null;
    }

    /** What is said above the list. */
    public String summary() {
        return summary.getText();
    }

    @Override
    public void setFocus() {
        viewer.getTable().setFocus();
    }

    @Override
    public void dispose() {
        stop();
        super.dispose();
    }
}
