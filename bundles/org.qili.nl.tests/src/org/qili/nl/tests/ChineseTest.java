// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.nl.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.navigator.CommonNavigator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qili.library.Library;
import org.qili.workbench.Ids;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.VisibleTexts;
import org.qili.workbench.testing.VisibleTexts.Found;

/** A workbench started in Chinese speaks Chinese throughout, the platform's parts included. */
@UiTest
class ChineseTest {

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";

    /** Names and signs that are the same in every language, and the files' own names. */
    private static final Pattern NAMES =
            Pattern.compile(
                    "[\\w.%-]+\\.(qili|qigui)|\\.settings|Emacs|Unix|UNIX|Windows|MacOS X|CRLF|LF|Precedents|precedents|rulebooks|test|Qili|English"
                            + "|cxa-(1999|2020)|pre-1999|axf|wxf|draft|FEN|PDF|HTML|SVG|XML|PNG|UTF-\\d+"
                            + "|\\b(Ctrl|Alt|Shift|Enter|Esc|Tab|F\\d+)\\b|\\b[A-Z]\\b|\\b[a-z]\\b");

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");

    private Gui gui;
    private Desk desk;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
        // the welcome page of the first start lies over everything
        IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
        if (welcome.getIntro() != null) {
            welcome.closeIntro(welcome.getIntro());
        }
        gui.toWindow();
        gui.until(
                "precedents copied",
                () ->
                        Library.precedents().stream()
                                .allMatch(
                                        e -> ShippedProject.project().getFile(e.path()).exists()));
    }

    @AfterEach
    void leave() {
        Desk.page().closeAllEditors(false);
    }

    private static Shell main() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
    }

    /** Texts with a Latin word that is no name. */
    private static List<Found> foreign(List<Found> texts) {
        return texts.stream()
                .filter(t -> WORD.matcher(NAMES.matcher(t.text()).replaceAll("")).find())
                .distinct()
                .toList();
    }

    private static void assertChinese(List<Found> texts) {
        assertTrue(texts.size() > 1, "nothing found");
        foreign(texts).forEach(t -> System.out.println("FOREIGN " + t));
        assertEquals(List.of(), foreign(texts));
    }

    @Test
    void buttonsOfDialogs() {
        assertEquals("确定", IDialogConstants.OK_LABEL.replace("&", ""));
        assertEquals("取消", IDialogConstants.CANCEL_LABEL.replace("&", ""));
    }

    @Test
    void menusOfTheWindow() throws Exception {
        desk.open(desk.shipped(FIGURE_2));
        assertChinese(VisibleTexts.of("menu", main().getMenuBar()));
    }

    @Test
    void theWindowItself() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.settled(editor);
        assertChinese(VisibleTexts.of("window", main()));
    }

    @Test
    void menusOfFiles() throws Exception {
        IFile file = desk.shipped(FIGURE_2);
        CommonNavigator explorer = (CommonNavigator) Desk.page().showView(Ids.EXPLORER);
        explorer.selectReveal(new StructuredSelection(file));
        Tree tree = (Tree) explorer.getCommonViewer().getControl();
        assertChinese(VisibleTexts.of("files", tree.getMenu()));
    }

    @Test
    void menusOfTheSource() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.focus(editor);
        Menu menu = Desk.source(editor).getMenu();
        assertChinese(VisibleTexts.of("source", menu));
    }

    @Test
    void titlesOfViews() throws Exception {
        List<Found> titles = new ArrayList<>();
        for (IViewReference view : Desk.page().getViewReferences()) {
            titles.add(new Found("view", view.getTitle()));
        }
        assertChinese(titles);
    }

    /** Each page of the preferences. */
    @TestFactory
    List<DynamicTest> preferences() {
        PreferenceManager manager = PlatformUI.getWorkbench().getPreferenceManager();
        List<DynamicTest> tests = new ArrayList<>();
        for (IPreferenceNode node : manager.getElements(PreferenceManager.PRE_ORDER)) {
            tests.add(
                    DynamicTest.dynamicTest(
                            node.getId(),
                            () ->
                                    inDialog(
                                            () ->
                                                    PreferencesUtil.createPreferenceDialogOn(
                                                                    main(),
                                                                    node.getId(),
                                                                    null,
                                                                    null)
                                                            .open())));
        }
        return tests;
    }

    /** Commands of the platform that open a dialog. */
    @TestFactory
    List<DynamicTest> dialogs() {
        List<String> commands =
                List.of(
                        IWorkbenchCommandConstants.FILE_NEW,
                        IWorkbenchCommandConstants.FILE_IMPORT,
                        IWorkbenchCommandConstants.FILE_EXPORT,
                        IWorkbenchCommandConstants.FILE_SAVE_AS,
                        IWorkbenchCommandConstants.VIEWS_SHOW_VIEW,
                        IWorkbenchCommandConstants.HELP_ABOUT,
                        IWorkbenchCommandConstants.WINDOW_RESET_PERSPECTIVE,
                        "org.eclipse.ui.edit.text.goto.line");
        return commands.stream()
                .map(
                        c ->
                                DynamicTest.dynamicTest(
                                        c,
                                        () -> {
                                            CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
                                            desk.focus(editor);
                                            inDialog(() -> execute(c));
                                        }))
                .toList();
    }

    private static void execute(String command) {
        try {
            PlatformUI.getWorkbench()
                    .getService(IHandlerService.class)
                    .executeCommand(command, null);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** The bar for finding and replacing, which the editor shows within itself. */
    @Test
    void findingAndReplacing() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F);
        gui.until(
                "the bar",
                () ->
                        VisibleTexts.of("window", main()).stream()
                                .anyMatch(t -> t.text().startsWith("查找（")));
        gui.shot("find");
        assertChinese(VisibleTexts.of("window", main()));
        gui.press(KeyEvent.VK_ESCAPE);
    }

    private void inDialog(Runnable opens) {
        AtomicBoolean seen = new AtomicBoolean();
        gui.inDialog(
                dialog -> {
                    seen.set(true);
                    List<Found> texts = VisibleTexts.of(dialog.getText(), dialog);
                    gui.shot("dialog " + dialog.getText());
                    dialog.close();
                    assertChinese(texts);
                });
        opens.run();
        gui.until("seen", seen::get);
        gui.assertDialogWorked();
    }
}
