// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qili.lang.testing.EditorSession.await;
import static org.qili.lang.testing.EditorSession.told;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.lang.testing.EditorSession;

/** {@code qili lsp} in a process of its own, as an editor would start it. */
class LspCommandTest {

    private static final int SECONDS = 120;

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

    private static final String BOOK =
            """
            rulebook draft "d" extends cxa-1999 {
              general 26.4 "g" : one-side prohibited, other allowed => must-change
            }
            """;

    @TempDir private Path folder;
    private Process process;
    private EditorSession editor;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("draft.qigui"), BOOK);
        Files.writeString(folder.resolve("x.qili"), CASE);
        // below the folder of the others: seen only by who knows the folder as a root
        Path below = Files.createDirectories(folder.resolve("more"));
        Files.writeString(below.resolve("y.qili"), CASE.replace("\"x\"", "\"y\""));
        process = Qili.start(folder, "lsp");
        // nobody reads what it logs: a full pipe would stop it
        CompletableFuture.runAsync(() -> drain(process.getErrorStream()));
        editor = new EditorSession(process.getInputStream(), process.getOutputStream());
    }

    private static void drain(InputStream stream) {
        try (stream) {
            stream.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterEach
    void stop() {
        process.destroyForcibly();
    }

    private TextDocumentService texts() {
        return editor.texts();
    }

    private TextDocumentIdentifier id(String name) {
        return EditorSession.id(folder.resolve(name));
    }

    private List<String> open(String name) throws IOException {
        return editor.open(folder.resolve(name));
    }

    private void end() throws Exception {
        editor.end();
        assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue());
    }

    private List<String> references(String name, Position at) throws Exception {
        return await(texts().references(new ReferenceParams(id(name), at, new ReferenceContext())))
                .stream()
                .map(EditorSession::told)
                .sorted()
                .toList();
    }

    @Test
    void aSessionWithARoot() throws Exception {
        var able = editor.start(folder);
        assertTrue(able.getRenameProvider() != null);
        assertTrue(able.getSemanticTokensProvider() != null);

        List<String> problems = open("x.qili");
        assertTrue(problems.stream().anyMatch(p -> p.contains("26.3")), problems.toString());

        var hover = await(texts().hover(new HoverParams(id("x.qili"), new Position(3, 8))));
        assertTrue(hover.getContents().getRight().getValue().contains("H2+3"), hover.toString());

        var moves =
                await(texts().completion(new CompletionParams(id("x.qili"), new Position(4, 12))));
        assertTrue(
                moves.getRight().getItems().stream().anyMatch(i -> i.getLabel().contains("马7退8")),
                moves.toString());

        var book =
                await(texts().definition(new DefinitionParams(id("x.qili"), new Position(1, 12))));
        assertEquals(
                List.of("draft.qigui:0:9"), book.getLeft().stream().map(l -> told(l)).toList());
        // the clause is that of a rulebook inside Qili: the editor gets a file it can open
        var clause =
                await(texts().definition(new DefinitionParams(id("x.qili"), new Position(7, 20))));
        Location place = clause.getLeft().get(0);
        assertTrue(place.getUri().endsWith("/cxa-1999.qigui"), place.toString());
        String line =
                Files.readAllLines(Path.of(URI.create(place.getUri())))
                        .get(place.getRange().getStart().getLine());
        assertTrue(line.contains("26.3"), line);

        assertEquals(
                List.of("x.qili:7:19", "y.qili:7:19"), references("x.qili", new Position(7, 20)));
        assertEquals(
                List.of("x.qili:1:11", "y.qili:1:11"), references("x.qili", new Position(1, 12)));

        WorkspaceEdit renamed =
                await(
                        texts().rename(
                                        new RenameParams(
                                                id("x.qili"), new Position(1, 12), "amended")));
        Map<String, String> changed = new TreeMap<>();
        for (var change : renamed.getDocumentChanges()) {
            if (change.isLeft()) {
                var edit = change.getLeft();
                changed.put(
                        edit.getTextDocument().getUri().replaceAll(".*/", ""),
                        edit.getEdits().get(0).getLeft().getRange().getStart().toString());
                assertEquals(1, edit.getEdits().size());
            } else {
                var move = (RenameFile) change.getRight();
                assertTrue(move.getOldUri().endsWith("/draft.qigui"), move.toString());
                assertTrue(move.getNewUri().endsWith("/amended.qigui"), move.toString());
                changed.put("file", "");
            }
        }
        assertEquals(
                List.of("draft.qigui", "file", "x.qili", "y.qili"), List.copyOf(changed.keySet()));
        var refused =
                assertThrows(
                        AssertionError.class,
                        () ->
                                await(
                                        texts().rename(
                                                        new RenameParams(
                                                                id("x.qili"),
                                                                new Position(1, 12),
                                                                "axf"))));
        assertTrue(refused.getCause().getMessage().contains("axf"), refused.toString());

        var actions =
                await(
                        texts().codeAction(
                                        new CodeActionParams(
                                                id("x.qili"),
                                                new Range(new Position(7, 19), new Position(7, 23)),
                                                new CodeActionContext(List.of()))));
        var fix = actions.get(0).getRight().getEdit().getChanges().values().iterator().next();
        assertEquals("draw by 26.2", fix.get(0).getNewText());

        open("draft.qigui");
        var uncovered =
                await(
                        texts().codeAction(
                                        new CodeActionParams(
                                                id("draft.qigui"),
                                                new Range(new Position(1, 10), new Position(1, 14)),
                                                new CodeActionContext(List.of()))));
        var created =
                uncovered.stream()
                        .map(a -> a.getRight().getEdit().getDocumentChanges())
                        .filter(c -> c != null)
                        .toList();
        assertEquals(1, created.size(), uncovered::toString);
        var file = (CreateFile) created.get(0).get(0).getRight();
        assertTrue(file.getUri().endsWith("/draft-26-4.qili"), file::toString);
        var text = created.get(0).get(1).getLeft().getEdits().get(0).getLeft().getNewText();
        assertTrue(text.contains("by 26.4"), text);

        var tokens = await(texts().semanticTokensFull(new SemanticTokensParams(id("x.qili"))));
        // the keyword of the case: first line, first column, four letters
        assertEquals(List.of(0, 0, 4), tokens.getData().subList(0, 3));
        end();
    }

    @Test
    void aSessionWithoutARoot() throws Exception {
        editor.start();
        List<String> problems = open("x.qili");
        assertTrue(problems.stream().anyMatch(p -> p.contains("26.3")), problems.toString());
        assertEquals(List.of("x.qili:7:19"), references("x.qili", new Position(7, 20)));
        assertFalse(
                await(texts().completion(new CompletionParams(id("x.qili"), new Position(1, 11))))
                        .getRight()
                        .getItems()
                        .isEmpty());
        end();
    }

    /** An editor that dies closes the stream: the server must not stay behind. */
    @Test
    void endsWithItsClient() throws Exception {
        editor.start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
    }
}
