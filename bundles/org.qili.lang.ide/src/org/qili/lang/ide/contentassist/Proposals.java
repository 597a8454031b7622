// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.contentassist;

import com.google.common.util.concurrent.MoreExecutors;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;

/** Asks {@link QiliProposalProvider} what may be written at a place of a text. */
public final class Proposals {

    @Inject private Provider<ContentAssistContextFactory> contexts;
    @Inject private IdeContentProposalProvider provider;

    /** A proposal and its rank. */
    private record Ranked(Proposal proposal, int priority) {}

    /** What may be written at a place, likeliest first, each text once. */
    public List<Proposal> at(XtextResource resource, String text, int offset) {
        ContentAssistContextFactory factory = contexts.get();
        factory.setPool(MoreExecutors.newDirectExecutorService());
        ContentAssistContext[] found =
                factory.create(text, new TextRegion(offset, 0), offset, resource);
        Map<String, Ranked> ranked = new LinkedHashMap<>();
        provider.createProposals(List.of(found), new Acceptor(offset, ranked));
        List<Ranked> order = new ArrayList<>(ranked.values());
        order.sort(
                Comparator.comparing((Ranked r) -> r.proposal().kind())
                        .thenComparing(Comparator.comparingInt(Ranked::priority).reversed()));
        return order.stream().map(Ranked::proposal).toList();
    }

    /** Takes proposals as Xtext makes them. */
    private record Acceptor(int offset, Map<String, Ranked> ranked)
            implements IIdeContentProposalAcceptor {

        @Override
        public void accept(ContentAssistEntry entry, int priority) {
            if (entry == null) {
                return;
            }
            int length = entry.getPrefix().length();
            String text = entry.getProposal();
            Integer cursor = entry.getEscapePosition();
            Proposal proposal =
                    new Proposal(
                            offset - length,
                            length,
                            text,
                            cursor == null ? text.length() : cursor - (offset - length),
                            entry.getLabel() == null ? text : entry.getLabel(),
                            orEmpty(entry.getDescription()),
                            orEmpty(entry.getDocumentation()),
                            entry.getSource() instanceof Proposal.Kind k
                                    ? k
                                    : Proposal.Kind.KEYWORD);
            ranked.putIfAbsent(text, new Ranked(proposal, priority));
        }

        private static String orEmpty(String text) {
            return text == null ? "" : text;
        }

        @Override
        public boolean canAcceptMoreProposals() {
            return true;
        }
    }
}
