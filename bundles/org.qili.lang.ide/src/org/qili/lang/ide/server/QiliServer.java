// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.ILanguageServerShutdownAndExitHandler;
import org.eclipse.xtext.ide.server.IMultiRootWorkspaceConfigFactory;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ServerModule;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.ide.server.symbol.WorkspaceSymbolService;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.util.Modules2;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.validation.UserLanguage;
import org.qili.model.Language;

/**
 * Both languages behind the Language Server Protocol, for any editor that speaks it. One client,
 * one server; nothing but the protocol may be written to its output.
 */
public final class QiliServer {

    /** Ends the session instead of the process. */
    private static final class EndOfSession implements ILanguageServerShutdownAndExitHandler {

        private final CompletableFuture<Void> over = new CompletableFuture<>();

        @Override
        public void exit() {
            over.complete(null);
        }

        @Override
        public void shutdown() {
            // the client says exit next
        }
    }

    private QiliServer() {}

    /**
     * Serves one client until it says exit or closes the stream.
     *
     * @param language the language of messages
     */
    public static void serve(InputStream in, OutputStream out, Language language)
            throws InterruptedException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // languages are found as services of the class path this class is on
        thread.setContextClassLoader(QiliServer.class.getClassLoader());
        EndOfSession end = new EndOfSession();
        try {
            Injector services =
                    Guice.createInjector(
                            Modules2.mixin(
                                    new ServerModule(),
                                    new AbstractModule() {
                                        @Override
                                        protected void configure() {
                                            bind(ILanguageServerShutdownAndExitHandler.class)
                                                    .toInstance(end);
                                            bind(IMultiRootWorkspaceConfigFactory.class)
                                                    .toInstance(f -> new EveryText());
                                            bind(WorkspaceManager.class).to(LspWorkspace.class);
                                            bind(WorkspaceSymbolService.class).to(LspSearch.class);
                                        }
                                    }));
            LanguageServerImpl server = services.getInstance(LanguageServerImpl.class);
            services.getInstance(IResourceServiceProvider.Registry.class)
                    .getResourceServiceProvider(URI.createURI("any." + RulebookFiles.CASES))
                    .get(UserLanguage.class)
                    .set(language);
            Launcher<LanguageClient> launcher =
                    new Launcher.Builder<LanguageClient>()
                            .setLocalService(server)
                            .setRemoteInterface(LanguageClient.class)
                            .setInput(in)
                            .setOutput(out)
                            .create();
            server.connect(launcher.getRemoteProxy());
            Future<Void> listening = launcher.startListening();
            CompletableFuture<Void> closed =
                    CompletableFuture.runAsync(
                            () -> {
                                try {
                                    listening.get();
                                } catch (InterruptedException e) {
                                    Thread.currentThread().interrupt();
                                } catch (ExecutionException | CancellationException e) {
                                    // the stream broke: the session is over as well
                                    end.over.complete(null);
                                }
                            });
            CompletableFuture.anyOf(end.over, closed).get();
            listening.cancel(true);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
