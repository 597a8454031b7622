// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.xtext.validation.Issue;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.quickfix.Fix;
import org.qili.lang.ide.quickfix.NewCase;
import org.qili.workbench.Log;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.live.Snapshot;

/** Ways to mend what is wrong at the caret (Ctrl+1). */
public final class SourceFixes implements IQuickAssistProcessor {

    @Override
    public ICompletionProposal[] computeQuickAssistProposals(
            IQuickAssistInvocationContext context) {
        IDocument document = context.getSourceViewer().getDocument();
        Optional<Snapshot> known =
                LiveTexts.instance()
                        .find(document)
                        .map(l -> l.snapshot())
                        .filter(s -> s.text().equals(document.get()));
        List<ICompletionProposal> found = new ArrayList<>();
        if (known.isPresent() && known.get().open().isPresent()) {
            OpenText text = known.get().open().get();
            for (Issue issue : known.get().issues()) {
                if (near(issue, document, context.getOffset())) {
                    text.fixes(issue).forEach(f -> found.add(new Mend(f)));
                }
            }
            text.caseFor(context.getOffset()).ifPresent(c -> found.add(new WriteCase(c)));
        }
        return found.toArray(ICompletionProposal[]::new);
    }

    /** Whether the caret stands in the issue, or at least in its line. */
    private static boolean near(Issue issue, IDocument document, int caret) {
        if (issue.getOffset() == null || issue.getLength() == null) {
            return false;
        }
        int from = issue.getOffset();
        int to = from + issue.getLength();
        try {
            return caret >= from && caret <= to
                    || document.getLineOfOffset(Math.min(from, document.getLength()))
                            == document.getLineOfOffset(Math.min(caret, document.getLength()));
        } catch (BadLocationException e) {
            Log.warn(e);
            return false;
        }
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public boolean canFix(Annotation annotation) {
        return annotation instanceof IssueAnnotation issue && issue.fixable();
    }

    @Override
    public boolean canAssist(IQuickAssistInvocationContext context) {
        return true;
    }

    /** Something in the list that Ctrl+1 opens. */
    private interface Offer extends ICompletionProposal {

        @Override
        default Point getSelection(IDocument document) {
            return null;
        }

        @Override
        default Image getImage() {
            return null;
        }

        @Override
        default IContextInformation getContextInformation() {
            return null;
        }
    }

    /** A case for a clause that none cites. */
    private record WriteCase(NewCase source) implements Offer {

        @Override
        public void apply(IDocument document) {
            NewCaseJob.start(source);
        }

        @Override
        public String getAdditionalProposalInfo() {
            return null;
        }

        @Override
        public String getDisplayString() {
            return source.label();
        }
    }

    /** A fix. */
    private record Mend(Fix fix) implements Offer {

        @Override
        public void apply(IDocument document) {
            MultiTextEdit all = new MultiTextEdit();
            for (TextEdit edit : fix.edits()) {
                all.addChild(new ReplaceEdit(edit.offset(), edit.length(), edit.text()));
            }
            try {
                all.apply(document);
            } catch (MalformedTreeException | BadLocationException e) {
                Log.error(e);
            }
        }

        @Override
        public String getAdditionalProposalInfo() {
            return fix.description().isEmpty() ? null : fix.description();
        }

        @Override
        public String getDisplayString() {
            return fix.label();
        }
    }
}
