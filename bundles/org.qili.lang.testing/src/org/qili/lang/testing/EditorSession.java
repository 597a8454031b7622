// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/**
 * An editor as a language server sees it: opens texts, changes them, asks, and remembers what it is
 * told. Fails with {@link AssertionError} where the server does what an editor would have to show
 * as an error, and when an answer does not come.
 */
public final class EditorSession {

    private static final int SECONDS = 120;

    private final Client client = new Client();
    private final LanguageServer server;
    private final Map<Path, Integer> versions = new HashMap<>();

    /** The editor's end of the protocol. */
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
    }

    /** An editor that talks to a server over its two streams. */
    public EditorSession(InputStream fromServer, OutputStream toServer) {
        Launcher<LanguageServer> launcher =
                LSPLauncher.createClientLauncher(client, fromServer, toServer);
        launcher.startListening();
        server = launcher.getRemoteProxy();
    }

    /** Begins the session. */
    public ServerCapabilities start(Path... folders) {
        InitializeParams start = new InitializeParams();
        if (folders.length > 0) {
            List<WorkspaceFolder> roots = new ArrayList<>();
            for (Path folder : folders) {
                roots.add(new WorkspaceFolder(uri(folder), folder.getFileName().toString()));
            }
            start.setWorkspaceFolders(roots);
        }
        start.setCapabilities(capabilities());
        ServerCapabilities able = await(server.initialize(start)).getCapabilities();
        server.initialized(new InitializedParams());
        return able;
    }

    private static ClientCapabilities capabilities() {
        var edits = new WorkspaceEditCapabilities();
        edits.setDocumentChanges(true);
        edits.setResourceOperations(
                List.of(ResourceOperationKind.Create, ResourceOperationKind.Rename));
        var workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceEdit(edits);
        workspace.setWorkspaceFolders(true);
        var symbols = new DocumentSymbolCapabilities();
        symbols.setHierarchicalDocumentSymbolSupport(true);
        var text = new TextDocumentClientCapabilities();
        text.setDocumentSymbol(symbols);
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setWorkspace(workspace);
        capabilities.setTextDocument(text);
        return capabilities;
    }

    /** Ends the session as editors do. */
    public void end() {
        await(server.shutdown());
        server.exit();
    }

    /** The server, for what has no method here. */
    public LanguageServer server() {
        return server;
    }

    /** Requests about texts. */
    public TextDocumentService texts() {
        return server.getTextDocumentService();
    }

    /** An answer, waited for. */
    public static <T> T await(CompletableFuture<T> answer) {
        try {
            return answer.get(SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    /** Opens a file and gives what is wrong with it. */
    public List<String> open(Path file) throws IOException {
        return open(file, Files.readString(file));
    }

    /** Opens a text that may not be saved yet, and gives what is wrong with it. */
    public List<String> open(Path file, String text) {
        versions.put(file, 1);
        texts().didOpen(
                        new DidOpenTextDocumentParams(
                                new TextDocumentItem(uri(file), "qili", 1, text)));
        return problems(file, p -> true);
    }

    /** Writes a text anew in the editor, without saving it. */
    public void change(Path file, String text) {
        int version = versions.merge(file, 1, Integer::sum);
        texts().didChange(
                        new DidChangeTextDocumentParams(
                                new VersionedTextDocumentIdentifier(uri(file), version),
                                List.of(new TextDocumentContentChangeEvent(text))));
    }

    /** Closes a text, changes and all. */
    public void close(Path file) {
        texts().didClose(new DidCloseTextDocumentParams(id(file)));
    }

    /**
     * What is wrong with a text, from the next news of it that are as expected: news of the text as
     * it was may still be on their way.
     */
    public List<String> problems(Path file, Predicate<List<String>> expected) {
        List<List<String>> seen = new ArrayList<>();
        while (true) {
            PublishDiagnosticsParams news;
            try {
                news = client.diagnostics.poll(SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            if (news == null) {
                throw new AssertionError("no such news of " + file + ", only " + seen);
            }
            if (news.getUri().equals(uri(file))) {
                List<String> problems =
                        news.getDiagnostics().stream()
                                .map(d -> String.valueOf(d.getMessage().getLeft()))
                                .toList();
                if (expected.test(problems)) {
                    return problems;
                }
                seen.add(problems);
            }
        }
    }

    /** Address of a file. */
    public static String uri(Path file) {
        return file.toUri().toString();
    }

    /** A file as requests name it. */
    public static TextDocumentIdentifier id(Path file) {
        return new TextDocumentIdentifier(uri(file));
    }

    /** File, line and column of a place, as an editor counts them from 0. */
    public static String told(Location place) {
        Position start = place.getRange().getStart();
        return place.getUri().substring(place.getUri().lastIndexOf('/') + 1)
                + ":"
                + start.getLine()
                + ":"
                + start.getCharacter();
    }
}
