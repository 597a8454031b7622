// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.qili.lang.ide.hover.Hover;

/** What is known of the word under the mouse. */
public final class SourceHover implements ITextHover {

    @Override
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        return SourceText.now(viewer)
                .flatMap(t -> t.hover(region.getOffset()))
                .map(Hover::text)
                .orElse(null);
    }

    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        return SourceText.known(viewer)
                .flatMap(t -> t.hover(offset))
                .map(h -> new Region(h.offset(), h.length()))
                .orElseGet(() -> new Region(offset, 0));
    }
}
