// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.help.IContext2;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPreferenceConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.qili.help.HelpIds;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Href;
import org.qili.help.book.Page;
import org.qili.help.book.ReferencePages;
import org.qili.help.start.Commands;
import org.qili.help.start.Example;
import org.qili.help.start.GuideView;
import org.qili.help.start.WelcomeTask;
import org.qili.help.text.HelpTexts;
import org.qili.help.view.HelpPane;
import org.qili.help.view.HelpView;
import org.qili.model.Language;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Ids;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.Watchdog;

/** Welcome page, F1, contents, search and guide as a person uses them, from the first start on. */
@UiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class HelpWindowTest {

    private Gui gui;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        gui.toWindow();
    }

    private static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    }

    private static IWorkbenchPage page() {
        return window().getActivePage();
    }

    private static HelpPane help() {
        return page().findView(HelpIds.VIEW) instanceof HelpView view ? view.pane() : null;
    }

    private static void run(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }

    private static String title(String context) {
        return ((IContext2) HelpBook.now().context(context).orElseThrow()).getTitle();
    }

    /** Waits until the help explains that. */
    private void explains(String context) {
        gui.until(
                "help about " + context,
                () -> help() != null && help().text().getText().startsWith(title(context) + "\n"));
    }

    private static CaseEditor example() {
        return (CaseEditor) page().getActiveEditor();
    }

    @Test
    @Order(1)
    void welcomeIsShownOnce() {
        IIntroManager intro = PlatformUI.getWorkbench().getIntroManager();
        gui.until("welcome", () -> intro.getIntro() != null);
        List<Hyperlink> links = Gui.find(window().getShell(), Hyperlink.class);
        assertEquals(
                Arrays.asList(WelcomeTask.values()), links.stream().map(Control::getData).toList());
        gui.until("laid out", () -> links.get(0).getSize().y > 0);
        gui.shot("welcome");
        assertFalse(
                PlatformUI.getPreferenceStore()
                        .getBoolean(IWorkbenchPreferenceConstants.SHOW_INTRO),
                "not shown again at the next start");
        Hyperlink opens = links.get(WelcomeTask.EXAMPLE.ordinal());
        gui.click(opens);
        gui.until(
                "example open",
                () ->
                        page().getActiveEditor() != null
                                && page().getActiveEditor().getTitle().equals(Example.FILE));
        assertNull(intro.getIntro());
    }

    @Test
    @Order(2)
    void helpBringsTheWelcomeBack() throws Exception {
        run(HelpIds.BUNDLE + ".openWelcome");
        IIntroManager intro = PlatformUI.getWorkbench().getIntroManager();
        gui.until("welcome", () -> intro.getIntro() != null);
        intro.closeIntro(intro.getIntro());
        gui.until("gone", () -> intro.getIntro() == null);
    }

    @Test
    @Order(3)
    void theExampleIsACopyThatIsRuled() {
        IFile file =
                ResourcesPlugin.getWorkspace()
                        .getRoot()
                        .getProject(Example.PROJECT)
                        .getFile(Example.FILE);
        assertTrue(file.exists());
        new Desk(gui).settled(example());
        // the ruling printed beside figure 2 of the rules of 2020, as the guide tells it
        new Desk(gui).rules("红方必须变着", "25.2");
    }

    @Test
    @Order(4)
    void f1ExplainsTheView() throws Exception {
        IViewPart ruling = page().showView(Ids.RULING_VIEW);
        page().activate(ruling);
        gui.until("ruling active", () -> page().getActivePart() == ruling);
        gui.press(KeyEvent.VK_F1);
        explains(Ids.RULING_VIEW);
        gui.shot("f1-ruling");
    }

    @Test
    @Order(5)
    void f1ExplainsThePartOfTheEditor() {
        CaseEditor editor = example();
        page().activate(editor);
        editor.board().setFocus();
        gui.until("board", () -> editor.board().isFocusControl());
        gui.press(KeyEvent.VK_F1);
        explains(ContextHelp.BOARD);
        page().activate(editor);
        editor.moveTable().setFocus();
        gui.until("moves", () -> editor.moveTable().isFocusControl());
        gui.press(KeyEvent.VK_F1);
        explains(ContextHelp.MOVES);
        page().activate(editor);
        // the caret within quotes, where no word of the language stands
        new Desk(gui).caretBehind(editor, "竞赛规则");
        gui.press(KeyEvent.VK_F1);
        explains(ContextHelp.SOURCE);
    }

    /** 循环 is a keyword of precedents, told of where these are described. */
    @Test
    @Order(6)
    void f1ExplainsAWordOfTheSource() {
        CaseEditor editor = example();
        page().activate(editor);
        new Desk(gui).caretBehind(editor, "循环");
        gui.press(KeyEvent.VK_F1);
        String cycle = ReferencePages.href("cases.html") + "#case";
        gui.until("the word", () -> help().shown().equals(cycle));
        assertTrue(help().text().getText().contains("循环"));
        page().activate(editor);
        new Desk(gui).caretBehind(editor, "竞赛规则");
        gui.press(KeyEvent.VK_F1);
        explains(ContextHelp.SOURCE);
    }

    @Test
    @Order(7)
    void linksAreFollowedByKeysAndBack() {
        HelpPane help = help();
        StyledText text = help.text();
        text.setFocus();
        gui.until("text", text::isFocusControl);
        gui.press(KeyEvent.VK_TAB);
        gui.until("first link", () -> text.getSelectionCount() > 0);
        gui.press(KeyEvent.VK_ENTER);
        String first =
                HelpBook.now()
                        .context(ContextHelp.SOURCE)
                        .orElseThrow()
                        .getRelatedTopics()[0]
                        .getHref();
        gui.until("page", () -> help.shown().equals(first));
        gui.press(KeyEvent.VK_BACK_SPACE);
        gui.until("back", () -> text.getText().startsWith(title(ContextHelp.SOURCE) + "\n"));
    }

    @Test
    @Order(8)
    void contentsOpenPages() throws Exception {
        run("org.eclipse.ui.help.helpContents");
        gui.until("home", () -> help().shown().equals(HelpIds.HOME));
        gui.until("text", () -> help().text().getText().startsWith("棋例帮助\n"));
        gui.until("marked in the contents", () -> help().tree().getSelectionCount() == 1);
        gui.shot("help-contents");
        help().tree().setFocus();
        gui.until("tree", () -> help().tree().isFocusControl());
        gui.press(KeyEvent.VK_DOWN);
        gui.until("next page", () -> help().shown().equals(Href.page("getting-started")));
    }

    @Test
    @Order(9)
    void searchFindsAndOpens() throws Exception {
        run("org.eclipse.ui.help.helpSearch");
        gui.until("field", () -> help().searchField().isFocusControl());
        help().searchField().setText("长捉");
        gui.press(KeyEvent.VK_ENTER);
        StyledText text = help().text();
        gui.until("found", () -> text.getText().contains(HelpTexts.get("search.title", "长捉")));
        assertTrue(text.getText().contains("术语"), text.getText());
        gui.shot("help-search");
        text.setFocus();
        gui.until("text", text::isFocusControl);
        gui.press(KeyEvent.VK_TAB);
        gui.until("link", () -> text.getSelectionCount() > 0);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("opened", () -> help().shown().startsWith(Href.PAGES));
        assertTrue(text.getText().contains("长捉"));
    }

    @Test
    @Order(10)
    void f1InADialogOpensHelpBesideIt() throws Exception {
        gui.inDialog(this::askForHelp);
        Commands.run(WelcomeTask.CASE.command());
        gui.assertDialogWorked();
    }

    private void askForHelp(Shell wizard) {
        gui.until("focus in the wizard", () -> gui.display().getFocusControl() != null);
        gui.press(KeyEvent.VK_F1);
        gui.until("help beside the wizard", () -> wizard.getShells().length == 1);
        Shell beside = wizard.getShells()[0];
        HelpPane pane = Gui.find(beside, HelpPane.class).get(0);
        assertTrue(pane.text().getText().startsWith(title(Ids.NEW_CASE) + "\n"));
        gui.shot("f1-wizard");
        beside.setFocus();
        gui.until("help active", () -> gui.display().getActiveShell() == beside);
        gui.press(KeyEvent.VK_ESCAPE);
        gui.until("help closed", beside::isDisposed);
        wizard.forceActive();
        gui.until("wizard active", () -> gui.display().getActiveShell() == wizard);
        gui.press(KeyEvent.VK_ESCAPE);
        gui.until("wizard closed", wizard::isDisposed);
    }

    /** Every step of the guide, performed by its button. */
    @Test
    @Order(11)
    void theGuideLeadsThroughTheDispute() throws Exception {
        page().closeAllEditors(false);
        run(HelpIds.BUNDLE + ".openGuide");
        gui.until("guide", () -> guide() != null);
        perform(0);
        gui.until("example", () -> page().getActiveEditor() instanceof CaseEditor);
        new Desk(gui).settled(example());
        example().session().first();
        gui.shot("guide");
        perform(1);
        gui.until("a move forward", () -> example().session().ply() == 1);
        page().hideView(page().findView(Ids.RULING_VIEW));
        perform(3);
        gui.until("ruling", () -> page().findView(Ids.RULING_VIEW) != null);
        inDialog(ContextHelp.OWN_LABEL, 4);
        inDialog(Ids.SHEET, 5);
        inDialog(Ids.NEW_CASE, 6);
    }

    private static GuideView guide() {
        return (GuideView) page().findView(HelpIds.GUIDE);
    }

    private void perform(int step) {
        gui.toWindow();
        while (guide().current() < step) {
            int now = guide().current();
            push("guide.next");
            gui.until("step after " + now, () -> guide().current() == now + 1);
        }
        push("guide.do");
    }

    /** Pushes a button by the keyboard, once the step with it is shown. */
    private void push(String name) {
        gui.until("button " + name, () -> button(name) != null && button(name).setFocus());
        Button button = button(name);
        gui.until("focus on " + name, button::isFocusControl);
        gui.press(KeyEvent.VK_SPACE);
    }

    /** The step opens the dialog of that explanation. */
    private void inDialog(String context, int step) {
        AtomicBoolean closed = new AtomicBoolean();
        gui.inDialog(
                dialog -> {
                    gui.until(
                            context,
                            () ->
                                    ContextHelp.of(gui.display().getFocusControl())
                                            .equals(Optional.of(context)));
                    dialog.close();
                    closed.set(true);
                });
        perform(step);
        gui.until("dialog of " + context, closed::get);
        gui.assertDialogWorked();
    }

    private static Button button(String name) {
        return Gui.find(guide().body(), Button.class).stream()
                .filter(b -> name.equals(b.getData()))
                .findFirst()
                .orElse(null);
    }

    @Test
    @Order(13)
    void pagesDoNotHoldTheWindowUp() throws Exception {
        page().hideView(page().findView(HelpIds.VIEW));
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            run("org.eclipse.ui.help.helpContents");
            gui.until("contents", () -> help() != null && help().tree().getItemCount() > 0);
            for (String href : HelpBook.now().order()) {
                help().show(href);
                // the next page only after the events of this one
                AtomicBoolean answered = new AtomicBoolean();
                gui.display().asyncExec(() -> answered.set(true));
                gui.until(href, answered::get);
                assertEquals(1, help().tree().getSelectionCount());
            }
            // far down on the longest page
            help().show(ReferencePages.href("words.html#PROFILE"));
            gui.until("shown", () -> help().text().getTopIndex() > 50);
            watchdog.assertAnswered();
        }
    }

    /** Every key that Qili gives a command stands on the page of keys in every language. */
    @Test
    @Order(14)
    void keysAreAllTold() {
        IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
        for (Language language : Language.values()) {
            Page page = HelpBook.in(language).page(Href.page("keys")).orElseThrow();
            Set<Set<String>> told =
                    BookFiles.elements(page.document(), "kbd").stream()
                            .map(k -> Set.of(k.getTextContent().split("[+]")))
                            .collect(Collectors.toSet());
            List<String> missing =
                    Arrays.stream(bindings.getBindings())
                            .filter(b -> b.getParameterizedCommand() != null)
                            .filter(b -> isOurs(b.getParameterizedCommand().getId()))
                            .map(b -> b.getTriggerSequence().toString())
                            .distinct()
                            .filter(k -> !told.contains(asTold(k)))
                            .toList();
            assertEquals(List.of(), missing, language.getLiteral());
        }
    }

    private static boolean isOurs(String command) {
        return command.startsWith("org.qili");
    }

    /** The keys to be pressed together, as people call them. */
    private static Set<String> asTold(String formal) {
        Map<String, String> names =
                Map.of(
                        "CTRL",
                        "Ctrl",
                        "SHIFT",
                        "Shift",
                        "ALT",
                        "Alt",
                        "CR",
                        "Enter",
                        "BS",
                        "Backspace");
        return Arrays.stream(formal.split("[+]"))
                .map(k -> names.getOrDefault(k, k))
                .collect(Collectors.toSet());
    }
}
