// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.library.Library;
import org.qili.model.Label;
import org.qili.report.diagram.Men;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.problems.ProblemsView;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.source.IssueAnnotation;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.wizard.NewCaseWizard;

/** The workbench as a person works it, from its first start on. */
@UiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class WorkbenchTest {

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";

    /** Red's chariot checks for ever: a perpetual check by one side loses (CXA 1999, 24.1). */
    private static final String PERPETUAL_CHECK =
            """
            case "perpetual check" {
              rulebook %s
              fen "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"
              moves { 1. a0e0 e9d9 2. e0d0 d9e9 3. d0e0 e9d9 }
            }
            """;

    /** The same men moving to and fro without any threat: a draw (CXA 1999, 26.2). */
    private static final String IDLE_MOVES = "1. a0a1 e9d9 2. a1a0 d9e9";

    private Gui gui;
    private Desk desk;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
        assertNotNull(gui.display(), "runs in the user interface's thread");
        gui.toWindow();
    }

    @AfterEach
    void leave() {
        for (Shell shell : gui.display().getShells()) {
            if (shell.getData() instanceof Window dialog
                    && shell != PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell()) {
                dialog.close();
            }
        }
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    @Test
    @Order(1)
    void firstStartShowsThePrecedents() {
        gui.until("a precedent opens by itself", () -> Desk.page().getActiveEditor() != null);
        IEditorPart editor = Desk.page().getActiveEditor();
        assertEquals(Ids.CASE_EDITOR, editor.getSite().getId());
        assertEquals("fig-02.qili", editor.getEditorInput().getName());
        List<String> missing =
                java.util.stream.Stream.concat(
                                Library.precedents().stream(), Library.rulebooks().stream())
                        .map(Library.Entry::path)
                        .filter(p -> !ShippedProject.project().getFile(p).exists())
                        .toList();
        assertEquals(List.of(), missing);
        assertNotNull(Desk.page().findView(Ids.EXPLORER));
        desk.settled((CaseEditor) editor);
        gui.shot("first-start");
    }

    /** Labels and ruling as printed beside figure 2 of the rules of 2020. */
    @Test
    @Order(2)
    void rulesAPrecedentAsPrinted() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着", "25.2");
        assertEquals(List.of("马二退一", "车9平8", "马一进二", "车8平9"), Desk.column(editor, 2));
        List<String> labels = Desk.column(editor, 3);
        assertEquals(
                List.of("捉", "兑", "捉", "捉"), labels.stream().map(l -> l.substring(0, 1)).toList());
        desk.errors(desk.shipped(FIGURE_2), 0);
    }

    @Test
    @Order(3)
    void anIllegalMoveIsMarkedWhereItStands() throws Exception {
        IFile file = desk.shipped(FIGURE_2);
        CaseEditor editor = desk.open(file);
        String before = Desk.document(editor).get();
        desk.caretBehind(editor, "马一进二");
        gui.type("x");
        desk.errors(file, 1);
        IMarker marker = Desk.errors(file).get(0);
        int at = before.indexOf("马一进二");
        assertEquals(at, marker.getAttribute(IMarker.CHAR_START, -1));
        assertEquals(at + 5, marker.getAttribute(IMarker.CHAR_END, -1));
        assertEquals(7, marker.getAttribute(IMarker.LINE_NUMBER, -1));
        assertTrue(marker.getAttribute(IMarker.MESSAGE, "").contains("马一进二x"));
        gui.until("annotation", () -> annotations(editor) == 1);
        desk.settled(editor);
        assertEquals(2, editor.moveTable().getItemCount(), "moves up to the fault");
        gui.shot("illegal-move");
        gui.press(KeyEvent.VK_BACK_SPACE);
        desk.errors(file, 0);
        assertEquals(before, Desk.document(editor).get());
        desk.rules("红方必须变着");
    }

    private static long annotations(ITextEditor editor) {
        IAnnotationModel model =
                editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        long found = 0;
        for (var all = model.getAnnotationIterator(); all.hasNext(); ) {
            found += all.next() instanceof IssueAnnotation ? 1 : 0;
        }
        return found;
    }

    @Test
    @Order(4)
    void anotherCycleIsRuledAnew() throws Exception {
        IFile file = Desk.file("cycle.qili", PERPETUAL_CHECK.formatted("cxa-1999"));
        CaseEditor editor = desk.open(file);
        desk.rules("红方判负", "24.1");
        desk.select(editor, "1. a0e0 e9d9 2. e0d0 d9e9 3. d0e0 e9d9");
        gui.type(IDLE_MOVES);
        gui.until("typed", () -> Desk.document(editor).get().contains(IDLE_MOVES));
        desk.rules("双方不变作和", "26.2");
        assertEquals(List.of("闲", "闲", "闲", "闲"), Desk.column(editor, 3));
        assertTrue(editor.isDirty());
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        gui.until("saved", () -> !editor.isDirty());
        assertTrue(Files.readString(file.getLocation().toPath()).contains(IDLE_MOVES));
    }

    /** The line proving that figure 2's first move chases the chariot: 炮一进七. */
    @Test
    @Order(5)
    void evidencePlaysOnTheBoard() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
        Tree tree = Desk.ruling().evidence();
        gui.until("evidence", () -> tree.getItemCount() == 4);
        TreeItem move = tree.getItem(0);
        assertTrue(move.getItem(0).getText().contains("炮一进七"), move.getItem(0).getText());
        Desk.page().activate(Desk.ruling());
        gui.until("focus in the evidence", tree::isFocusControl);
        gui.press(KeyEvent.VK_HOME);
        gui.press(KeyEvent.VK_DOWN);
        gui.until("evidence chosen", () -> editor.session().evidence().isPresent());
        int from = Points.of(8, 2);
        int to = Points.of(8, 9);
        assertEquals(Man.of(Side.RED, Kind.CANNON), shown(editor).at(from));
        assertEquals(Man.of(Side.BLACK, Kind.CHARIOT), shown(editor).at(to));
        gui.press(KeyEvent.VK_F8);
        gui.until("one step", () -> editor.session().step() == 1);
        assertEquals(Man.of(Side.RED, Kind.CANNON), shown(editor).at(to));
        assertEquals(null, shown(editor).at(from));
        gui.shot("evidence");
        gui.press(KeyEvent.VK_F7);
        gui.until("one step back", () -> editor.session().step() == 0);
        assertEquals(Man.of(Side.BLACK, Kind.CHARIOT), shown(editor).at(to));
    }

    private static Position shown(CaseEditor editor) {
        return editor.board().picture().position().orElseThrow();
    }

    @Test
    @Order(6)
    void movesMadeOnTheBoardAreTyped() throws Exception {
        IFile file = Desk.file("click.qili", PERPETUAL_CHECK.formatted("cxa-1999"));
        CaseEditor editor = desk.open(file);
        BoardCanvas board = editor.board();
        String before = Desk.document(editor).get();
        desk.focus(editor);
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F8);
        gui.until("at the end", () -> editor.session().ply() == 6);
        // Red's chariot from e0 to e5, straight up its file
        gui.click(board, board.locate(Points.of(4, 0)));
        gui.click(board, board.locate(Points.of(4, 5)));
        gui.until("written", () -> Desk.document(editor).get().contains("4. 车五进五"));
        desk.settled(editor);
        assertEquals(7, editor.moveTable().getItemCount());
        gui.until("shown", () -> editor.session().ply() == 7);
        assertEquals(Man.of(Side.RED, Kind.CHARIOT), shown(editor).at(Points.of(4, 5)));
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        gui.until("undone", () -> Desk.document(editor).get().equals(before));
    }

    @Test
    @Order(7)
    void completionOffersLegalMoves() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.caretBehind(editor, "车8平9");
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        gui.type(" ");
        gui.until("typed", () -> Desk.document(editor).get().contains("车8平9 \n"));
        // Chinese systems keep Ctrl+Space for their input methods
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_SLASH);
        gui.until("list", () -> gui.popup(main).map(Table::getItemCount).orElse(0) > 5);
        Optional<Table> list = gui.popup(main);
        List<String> offered =
                Arrays.stream(list.orElseThrow().getItems()).map(i -> i.getText()).toList();
        assertTrue(
                offered.stream().anyMatch(o -> o.startsWith("马二退一")), String.join(", ", offered));
        gui.shot("completion");
        gui.press(KeyEvent.VK_ESCAPE);
        gui.until("list closed", () -> gui.popup(main).isEmpty());
    }

    /** An amendment of clause 26.2 in a draft rulebook changes the ruling of an open case. */
    @Test
    @Order(8)
    void aSavedRulebookRulesAnew() throws Exception {
        IFile book =
                Desk.file(
                        "rulebooks/draft.qigui",
                        "rulebook draft \"draft\" extends cxa-1999 {\n\n}\n");
        String idle =
                PERPETUAL_CHECK
                        .formatted("draft")
                        .replace("1. a0e0 e9d9 2. e0d0 d9e9 3. d0e0 e9d9", IDLE_MOVES);
        CaseEditor editor = desk.open(Desk.file("draft.qili", idle));
        desk.rules("双方不变作和", "26.2");
        ITextEditor rules = (ITextEditor) IDE.openEditor(Desk.page(), book, true);
        desk.caretBehind(rules, "{");
        gui.press(KeyEvent.VK_ENTER);
        gui.type("general 26.2 \"open\": both-sides allowed => undetermine");
        gui.until("an error", () -> !Desk.errors(book).isEmpty());
        gui.type("d");
        desk.errors(book, 0);
        gui.until("coloured", () -> isBold(Desk.source(rules), "general"));
        gui.shot("rulebook");
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        gui.until("saved", () -> !rules.isDirty());
        Desk.page().activate(editor);
        desk.rules("未定", "26.2");
    }

    /** A game typed in another notation becomes a case in Chinese. */
    @Test
    @Order(10)
    void theWizardMakesACaseOfAGame() throws Exception {
        IFile other = Desk.file("other.qili", PERPETUAL_CHECK.formatted("cxa-1999"));
        NewCaseWizard wizard = new NewCaseWizard();
        wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(other.getParent()));
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        WizardDialog dialog = new WizardDialog(main, wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Text score =
                Gui.find(dialog.getShell(), Text.class).stream()
                        .filter(t -> (t.getStyle() & SWT.MULTI) != 0)
                        .findFirst()
                        .orElseThrow();
        score.setFocus();
        gui.until("focus in the game", score::isFocusControl);
        gui.type("1. C2=5 H8+7 2. H2+3 R9=8");
        gui.until("typed", () -> score.getText().endsWith("R9=8"));
        gui.shot("wizard");
        Button finish = dialog.getShell().getDefaultButton();
        assertTrue(finish.isEnabled());
        gui.click(finish, new Point(finish.getSize().x / 2, finish.getSize().y / 2));
        gui.until(
                "opened",
                () ->
                        Desk.page().getActiveEditor() instanceof CaseEditor opened
                                && opened.getTitle().equals("棋例1.qili"));
        CaseEditor editor = (CaseEditor) Desk.page().getActiveEditor();
        desk.settled(editor);
        assertEquals(List.of("炮二平五", "马8进7", "马二进三", "车9平8"), Desk.column(editor, 2));
        assertTrue(Desk.document(editor).get().startsWith("棋例 "));
        assertEquals(List.of(), Desk.errors(other.getProject().getFile("棋例1.qili")));
    }

    /** A chariot can't go from a0 to e1; the problem is listed, and a legal move offered. */
    @Test
    @Order(11)
    void anIllegalMoveCanBeMended() throws Exception {
        String illegal = PERPETUAL_CHECK.formatted("cxa-1999").replace("1. a0e0", "1. a0e1");
        IFile file = Desk.file("mend.qili", illegal);
        CaseEditor editor = desk.open(file);
        desk.errors(file, 1);
        ProblemsView problems = (ProblemsView) Desk.page().showView(Ids.PROBLEMS);
        gui.until(
                "listed",
                () ->
                        Arrays.stream(problems.table().getItems())
                                .anyMatch(
                                        i ->
                                                i.getText(0).equals("错误")
                                                        && i.getText(2).equals("mend.qili")
                                                        && i.getText(3).equals("4")));
        gui.shot("problems");
        desk.caretBehind(editor, "a0e");
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
        gui.until("fixes", () -> gui.popup(main).map(Table::getItemCount).orElse(0) > 0);
        gui.shot("quick-fix");
        gui.press(KeyEvent.VK_ENTER);
        gui.until("mended", () -> !Desk.document(editor).get().contains("a0e1"));
        desk.settled(editor);
        assertTrue(editor.moveTable().getItemCount() > 0, "the first move can be read");
        Desk.page().showView(Ids.RULING_VIEW);
    }

    /** A later start leaves alone what the user changed or deleted. */
    @Test
    @Order(12)
    void shippedFilesThatWereChangedStay() throws Exception {
        IFile changed = desk.shipped("precedents/cxa-2020/fig-03.qili");
        IFile deleted = desk.shipped("precedents/cxa-2020/fig-04.qili");
        byte[] mine = "// mine".getBytes(StandardCharsets.UTF_8);
        changed.setContents(new ByteArrayInputStream(mine), true, false, null);
        deleted.delete(true, null);
        assertEquals(Optional.empty(), new ShippedProject().update(new NullProgressMonitor()));
        assertEquals("// mine", Files.readString(changed.getLocation().toPath()));
        assertFalse(deleted.exists());
    }

    /** Bytes that are no UTF-8 are not opened as a case, and not touched. */
    @Test
    @Order(13)
    void aFileThatIsNoTextIsLeftAsItIs() throws Exception {
        IFile file = Desk.file("bytes.qili", "");
        byte[] bytes = {(byte) 0xC6, (byte) 0xE5, (byte) 0xC0, (byte) 0xFD, (byte) 0xFF};
        file.setContents(new ByteArrayInputStream(bytes), true, false, null);
        CaseEditor editor = (CaseEditor) IDE.openEditor(Desk.page(), file, true);
        desk.errors(file, 1);
        assertEquals(0, Desk.errors(file).get(0).getAttribute(IMarker.CHAR_START, -1));
        desk.focus(editor);
        gui.type("x");
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        gui.until("annotation", () -> annotations(editor) == 1);
        assertFalse(Desk.document(editor).get().contains("x"));
        assertFalse(editor.isDirty());
        gui.shot("no-text");
        Desk.page().closeEditor(editor, false);
        assertArrayEquals(bytes, Files.readAllBytes(file.getLocation().toPath()));
    }

    /** The chosen language counts at once, for the text, the table and the ruling. */
    @Test
    @Order(14)
    void anotherLanguageIsSpokenAtOnce() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
        try {
            Settings.set(Settings.LANGUAGE, "en");
            desk.rules("Red must change", "25.2");
            gui.until(
                    "moves",
                    () -> Desk.column(editor, 2).equals(List.of("H2-1", "R9=8", "H1+2", "R8=9")));
            gui.until("titles", () -> editor.moveTable().getColumn(3).getText().equals("Label"));
            Settings.set(Settings.LANGUAGE, "zh-TW");
            desk.rules("紅方必須變著", "25.2");
            gui.shot("traditional");
        } finally {
            Settings.set(Settings.LANGUAGE, "");
        }
        desk.rules("红方必须变着");
    }

    /**
     * Where the arbiter finds no threat in one of two checks, Red checks and idles in turn, which
     * is allowed (CXA 1999, 26.2); the program's ruling stays beside it.
     */
    @Test
    @Order(15)
    void theArbitersOwnLabelStandsBesideTheProgram() throws Exception {
        CaseEditor editor = desk.open(Desk.file("own.qili", PERPETUAL_CHECK.formatted("cxa-1999")));
        String before = Desk.document(editor).get();
        desk.rules("红方判负", "24.1");
        Table moves = editor.moveTable();
        moves.setFocus();
        gui.until("focus in the table", moves::isFocusControl);
        assertEquals(2, editor.session().ply(), "at the first move of the cycle");
        gui.press(KeyEvent.VK_DOWN);
        gui.until("third move", () -> editor.session().ply() == 3);
        gui.press(KeyEvent.VK_F6);
        Shell dialog = gui.dialog("裁判员自定性质");
        gui.press(KeyEvent.VK_END);
        gui.press(KeyEvent.VK_TAB);
        gui.type("no threat");
        gui.until(
                "reason",
                () ->
                        gui.display().getFocusControl() instanceof Text reason
                                && reason.getShell() == dialog
                                && reason.getText().equals("no threat"));
        gui.shot("own-label");
        gui.press(KeyEvent.VK_ENTER);
        String note = "  note 3 idle because \"no threat\"\n}";
        gui.until("written", () -> Desk.document(editor).get().contains(note));
        desk.settled(editor);
        assertEquals("将", Desk.column(editor, 3).get(2).substring(0, 1));
        assertEquals("闲：no threat", Desk.column(editor, 4).get(2));
        desk.rules("红方判负", "按裁判员自定的性质\n双方不变作和", "26.2");
        gui.shot("own-ruling");
        // without a window manager nobody gives the keys back to the window behind the dialog
        desk.focus(editor);
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F6);
        gui.until("removed", () -> Desk.document(editor).get().equals(before));
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        gui.until("undone", () -> Desk.document(editor).get().contains(note));
    }

    /** The sheet holds what was typed, the clause that decided, and every label. */
    @Test
    @Order(16)
    void theRulingSheetIsWritten() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着", "25.2");
        Desk.page().activate(editor);
        Path folder = Files.createTempDirectory("sheet");
        for (String name : List.of("sheet.html", "sheet.pdf")) {
            gui.click(gui.tool("导出裁定书…"));
            Shell dialog = gui.dialog("裁定书");
            List<Text> fields =
                    Gui.find(dialog, Text.class).stream().filter(Text::getEditable).toList();
            fields.get(0).setFocus();
            fields.get(0).selectAll();
            gui.type("open event");
            gui.until("typed", () -> fields.get(0).getText().equals("open event"));
            fields.get(fields.size() - 1).setText(folder.resolve(name).toString());
            gui.shot("sheet-wizard");
            Button finish = dialog.getDefaultButton();
            assertTrue(finish.isEnabled());
            gui.click(finish, new Point(finish.getSize().x / 2, finish.getSize().y / 2));
            gui.until("written", () -> Files.exists(folder.resolve(name)));
        }
        String page = Files.readString(folder.resolve("sheet.html"));
        for (String text : List.of("open event", "红方必须变着", "25.2", "马二退一", "车8平9")) {
            assertTrue(page.contains(text), text);
        }
        assertTrue(
                new String(Files.readAllBytes(folder.resolve("sheet.pdf")), 0, 5).equals("%PDF-"));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count(), "nothing half written is left");
        }
    }

    /** A FEN gives the position, moves go on from there; each is undone by itself. */
    @Test
    @Order(17)
    void positionsAndMovesArePastedOnTheBoard() throws Exception {
        String none = PERPETUAL_CHECK.replaceFirst("moves \\{.*}", "moves {\n  }");
        CaseEditor editor = desk.open(Desk.file("paste.qili", none.formatted("cxa-1999")));
        BoardCanvas board = editor.board();
        board.setFocus();
        gui.until("focus on the board", board::isFocusControl);
        String fen = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
        paste(fen);
        gui.until("position", () -> Desk.document(editor).get().contains("fen \"" + fen + "\""));
        desk.settled(editor);
        paste("1. R9=6 K4=5\n2. R6=5");
        gui.until("moves", () -> Desk.document(editor).get().contains("2. 车六平五"));
        desk.settled(editor);
        assertEquals(List.of("车九平六", "将4平5", "车六平五"), Desk.column(editor, 2));
        gui.until("at the end", () -> editor.session().ply() == 3);
        gui.press(KeyEvent.VK_DELETE);
        gui.until("taken back", () -> !Desk.document(editor).get().contains("2. 车六平五"));
        desk.settled(editor);
        assertEquals(List.of("车九平六", "将4平5"), Desk.column(editor, 2));
        // by dragging, and by the keyboard: the chariot from d0 to d5, then the king
        gui.drag(board, board.locate(Points.of(3, 0)), board.locate(Points.of(3, 5)));
        gui.until("dragged", () -> Desk.document(editor).get().contains("2. 车六进五"));
        desk.settled(editor);
        gui.until("shown", () -> shown(editor).sideToMove() == Side.BLACK);
        gui.click(board, board.locate(Points.of(4, 9)));
        gui.press(KeyEvent.VK_DOWN);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("by keys", () -> Desk.document(editor).get().contains("车六进五 将5进1"));
        desk.settled(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_C);
        gui.until("FEN copied", () -> shown(editor).fen().equals(clipboard()));
        command("moves");
        assertEquals("1. 车九平六 将4平5\n2. 车六进五 将5进1", clipboard());
        command("svg");
        assertTrue(String.valueOf(clipboard()).contains("<svg"), String.valueOf(clipboard()));
        paste("a0a1 i9i8");
        String after = Desk.document(editor).get();
        desk.settled(editor);
        assertEquals(after, Desk.document(editor).get(), "no such moves here");
        assertFalse(after.contains("a0a1"));
    }

    /** A second king is a fault; without it the position is written as a FEN. */
    @Test
    @Order(18)
    void aPositionIsSetUp() throws Exception {
        CaseEditor editor =
                desk.open(Desk.file("setup.qili", PERPETUAL_CHECK.formatted("cxa-1999")));
        String before = Desk.document(editor).get();
        BoardCanvas board = editor.board();
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F9);
        gui.until("board in hand", () -> board.picture().setup().isPresent());
        Button done =
                Gui.find(main, Button.class).stream()
                        .filter(b -> b.getText().equals("完成") && b.isVisible())
                        .findFirst()
                        .orElseThrow();
        assertTrue(done.isEnabled());
        gui.click(board, board.locate(Points.of(3, 0)));
        gui.type("K");
        gui.until("two kings", () -> !done.isEnabled());
        gui.shot("setup");
        assertTrue(
                Gui.find(main, Text.class).stream().anyMatch(t -> t.getText().contains("帅")),
                "the fault is named");
        gui.press(KeyEvent.VK_DELETE);
        gui.until("one king", done::isEnabled);
        gui.type("C");
        gui.until("cannon", () -> board.picture().man(Points.of(3, 0)) != null);
        gui.drag(board, board.locate(Points.of(3, 0)), board.locate(Points.of(3, 4)));
        gui.until("dragged", () -> board.picture().man(Points.of(3, 4)) != null);
        gui.click(done, new Point(done.getSize().x / 2, done.getSize().y / 2));
        String fen = "fen \"4k4/9/9/9/9/3C5/9/9/9/R4K3 w - - 0 1\"";
        gui.until("written", () -> Desk.document(editor).get().contains(fen));
        desk.settled(editor);
        assertEquals(6, editor.moveTable().getItemCount(), "the moves stay");
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        gui.until("undone", () -> Desk.document(editor).get().equals(before));
    }

    /** A position drawn in rows gives way to a FEN as a whole. */
    @Test
    @Order(20)
    void aFenReplacesADrawnPosition() throws Exception {
        String drawn =
                PERPETUAL_CHECK.replaceFirst(
                        "fen .*",
                        "board {\n    \"....将....\"\n"
                                + "    \".........\"\n".repeat(8)
                                + "    \"俥....帅...\"\n  } red to-move");
        CaseEditor editor = desk.open(Desk.file("drawn.qili", drawn.formatted("cxa-1999")));
        assertEquals(6, editor.moveTable().getItemCount());
        editor.board().setFocus();
        gui.until("focus on the board", editor.board()::isFocusControl);
        String fen = "4k4/9/9/9/9/3C5/9/9/9/R4K3 w - - 0 1";
        paste(fen);
        String whole =
                PERPETUAL_CHECK.formatted("cxa-1999").replaceFirst("fen .*", "fen \"" + fen + "\"");
        gui.until("replaced", () -> Desk.document(editor).get().equals(whole));
    }

    /** Letters on the men, and other colours, at once. */
    @Test
    @Order(19)
    void menAndColoursFollowThePreferences() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        Color usual = LabelColours.of(Label.CHASE);
        try {
            Settings.set(Settings.SCRIPT, Settings.LETTERS);
            Settings.set(Settings.COLOUR_BLIND, "true");
            assertEquals(Men.LETTERS, Settings.men());
            assertFalse(usual.equals(LabelColours.of(Label.CHASE)));
            gui.until(
                    "table in the other colour",
                    () ->
                            editor.moveTable()
                                    .getItem(0)
                                    .getForeground(3)
                                    .equals(
                                            LabelColours.text(
                                                    Label.CHASE,
                                                    editor.moveTable().getBackground())));
            gui.until("letters on the board", () -> editor.board().men() == Men.LETTERS);
            editor.board().update();
            gui.shot("letters");
        } finally {
            Settings.set(Settings.SCRIPT, "");
            Settings.set(Settings.COLOUR_BLIND, "");
        }
        assertEquals(Men.SIMPLIFIED, Settings.men());
    }

    private Object clipboard() {
        Clipboard clipboard = new Clipboard(gui.display());
        Object content = clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        return content;
    }

    private static void command(String name) throws Exception {
        PlatformUI.getWorkbench()
                .getService(IHandlerService.class)
                .executeCommand("org.qili.workbench.board." + name, null);
    }

    private void paste(String text) {
        Clipboard clipboard = new Clipboard(gui.display());
        clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_V);
    }

    private static boolean isBold(StyledText text, String word) {
        int at = text.getText().indexOf(word);
        var style = text.getStyleRangeAtOffset(at);
        return style != null && style.fontStyle == SWT.BOLD;
    }

    @Test
    @Order(100)
    void theWorkbenchStaysOpen() {
        assertFalse(PlatformUI.getWorkbench().isClosing());
    }
}
