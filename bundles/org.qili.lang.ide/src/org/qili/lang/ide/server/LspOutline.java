// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.symbol.HierarchicalDocumentSymbolService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.structure.Outline;
import org.qili.lang.ide.structure.OutlineNode;

/** The elements of a text as a tree, for clients of the language server. */
public final class LspOutline extends HierarchicalDocumentSymbolService {

    @Inject private Outline outline;

    @Override
    public List<DocumentSymbol> getSymbols(
            Document document,
            XtextResource resource,
            DocumentSymbolParams params,
            CancelIndicator cancelIndicator) {
        return !resource.getContents().isEmpty()
                        && resource.getContents().get(0) instanceof org.qili.model.Document text
                ? symbols(outline.of(text), document)
                : List.of();
    }

    private static List<DocumentSymbol> symbols(List<OutlineNode> nodes, Document document) {
        return nodes.stream()
                .map(
                        n ->
                                new DocumentSymbol(
                                        // clients refuse a symbol without a name
                                        n.label().isBlank() ? "…" : n.label(),
                                        kind(n.kind()),
                                        range(document, n.region()),
                                        range(document, n.name()),
                                        n.detail(),
                                        symbols(n.children(), document)))
                .toList();
    }

    private static Range range(Document document, Region region) {
        return LspPlaces.range(document, region.offset(), region.length());
    }

    private static SymbolKind kind(OutlineNode.Kind kind) {
        return switch (kind) {
            case RULEBOOK -> SymbolKind.Module;
            case DETAIL, GENERAL, PROHIBITION -> SymbolKind.Method;
            case READING -> SymbolKind.Enum;
            case SETTING -> SymbolKind.Constant;
            case UNFORMALISED, NOTE -> SymbolKind.String;
            case CASE -> SymbolKind.Class;
            case MOVES -> SymbolKind.Array;
            case EXPECTATION -> SymbolKind.Property;
        };
    }
}
