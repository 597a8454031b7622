// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.impact;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.part.ViewPart;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CaseRef;
import org.qili.workbench.Ids;
import org.qili.workbench.commands.ButtonAction;
import org.qili.workbench.draft.DraftImages;
import org.qili.workbench.draft.export.ExportWizard;
import org.qili.workbench.draft.export.HtmlReport;
import org.qili.workbench.draft.export.Reporting;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.runs.Columns;
import org.qili.workbench.draft.runs.Opener;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.runs.RulebookCombo;
import org.qili.workbench.draft.runs.UiQueue;
import org.qili.workbench.draft.runs.WorkspaceWatch;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.lists.Nested;

/** Which labels and rulings of the cases a draft changes (影响). */
public final class ImpactView extends ViewPart implements Reporting {

    /** Stands before sentences that only one reasoning has. */
    private static final String DIFFERS = "≠ ";

    private RulebookCombo base;
    private RulebookCombo head;
    private CLabel state;
    private TreeViewer viewer;
    private Trace before;
    private Trace after;
    private Image changed;
    private IAction stop;
    private IAction ownOnly;
    private IAction export;
    private UiQueue ui;
    private ImpactReport report = ImpactReport.EMPTY;
    private Optional<ImpactJob> job = Optional.empty();

    /** One of the two reasonings. */
    private record Trace(Label title, Text text) {

        static Trace in(Composite parent) {
            Composite place = new Composite(parent, SWT.NONE);
            GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(place);
            Label title = new Label(place, SWT.NONE);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
            Text text =
                    new Text(
                            place,
                            SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
            GridDataFactory.fillDefaults().grab(true, true).hint(10, 10).applyTo(text);
            return new Trace(title, text);
        }

        /** Shows the sentences; first of all those that the other reasoning has not. */
        void show(String heading, List<String> sentences, List<String> others) {
            StringBuilder all = new StringBuilder();
            List<String> own = sentences.stream().filter(s -> !others.contains(s)).toList();
            own.forEach(s -> all.append(DIFFERS).append(s).append(Text.DELIMITER));
            if (!own.isEmpty()) {
                all.append(Text.DELIMITER);
            }
            sentences.forEach(s -> all.append(s).append(Text.DELIMITER));
            title.setText(heading);
            text.setText(all.toString());
        }
    }

    @Override
    public void createPartControl(Composite parent) {
        changed =
                new LocalResourceManager(JFaceResources.getResources(), parent)
                        .create(DraftImages.of("changed"));
        GridLayoutFactory.fillDefaults().margins(4, 4).spacing(4, 4).applyTo(parent);
        Composite row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(8, 0).applyTo(row);
        head = new RulebookCombo(row, DraftTexts.get("impact.head"), Optional.empty(), this::run);
        base =
                new RulebookCombo(
                        row,
                        DraftTexts.get("impact.base"),
                        Optional.of(DraftTexts.get("impact.extended")),
                        this::run);
        for (RulebookCombo combo : List.of(head, base)) {
            GridDataFactory.fillDefaults().hint(260, SWT.DEFAULT).applyTo(combo.combo());
        }
        state = new CLabel(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(state);
        SashForm sides = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sides);
        tree(new Composite(sides, SWT.NONE));
        SashForm traces = new SashForm(sides, SWT.HORIZONTAL | SWT.SMOOTH);
        before = Trace.in(traces);
        after = Trace.in(traces);
        sides.setWeights(56, 44);
        actions();
        ui = new UiQueue(parent, this::refresh);
        WorkspaceWatch.install(
                parent,
                (files, listChanged) -> {
                    if (head.chosen().flatMap(RulebookChoice::file).isPresent()) {
                        run();
                    }
                });
        refresh();
        chooseEdited();
    }

    private void tree(Composite place) {
        Columns columns = new Columns(place, SWT.SINGLE, new Nested<>(ImpactLine::children));
        columns.add(DraftTexts.get("impact.column.case"), 34, 170, e -> line(e).name(), this::image)
                .add(DraftTexts.get("impact.column.kind"), 16, 90, e -> line(e).kind())
                .add(DraftTexts.get("impact.column.before"), 25, 120, e -> line(e).before())
                .add(DraftTexts.get("impact.column.after"), 25, 120, e -> line(e).after());
        viewer = columns.viewer();
        viewer.setInput(List.of());
        viewer.addSelectionChangedListener(e -> details());
        viewer.addDoubleClickListener(
                e -> selected().ifPresent(c -> Opener.open(getSite().getPage(), c.source())));
        getSite().setSelectionProvider(viewer);
    }

    private static ImpactLine line(Object element) {
        return (ImpactLine) element;
    }

    private Image image(Object element) {
        return line(element).change().isEmpty() ? changed : null;
    }

    private Optional<CaseImpact> selected() {
        return Optional.ofNullable(viewer.getStructuredSelection().getFirstElement())
                .map(e -> line(e).impact());
    }

    private void actions() {
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(action("run", "run", this::run));
        stop = action("stop", "stop", this::stop);
        bar.add(stop);
        bar.add(new Separator());
        ownOnly =
                new ButtonAction(
                        DraftTexts.get("impact.ownOnly"),
                        DraftImages.of("own"),
                        IAction.AS_CHECK_BOX,
                        this::run);
        bar.add(ownOnly);
        export = action("export", "export", this::export);
        bar.add(export);
    }

    private static IAction action(String name, String image, Runnable does) {
        return new ButtonAction(DraftTexts.get("impact." + name), DraftImages.of(image), does);
    }

    /** Chooses the rulebook being edited, if one is. */
    private void chooseEdited() {
        IEditorPart editor = getSite().getPage().getActiveEditor();
        if (editor != null
                && editor.getEditorInput() instanceof IFileEditorInput input
                && Ids.RULEBOOK_EXTENSION.equals(input.getFile().getFileExtension())) {
            choose(input.getFile());
        }
    }

    /** Chooses the draft and compares it with the rulebook that it extends. */
    public void choose(IFile draft) {
        head.choose(draft);
    }

    /** Compares the rulebooks chosen, as editors show them now, over every case. */
    public void run() {
        stop();
        if (head.chosen().isEmpty()) {
            chooseEdited();
            return;
        }
        ImpactJob[] own = new ImpactJob[1];
        own[0] =
                new ImpactJob(
                        base.chosen(),
                        head.chosen().get(),
                        !ownOnly.isChecked(),
                        r -> ui.add(() -> take(own[0], r)));
        job = Optional.of(own[0]);
        own[0].schedule();
    }

    private void export() {
        htmlReport().ifPresent(r -> ExportWizard.open(r, getViewSite()));
    }

    @Override
    public Optional<HtmlReport> htmlReport() {
        String name = DraftTexts.get("export.impact", report.base(), report.head());
        return report.page().map(p -> new HtmlReport(name, p::html));
    }

    /** Stops the comparison that goes on. */
    public void stop() {
        job.ifPresent(ImpactJob::cancel);
    }

    private void take(ImpactJob from, ImpactReport now) {
        if (job.filter(j -> j == from).isPresent()) {
            report = now;
        }
    }

    private void refresh() {
        boolean going = report != ImpactReport.EMPTY && report.end() == null;
        stop.setEnabled(going);
        export.setEnabled(report.page().isPresent());
        state.setText(sentence());
        List<ImpactLine> lines = ImpactLine.of(report.changed());
        if (!lines.equals(viewer.getInput())) {
            Optional<CaseRef> shown = selected().map(CaseImpact::source);
            viewer.getTree().setRedraw(false);
            viewer.setInput(lines);
            lines.stream()
                    .filter(l -> shown.filter(l.impact().source()::equals).isPresent())
                    .findFirst()
                    .or(() -> lines.stream().findFirst())
                    .ifPresent(l -> viewer.setSelection(new StructuredSelection(l)));
            viewer.getTree().setRedraw(true);
        }
        details();
    }

    private String sentence() {
        if (report == ImpactReport.EMPTY) {
            return DraftTexts.get("impact.none");
        } else if (report.end() == End.FAILED) {
            return DraftTexts.get("impact.failed", report.reason());
        } else if (report.end() == null) {
            return DraftTexts.get(
                    "impact.running",
                    String.valueOf(report.done()),
                    String.valueOf(report.total()));
        }
        String text =
                DraftTexts.get(
                        report.changed().isEmpty() ? "impact.nothing" : "impact.total",
                        report.base(),
                        report.head(),
                        String.valueOf(report.done()),
                        String.valueOf(report.changed().size()),
                        String.valueOf(report.verdicts()),
                        String.valueOf(report.labels()));
        if (report.end() == End.STOPPED) {
            text += DraftTexts.get("impact.stopped");
        }
        return report.unreadable() == 0
                ? text
                : text + DraftTexts.count("impact.unreadable", report.unreadable());
    }

    private void details() {
        List<String> old = selected().map(c -> c.before().trace()).orElse(List.of());
        List<String> now = selected().map(c -> c.after().trace()).orElse(List.of());
        before.show(DraftTexts.get("impact.trace.before", report.base()), old, now);
        after.show(DraftTexts.get("impact.trace.after", report.head()), now, old);
    }

    /** What is known so far. */
    public ImpactReport report() {
        return report;
    }

    /** The tree of changed cases. */
    public Tree tree() {
        return viewer.getTree();
    }

    /** The sentence above the tree. */
    public String stateText() {
        return state.getText();
    }

    /** The reasoning under the draft. */
    public String traceAfter() {
        return after.text().getText();
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
