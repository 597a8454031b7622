// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.symbol.WorkspaceSymbolService;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.navigation.Symbol;
import org.qili.lang.ide.navigation.Symbols;
import org.qili.lang.scoping.RulebookFiles;

/** The search for symbols in all texts, for clients of the language server. */
@SuppressWarnings("restriction") // Xtext has no other way in for this search
public final class LspSearch extends WorkspaceSymbolService {

    private static final int MOST = 200;

    @Inject private IResourceServiceProvider.Registry languages;

    @Override
    public List<? extends WorkspaceSymbol> getSymbols(
            String query,
            IResourceAccess access,
            IResourceDescriptions descriptions,
            CancelIndicator cancel) {
        IResourceServiceProvider services =
                languages.getResourceServiceProvider(URI.createURI("any." + RulebookFiles.CASES));
        LspPlaces places = services.get(LspPlaces.class);
        return services.get(Symbols.class).find(query, MOST).stream()
                .map(s -> symbol(s, places))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<WorkspaceSymbol> symbol(Symbol symbol, LspPlaces places) {
        SymbolKind kind =
                switch (symbol.kind()) {
                    case CASE -> SymbolKind.Class;
                    case RULEBOOK -> SymbolKind.Module;
                    case READING -> SymbolKind.Enum;
                    default -> SymbolKind.Method;
                };
        return places.location(symbol.place())
                .map(
                        l ->
                                new WorkspaceSymbol(
                                        symbol.name(), kind, Either.forLeft(l), symbol.holder()));
    }
}
