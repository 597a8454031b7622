// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.folding.FoldingRangeService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.structure.Folding;

/** What may be folded away, for clients of the language server. */
public final class LspFolding extends FoldingRangeService {

    @Override
    public List<FoldingRange> createFoldingRanges(
            Document document, XtextResource resource, CancelIndicator cancelIndicator) {
        return Folding.of(resource, document.getContents()).stream()
                .map(
                        f ->
                                new FoldingRange(
                                        document.getPosition(f.offset()).getLine(),
                                        document.getPosition(f.offset() + f.length()).getLine()))
                .filter(r -> r.getEndLine() > r.getStartLine())
                .toList();
    }
}
