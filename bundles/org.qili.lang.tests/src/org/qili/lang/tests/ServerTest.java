// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.lang.ide.server.QiliServer;
import org.qili.model.Language;

/** A client's session with the language server, message by message. */
class ServerTest {

    private static final int SECONDS = 60;

    @TempDir private Path folder;

    /** A client that remembers what it is told. */
    private static final class Client implements LanguageClient {

        private final BlockingQueue<PublishDiagnosticsParams> diagnostics =
                new LinkedBlockingQueue<>();

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams params) {
            diagnostics.add(params);
        }

        @Override
        public void telemetryEvent(Object object) {
            throw new AssertionError("no telemetry: " + object);
        }

        @Override
        public void showMessage(MessageParams params) {
            throw new AssertionError(params.getMessage());
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(
                ShowMessageRequestParams params) {
            throw new AssertionError(params.getMessage());
        }

        @Override
        public void logMessage(MessageParams params) {
            throw new AssertionError(params.getMessage());
        }

        /** Messages about the text of that name, the next time there are any news of it. */
        List<String> next(String uri) throws InterruptedException {
            while (true) {
                PublishDiagnosticsParams news = diagnostics.poll(SECONDS, TimeUnit.SECONDS);
                assertTrue(news != null, "no diagnostics of " + uri);
                if (news.getUri().endsWith(uri)) {
                    return news.getDiagnostics().stream()
                            .map(d -> String.valueOf(d.getMessage().getLeft()))
                            .toList();
                }
            }
        }
    }

    private static <T> T await(CompletableFuture<T> answer) throws Exception {
        return answer.get(SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void session() throws Exception {
        String text =
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
        Path file = Files.writeString(folder.resolve("x.qili"), text);
        Files.writeString(
                folder.resolve("draft.qigui"), "rulebook draft \"d\" extends cxa-1999 { }");
        String uri = file.toUri().toString();
        PipedInputStream toServer = new PipedInputStream(1 << 16);
        PipedInputStream toClient = new PipedInputStream(1 << 16);
        PipedOutputStream fromServer = new PipedOutputStream(toClient);
        CompletableFuture<Void> served =
                CompletableFuture.runAsync(() -> serve(toServer, fromServer));
        Client client = new Client();
        Launcher<LanguageServer> launcher =
                LSPLauncher.createClientLauncher(client, toClient, new PipedOutputStream(toServer));
        launcher.startListening();
        LanguageServer server = launcher.getRemoteProxy();

        InitializeParams start = new InitializeParams();
        var symbol = new DocumentSymbolCapabilities();
        symbol.setHierarchicalDocumentSymbolSupport(true);
        var textDocument = new TextDocumentClientCapabilities();
        textDocument.setDocumentSymbol(symbol);
        var able = new ClientCapabilities();
        able.setTextDocument(textDocument);
        start.setCapabilities(able);
        start.setRootUri(folder.toUri().toString());
        start.setWorkspaceFolders(
                List.of(new WorkspaceFolder(folder.toUri().toString(), "precedents")));
        var capabilities = await(server.initialize(start)).getCapabilities();
        assertTrue(capabilities.getCompletionProvider() != null);
        server.initialized(new InitializedParams());
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "qili", 1, text)));
        List<String> problems = client.next("x.qili");
        assertTrue(problems.stream().anyMatch(p -> p.contains("26.3")), problems.toString());

        TextDocumentIdentifier id = new TextDocumentIdentifier(uri);
        var hover =
                await(
                        server.getTextDocumentService()
                                .hover(new HoverParams(id, new Position(3, 8))));
        assertTrue(hover.getContents().getRight().getValue().contains("H2+3"));

        var symbols =
                await(server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(id)));
        assertEquals("x", symbols.get(0).getRight().getName());
        assertEquals(
                List.of("moves (4)", "expectation"),
                symbols.get(0).getRight().getChildren().stream()
                        .map(DocumentSymbol::getName)
                        .toList());
        var folds =
                await(
                        server.getTextDocumentService()
                                .foldingRange(new FoldingRangeRequestParams(id)));
        assertTrue(
                folds.stream().anyMatch(f -> f.getStartLine() == 2 && f.getEndLine() >= 4),
                folds.toString());

        List<CompletionItem> moves =
                await(
                                server.getTextDocumentService()
                                        .completion(new CompletionParams(id, new Position(4, 12))))
                        .getRight()
                        .getItems();
        assertTrue(moves.stream().anyMatch(i -> i.getLabel().contains("马7退8")), moves.toString());

        List<? extends Location> targets =
                await(
                                server.getTextDocumentService()
                                        .definition(new DefinitionParams(id, new Position(1, 13))))
                        .getLeft();
        assertEquals(1, targets.size());
        assertTrue(targets.get(0).getUri().endsWith("draft.qigui"), targets.toString());

        Range clause = new Range(new Position(7, 19), new Position(7, 23));
        var actions =
                await(
                        server.getTextDocumentService()
                                .codeAction(
                                        new CodeActionParams(
                                                id, clause, new CodeActionContext(List.of()))));
        assertFalse(actions.isEmpty());
        var edits = actions.get(0).getRight().getEdit().getChanges().get(uri);
        assertEquals("draw by 26.2", edits.get(0).getNewText());

        server.getTextDocumentService()
                .didChange(
                        new DidChangeTextDocumentParams(
                                new VersionedTextDocumentIdentifier(uri, 2),
                                List.of(
                                        new TextDocumentContentChangeEvent(
                                                text.replace("26.3", "26.2")
                                                        .replace("  rulebook", "rulebook")))));
        // news of the text as it was may still be on their way
        List<String> news = client.next("x.qili");
        while (!news.isEmpty()) {
            news = client.next("x.qili");
        }
        var layout =
                await(
                        server.getTextDocumentService()
                                .formatting(
                                        new DocumentFormattingParams(
                                                id, new FormattingOptions(2, true))));
        assertFalse(layout.isEmpty());

        await(server.shutdown());
        server.exit();
        await(served);
    }

    private static void serve(PipedInputStream in, PipedOutputStream out) {
        try {
            QiliServer.serve(in, out, Language.EN);
            out.close();
        } catch (InterruptedException | IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
