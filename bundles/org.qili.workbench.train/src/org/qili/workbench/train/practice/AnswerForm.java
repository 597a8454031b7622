// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.practice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.Messages;
import org.qili.report.exam.AnswerWords;
import org.qili.report.exam.Answers;
import org.qili.report.exam.ExamItem;
import org.qili.report.exam.Marking;
import org.qili.report.exam.Marking.Judgement;
import org.qili.workbench.Settings;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.train.text.TrainTexts;

/**
 * Where a trainee answers: a label a move, the ruling and its clause. A digit chooses and goes on
 * to the next answer. Right answers stand beside the given ones once they are marked.
 */
final class AnswerForm extends ScrolledComposite {

    private final IntConsumer entered;
    private final List<Combo> labels = new ArrayList<>();
    private final List<Label> results = new ArrayList<>();

    /** What is coloured, and like which label of a move. */
    private final Map<Label, org.qili.model.Label> coloured = new LinkedHashMap<>();

    private Combo ruling;
    private Text clause;

    /**
     * @param entered told the move of the cycle, from 0, that is being answered
     */
    AnswerForm(Composite parent, IntConsumer entered) {
        super(parent, SWT.V_SCROLL);
        this.entered = entered;
        setExpandHorizontal(true);
        setExpandVertical(true);
        Settings.follow(this, this::recolour);
    }

    private void recolour() {
        Map.copyOf(coloured).forEach(this::colour);
    }

    private void colour(Label text, org.qili.model.Label as) {
        coloured.put(text, as);
        text.setForeground(LabelColours.text(as, getBackground()));
    }

    /** Asks nothing. */
    void clear() {
        Control before = getContent();
        if (before != null) {
            // first let go of it, or the next layout would ask for its size
            setContent(null);
            before.dispose();
        }
        labels.clear();
        results.clear();
        coloured.clear();
    }

    /** Asks a question. */
    void ask(ExamItem item) {
        clear();
        Composite all = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(10, 3).margins(4, 4).applyTo(all);
        title(all, "practice.move");
        title(all, "practice.label");
        title(all, "practice.result");
        List<org.qili.model.Label> offered = Arrays.asList(org.qili.model.Label.values());
        for (int i = 0; i < item.solution().moves().size(); i++) {
            int number = item.cycle().firstPly() + i + 1;
            String move = item.solution().moves().get(i).move();
            text(all, TrainTexts.get("practice.number", String.valueOf(number), move));
            Combo combo = combo(all, offered, AnswerForm::name);
            int index = i;
            combo.addListener(SWT.FocusIn, e -> entered.accept(index));
            labels.add(combo);
            result(all);
        }
        text(all, TrainTexts.get("practice.ruling"));
        ruling = combo(all, Arrays.asList(Verdict.values()), AnswerForm::name);
        result(all);
        if (!item.solution().clauses().isEmpty()) {
            text(all, TrainTexts.get("practice.clause"));
            clause = new Text(all, SWT.BORDER | SWT.SINGLE);
            GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(clause);
            clause.addListener(SWT.FocusIn, e -> reveal(clause));
            result(all);
        } else {
            clause = null;
        }
        setContent(all);
        setMinSize(all.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    }

    private static String name(org.qili.model.Label label) {
        return Messages.in(Settings.language()).of("label", label);
    }

    private static String name(Verdict verdict) {
        return AnswerWords.name(verdict, Settings.language());
    }

    private void title(Composite parent, String key) {
        Label title = text(parent, TrainTexts.get(key));
        colour(title, org.qili.model.Label.IDLE);
    }

    private static Label text(Composite parent, String text) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(text.replace("&", "&&"));
        return label;
    }

    private void result(Composite parent) {
        Label label = new Label(parent, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(label);
        results.add(label);
    }

    /**
     * A list of the platform's own, not one drawn by SWT: on GTK a text that can't be edited, as it
     * stands in that one, swallows characters without telling anybody.
     */
    private <T> Combo combo(Composite parent, List<T> offered, Function<T, String> name) {
        Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setVisibleItemCount(offered.size());
        for (int i = 0; i < offered.size(); i++) {
            combo.add(
                    TrainTexts.get(
                            "practice.choice", String.valueOf(i + 1), name.apply(offered.get(i))));
        }
        GridDataFactory.fillDefaults().hint(130, SWT.DEFAULT).applyTo(combo);
        combo.addListener(SWT.KeyDown, e -> key(combo, e));
        combo.addListener(SWT.FocusIn, e -> reveal(combo));
        return combo;
    }

    private void key(Combo combo, Event event) {
        int index = event.character - '1';
        boolean open = (event.stateMask & SWT.MODIFIER_MASK) != 0;
        if (!open && index >= 0 && index < combo.getItemCount()) {
            combo.select(index);
            event.doit = false;
            goOn(combo);
        }
    }

    /** To the next answer; traversal by the platform would stay within the list. */
    private void goOn(Combo from) {
        int next = labels.indexOf(from) + 1;
        if (from == ruling) {
            if (clause != null) {
                clause.setFocus();
            }
        } else if (next < labels.size()) {
            labels.get(next).setFocus();
        } else {
            ruling.setFocus();
        }
    }

    private void reveal(Control control) {
        showControl(control);
    }

    /** Goes to the first answer. */
    void begin() {
        if (labels.isEmpty() || !labels.get(0).getEnabled()) {
            setFocus();
        } else {
            labels.get(0).setFocus();
        }
    }

    /** Whether the keyboard's focus is here. */
    boolean holdsFocus() {
        Control focus = getDisplay().getFocusControl();
        while (focus != null && focus != this) {
            focus = focus.getParent();
        }
        return focus == this;
    }

    /** Whether anything is answered yet. */
    boolean begun() {
        return !labels.isEmpty()
                && (labels.stream().anyMatch(c -> c.getSelectionIndex() >= 0)
                        || ruling.getSelectionIndex() >= 0
                        || clause != null && !clause.getText().isBlank());
    }

    /** What was answered. */
    Answers.Answer answer() {
        List<String> named =
                labels.stream()
                        .map(Combo::getSelectionIndex)
                        .map(i -> i < 0 ? "" : name(org.qili.model.Label.values()[i]))
                        .toList();
        int chosen = ruling.getSelectionIndex();
        return new Answers.Answer(
                named,
                chosen < 0 ? "" : name(Verdict.values()[chosen]),
                clause == null ? "" : clause.getText().strip());
    }

    /** Shows the marks; the answers can't be changed any more. */
    void show(Marking.Question question) {
        labels.forEach(c -> c.setEnabled(false));
        ruling.setEnabled(false);
        if (clause != null) {
            clause.setEnabled(false);
        }
        for (int i = 0; i < question.marks().size(); i++) {
            Marking.Mark mark = question.marks().get(i);
            Label result = results.get(i);
            String sign = TrainTexts.now().of("judgement", mark.judgement());
            String points =
                    TrainTexts.get(
                            "practice.points",
                            String.valueOf(mark.points()),
                            String.valueOf(mark.of()));
            result.setText((sign + " " + mark.expected() + "   " + points).replace("&", "&&"));
            colour(result, like(mark.judgement()));
            result.setToolTipText(String.join("\n", mark.reasons()));
        }
        ((Composite) getContent()).layout();
        setMinSize(getContent().computeSize(SWT.DEFAULT, SWT.DEFAULT));
    }

    private static org.qili.model.Label like(Judgement judgement) {
        return switch (judgement) {
            case RIGHT -> org.qili.model.Label.EXCHANGE;
            case SUBSTANCE -> org.qili.model.Label.BLOCK;
            default -> org.qili.model.Label.CHECK;
        };
    }

    /** Puts in answers given before. */
    void fill(Answers.Answer answer) {
        for (int i = 0; i < labels.size(); i++) {
            String given = i < answer.labels().size() ? answer.labels().get(i) : "";
            int index = i;
            AnswerWords.label(given).ifPresent(l -> labels.get(index).select(l.ordinal()));
        }
        AnswerWords.verdict(answer.ruling()).ifPresent(v -> ruling.select(v.ordinal()));
        if (clause != null) {
            clause.setText(answer.clause());
        }
    }

    /** What is shown beside the answers. */
    List<String> resultTexts() {
        return results.stream().map(Label::getText).toList();
    }
}
