// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.Messages;
import org.qili.library.Library;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.Practice;
import org.qili.report.exam.Solution;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.history.HistoryView;
import org.qili.workbench.train.practice.PracticeView;

/** A trainee practises, and a trainer makes an examination and marks answers, by keys. */
@UiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TrainTest {

    @TempDir static Path folder;

    private Gui gui;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        gui.toWindow();
    }

    private static Shell shell() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static PracticeView view() {
        return (PracticeView) page().findView(TrainIds.PRACTICE);
    }

    private static Practice practice() {
        return view().practice().orElseThrow();
    }

    private static Button button(String text) {
        return Gui.find(shell(), Button.class).stream()
                .filter(b -> b.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Order(1)
    void thePerspectiveHidesTheAnswers() throws Exception {
        gui.until(
                "precedents copied",
                () ->
                        Library.precedents().stream()
                                .allMatch(
                                        e -> ShippedProject.project().getFile(e.path()).exists()));
        gui.until("first precedent open", () -> page().getActiveEditor() != null);
        PlatformUI.getWorkbench()
                .showPerspective(
                        TrainIds.PERSPECTIVE, PlatformUI.getWorkbench().getActiveWorkbenchWindow());
        assertNotNull(view());
        assertNotNull(page().findView(Ids.EXPLORER));
        assertNull(page().findView(Ids.RULING_VIEW));
        assertFalse(page().isEditorAreaVisible());
        gui.until("cases of the rulebook in force", () -> view().practice().isPresent());
        assertTrue(
                practice().exercises().stream()
                        .allMatch(e -> e.ruling().rulebook().id().equals("cxa-2020")));
    }

    /** The first label is wrong, all else right: full marks less the two of a label. */
    @Test
    @Order(2)
    void anAnswerIsTypedAndMarked() {
        page().activate(view());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F9);
        Solution solution = practice().current().item(Language.ZH_CN).solution();
        int start = practice().current().ruling().cycle().orElseThrow().firstPly();
        for (int i = 0; i < solution.moves().size(); i++) {
            int played = start + i + 1;
            gui.until("the board follows to " + played, () -> view().ply() == played);
            Label right = solution.moves().get(i).label();
            Label answer = i > 0 ? right : right == Label.CHECK ? Label.MATE_THREAT : Label.CHECK;
            gui.type(String.valueOf(answer.ordinal() + 1));
        }
        gui.type(String.valueOf(solution.verdict().ordinal() + 1));
        gui.focused(Text.class);
        gui.type(solution.clauses().get(0));
        gui.shot("answered");
        assertNull(page().findView(Ids.RULING_VIEW));
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
        gui.until("marked", () -> practice().marks().isPresent());
        int full = 2 * solution.moves().size() + 4 + 2;
        assertEquals(full, practice().of());
        assertEquals(full - 2, practice().points());
        List<String> beside = view().rightAnswers();
        assertTrue(beside.get(0).startsWith("✗ " + solution.moves().get(0).name()), beside.get(0));
        assertTrue(beside.stream().skip(1).allMatch(t -> t.startsWith("✓ ")), beside.toString());
        String told = view().resultText();
        assertTrue(told.contains(full + " 分得 " + (full - 2) + " 分"), told);
        solution.moves().forEach(m -> m.reasons().forEach(r -> assertTrue(told.contains(r), r)));
        solution.reasons().forEach(r -> assertTrue(told.contains(r), r));
        gui.shot("marked");
    }

    /** The answer is kept, counted by label, and the case may be chosen for its lost marks. */
    @Test
    @Order(3)
    void theResultsAreKept() {
        Exercise answered = practice().current();
        page().activate(view());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_R);
        gui.until("results", () -> page().findView(TrainIds.HISTORY) != null);
        HistoryView results = (HistoryView) page().findView(TrainIds.HISTORY);
        gui.until("a line", () -> results.table().getItemCount() == 1);
        TableItem line = results.table().getItem(0);
        assertEquals(answered.id(), line.getText(1));
        assertEquals("cxa-2020", line.getText(2));
        assertEquals(practice().points() + " / " + practice().of(), line.getText(4));
        assertEquals("✓", line.getText(5));
        String told = results.summaryText();
        assertTrue(told.startsWith("已答 1 题 1 次，得分 " + line.getText(4)), told);
        Label lost = answered.item(Language.ZH_CN).solution().moves().get(0).label();
        long asked =
                answered.item(Language.ZH_CN).solution().moves().stream()
                        .filter(m -> m.label() == lost)
                        .count();
        String name = Messages.in(Language.ZH_CN).of("label", lost);
        assertTrue(told.contains(name + " " + (asked - 1) + " / " + asked), told);
        gui.shot("results");
        int all = view().pool().chosen().size();
        Gui.choose(view().pool().practised(), "失分");
        assertEquals(
                List.of(answered.id()),
                view().pool().chosen().stream().map(c -> c.exercise().id()).toList());
        Gui.choose(view().pool().practised(), "未做过");
        assertEquals(all - 1, view().pool().chosen().size());
        assertEquals(1, practice().answered(), "answers are not thrown away");
        Gui.choose(view().pool().practised(), "不限");
        page().hideView(results);
    }

    /** Once marked, the case may be seen with its ruling; the next exercise hides both again. */
    @Test
    @Order(4)
    void theRulingIsShownOnceMarked() {
        gui.click(button("看裁定(&R)"));
        gui.until("ruling", () -> page().findView(Ids.RULING_VIEW) != null);
        gui.until("case", () -> page().isEditorAreaVisible() && page().getActiveEditor() != null);
        String file = page().getActiveEditor().getEditorInput().getName().replace(".qili", "");
        assertTrue(practice().current().id().contains("/" + file), practice().current().id());
        gui.shot("ruling");
        page().activate(view());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_ENTER);
        gui.until("next", () -> practice().number() == 2);
        assertNull(page().findView(Ids.RULING_VIEW));
        assertFalse(page().isEditorAreaVisible());
        assertEquals("", view().resultText());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_BACK_SPACE);
        gui.until("back", () -> practice().number() == 1);
        assertNotEquals("", view().resultText(), "marks are kept");
    }

    @Test
    @Order(5)
    void casesAreChosenByLabelAndDifficulty() {
        int all = practice().exercises().size();
        Exercise sample = practice().exercises().get(0);
        Label label = sample.labels().iterator().next();
        Level level = sample.difficulty().level();
        Gui.choose(view().pool().label(), Messages.in(Language.ZH_CN).of("label", label));
        Gui.choose(view().pool().level(), List.of("易", "中", "难").get(level.ordinal()));
        page().activate(view());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F9);
        gui.until("fewer", () -> practice().exercises().size() < all);
        for (Exercise exercise : practice().exercises()) {
            assertTrue(exercise.labels().contains(label), exercise.id());
            assertEquals(level, exercise.difficulty().level(), exercise.id());
        }
        String count = String.valueOf(practice().exercises().size());
        assertTrue(view().pool().stateText().contains("有 " + count + " 个"), count);
        assertTrue(practice().exercises().stream().anyMatch(e -> e.id().equals(sample.id())));
        gui.shot("perspective");
    }

    /** The same series gives the same order; clause and ruling are chosen as well. */
    @Test
    @Order(6)
    void casesAreChosenByRulingAndClauseInAnOrderOfTheirOwn() {
        Gui.choose(view().pool().label(), "不限");
        Gui.choose(view().pool().level(), "不限");
        Gui.choose(view().pool().verdict(), "红方变着");
        Gui.choose(view().pool().clause(), "25.2");
        List<String> order = begun();
        assertTrue(order.size() > 5, order.toString());
        for (Exercise exercise : practice().exercises()) {
            assertEquals(Verdict.RED_MUST_CHANGE, exercise.ruling().verdict(), exercise.id());
            assertTrue(exercise.clauses().contains("25.2"), exercise.id());
        }
        assertEquals(order, begun());
        Spinner seed = Gui.find(shell(), Spinner.class).get(0);
        seed.setSelection(2);
        assertNotEquals(order, begun());
        seed.setSelection(1);
        assertEquals(order, begun());
        Gui.choose(view().pool().verdict(), "不限");
        Gui.choose(view().pool().clause(), "不限");
    }

    /** Marks asked for by mistake cost nothing: who has not answered is told so first. */
    @Test
    @Order(7)
    void nothingAnsweredIsToldBeforeItCounts() {
        begun();
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
        gui.until("told", () -> view().resultText().startsWith("还没有作答"));
        assertEquals(0, practice().answered());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
        gui.until("marked", () -> practice().marks().isPresent());
        assertEquals(0, practice().points());
        begun();
    }

    /** Other cases are shown at once, and the keyboard stays where answers are typed. */
    @Test
    @Order(8)
    void theFormKeepsTheKeyboardWhenOtherCasesCome() {
        begun();
        Practice before = practice();
        assertTrue(gui.display().getFocusControl() instanceof Combo);
        Gui.choose(view().pool().label(), "将");
        gui.until("other cases", () -> practice() != before);
        gui.type("1");
        int start = practice().current().ruling().cycle().orElseThrow().firstPly();
        gui.until("the second answer's turn", () -> view().ply() == start + 2);
        Practice begun = practice();
        Gui.choose(view().pool().label(), "不限");
        assertEquals(begun, practice(), "an answer begun is not thrown away");
    }

    /** The cases of another edition, by its own rules. */
    @Test
    @Order(9)
    void casesAreChosenByRulebook() {
        List<String> before = begun();
        Combo books = view().pool().rulebook().combo();
        String now = books.getText();
        String other =
                List.of(books.getItems()).stream()
                        .filter(b -> b.startsWith("cxa-1999 "))
                        .findFirst()
                        .orElseThrow();
        Gui.choose(books, other);
        gui.until("cases of 1999", () -> view().pool().ready());
        gui.until("begun", () -> !before.equals(ids()));
        for (Exercise exercise : practice().exercises()) {
            assertEquals("cxa-1999", exercise.ruling().rulebook().id(), exercise.id());
        }
        Gui.choose(books, now);
        gui.until("cases of 2020", () -> view().pool().ready() && before.equals(ids()));
    }

    private static List<String> ids() {
        return view().practice().stream()
                .flatMap(p -> p.exercises().stream())
                .map(Exercise::id)
                .toList();
    }

    private List<String> begun() {
        Practice before = practice();
        page().activate(view());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F9);
        gui.until("begun", () -> practice() != before);
        return ids();
    }

    @Test
    @Order(10)
    void anExaminationIsWritten() throws IOException {
        AtomicBoolean told = closing("试卷已写好");
        gui.inDialog(
                "试卷",
                dialog -> {
                    Spinner count = Gui.find(dialog, Spinner.class).get(0);
                    gui.until("cases known", () -> dialog.getDefaultButton().isEnabled());
                    assertTrue(count.isFocusControl());
                    gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
                    gui.type("3");
                    gui.until("typed", () -> count.getSelection() == 3);
                    Text path = Gui.find(dialog, Text.class).get(0);
                    path.setFocus();
                    gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
                    gui.type(folder.toString());
                    gui.until("typed", () -> path.getText().equals(folder.toString()));
                    gui.shot("exam-wizard");
                    gui.press(KeyEvent.VK_ENTER);
                });
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F9);
        gui.assertDialogWorked();
        gui.until("试卷已写好", told::get);
        gui.assertDialogWorked();
        for (String name : List.of("paper.html", "key.html", "key.json", "answers.json")) {
            assertTrue(Files.exists(folder.resolve("exam-1-" + name)), name);
        }
        assertEquals(3, key().entries().size());
        assertEquals(1, key().seed());
    }

    /**
     * Closes the dialog that tells what was written, as soon as it opens: that may be before the
     * wizard's own loop has ended.
     *
     * @return whether it was closed
     */
    private AtomicBoolean closing(String title) {
        AtomicBoolean closed = new AtomicBoolean();
        gui.inDialog(
                title,
                dialog -> {
                    gui.shot("told-" + title.length());
                    gui.press(KeyEvent.VK_ENTER);
                    closed.set(true);
                });
        return closed;
    }

    /** How bright lists are. */
    private int ground() {
        return gui.display().getSystemColor(SWT.COLOR_LIST_BACKGROUND).getRed();
    }

    /** The perspective in a dark window, to be looked at. */
    @Test
    @Order(12)
    void thePerspectiveIsDarkened() {
        try {
            Settings.set(Settings.THEME, Settings.DARK);
            gui.until("dark", () -> ground() < 100);
            gui.shot("dark-perspective");
        } finally {
            Settings.set(Settings.THEME, "");
        }
        gui.until("bright", () -> ground() > 200);
    }

    private static ExamKey key() throws IOException {
        String json = Files.readString(folder.resolve("exam-1-key.json"));
        return ((ExamFiles.Result.Read<ExamKey>) ExamFiles.key(json, Language.EN)).value();
    }

    @Test
    @Order(11)
    void answersAreMarked() throws IOException {
        Path key = folder.resolve("exam-1-key.json");
        Path answers = folder.resolve("exam-1-answers.json");
        String form = Files.readString(answers);
        Files.writeString(answers, form.replace("\"candidate\": \"\"", "\"candidate\": \"张三\""));
        AtomicBoolean told = closing("已阅");
        gui.inDialog(
                "阅卷",
                dialog -> {
                    List<Text> texts = Gui.find(dialog, Text.class);
                    gui.until("focus", () -> texts.get(0).isFocusControl());
                    assertFalse(dialog.getDefaultButton().isEnabled());
                    gui.type(key.toString());
                    gui.until("typed", () -> texts.get(0).getText().equals(key.toString()));
                    texts.get(1).setFocus();
                    gui.type(key.toString());
                    gui.until("typed", () -> texts.get(1).getText().equals(key.toString()));
                    assertFalse(dialog.getDefaultButton().isEnabled(), "the key is no answer");
                    assertTrue(
                            ((WizardDialog) dialog.getData())
                                    .getErrorMessage()
                                    .contains("这是试卷答案，不是答卷"));
                    gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
                    gui.type(answers.toString());
                    gui.until("typed", () -> texts.get(1).getText().equals(answers.toString()));
                    assertTrue(dialog.getDefaultButton().isEnabled());
                    gui.press(KeyEvent.VK_ENTER);
                });
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F12);
        gui.assertDialogWorked();
        gui.until("已阅", told::get);
        gui.assertDialogWorked();
        String marked = Files.readString(folder.resolve("exam-1-answers-marked.html"));
        assertTrue(marked.contains("张三"));
        int full =
                key().entries().stream()
                        .mapToInt(e -> 2 * e.solution().moves().size() + 4 + cited(e.solution()))
                        .sum();
        assertTrue(marked.contains(full + " 分中得 0 分"), marked);
    }

    private static int cited(Solution solution) {
        return solution.clauses().isEmpty() ? 0 : 2;
    }

    @AfterAll
    static void leave() {
        page().closeAllEditors(false);
    }
}
