// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.coverage;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.part.ViewPart;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CoverageReport;
import org.qili.lang.suite.CoverageReport.ClauseRow;
import org.qili.lang.suite.TextPlace;
import org.qili.workbench.commands.ButtonAction;
import org.qili.workbench.draft.DraftImages;
import org.qili.workbench.draft.export.ExportWizard;
import org.qili.workbench.draft.export.HtmlReport;
import org.qili.workbench.draft.export.Reporting;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.runs.Columns;
import org.qili.workbench.draft.runs.Files;
import org.qili.workbench.draft.runs.Opener;
import org.qili.workbench.draft.runs.RulebookCombo;
import org.qili.workbench.draft.runs.UiQueue;
import org.qili.workbench.draft.runs.WorkspaceWatch;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.lists.Nested;

/** Which clauses of a rulebook are tested by which cases (覆盖). */
public final class CoverageView extends ViewPart implements Reporting {

    private final Map<CoverageLine.State, Image> images = new EnumMap<>(CoverageLine.State.class);
    private RulebookCombo rulebook;
    private CLabel state;
    private TreeViewer viewer;
    private IAction stop;
    private IAction untestedOnly;
    private IAction everyCase;
    private IAction newCase;
    private IAction export;
    private UiQueue ui;
    private Optional<CoverageJob.Found> found = Optional.empty();
    private Optional<CoverageJob> job = Optional.empty();

    @Override
    public void createPartControl(Composite parent) {
        LocalResourceManager resources =
                new LocalResourceManager(JFaceResources.getResources(), parent);
        images.put(CoverageLine.State.APPLIED, resources.create(DraftImages.of("met")));
        images.put(CoverageLine.State.NEAR, resources.create(DraftImages.of("near")));
        images.put(CoverageLine.State.UNTESTED, resources.create(DraftImages.of("broken")));
        images.put(CoverageLine.State.IDLE, resources.create(DraftImages.of("silent")));
        GridLayoutFactory.fillDefaults().margins(4, 4).spacing(4, 4).applyTo(parent);
        Composite row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(8, 0).applyTo(row);
        rulebook =
                new RulebookCombo(row, DraftTexts.get("coverage.of"), Optional.empty(), this::run);
        GridDataFactory.fillDefaults().hint(260, SWT.DEFAULT).applyTo(rulebook.combo());
        state = new CLabel(row, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(state);
        Composite place = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
        tree(place);
        actions();
        ui = new UiQueue(parent, this::refresh);
        WorkspaceWatch.install(
                parent,
                (files, listChanged) -> {
                    if (found.isPresent() && rulebook.chosen().isPresent()) {
                        run();
                    }
                });
        refresh();
    }

    private void tree(Composite place) {
        Columns columns = new Columns(place, SWT.SINGLE, new Nested<>(CoverageLine::children));
        columns.add(
                        DraftTexts.get("coverage.column.clause"),
                        24,
                        150,
                        e -> ((CoverageLine) e).name(),
                        this::image)
                .add(
                        DraftTexts.get("coverage.column.state"),
                        10,
                        80,
                        e -> ((CoverageLine) e).stateText())
                .add(
                        DraftTexts.get("coverage.column.applied"),
                        7,
                        60,
                        e -> ((CoverageLine) e).applied())
                .add(DraftTexts.get("coverage.column.near"), 7, 60, e -> ((CoverageLine) e).near())
                .add(
                        DraftTexts.get("coverage.column.text"),
                        52,
                        200,
                        e -> ((CoverageLine) e).text());
        viewer = columns.viewer();
        viewer.setInput(List.of());
        viewer.addDoubleClickListener(e -> open());
        viewer.addSelectionChangedListener(e -> enable());
        getSite().setSelectionProvider(viewer);
    }

    private Image image(Object element) {
        CoverageLine line = (CoverageLine) element;
        return images.get(line.untested() ? CoverageLine.State.UNTESTED : line.state());
    }

    private void actions() {
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(action("run", "run", IAction.AS_PUSH_BUTTON, this::run));
        stop = action("stop", "stop", IAction.AS_PUSH_BUTTON, this::stop);
        bar.add(stop);
        bar.add(new Separator());
        untestedOnly = action("untestedOnly", "untested", IAction.AS_CHECK_BOX, this::filter);
        bar.add(untestedOnly);
        everyCase = action("everyCase", "all", IAction.AS_CHECK_BOX, this::run);
        bar.add(everyCase);
        newCase = action("newCase", "newcase", IAction.AS_PUSH_BUTTON, this::newCase);
        bar.add(newCase);
        export = action("export", "export", IAction.AS_PUSH_BUTTON, this::export);
        bar.add(export);
        IAction open = action("open", "changed", IAction.AS_PUSH_BUTTON, this::open);
        MenuManager menu = new MenuManager();
        menu.add(open);
        menu.add(newCase);
        viewer.getTree().setMenu(menu.createContextMenu(viewer.getTree()));
    }

    private static IAction action(String name, String image, int style, Runnable does) {
        return new ButtonAction(
                DraftTexts.get("coverage." + name), DraftImages.of(image), style, does);
    }

    private Optional<CoverageLine> selected() {
        return Optional.ofNullable(
                (CoverageLine) viewer.getStructuredSelection().getFirstElement());
    }

    private Optional<ClauseRow> selectedClause() {
        return selected().flatMap(CoverageLine::clause);
    }

    private void open() {
        Optional<CoverageLine> line = selected();
        if (line.isEmpty()) {
            return;
        }
        if (line.get().source().isPresent()) {
            Opener.open(getSite().getPage(), line.get().source().get());
            return;
        }
        line.get()
                .clause()
                .flatMap(c -> book().flatMap(b -> b.place(c.number())))
                .ifPresent(p -> Files.file(p.text()).ifPresent(f -> open(f, p.place())));
    }

    private void open(IFile file, TextPlace place) {
        Opener.open(getSite().getPage(), file, Optional.of(place));
    }

    private Optional<Book> book() {
        return found.flatMap(CoverageJob.Found::book);
    }

    /** Writes a case to begin with for the clause selected and opens it. */
    public void newCase() {
        if (book().isPresent() && selectedClause().isPresent()) {
            NewCase.write(
                    book().get(),
                    selectedClause().get(),
                    (file, place) -> ui.add(() -> open(file, place)));
        }
    }

    /** Works out the coverage of the rulebook chosen, as its editor shows it now. */
    public void run() {
        stop();
        if (rulebook.chosen().isEmpty()) {
            return;
        }
        CoverageJob[] own = new CoverageJob[1];
        own[0] =
                new CoverageJob(
                        rulebook.chosen().get(),
                        everyCase.isChecked(),
                        f -> ui.add(() -> take(own[0], f)));
        job = Optional.of(own[0]);
        state.setText(DraftTexts.get("coverage.running"));
        stop.setEnabled(true);
        own[0].schedule();
    }

    private void export() {
        htmlReport().ifPresent(r -> ExportWizard.open(r, getViewSite()));
    }

    @Override
    public Optional<HtmlReport> htmlReport() {
        return book().flatMap(
                        b ->
                                report().map(
                                                r ->
                                                        new HtmlReport(
                                                                DraftTexts.get(
                                                                        "export.coverage", b.id()),
                                                                () -> CoveragePages.html(b, r))));
    }

    /** Stops the work that goes on. */
    public void stop() {
        job.ifPresent(CoverageJob::cancel);
    }

    private void take(CoverageJob from, CoverageJob.Found now) {
        if (job.filter(j -> j == from).isPresent()) {
            job = Optional.empty();
            found = Optional.of(now);
        }
    }

    private void refresh() {
        stop.setEnabled(job.isPresent());
        export.setEnabled(job.isEmpty() && report().isPresent());
        if (job.isPresent()) {
            return;
        }
        state.setText(sentence());
        state.getParent().layout();
        List<CoverageLine> lines = report().map(CoverageLine::of).orElse(List.of());
        if (!lines.equals(viewer.getInput())) {
            Object[] open = viewer.getExpandedElements();
            viewer.getTree().setRedraw(false);
            viewer.setInput(lines);
            viewer.setExpandedElements(open);
            viewer.getTree().setRedraw(true);
        }
        enable();
    }

    private String sentence() {
        if (found.isEmpty()) {
            return DraftTexts.get("coverage.none");
        } else if (found.get().end() == End.FAILED) {
            return DraftTexts.get("coverage.failed", found.get().reason());
        } else if (report().isEmpty()) {
            return DraftTexts.get("coverage.stopped");
        }
        CoverageReport report = report().get();
        return DraftTexts.get(
                "coverage.total",
                report.rulebook(),
                String.valueOf(report.tested()),
                String.valueOf(report.clauses().size()));
    }

    private void enable() {
        newCase.setEnabled(
                selectedClause().isPresent()
                        && book().flatMap(b -> Files.file(b.text())).isPresent());
    }

    private void filter() {
        if (untestedOnly.isChecked()) {
            viewer.setFilters(
                    new ViewerFilter() {
                        @Override
                        public boolean select(Viewer in, Object parent, Object element) {
                            CoverageLine line = (CoverageLine) element;
                            return line.source().isPresent() || line.untested();
                        }
                    });
        } else {
            viewer.resetFilters();
        }
    }

    /** What was found; empty while nothing was. */
    public Optional<CoverageReport> report() {
        return found.flatMap(CoverageJob.Found::report);
    }

    /** The tree of clauses. */
    public Tree tree() {
        return viewer.getTree();
    }

    /** The sentence above the tree. */
    public String stateText() {
        return state.getText();
    }

    /** Where the rulebook is chosen. */
    public RulebookCombo rulebook() {
        return rulebook;
    }

    @Override
    public void setFocus() {
        viewer.getTree().setFocus();
    }

    @Override
    public void dispose() {
        stop();
        super.dispose();
    }
}
