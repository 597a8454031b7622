// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.Optional;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.hover.Hover;
import org.qili.lang.ide.navigation.Target;
import org.qili.workbench.names.Places;

/** Ctrl+click on a name leads to what it names: a rulebook, a reading, a clause. */
public final class SourceLinks extends AbstractHyperlinkDetector {

    @Override
    public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean several) {
        Optional<OpenText> text = SourceText.known(viewer);
        Optional<Target> target = text.flatMap(t -> t.definition(region.getOffset()));
        if (target.isEmpty()) {
            return null;
        }
        Optional<Hover> hover = text.flatMap(t -> t.hover(region.getOffset()));
        IRegion word =
                hover.isPresent() ? new Region(hover.get().offset(), hover.get().length()) : region;
        return new IHyperlink[] {new Link(word, target.get())};
    }

    private record Link(IRegion word, Target target) implements IHyperlink {

        @Override
        public IRegion getHyperlinkRegion() {
            return word;
        }

        @Override
        public String getTypeLabel() {
            return null;
        }

        @Override
        public String getHyperlinkText() {
            return target.label();
        }

        @Override
        public void open() {
            Places.open(target);
        }
    }
}
