// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
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
import org.qili.adjudication.text.Messages;
import org.qili.library.Library;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.Practice;
import org.qili.workbench.Ids;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.practice.PracticeView;

/** The perspective hides answers, cases are chosen, and an examination is made by keys. */
@UiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TrainTest {

    @TempDir static Path folder;

    private Gui gui;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        shell().forceActive();
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

    @Test
    @Order(4)
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

    @Test
    @Order(5)
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

    private static ExamKey key() throws IOException {
        String json = Files.readString(folder.resolve("exam-1-key.json"));
        return ((ExamFiles.Result.Read<ExamKey>) ExamFiles.key(json, Language.EN)).value();
    }

    @AfterAll
    static void leave() {
        page().closeAllEditors(false);
    }
}
