// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.lang.index.TextIndex;
import org.qili.workbench.Ids;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.names.ReferencesView;
import org.qili.workbench.names.WorkspaceNames;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.Watchdog;

/** Names across texts: found, gone to, changed everywhere at once. */
@UiTest
class NamesTest {

    private static final String BOOK =
            """
            rulebook housebook "house" extends cxa-1999 {
              general 26.2 "kept": both-sides allowed => draw
              detail 28.77 "never": attack target is king => idle
            }
            """;

    private static final String CASE =
            """
            case "%s" {
              rulebook housebook
              fen "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"
              moves {
                1. a0a1 e9d9
                2. a1a0 d9e9
              }
              expect {
                ruling draw by 26.2
              }
            }
            """;

    private Gui gui;
    private Desk desk;
    private IFile book;
    private IFile one;
    private IFile two;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
        gui.toWindow();
        book = Desk.file("names/housebook.qigui", BOOK);
        one = Desk.file("names/one.qili", CASE.formatted("first of its name"));
        two = Desk.file("names/two.qili", CASE.formatted("second of its name"));
        gui.until("indexed", () -> names("housebook") >= 3);
    }

    @AfterEach
    void leave() throws CoreException {
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
        book.getParent().delete(true, null);
    }

    private static long names(String name) {
        return WorkspaceNames.known().stream()
                .map(TextIndex.Entry::mentions)
                .flatMap(List::stream)
                .filter(m -> m.name().equals(name))
                .count();
    }

    private static String saved(IFile file) throws Exception {
        return Files.readString(file.getLocation().toPath());
    }

    /**
     * From the clause that an expectation cites to the rulebook, and from there to all that cite.
     */
    @Test
    void aClauseIsFoundAndEveryPlaceThatCitesIt() throws Exception {
        CaseEditor editor = desk.open(one);
        desk.caretBehind(editor, "ruling draw by 26.");
        gui.press(KeyEvent.VK_F3);
        gui.until(
                "rulebook",
                () ->
                        Desk.page().getActiveEditor() != null
                                && Desk.page().getActiveEditor().getTitle().equals(book.getName()));
        ITextEditor rules = (ITextEditor) Desk.page().getActiveEditor();
        desk.focus(rules);
        assertEquals("26.2", Desk.source(rules).getSelectionText());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_G);
        gui.until("view", () -> Desk.page().findView(Ids.REFERENCES) != null);
        ReferencesView view = (ReferencesView) Desk.page().findView(Ids.REFERENCES);
        gui.until("both cases", () -> view.table().getItemCount() == 2);
        List<String> files =
                Arrays.stream(view.table().getItems()).map((TableItem i) -> i.getText(1)).toList();
        assertTrue(files.stream().anyMatch(f -> f.endsWith("one.qili")), files::toString);
        assertTrue(files.stream().anyMatch(f -> f.endsWith("two.qili")), files::toString);
        gui.shot("references");
        view.table().setFocus();
        view.table().setSelection(files.get(0).endsWith("two.qili") ? 0 : 1);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("opened", () -> Desk.page().getActiveEditor().getTitle().equals("two.qili"));
        Desk.page().hideView(view);
    }

    @Test
    void aRulebookIsRenamedInEveryTextAndBackByOneStep() throws Exception {
        CaseEditor editor = desk.open(one);
        ITextEditor rules = (ITextEditor) IDE.openEditor(Desk.page(), book, true);
        desk.caretBehind(rules, "rulebook house");
        gui.inDialog(
                "重命名",
                dialog -> {
                    Text name = Gui.find(dialog, Text.class).get(0);
                    gui.until("focus in the name", name::isFocusControl);
                    gui.type("clubbook");
                    gui.until("typed", () -> name.getText().equals("clubbook"));
                    press(dialog, "Previe&w >", "预览(&W) >");
                    gui.until("shown", () -> !Gui.find(dialog, Tree.class).isEmpty());
                    gui.shot("rename");
                    gui.click(dialog.getDefaultButton());
                });
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_SHIFT, KeyEvent.VK_R);
        IFile renamed = book.getProject().getFile("names/clubbook.qigui");
        gui.until(
                "renamed",
                () -> {
                    gui.assertDialogWorked();
                    return renamed.exists();
                });
        assertTrue(saved(renamed).startsWith("rulebook clubbook "), saved(renamed));
        assertTrue(saved(one).contains("  rulebook clubbook\n"), saved(one));
        assertTrue(saved(two).contains("  rulebook clubbook\n"), saved(two));
        assertFalse(book.exists());
        desk.settled(editor);
        // one step takes it back everywhere
        Desk.page().activate(Desk.page().findView(Ids.EXPLORER));
        gui.focused(Tree.class);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        gui.until("back", book::exists);
        gui.until("all back", () -> saved(two).contains("  rulebook housebook\n"));
        assertEquals(BOOK, saved(book));
        assertEquals(CASE.formatted("first of its name"), Desk.document(editor).get());
    }

    private void press(Shell dialog, String... texts) {
        Button button =
                Gui.find(dialog, Button.class).stream()
                        .filter(b -> Arrays.asList(texts).contains(b.getText()))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new AssertionError(
                                                Gui.find(dialog, Button.class).stream()
                                                        .map(Button::getText)
                                                        .toList()
                                                        .toString()));
        gui.until("enabled", button::isEnabled);
        gui.click(button);
    }

    @Test
    void anElementIsOpenedByItsName() throws Exception {
        desk.open(one);
        gui.inDialog(
                "打开棋例、棋规或条文",
                dialog -> {
                    Text pattern = Gui.find(dialog, Text.class).get(0);
                    gui.until("focus", pattern::isFocusControl);
                    gui.type("28.77");
                    Table list = Gui.find(dialog, Table.class).get(0);
                    gui.until(
                            "the clause",
                            () ->
                                    list.getItemCount() == 1
                                            && list.getItem(0).getText().contains("28.77"));
                    gui.shot("open-element");
                    gui.press(KeyEvent.VK_ENTER);
                });
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_T);
        gui.until("opened", () -> Desk.page().getActiveEditor().getTitle().equals(book.getName()));
        gui.assertDialogWorked();
        ITextEditor rules = (ITextEditor) Desk.page().getActiveEditor();
        assertEquals("28.77", Desk.source(rules).getSelectionText());
    }

    /** No case cites clause 28.77: Ctrl+1 on its number writes one to begin with. */
    @Test
    void aCaseIsWrittenForAClauseThatNoneCites() throws Exception {
        ITextEditor rules = (ITextEditor) IDE.openEditor(Desk.page(), book, true);
        gui.until("checked", () -> Desk.errors(book).isEmpty());
        desk.caretBehind(rules, "28.7");
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            // as a user does: again, if it came before the platform knew of anything to offer
            long[] next = {0};
            gui.until(
                    "list",
                    () -> {
                        boolean open = gui.popup(main).map(Table::getItemCount).orElse(0) > 0;
                        if (!open && System.currentTimeMillis() > next[0]) {
                            next[0] = System.currentTimeMillis() + 2000;
                            desk.caretBehind(rules, "28.7");
                            gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
                        }
                        return open;
                    });
            watchdog.assertAnswered();
        }
        gui.shot("case-for-clause");
        Table list = gui.popup(main).orElseThrow();
        gui.press(KeyEvent.VK_END);
        gui.until(
                "the case",
                () ->
                        list.getSelectionCount() == 1
                                && list.getSelection()[0].getText().contains("28.77"));
        gui.press(KeyEvent.VK_ENTER);
        IFile written = book.getProject().getFile("names/housebook-28-77.qili");
        gui.until("written", written::exists);
        gui.until(
                "opened", () -> Desk.page().getActiveEditor().getTitle().equals(written.getName()));
        assertTrue(saved(written).contains("housebook"), saved(written));
    }
}
