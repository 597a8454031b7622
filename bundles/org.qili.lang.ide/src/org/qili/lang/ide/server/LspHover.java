// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.hover.HoverTexts;

/** What is known of a word, for clients of the language server. */
public final class LspHover implements IHoverService {

    @Inject private HoverTexts texts;

    @Override
    public Hover hover(
            Document document,
            XtextResource resource,
            HoverParams params,
            CancelIndicator cancelIndicator) {
        return texts.at(resource, document.getOffSet(params.getPosition()))
                .map(h -> hover(document, h))
                .orElse(EMPTY_HOVER);
    }

    private static Hover hover(Document document, org.qili.lang.ide.hover.Hover hover) {
        Range range =
                new Range(
                        document.getPosition(hover.offset()),
                        document.getPosition(hover.offset() + hover.length()));
        return new Hover(new MarkupContent(MarkupKind.PLAINTEXT, hover.text()), range);
    }
}
