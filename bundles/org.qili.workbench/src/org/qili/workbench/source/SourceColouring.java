// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DefaultPositionUpdater;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IPositionUpdater;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.PlatformUI;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.highlighting.Role;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;

/**
 * Colours the words of a text by their roles. The roles move along with edits until they are worked
 * out again, so that nothing flickers while typing.
 */
final class SourceColouring {

    private static final String CATEGORY = Ids.BUNDLE + ".roles";

    /** A word with its role. */
    private static final class Word extends Position {

        private final Role role;

        Word(Highlight highlight) {
            super(highlight.offset(), highlight.length());
            role = highlight.role();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Word word && super.equals(other) && word.role == role;
        }

        @Override
        public int hashCode() {
            return super.hashCode() * 31 + role.hashCode();
        }
    }

    private final ITextViewer viewer;
    private final ITextPresentationListener painter = this::apply;
    private final IPositionUpdater updater = new DefaultPositionUpdater(CATEGORY);
    private final ITextInputListener input =
            new ITextInputListener() {
                @Override
                public void inputDocumentAboutToBeChanged(IDocument before, IDocument after) {
                    forget();
                }

                @Override
                public void inputDocumentChanged(IDocument before, IDocument after) {
                    // the roles of the new text come when they are worked out
                }
            };

    private IDocument document;
    private List<Highlight> shown = List.of();

    SourceColouring(ITextViewer viewer) {
        this.viewer = viewer;
        viewer.addTextInputListener(input);
        if (viewer instanceof ITextViewerExtension4 painted) {
            painted.addTextPresentationListener(painter);
        }
    }

    void dispose() {
        forget();
        viewer.removeTextInputListener(input);
        if (viewer instanceof ITextViewerExtension4 painted) {
            painted.removeTextPresentationListener(painter);
        }
    }

    private void forget() {
        if (document != null) {
            try {
                document.removePositionCategory(CATEGORY);
            } catch (BadPositionCategoryException e) {
                Log.warn(e);
            }
            document.removePositionUpdater(updater);
            document = null;
            shown = List.of();
        }
    }

    /** Takes over roles of the text as it stands. */
    void show(List<Highlight> highlights) {
        if (viewer.getDocument() == null || highlights.equals(shown)) {
            return;
        }
        forget();
        document = viewer.getDocument();
        document.addPositionCategory(CATEGORY);
        document.addPositionUpdater(updater);
        shown = highlights;
        try {
            for (Highlight highlight : highlights) {
                document.addPosition(CATEGORY, new Word(highlight));
            }
        } catch (BadLocationException | BadPositionCategoryException e) {
            Log.error(e);
        }
        viewer.invalidateTextPresentation();
    }

    private void apply(TextPresentation presentation) {
        if (document == null || document != viewer.getDocument()) {
            return;
        }
        IRegion extent = presentation.getExtent();
        List<StyleRange> ranges = new ArrayList<>();
        try {
            for (Position position : document.getPositions(CATEGORY)) {
                if (!position.isDeleted()
                        && position.getLength() > 0
                        && position.overlapsWith(extent.getOffset(), extent.getLength())) {
                    ranges.add(style((Word) position));
                }
            }
        } catch (BadPositionCategoryException e) {
            Log.warn(e);
        }
        presentation.mergeStyleRanges(ranges.toArray(StyleRange[]::new));
    }

    private static StyleRange style(Word word) {
        ColorRegistry colours =
                PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        StyleRange range = new StyleRange();
        range.start = word.getOffset();
        range.length = word.getLength();
        range.foreground =
                colours.get(Ids.BUNDLE + ".role." + word.role.name().toLowerCase(Locale.ROOT));
        range.fontStyle =
                switch (word.role) {
                    case KEYWORD, LABEL, OUTCOME, NAME -> SWT.BOLD;
                    case COMMENT -> SWT.ITALIC;
                    default -> SWT.NORMAL;
                };
        return range;
    }
}
