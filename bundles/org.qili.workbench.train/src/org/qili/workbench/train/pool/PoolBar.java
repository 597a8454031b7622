// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.pool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.Messages;
import org.qili.lang.suite.Book;
import org.qili.report.exam.AnswerWords;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.ExerciseChoice;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.runs.RulebookCombo;
import org.qili.workbench.draft.runs.UiQueue;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.train.history.Histories;
import org.qili.workbench.train.text.TrainTexts;

/** Where cases are chosen: by rulebook, label, ruling, difficulty and clause. */
public final class PoolBar extends Composite {

    private final RulebookCombo rulebook;
    private final Filter<org.qili.model.Label> label;
    private final Filter<Verdict> verdict;
    private final Filter<Level> level;
    private final Filter<String> clause;
    private final Optional<Filter<Practised>> practised;
    private final Label state;
    private final UiQueue ui;
    private final Runnable changed;
    private List<IResource> places = List.of(ResourcesPlugin.getWorkspace().getRoot());
    private Optional<PoolJob> job = Optional.empty();
    private Optional<Pool> pool = Optional.empty();

    /**
     * @param practice whether what was practised before is a choice, too
     * @param changed done whenever other cases are chosen
     */
    public PoolBar(Composite parent, boolean practice, Runnable changed) {
        super(parent, SWT.NONE);
        this.changed = changed;
        RowLayout row = new RowLayout(SWT.HORIZONTAL);
        row.center = true;
        row.spacing = 10;
        row.marginLeft = 0;
        row.marginRight = 0;
        setLayout(row);
        rulebook =
                new RulebookCombo(
                        cell(), TrainTexts.get("pool.rulebook"), Optional.empty(), this::load);
        GridDataFactory.fillDefaults().hint(240, SWT.DEFAULT).applyTo(rulebook.combo());
        label = new Filter<>("label", l -> Messages.in(Settings.language()).of("label", l));
        verdict = new Filter<>("ruling", v -> AnswerWords.name(v, Settings.language()));
        level = new Filter<>("level", l -> TrainTexts.now().of("level", l));
        clause = new Filter<>("clause", c -> c);
        label.offer(Arrays.asList(org.qili.model.Label.values()));
        verdict.offer(Arrays.asList(Verdict.values()));
        level.offer(Arrays.asList(Level.values()));
        clause.offer(List.of());
        practised =
                practice
                        ? Optional.of(
                                new Filter<>("practised", p -> TrainTexts.now().of("practised", p)))
                        : Optional.empty();
        practised.ifPresent(f -> f.offer(Arrays.asList(Practised.values())));
        level.viewer.getCombo().setToolTipText(TrainTexts.get("level.hint"));
        state = new Label(this, SWT.NONE);
        ui = new UiQueue(this, this::refresh);
        addDisposeListener(e -> stop());
        refresh();
        rulebook.choose(
                ShippedProject.project().getFile("rulebooks/" + Settings.rulebook() + ".qigui"));
    }

    private Composite cell() {
        Composite cell = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 0).applyTo(cell);
        return cell;
    }

    /** Takes cases from there only. */
    public void choose(List<? extends IResource> where) {
        places = List.copyOf(where);
        load();
    }

    private void stop() {
        job.ifPresent(PoolJob::cancel);
        job = Optional.empty();
    }

    private void load() {
        stop();
        pool = Optional.empty();
        Optional<RulebookChoice> chosen = rulebook.chosen();
        if (chosen.isPresent()) {
            PoolJob[] started = new PoolJob[1];
            started[0] = new PoolJob(places, chosen.get(), p -> ui.add(() -> found(started[0], p)));
            job = Optional.of(started[0]);
            started[0].schedule();
        }
        refresh();
        changed.run();
    }

    private void found(PoolJob by, Pool found) {
        if (job.filter(j -> j == by).isEmpty()) {
            return;
        }
        job = Optional.empty();
        pool = Optional.of(found);
        clause.offer(found.book().map(Book::rules).map(r -> r.decidingClauses()).orElse(List.of()));
        changed.run();
    }

    private void refresh() {
        state.setText(stateText().replace("&", "&&"));
        requestLayout();
    }

    /** What there is, in words. */
    public String stateText() {
        if (job.isPresent()) {
            return TrainTexts.get("pool.working");
        } else if (pool.isEmpty()) {
            return TrainTexts.get("pool.none");
        } else if (pool.get().end() == End.FAILED) {
            return TrainTexts.get("pool.failed", pool.get().reason());
        } else if (pool.get().end() == End.STOPPED) {
            return TrainTexts.get("pool.stopped");
        }
        String fits =
                TrainTexts.get(
                        "pool.fits",
                        String.valueOf(chosen().size()),
                        String.valueOf(pool.get().cases().size()));
        boolean all = places.stream().allMatch(p -> p.getType() == IResource.ROOT);
        return all ? fits : TrainTexts.get("pool.here", fits);
    }

    /** The cases that fit; none while they are looked for. */
    public List<PoolCase> chosen() {
        ExerciseChoice choice =
                new ExerciseChoice(
                        label.chosen(), clause.chosen(), verdict.chosen(), level.chosen());
        return pool.filter(p -> p.end() == End.DONE).map(Pool::cases).orElse(List.of()).stream()
                .filter(c -> choice.fits(c.exercise()))
                .filter(
                        c ->
                                practised
                                        .flatMap(Filter::chosen)
                                        .map(p -> p.fits(c.exercise(), Histories.get()))
                                        .orElse(true))
                .toList();
    }

    /** Whether the cases of a rulebook are known. */
    public boolean ready() {
        return pool.filter(p -> p.end() == End.DONE).isPresent();
    }

    /** Where the rulebook is chosen. */
    public RulebookCombo rulebook() {
        return rulebook;
    }

    /** Where a label is chosen. */
    public Combo label() {
        return label.viewer.getCombo();
    }

    /** Where it is chosen what became of cases before; in a practice only. */
    public Combo practised() {
        return practised.orElseThrow().viewer.getCombo();
    }

    /** Where the ruling is chosen. */
    public Combo verdict() {
        return verdict.viewer.getCombo();
    }

    /** Where the clause is chosen. */
    public Combo clause() {
        return clause.viewer.getCombo();
    }

    /** Where the difficulty is chosen. */
    public Combo level() {
        return level.viewer.getCombo();
    }

    /** One more thing to choose by. */
    private final class Filter<T> {

        private final ComboViewer viewer;
        private List<T> offered = List.of();

        Filter(String name, Function<T, String> text) {
            Composite cell = cell();
            new Label(cell, SWT.NONE).setText(TrainTexts.get("pool." + name));
            viewer = new ComboViewer(cell, SWT.READ_ONLY | SWT.DROP_DOWN);
            viewer.setContentProvider(ArrayContentProvider.getInstance());
            viewer.setLabelProvider(
                    LabelProvider.createTextProvider(
                            e ->
                                    e instanceof Integer i && i < offered.size() && i >= 0
                                            ? text.apply(offered.get(i))
                                            : TrainTexts.get("pool.any")));
            viewer.getCombo()
                    .addListener(
                            SWT.Selection,
                            e -> {
                                refresh();
                                changed.run();
                            });
        }

        /** Offers these besides any; keeps the choice if it is still there. */
        void offer(List<T> values) {
            Optional<T> before = chosen();
            offered = List.copyOf(values);
            List<Integer> indices = new ArrayList<>();
            for (int i = -1; i < offered.size(); i++) {
                indices.add(i);
            }
            viewer.setInput(indices);
            viewer.setSelection(new StructuredSelection(before.map(offered::indexOf).orElse(-1)));
            viewer.getCombo().getParent().layout();
        }

        Optional<T> chosen() {
            return viewer.getStructuredSelection().getFirstElement() instanceof Integer i && i >= 0
                    ? Optional.of(offered.get(i))
                    : Optional.empty();
        }
    }
}
