// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.List;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.contentassist.Proposal;
import org.qili.lang.ide.highlighting.Role;

/** Completion in both languages. */
public final class SourceCompletion implements IContentAssistProcessor {

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        List<Proposal> found =
                SourceText.now(viewer)
                        .filter(t -> !inComment(t, offset))
                        .map((OpenText t) -> t.proposals(offset))
                        .orElse(List.of());
        return found.stream().map(SourceCompletion::proposal).toArray(ICompletionProposal[]::new);
    }

    private static boolean inComment(OpenText text, int offset) {
        return text.highlights().stream()
                .filter(h -> h.role() == Role.COMMENT)
                .anyMatch(h -> offset > h.offset() && offset < h.offset() + h.length());
    }

    private static ICompletionProposal proposal(Proposal p) {
        String shown = p.detail().isEmpty() ? p.label() : p.label() + "  –  " + p.detail();
        return new CompletionProposal(
                p.text(),
                p.offset(),
                p.length(),
                p.cursor(),
                null,
                shown,
                null,
                p.documentation().isEmpty() ? null : p.documentation());
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return new IContextInformation[0];
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return null;
    }
}
