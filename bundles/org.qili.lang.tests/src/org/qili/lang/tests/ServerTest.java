// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qili.lang.testing.EditorSession.await;
import static org.qili.lang.testing.EditorSession.id;
import static org.qili.lang.testing.EditorSession.told;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.lang.ide.server.QiliServer;
import org.qili.lang.testing.EditorSession;
import org.qili.model.Language;

/** Sessions with the language server, message by message. */
class ServerTest {

    /** Knights go to and fro: both sides allowed, so 26.2 and not 26.3. */
    private static final String CASE =
            """
            case "x" {
              rulebook draft
              moves {
                1. 马二进三 马8进7
                2. 马三退二 马7退8
              }
              expect {
                ruling draw by 26.3
              }
            }
            """;

    @TempDir private Path folder;
    private EditorSession editor;
    private CompletableFuture<Void> served;

    @BeforeEach
    void start() throws IOException {
        PipedInputStream toServer = new PipedInputStream(1 << 16);
        PipedInputStream toClient = new PipedInputStream(1 << 16);
        PipedOutputStream fromServer = new PipedOutputStream(toClient);
        served = CompletableFuture.runAsync(() -> serve(toServer, fromServer));
        editor = new EditorSession(toClient, new PipedOutputStream(toServer));
    }

    @AfterEach
    void end() throws Exception {
        editor.end();
        served.get(60, TimeUnit.SECONDS);
    }

    private static void serve(PipedInputStream in, PipedOutputStream out) {
        try {
            QiliServer.serve(in, out, Language.EN);
            out.close();
        } catch (InterruptedException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path draft(String statements) throws IOException {
        return Files.writeString(
                folder.resolve("draft.qigui"),
                "rulebook draft \"d\" extends cxa-1999 { " + statements + " }");
    }

    @Test
    void session() throws Exception {
        Path file = Files.writeString(folder.resolve("x.qili"), CASE);
        draft("");
        assertTrue(editor.start(folder).getCompletionProvider() != null);
        List<String> problems = editor.open(file);
        assertTrue(problems.stream().anyMatch(p -> p.contains("26.3")), problems.toString());

        var hover = await(editor.texts().hover(new HoverParams(id(file), new Position(3, 8))));
        assertTrue(hover.getContents().getRight().getValue().contains("H2+3"));

        var symbols = await(editor.texts().documentSymbol(new DocumentSymbolParams(id(file))));
        assertEquals("x", symbols.get(0).getRight().getName());
        assertEquals(
                List.of("moves (4)", "expectation"),
                symbols.get(0).getRight().getChildren().stream()
                        .map(DocumentSymbol::getName)
                        .toList());
        var folds = await(editor.texts().foldingRange(new FoldingRangeRequestParams(id(file))));
        assertTrue(
                folds.stream().anyMatch(f -> f.getStartLine() == 2 && f.getEndLine() >= 4),
                folds.toString());

        assertTrue(
                completions(file, new Position(4, 12)).stream().anyMatch(l -> l.contains("马7退8")));

        List<? extends Location> targets =
                await(
                                editor.texts()
                                        .definition(
                                                new DefinitionParams(
                                                        id(file), new Position(1, 13))))
                        .getLeft();
        assertEquals(1, targets.size());
        assertTrue(targets.get(0).getUri().endsWith("draft.qigui"), targets.toString());

        Range clause = new Range(new Position(7, 19), new Position(7, 23));
        var actions =
                await(
                        editor.texts()
                                .codeAction(
                                        new CodeActionParams(
                                                id(file),
                                                clause,
                                                new CodeActionContext(List.of()))));
        assertFalse(actions.isEmpty());
        var edits = actions.get(0).getRight().getEdit().getChanges().get(EditorSession.uri(file));
        assertEquals("draw by 26.2", edits.get(0).getNewText());

        editor.change(file, CASE.replace("26.3", "26.2").replace("  rulebook", "rulebook"));
        editor.problems(file, List::isEmpty);
        var layout =
                await(
                        editor.texts()
                                .formatting(
                                        new DocumentFormattingParams(
                                                id(file), new FormattingOptions(2, true))));
        assertFalse(layout.isEmpty());
    }

    private List<String> completions(Path file, Position at) {
        return await(editor.texts().completion(new CompletionParams(id(file), at)))
                .getRight()
                .getItems()
                .stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    /** What a rulebook says in the editor counts for the cases open beside it, saved or not. */
    @Test
    void unsavedRulebooksAreSeen() throws Exception {
        Path file = Files.writeString(folder.resolve("x.qili"), CASE.replace("26.3", "26.2"));
        Path draft = draft("");
        editor.start(folder);
        assertEquals(List.of(), editor.open(file));
        editor.open(draft);
        String rule = "general 26.2 \"g\" : both-sides allowed => undetermined";
        editor.change(draft, Files.readString(draft).replace("{  }", "{ " + rule + " }"));
        List<String> changed = editor.problems(file, p -> !p.isEmpty());
        assertTrue(changed.get(0).contains("Undetermined"), changed.toString());
        // undone without ever being saved
        editor.change(draft, Files.readString(draft));
        editor.problems(file, List::isEmpty);
        // and closed without being saved: the file counts again
        editor.change(draft, Files.readString(draft).replace("{  }", "{ " + rule + " }"));
        editor.problems(file, p -> !p.isEmpty());
        editor.close(draft);
        editor.problems(file, List::isEmpty);
    }

    /** A rulebook that has never been saved is found by its id, through several extensions. */
    @Test
    void newRulebooksAreSeen() throws Exception {
        Path file = Files.writeString(folder.resolve("x.qili"), CASE.replace("26.3", "26.2"));
        Files.writeString(folder.resolve("draft.qigui"), "rulebook draft \"d\" extends base { }");
        editor.start(folder);
        // draft is there, what it extends is not
        assertFalse(editor.open(file).isEmpty());
        editor.open(folder.resolve("new.qigui"), "rulebook base \"b\" extends cxa-1999 { }");
        editor.problems(file, List::isEmpty);
        assertTrue(completions(file, new Position(1, 11)).contains("base"));
        editor.change(
                folder.resolve("new.qigui"),
                "rulebook base \"b\" extends cxa-1999 {"
                        + " general 26.2 \"g\" : both-sides allowed => undetermined }");
        List<String> changed = editor.problems(file, p -> !p.isEmpty());
        assertTrue(changed.get(0).contains("Undetermined"), changed.toString());
    }

    private List<WorkspaceSymbol> search(String query) {
        var answer =
                await(
                        editor.server()
                                .getWorkspaceService()
                                .symbol(new WorkspaceSymbolParams(query)));
        return List.copyOf(answer.getRight());
    }

    private static String place(WorkspaceSymbol symbol) {
        return told(symbol.getLocation().getLeft());
    }

    @Test
    void everythingIsFoundByNameNumberAndWords() throws Exception {
        Files.writeString(folder.resolve("x.qili"), CASE.replace("\"x\"", "\"红方長將\""));
        Path draft =
                draft(
                        "general 26.3 \"双方均为禁止着法\" en \"both prohibited\" : both-sides prohibited"
                                + " => draw\n  open reading point 99.1 \"要点\" { option a \"甲\" }"
                                + " default a");
        editor.start(folder);

        WorkspaceSymbol clause = search("26.3").get(0);
        assertEquals("26.3 both prohibited", clause.getName());
        assertEquals("draft", clause.getContainerName());
        assertEquals(SymbolKind.Method, clause.getKind());
        assertEquals("draft.qigui:0:46", place(clause));
        // shipped rulebooks have that number, too: their text is opened from a copy
        assertTrue(search("26.3").stream().anyMatch(s -> place(s).startsWith("cxa-1999.qigui:")));

        WorkspaceSymbol byText = search("双方均為禁止 draft").get(0);
        assertEquals(place(clause), place(byText));

        WorkspaceSymbol source = search("红方长将").get(0);
        assertEquals("红方長將", source.getName());
        assertEquals(SymbolKind.Class, source.getKind());
        assertEquals("x.qili:0:5", place(source));

        WorkspaceSymbol reading = search("point").get(0);
        assertEquals("point, 99.1 要点", reading.getName());
        assertEquals(SymbolKind.Enum, reading.getKind());
        assertEquals("draft.qigui:1:15", place(reading));

        WorkspaceSymbol book = search("cxa-1999").get(0);
        assertEquals("cxa-1999 Xiangqi Competition Rules (1999)", book.getName());
        assertEquals(SymbolKind.Module, book.getKind());
        assertTrue(
                search("象棋竞赛规则 1999").stream().anyMatch(s -> s.getName().equals(book.getName())));
        assertEquals(List.of(), search("没有这样的条文"));

        // what is in the editor counts
        editor.open(draft);
        editor.change(draft, Files.readString(draft).replace("26.3", "26.9"));
        editor.problems(draft, p -> true);
        assertEquals("draft", search("26.9").get(0).getContainerName());
    }
}
