// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CoverageReport.ClauseRow;
import org.qili.library.Library;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.DraftIds;
import org.qili.workbench.draft.coverage.CoverageView;
import org.qili.workbench.draft.impact.ImpactView;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.suite.SuiteRun;
import org.qili.workbench.draft.suite.SuiteView;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.LongGame;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.Watchdog;

/** A committee drafts an amendment, sees what it changes and which clauses are tested. */
@UiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class DraftRulesTest {

    /** The draft: both sides prohibited would no longer be a draw (CXA 1999, 26.3). */
    private static final String AMENDMENT =
            "general 26.3 \"open\": both-sides prohibited => undetermined";

    /**
     * Cases in which both sides are prohibited and the draw is expected by 26.3 or 24.2: they can't
     * be met by the draft.
     */
    private static final List<String> CITING =
            List.of(
                    "24-1-against-mutual",
                    "24-2-for",
                    "26-1-against",
                    "26-3-for",
                    "27-2-against-mutual",
                    "7-11-for",
                    "7-8-for",
                    "fig-10");

    /** Longest time a suite of 250 cases may take, in milliseconds. */
    private static final long BAR = 10_000;

    /** Largest heap in use, in megabytes. */
    private static final long HEAP = 512;

    private static final long MEGABYTE = 1 << 20;

    @TempDir static Path folder;

    private Gui gui;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        gui.toWindow();
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static <T extends IViewPart> T view(String id, Class<T> type) {
        return type.cast(page().findView(id));
    }

    private static SuiteView suite() {
        return view(DraftIds.SUITE, SuiteView.class);
    }

    private static ImpactView impact() {
        return view(DraftIds.IMPACT, ImpactView.class);
    }

    private static CoverageView coverage() {
        return view(DraftIds.COVERAGE, CoverageView.class);
    }

    private static boolean ended(SuiteRun run) {
        return run.end().isPresent();
    }

    /** Puts the keyboard's focus into a view. */
    private void focus(String id, Control in) throws Exception {
        page().showView(id);
        in.setFocus();
        gui.until("focus", in::isFocusControl);
    }

    @Test
    @Order(10)
    void thePerspectiveOffersEverything() throws Exception {
        gui.until(
                "precedents copied",
                () ->
                        Library.precedents().stream()
                                .allMatch(
                                        e -> ShippedProject.project().getFile(e.path()).exists()));
        gui.until("first precedent open", () -> page().getActiveEditor() != null);
        PlatformUI.getWorkbench()
                .showPerspective(
                        DraftIds.PERSPECTIVE, PlatformUI.getWorkbench().getActiveWorkbenchWindow());
        for (String id : List.of(DraftIds.SUITE, DraftIds.IMPACT, DraftIds.COVERAGE)) {
            assertTrue(
                    Arrays.stream(page().getViewReferences()).anyMatch(r -> r.getId().equals(id)),
                    id);
        }
    }

    /** Every shipped precedent is met by the rulebooks it names. */
    @Test
    @Order(20)
    void theSuiteRunsTheShippedPrecedents() throws Exception {
        page().showView(DraftIds.SUITE);
        // the perspective is drawn before anything is measured
        gui.shot("suite-empty");
        SuiteRun run;
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F11);
            gui.until("a run begins", () -> suite().shown().isPresent());
            run = suite().shown().get();
            gui.until("the run ends", () -> ended(run));
            watchdog.assertAnswered();
        }
        assertEquals(Optional.of(End.DONE), run.end(), suite().stateText());
        assertTrue(run.counts().met() >= Library.precedents().size(), suite().stateText());
        assertEquals(0, run.counts().failed(), suite().stateText());
        assertTrue(suite().stateText().contains("全部相符"), suite().stateText());
        gui.until("folders", () -> suite().tree().getItemCount() > 3);
        gui.shot("suite-met");
    }

    /** Facts are kept, so a second run is well within what a committee waits for. */
    @Test
    @Order(30)
    void theSuiteIsQuickTheSecondTime() {
        long started = System.currentTimeMillis();
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F11);
        gui.until("another run", () -> suite().history().size() == 2);
        gui.until("the run ends", () -> ended(suite().shown().orElseThrow()));
        long took = System.currentTimeMillis() - started;
        assertTrue(took < BAR, took + " ms");
        assertEquals(0, suite().shown().get().counts().failed());
    }

    /** What is stopped ends, even if it had not begun. */
    @Test
    @Order(31)
    void aRunIsStopped() {
        suite().run();
        suite().stop();
        SuiteRun run = suite().shown().orElseThrow();
        gui.until("the run ends", () -> ended(run));
        assertEquals(Optional.of(End.STOPPED), run.end());
        gui.until("said so", () -> suite().stateText().startsWith("已停止"));
    }

    /** What is selected among the files is a suite of its own. */
    @Test
    @Order(32)
    void aSelectedFolderIsASuite() throws Exception {
        IFolder folder = ShippedProject.project().getFolder("precedents/wxf");
        CommonNavigator explorer = (CommonNavigator) page().showView(Ids.EXPLORER);
        explorer.selectReveal(new StructuredSelection(folder));
        explorer.getSite()
                .getService(IHandlerService.class)
                .executeCommand("org.qili.workbench.draft.runSelection", null);
        int cases =
                (int)
                        Library.precedents().stream()
                                .filter(e -> e.path().startsWith("precedents/wxf/"))
                                .count();
        gui.until(
                "the folder's cases",
                () ->
                        suite().shown().filter(DraftRulesTest::ended).isPresent()
                                && suite().shown().get().counts().run() == cases);
        assertEquals(cases, suite().shown().get().counts().met());
    }

    @Test
    @Order(40)
    void aDraftIsWrittenByTheWizard() throws Exception {
        gui.inDialog(
                dialog -> {
                    Text id = gui.focused(Text.class);
                    assertEquals("", id.getText());
                    gui.type("cxa-2020");
                    gui.until("typed", () -> id.getText().equals("cxa-2020"));
                    assertFalse(dialog.getDefaultButton().isEnabled(), "the id is taken");
                    gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
                    gui.type("draft");
                    gui.until("typed", () -> id.getText().equals("draft"));
                    assertTrue(dialog.getDefaultButton().isEnabled(), "the id will do");
                    Gui.choose(
                            Gui.find(dialog, Combo.class).get(0),
                            "cxa-1999 — 棋例 Precedents/rulebooks");
                    gui.shot("new-draft");
                    gui.press(KeyEvent.VK_ENTER);
                });
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_N);
        gui.assertDialogWorked();
        gui.until("draft open", () -> draftEditor().isPresent());
        String text = text(draftEditor().get());
        assertTrue(text.startsWith("棋规 draft \"draft\" 沿用 cxa-1999 {"), text);
        assertTrue(draftFile().exists());
    }

    private static IFile draftFile() {
        return ShippedProject.project().getFile("rulebooks/draft.qigui");
    }

    private static Optional<ITextEditor> draftEditor() {
        IEditorPart editor = page().getActiveEditor();
        return editor instanceof ITextEditor text
                        && editor.getEditorInput().getName().equals("draft.qigui")
                ? Optional.of(text)
                : Optional.empty();
    }

    private static String text(ITextEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput()).get();
    }

    /** The amendment is typed and saved; the impact follows by itself. */
    @Test
    @Order(50)
    void theImpactOfAnAmendmentFollowsItsSaving() throws Exception {
        page().showView(DraftIds.IMPACT);
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            impact().choose(draftFile());
            gui.until("compared", () -> impact().report().end() == End.DONE);
            watchdog.assertAnswered();
        }
        assertEquals(List.of(), impact().report().changed(), "an empty draft changes nothing");
        ITextEditor editor =
                (ITextEditor)
                        page().openEditor(
                                        page().getActiveEditor().getEditorInput(),
                                        "org.qili.workbench.rulebookEditor");
        page().activate(editor);
        StyledText source = (StyledText) editor.getAdapter(Control.class);
        source.setFocus();
        gui.until("focus in the source", source::isFocusControl);
        int at = text(editor).lastIndexOf('}');
        editor.selectAndReveal(at, 0);
        gui.type(AMENDMENT);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("typed", () -> text(editor).contains(AMENDMENT));
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
            gui.until("saved", () -> !editor.isDirty());
            gui.until(
                    "changed cases",
                    () ->
                            impact().report().end() == End.DONE
                                    && !impact().report().changed().isEmpty());
            watchdog.assertAnswered();
        }
        assertEquals("cxa-1999", impact().report().base());
        assertEquals("draft", impact().report().head());
        List<CaseImpact> citing =
                impact().report().changed().stream()
                        .filter(c -> c.source().text().toString().contains("/cxa-1999/"))
                        .filter(c -> CITING.contains(file(c)))
                        .toList();
        assertEquals(CITING.size(), citing.size());
        for (CaseImpact one : citing) {
            assertTrue(one.verdictChanged());
            assertEquals("26.3", one.before().clause(), one.source().name());
            assertEquals("26.3", one.after().clause(), one.source().name());
            assertEquals("双方不变作和", one.before().verdict());
            assertEquals("未定", one.after().verdict());
            assertEquals(List.of(), one.labels());
        }
        assertEquals(impact().report().changed().size(), impact().tree().getItemCount());
        gui.until("the draft's reasoning", () -> impact().traceAfter().contains("未定"));
        gui.shot("impact");
    }

    private static String file(CaseImpact impact) {
        return impact.source().text().trimFileExtension().lastSegment();
    }

    /** Enter on a changed case opens it. */
    @Test
    @Order(60)
    void aChangedCaseOpens() throws Exception {
        Tree tree = impact().tree();
        focus(DraftIds.IMPACT, tree);
        String file = impact().report().changed().get(0).source().text().lastSegment();
        gui.press(KeyEvent.VK_HOME);
        gui.press(KeyEvent.VK_ENTER);
        gui.until(
                "open",
                () ->
                        page().getActiveEditor() != null
                                && page().getActiveEditor()
                                        .getEditorInput()
                                        .getName()
                                        .equals(file));
    }

    /** The draft stands in for the rulebook it extends: what that one's cases expect fails. */
    @Test
    @Order(70)
    void theSuiteShowsWhatTheDraftDoesNotMeet() throws Exception {
        focus(DraftIds.SUITE, suite().tree());
        suite().rulebook().choose(draftFile());
        gui.until(
                "a run under the draft",
                () ->
                        suite().shown().filter(DraftRulesTest::ended).isPresent()
                                && suite().shown().get().counts().silent() > 0);
        SuiteRun run = suite().shown().get();
        assertEquals(CITING.size(), run.counts().unmet(), suite().stateText());
        assertEquals(0, run.counts().broken(), suite().stateText());
        suite().showFailuresOnly(true);
        List<String> cells = texts(suite().tree());
        assertTrue(
                cells.stream().anyMatch(c -> c.equals("裁定||双方不变作和|未定|draft 26.3")),
                String.join("\n", cells));
        gui.shot("suite-unmet");
        Tree tree = suite().tree();
        gui.until("a failure is shown", () -> tree.getSelectionCount() == 1);
        gui.press(KeyEvent.VK_DOWN);
        gui.until("what is not met", () -> tree.getSelection()[0].getText(2).equals("双方不变作和"));
        gui.press(KeyEvent.VK_ENTER);
        gui.until(
                "at the expectation",
                () ->
                        page().getActiveEditor() instanceof ITextEditor editor
                                && editor.getEditorInput().getName().startsWith(CITING.get(0))
                                && ((StyledText) editor.getAdapter(Control.class))
                                        .getSelectionText()
                                        .equals("和棋"));
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F11);
        gui.until(
                "only those",
                () ->
                        suite().shown().filter(DraftRulesTest::ended).isPresent()
                                && suite().shown().get().counts().run() == CITING.size());
        assertEquals(CITING.size(), suite().shown().get().counts().unmet());
        suite().showFailuresOnly(false);
    }

    /** The bar of issue 6, with a game of 300 plies open and after runs of the suite. */
    @Test
    @Order(75)
    void memoryStaysWithinBounds() throws Exception {
        CaseEditor editor =
                (CaseEditor) IDE.openEditor(page(), Desk.file("long.qili", LongGame.text()), true);
        gui.until("moves", () -> editor.moveTable().getItemCount() == LongGame.PLIES);
        // in steps, since each may take long on a busy machine
        for (int labelled : new int[] {1, LongGame.PLIES / 3, 2 * LongGame.PLIES / 3}) {
            gui.until(
                    labelled + " labels",
                    () ->
                            Desk.column(editor, 3).stream().filter(l -> !l.isEmpty()).count()
                                    >= labelled);
        }
        gui.until("all labels", () -> editor.session().snapshot().settled());
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        long used = memory.getHeapMemoryUsage().getUsed() / MEGABYTE;
        assertTrue(used <= HEAP, used + " MB in use");
        page().closeEditor(editor, false);
    }

    private static List<String> texts(Tree tree) {
        return Arrays.stream(tree.getItems()).flatMap(i -> texts(i).stream()).toList();
    }

    private static List<String> texts(TreeItem item) {
        String own =
                item.getText(0)
                        + "|"
                        + item.getText(1)
                        + "|"
                        + item.getText(2)
                        + "|"
                        + item.getText(3)
                        + "|"
                        + item.getText(4);
        return java.util.stream.Stream.concat(
                        java.util.stream.Stream.of(own),
                        Arrays.stream(item.getItems()).flatMap(i -> texts(i).stream()))
                .toList();
    }

    @Test
    @Order(80)
    void theCoverageListsClausesAndOpensThem() throws Exception {
        page().showView(DraftIds.COVERAGE);
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            coverage().rulebook().choose(draftFile());
            gui.until("covered", () -> coverage().report().isPresent());
            watchdog.assertAnswered();
        }
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F12);
        gui.until("once more", () -> !coverage().stateText().contains("draft"));
        gui.until("covered", () -> coverage().stateText().contains("draft"));
        Tree tree = coverage().tree();
        gui.until("clauses", () -> tree.getItemCount() > 10);
        ClauseRow amended =
                coverage().report().get().clauses().stream()
                        .filter(c -> c.number().equals("26.3"))
                        .findFirst()
                        .orElseThrow();
        assertEquals("open", amended.text());
        assertEquals(CITING.size(), amended.applied().size());
        gui.shot("coverage");
        focus(DraftIds.COVERAGE, tree);
        TreeItem line =
                Arrays.stream(tree.getItems())
                        .filter(i -> i.getText(0).equals("26.3"))
                        .findFirst()
                        .orElseThrow();
        gui.press(KeyEvent.VK_HOME);
        for (int i = tree.indexOf(line); i > 0; i--) {
            gui.press(KeyEvent.VK_DOWN);
        }
        gui.until(
                "selected", () -> tree.getSelectionCount() == 1 && tree.getSelection()[0] == line);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("the draft opens", () -> draftEditor().isPresent());
        ITextEditor editor = draftEditor().get();
        StyledText source = (StyledText) editor.getAdapter(Control.class);
        gui.until("at the clause", () -> source.getSelectionText().equals("26.3"));
    }

    /** How bright lists are. */
    private int ground() {
        return gui.display().getSystemColor(SWT.COLOR_LIST_BACKGROUND).getRed();
    }

    /** The perspective in a dark window, to be looked at. */
    @Test
    @Order(85)
    void thePerspectiveIsDarkened() {
        try {
            Settings.set(Settings.THEME, Settings.DARK);
            gui.until("dark", () -> ground() < 100);
            gui.shot("dark-coverage");
            page().activate(page().findView(DraftIds.SUITE));
            gui.shot("dark-suite");
        } finally {
            Settings.set(Settings.THEME, "");
        }
        gui.until("bright", () -> ground() > 200);
        page().activate(page().findView(DraftIds.COVERAGE));
    }

    /** What both views found is written as a page each; a folder's name is refused before. */
    @Test
    @Order(87)
    void theFindingsAreExported() throws Exception {
        Path coverage = folder.resolve("coverage.html");
        export(DraftIds.COVERAGE, coverage().tree(), coverage);
        String matrix = Files.readString(coverage);
        assertTrue(matrix.contains("条文与棋例对照"), matrix);
        assertTrue(matrix.contains("26.3"), matrix);
        assertTrue(matrix.contains("●"), matrix);
        Path impact = folder.resolve("impact.html");
        export(DraftIds.IMPACT, impact().tree(), impact);
        String page = Files.readString(impact);
        for (CaseImpact one : impact().report().changed()) {
            assertTrue(page.contains(one.source().name()), one.source().name());
        }
        assertTrue(page.contains("未定"), page);
    }

    private void export(String view, Control in, Path file) throws Exception {
        focus(view, in);
        gui.inDialog(
                "导出 HTML",
                dialog -> {
                    Text path = gui.focused(Text.class);
                    gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
                    gui.type(folder.toString());
                    gui.until("typed", () -> path.getText().equals(folder.toString()));
                    assertFalse(dialog.getDefaultButton().isEnabled(), "a folder is no page");
                    gui.type("/" + file.getFileName());
                    gui.until("typed", () -> path.getText().equals(file.toString()));
                    gui.until("complete", () -> dialog.getDefaultButton().isEnabled());
                    gui.shot("export");
                    gui.press(KeyEvent.VK_ENTER);
                });
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_H);
        gui.assertDialogWorked();
        gui.until("written", () -> Files.exists(file));
    }

    /** A case to begin with is written for a clause, in the user's language, without a fault. */
    @Test
    @Order(90)
    void aNewCaseForAClause() throws Exception {
        focus(DraftIds.COVERAGE, coverage().tree());
        assertEquals(1, coverage().tree().getSelectionCount());
        coverage().newCase();
        IFile file = ShippedProject.project().getFile("precedents/draft/26-3.qili");
        gui.until("written", file::exists);
        gui.until(
                "open",
                () ->
                        page().getActiveEditor() != null
                                && page().getActiveEditor()
                                        .getEditorInput()
                                        .getName()
                                        .equals(file.getName()));
        String text = Files.readString(file.getLocation().toPath());
        assertTrue(text.contains("棋规 draft"), text);
        assertTrue(text.contains("判 未定 依 26.3"), text);
        gui.shot("perspective");
        file.delete(IResource.FORCE, null);
    }

    @AfterAll
    static void leave() throws Exception {
        page().closeAllEditors(false);
        draftFile().delete(IResource.FORCE, null);
    }
}
