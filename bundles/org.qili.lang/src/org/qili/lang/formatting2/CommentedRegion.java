// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import org.eclipse.xtext.formatting2.IHiddenRegionFormatting;
import org.eclipse.xtext.formatting2.ITextReplacer;
import org.eclipse.xtext.formatting2.ITextReplacerContext;
import org.eclipse.xtext.formatting2.regionaccess.IComment;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegion;
import org.eclipse.xtext.formatting2.regionaccess.ITextSegment;

/**
 * Lays out the space between two words that holds comments. A comment behind a word stays there;
 * one on a line of its own stays on it, indented, an empty line before or after it included. What a
 * comment says is never touched.
 */
final class CommentedRegion implements ITextReplacer {

    private final IHiddenRegion region;
    private final IHiddenRegionFormatting formatting;

    CommentedRegion(IHiddenRegion region, IHiddenRegionFormatting formatting) {
        this.region = region;
        this.formatting = formatting;
    }

    /** The space laid out. */
    IHiddenRegion region() {
        return region;
    }

    /** What is wanted there. */
    IHiddenRegionFormatting formatting() {
        return formatting;
    }

    @Override
    public ITextSegment getRegion() {
        return region;
    }

    @Override
    public ITextReplacerContext createReplacements(ITextReplacerContext context) {
        int inner = context.getIndentation() + orZero(formatting.getIndentationIncrease());
        int after = inner - orZero(formatting.getIndentationDecrease());
        boolean atStart = region.getPreviousSemanticRegion() == null;
        int least = orZero(formatting.getNewLineMin());
        StringBuilder text = new StringBuilder();
        int lines = 0;
        boolean first = true;
        boolean endsLine = false;
        boolean aloneOnLine = atStart;
        for (ITextSegment part : region.getParts()) {
            if (!(part instanceof IComment)) {
                lines += count(part.getText());
                continue;
            }
            int wanted = Math.min(2, endsLine ? Math.max(1, lines) : lines);
            if (first && !atStart && wanted > 0) {
                wanted = Math.max(least, wanted);
            }
            gap(text, atStart && first ? -1 : wanted, context, inner);
            aloneOnLine |= wanted > 0;
            String comment = part.getText().stripTrailing();
            text.append(comment);
            endsLine = comment.startsWith("//");
            lines = count(part.getText()) - count(comment);
            first = false;
        }
        boolean atEnd = region.getNextSemanticRegion() == null;
        int most = formatting.getNewLineMax() == null ? 0 : formatting.getNewLineMax();
        int wanted = Math.min(lines, Math.max(most, 1));
        if (least > 0 || endsLine) {
            // an empty line goes before a comment on lines of its own, else before the word
            wanted = Math.max(aloneOnLine ? 1 : Math.max(1, least), wanted);
        }
        gap(text, atEnd ? 1 : wanted, context, atEnd ? 0 : after);
        if (!text.toString().equals(region.getText())) {
            context.addReplacement(region.replaceWith(text.toString()));
        }
        return context.withIndentation(after);
    }

    /** So many line ends and the indentation; a space if there are none, nothing if negative. */
    private static void gap(
            StringBuilder text, int lines, ITextReplacerContext context, int indentation) {
        if (lines == 0) {
            text.append(' ');
        } else if (lines > 0) {
            text.append(context.getNewLinesString(lines));
            text.append(context.getIndentationString(indentation));
        }
    }

    private static int orZero(Integer number) {
        return number == null ? 0 : number;
    }

    private static int count(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }
}
