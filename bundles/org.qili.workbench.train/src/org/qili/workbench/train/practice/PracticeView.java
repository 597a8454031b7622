// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.practice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.qili.lang.suite.CaseRef;
import org.qili.report.exam.Answers;
import org.qili.report.exam.Difficulty;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.Marking;
import org.qili.report.exam.Practice;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.runs.Opener;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.history.Histories;
import org.qili.workbench.train.pool.PoolBar;
import org.qili.workbench.train.pool.PoolCase;
import org.qili.workbench.train.text.TrainTexts;

/** Cases are shown one by one, judged by the trainee and marked with the reasons (练习). */
public final class PracticeView extends ViewPart {

    private PoolBar pool;
    private Spinner seed;
    private Label title;
    private PracticeBoard board;
    private AnswerForm form;
    private StyledText result;
    private Button mark;
    private Button next;
    private Button previous;
    private Button show;
    private Optional<Practice> practice = Optional.empty();

    /** Whether the user asked to begin before the cases were known. */
    private boolean awaited;

    /** Whether marks were asked for though nothing was answered. */
    private boolean warned;

    private final Map<String, CaseRef> sources = new HashMap<>();
    private final Map<Integer, Answers.Answer> given = new HashMap<>();

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.fillDefaults().margins(6, 4).spacing(4, 4).applyTo(parent);
        SashForm sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        board = new PracticeBoard(sash);
        right(sash);
        sash.setWeights(5, 6);
        refresh();
        Composite top = new Composite(parent, SWT.NONE);
        top.moveAbove(sash);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(top);
        GridLayoutFactory.fillDefaults().numColumns(4).spacing(6, 2).applyTo(top);
        pool = new PoolBar(top, true, this::poolChanged);
        GridDataFactory.fillDefaults().grab(true, false).span(4, 1).applyTo(pool);
        new Label(top, SWT.NONE).setText(TrainTexts.get("practice.seed"));
        seed = new Spinner(top, SWT.BORDER);
        seed.setValues(1, 0, Integer.MAX_VALUE, 0, 1, 10);
        GridDataFactory.fillDefaults().hint(70, SWT.DEFAULT).applyTo(seed);
        button(top, "start", this::start);
        title = new Label(top, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(title);
        // Tab goes through what comes first on the screen
        parent.setTabList(new Composite[] {top, sash});
        refresh();
    }

    private void right(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(2, 4).applyTo(all);
        Label hint = new Label(all, SWT.WRAP);
        Marking.Scheme worth = Marking.Scheme.standard();
        hint.setText(
                TrainTexts.get(
                        "practice.hint",
                        String.valueOf(worth.label()),
                        String.valueOf(worth.substance()),
                        String.valueOf(worth.ruling()),
                        String.valueOf(worth.clause())));
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(hint);
        SashForm sash = new SashForm(all, SWT.VERTICAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        form = new AnswerForm(sash, i -> board.goToMove(i));
        Composite below = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(2, 4).applyTo(below);
        Composite buttons = new Composite(below, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).applyTo(buttons);
        mark = button(buttons, "mark", this::mark);
        next = button(buttons, "next", this::next);
        previous = button(buttons, "previous", this::previous);
        show = button(buttons, "show", this::showRuling);
        result = new StyledText(below, SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL | SWT.BORDER);
        result.setMargins(6, 4, 6, 4);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(result);
        sash.setWeights(1, 1);
    }

    private static Button button(Composite parent, String name, Runnable does) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(TrainTexts.get("practice." + name));
        button.addListener(SWT.Selection, e -> does.run());
        return button;
    }

    /** Other cases: begin at once, unless that would throw answers away. */
    private void poolChanged() {
        boolean answered = practice.map(Practice::answered).orElse(0) > 0;
        if (pool != null && !answered && !form.begun()) {
            boolean here = awaited || form.holdsFocus();
            begin();
            if (here) {
                awaited = practice.isEmpty();
                form.begin();
            }
        }
    }

    /** Practises the cases of some files and folders. */
    public void practise(List<? extends IResource> places) {
        practice = Optional.empty();
        pool.choose(places);
    }

    /**
     * Begins again with the cases chosen, in the order of the seed; while they are looked for, as
     * soon as they are known.
     */
    public void start() {
        begin();
        form.begin();
        awaited = practice.isEmpty();
    }

    private void begin() {
        List<PoolCase> cases = pool.chosen();
        sources.clear();
        given.clear();
        List<Exercise> exercises = new ArrayList<>();
        for (PoolCase one : cases) {
            sources.put(one.exercise().id(), one.source());
            exercises.add(one.exercise());
        }
        practice =
                exercises.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                new Practice(
                                        exercises,
                                        seed.getSelection(),
                                        Marking.Scheme.standard(),
                                        Settings.language()));
        ask();
    }

    private void ask() {
        warned = false;
        hideRuling();
        board.show(practice.map(Practice::current));
        form.clear();
        practice.ifPresent(
                p -> {
                    form.ask(p.current().item(Settings.language()));
                    Optional.ofNullable(given.get(p.number())).ifPresent(form::fill);
                    p.marks().ifPresent(form::show);
                });
        refresh();
    }

    /** Marks the answer. */
    public void mark() {
        if (practice.isEmpty() || practice.get().marks().isPresent()) {
            return;
        }
        if (!form.begun() && !warned) {
            warned = true;
            result.setText(TrainTexts.get("practice.blank"));
            return;
        }
        Answers.Answer answer = form.answer();
        given.put(practice.get().number(), answer);
        Marking.Question question = practice.get().mark(answer);
        form.show(question);
        Histories.add(practice.get().current(), question);
        refresh();
        next.setFocus();
    }

    /** Goes on to the next exercise. */
    public void next() {
        go(1);
    }

    /** Goes back to the exercise before. */
    public void previous() {
        go(-1);
    }

    private void go(int by) {
        practice.ifPresent(
                p -> {
                    p.go(p.number() + by);
                    ask();
                    form.begin();
                });
    }

    /** Opens the case that was marked, with its ruling. */
    public void showRuling() {
        Optional<CaseRef> source =
                practice.filter(p -> p.marks().isPresent()).map(p -> sources.get(p.current().id()));
        if (source.isEmpty()) {
            return;
        }
        IWorkbenchPage page = getSite().getPage();
        page.setEditorAreaVisible(true);
        Opener.open(page, source.get());
        try {
            page.showView(Ids.RULING_VIEW, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    /** What tells the answer is not to be seen before it was given. */
    private void hideRuling() {
        IWorkbenchPage page = getSite().getPage();
        if (page == null
                || page.getPerspective() == null
                || !page.getPerspective().getId().equals(TrainIds.PERSPECTIVE)) {
            return;
        }
        boolean marked = practice.flatMap(Practice::marks).isPresent();
        IViewPart ruling = page.findView(Ids.RULING_VIEW);
        if (!marked && ruling != null) {
            page.hideView(ruling);
        }
        if (!marked) {
            page.setEditorAreaVisible(false);
        }
    }

    private void refresh() {
        Optional<Marking.Question> marks = practice.flatMap(Practice::marks);
        mark.setEnabled(practice.isPresent() && marks.isEmpty());
        next.setEnabled(practice.filter(p -> p.number() < p.exercises().size()).isPresent());
        previous.setEnabled(practice.filter(p -> p.number() > 1).isPresent());
        show.setEnabled(marks.isPresent());
        result.setText("");
        if (title != null) {
            title.setText(titleText().replace("&", "&&"));
        }
        marks.ifPresent(this::tell);
    }

    private String titleText() {
        return practice.map(
                        p ->
                                TrainTexts.get(
                                        "practice.title",
                                        String.valueOf(p.number()),
                                        String.valueOf(p.exercises().size()),
                                        p.current()
                                                .ruling()
                                                .rulebook()
                                                .title()
                                                .in(Settings.language()),
                                        TrainTexts.now()
                                                .of("level", p.current().difficulty().level())))
                .orElseGet(() -> TrainTexts.get("practice.none"));
    }

    /** The score, then every mark with its reasons. */
    private void tell(Marking.Question question) {
        Practice now = practice.orElseThrow();
        StringBuilder text = new StringBuilder();
        text.append(
                TrainTexts.get(
                        "practice.score",
                        String.valueOf(question.points()),
                        String.valueOf(question.of()),
                        String.valueOf(now.points()),
                        String.valueOf(now.of()),
                        String.valueOf(now.answered())));
        List<StyleRange> bold = new ArrayList<>();
        bold.add(bold(0, text.length()));
        for (Marking.Mark one : question.marks()) {
            int from = text.append('\n').length();
            text.append(TrainTexts.now().of("judgement", one.judgement()))
                    .append(' ')
                    .append(TrainTexts.get("practice.reasons", one.what(), outcome(one)));
            bold.add(bold(from, text.length() - from));
            one.reasons().forEach(r -> text.append('\n').append(r));
        }
        Difficulty difficulty = now.current().difficulty();
        text.append('\n')
                .append(TrainTexts.get("practice.source", question.id()))
                .append('\n')
                .append(
                        TrainTexts.get(
                                "practice.difficulty",
                                TrainTexts.now().of("level", difficulty.level()),
                                String.valueOf(difficulty.points()),
                                String.valueOf(difficulty.labels()),
                                String.valueOf(difficulty.hidden()),
                                String.valueOf(difficulty.excepted()),
                                String.valueOf(difficulty.open())));
        result.setText(text.toString());
        result.setStyleRanges(bold.toArray(StyleRange[]::new));
    }

    private static StyleRange bold(int start, int length) {
        return new StyleRange(start, length, null, null, SWT.BOLD);
    }

    private static String outcome(Marking.Mark mark) {
        return TrainTexts.get(
                "practice.given",
                mark.given().isEmpty() ? TrainTexts.get("practice.missing") : mark.given(),
                mark.expected(),
                String.valueOf(mark.points()),
                String.valueOf(mark.of()));
    }

    /** The exercises being practised; empty if there are none. */
    public Optional<Practice> practice() {
        return practice;
    }

    /** Where the cases are chosen. */
    public PoolBar pool() {
        return pool;
    }

    /** What is said about the answer. */
    public String resultText() {
        return result.getText();
    }

    /** The right answers beside those given. */
    public List<String> rightAnswers() {
        return form.resultTexts();
    }

    /** Moves played on the board. */
    public int ply() {
        return board.ply();
    }

    @Override
    public void setFocus() {
        if (practice.isPresent()) {
            form.begin();
        } else {
            pool.rulebook().combo().setFocus();
        }
    }
}
