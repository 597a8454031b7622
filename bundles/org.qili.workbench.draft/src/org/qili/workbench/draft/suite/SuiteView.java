// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuListener;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.part.ViewPart;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.workbench.commands.ButtonAction;
import org.qili.workbench.commands.DropDown;
import org.qili.workbench.draft.DraftImages;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.runs.Columns;
import org.qili.workbench.draft.runs.Opener;
import org.qili.workbench.draft.runs.RulebookCombo;
import org.qili.workbench.draft.runs.UiQueue;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.lists.Nested;

/** Runs the precedents and shows which say what they expect (套件). */
public final class SuiteView extends ViewPart {

    /** Runs kept in the history. */
    private static final int KEPT = 10;

    private static final Color GOOD = new Color(0x2e, 0x7d, 0x32);
    private static final Color BAD = new Color(0xb7, 0x1c, 0x1c);
    private static final Color NEUTRAL = new Color(0x4a, 0x55, 0x68);
    private static final Color ON_BAR = new Color(0xff, 0xff, 0xff);

    private final Deque<SuiteRun> history = new ArrayDeque<>();
    private final Map<Outcome, Image> images = new EnumMap<>(Outcome.class);
    private final Map<Outcome, CLabel> counters = new EnumMap<>(Outcome.class);
    private RulebookCombo rulebook;
    private CLabel ran;
    private CLabel state;
    private ProgressBar progress;
    private TreeViewer viewer;
    private Image folder;
    private IAction rerun;
    private IAction rerunFailed;
    private IAction stop;
    private IAction failuresOnly;
    private Optional<SuiteRun> shown = Optional.empty();
    private Optional<SuiteJob> job = Optional.empty();

    @Override
    public void createPartControl(Composite parent) {
        LocalResourceManager resources =
                new LocalResourceManager(JFaceResources.getResources(), parent);
        for (Outcome outcome : Outcome.values()) {
            images.put(
                    outcome,
                    resources.create(DraftImages.of(outcome.name().toLowerCase(Locale.ROOT))));
        }
        folder = resources.create(DraftImages.of("folder"));
        GridLayoutFactory.fillDefaults().margins(4, 4).spacing(4, 4).applyTo(parent);
        header(parent);
        bar(parent);
        tree(parent);
        actions();
        show(Optional.empty());
    }

    private void header(Composite parent) {
        Composite row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(7).spacing(8, 0).applyTo(row);
        rulebook =
                new RulebookCombo(
                        row,
                        DraftTexts.get("suite.by"),
                        Optional.of(DraftTexts.get("suite.own")),
                        this::run);
        GridDataFactory.fillDefaults().hint(260, SWT.DEFAULT).applyTo(rulebook.combo());
        ran = new CLabel(row, SWT.NONE);
        for (Outcome outcome : Outcome.values()) {
            CLabel counter = new CLabel(row, SWT.NONE);
            counter.setImage(images.get(outcome));
            counters.put(outcome, counter);
        }
    }

    private void bar(Composite parent) {
        state = new CLabel(parent, SWT.NONE);
        state.setForeground(ON_BAR);
        state.setMargins(8, 2, 8, 2);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(state);
        progress = new ProgressBar(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(progress);
        progress.setVisible(false);
    }

    private void tree(Composite parent) {
        Composite place = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
        Columns columns =
                new Columns(place, SWT.MULTI, new Nested<>(SuiteNode::children, SuiteNode::parent));
        columns.add(DraftTexts.get("suite.column.case"), 36, 200, SuiteLabels::name, this::image)
                .add(DraftTexts.get("suite.column.outcome"), 8, 70, SuiteLabels::outcome)
                .add(DraftTexts.get("suite.column.expected"), 18, 100, SuiteLabels::expected)
                .add(DraftTexts.get("suite.column.actual"), 26, 140, SuiteLabels::actual)
                .add(DraftTexts.get("suite.column.clause"), 12, 90, SuiteLabels::clause);
        viewer = columns.viewer();
        viewer.addDoubleClickListener(e -> open());
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener((IMenuListener) this::menu);
        viewer.getTree().setMenu(menu.createContextMenu(viewer.getTree()));
        getSite().setSelectionProvider(viewer);
    }

    private Image image(Object element) {
        SuiteNode node = (SuiteNode) element;
        return node.isFolder() && node.counts().failed() == 0 ? folder : images.get(node.outcome());
    }

    private void actions() {
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(action("run", "run", this::run));
        rerun = action("rerun", "rerun", this::rerun);
        rerunFailed = action("rerunFailed", "rerunfailed", this::rerunFailed);
        stop = action("stop", "stop", this::stop);
        bar.add(rerun);
        bar.add(rerunFailed);
        bar.add(stop);
        bar.add(new Separator());
        failuresOnly =
                new ButtonAction(
                        DraftTexts.get("suite.failuresOnly"),
                        DraftImages.of("failures"),
                        IAction.AS_CHECK_BOX,
                        this::filter);
        bar.add(failuresOnly);
        bar.add(new HistoryMenu());
        getViewSite().getActionBars().updateActionBars();
    }

    private static IAction action(String name, String image, Runnable does) {
        return new ButtonAction(DraftTexts.get("suite." + name), DraftImages.of(image), does);
    }

    private void menu(IMenuManager menu) {
        List<IResource> places =
                selected().stream().flatMap(n -> n.resource().stream()).distinct().toList();
        if (!places.isEmpty()) {
            menu.add(action("open", "changed", this::open));
            menu.add(action("runThese", "selected", () -> run(places)));
            menu.add(new Separator());
        }
        menu.add(rerun);
        menu.add(rerunFailed);
    }

    private List<SuiteNode> selected() {
        return viewer.getStructuredSelection().stream().map(SuiteNode.class::cast).toList();
    }

    private void open() {
        for (SuiteNode node : selected()) {
            if (node.file().isPresent()) {
                Opener.open(getSite().getPage(), node.file().get(), node.place());
                return;
            }
            viewer.setExpandedState(node, !viewer.getExpandedState(node));
        }
    }

    /** Runs every precedent of the workspace. */
    public void run() {
        run(List.of(ResourcesPlugin.getWorkspace().getRoot()));
    }

    /** Runs the precedents in those places under the rulebook chosen. */
    public void run(List<? extends IResource> places) {
        start(new SuiteRun(places, rulebook.chosen(), Optional.empty()));
    }

    /** Runs again what was run. */
    public void rerun() {
        shown.ifPresentOrElse(
                r -> start(new SuiteRun(r.places(), rulebook.chosen(), r.only())), this::run);
    }

    /** Runs again what did not pass. */
    public void rerunFailed() {
        if (shown.isEmpty()) {
            return;
        }
        Set<IFile> files = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (SuiteNode node : shown.get().root().failures()) {
            IFile file = node.file().orElseThrow();
            files.add(file);
            keys.add(
                    node.result()
                            .map(r -> SuiteJob.key(file, r.source()))
                            .orElseGet(() -> SuiteJob.key(file)));
        }
        if (!files.isEmpty()) {
            start(
                    new SuiteRun(
                            List.copyOf(files), rulebook.chosen(), Optional.of(Set.copyOf(keys))));
        }
    }

    /** Stops the run that goes on. */
    public void stop() {
        job.ifPresent(SuiteJob::cancel);
    }

    private void start(SuiteRun run) {
        stop();
        history.addFirst(run);
        while (history.size() > KEPT) {
            history.removeLast();
        }
        show(Optional.of(run));
        SuiteJob next = new SuiteJob(run, new UiQueue(viewer.getTree(), () -> changed(run)));
        job = Optional.of(next);
        next.schedule();
    }

    private void changed(SuiteRun run) {
        if (shown.filter(r -> r == run).isEmpty()) {
            return;
        }
        viewer.getTree().setRedraw(false);
        viewer.refresh();
        viewer.getTree().setRedraw(true);
        refresh();
        if (run.end().filter(e -> e == End.DONE).isPresent()) {
            run.root().failures().stream().findFirst().ifPresent(this::reveal);
        }
    }

    private void reveal(SuiteNode node) {
        viewer.setExpandedState(node, true);
        viewer.setSelection(new StructuredSelection(node), true);
    }

    /** Shows a run. */
    private void show(Optional<SuiteRun> run) {
        shown = run;
        viewer.setInput(run.map(SuiteRun::root).orElse(null));
        refresh();
        run.filter(r -> r.end().isPresent())
                .flatMap(r -> r.root().failures().stream().findFirst())
                .ifPresent(this::reveal);
    }

    private void refresh() {
        Counts counts = shown.map(SuiteRun::counts).orElse(Counts.NONE);
        int total = shown.map(SuiteRun::total).orElse(0);
        boolean going = shown.isPresent() && shown.get().end().isEmpty();
        ran.setText(
                DraftTexts.get("suite.ran", String.valueOf(counts.run()), String.valueOf(total)));
        counter(Outcome.MET, counts.met());
        counter(Outcome.UNMET, counts.unmet());
        counter(Outcome.BROKEN, counts.broken());
        counter(Outcome.SILENT, counts.silent());
        ran.getParent().layout();
        state.setText(shown.map(SuiteRun::state).orElseGet(() -> DraftTexts.get("suite.none")));
        state.setBackground(ground(counts));
        state.setImage(
                shown.isPresent() && !going && counts.compared() > 0
                        ? images.get(counts.worst())
                        : null);
        progress.setMaximum(Math.max(1, total));
        progress.setSelection(counts.run());
        if (progress.getVisible() != going) {
            progress.setVisible(going);
            ((GridData) progress.getLayoutData()).exclude = !going;
            progress.getParent().layout();
        }
        rerun.setEnabled(shown.isPresent());
        rerunFailed.setEnabled(counts.failed() > 0);
        stop.setEnabled(going);
    }

    private Color ground(Counts counts) {
        boolean failed =
                counts.failed() > 0
                        || shown.flatMap(SuiteRun::end).filter(e -> e == End.FAILED).isPresent();
        if (failed) {
            return BAD;
        }
        return counts.met() > 0 ? GOOD : NEUTRAL;
    }

    private void counter(Outcome outcome, int number) {
        counters.get(outcome)
                .setText(
                        DraftTexts.get(
                                "suite.counter",
                                SuiteLabels.outcome(outcome),
                                String.valueOf(number)));
    }

    private void filter() {
        if (failuresOnly.isChecked()) {
            viewer.setFilters(
                    new ViewerFilter() {
                        @Override
                        public boolean select(Viewer in, Object parent, Object element) {
                            SuiteNode node = (SuiteNode) element;
                            return node.finding().isPresent() || node.counts().failed() > 0;
                        }
                    });
            viewer.expandAll();
        } else {
            viewer.resetFilters();
        }
    }

    /** Shows failures only, or everything again. */
    public void showFailuresOnly(boolean on) {
        failuresOnly.setChecked(on);
        filter();
    }

    /** The run shown. */
    public Optional<SuiteRun> shown() {
        return shown;
    }

    /** Runs of this window, latest first. */
    public List<SuiteRun> history() {
        return List.copyOf(history);
    }

    /** The tree of results. */
    public Tree tree() {
        return viewer.getTree();
    }

    /** The sentence on the bar. */
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

    /** The last runs, to be shown again. */
    private final class HistoryMenu extends DropDown {

        HistoryMenu() {
            super(DraftTexts.get("suite.history"), DraftImages.of("history"));
        }

        @Override
        protected void fill(Menu list) {
            for (SuiteRun run : history) {
                MenuItem item = new MenuItem(list, SWT.RADIO);
                item.setText(run.title());
                item.setSelection(shown.filter(r -> r == run).isPresent());
                item.addListener(
                        SWT.Selection,
                        e -> {
                            if (item.getSelection()) {
                                show(Optional.of(run));
                            }
                        });
            }
        }
    }
}
