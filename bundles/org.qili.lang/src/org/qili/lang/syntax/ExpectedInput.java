// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.syntax;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/**
 * What the grammar allows after a piece of text: the FOLLOW set of its last word, in the rules that
 * were being read there.
 *
 * @param items keywords, and calls of the rules that have a name of their own in messages
 * @param end whether the text may end there
 */
public record ExpectedInput(Set<Item> items, boolean end) {

    /**
     * Something that may come next.
     *
     * @param text the keyword, or the name of the rule
     * @param isKeyword which of the two it is
     */
    public record Item(String text, boolean isKeyword) {}

    public ExpectedInput {
        items = new LinkedHashSet<>(items);
    }

    /** Rules that people know by a name; others are described by what they begin with. */
    private static final Set<String> NAMED =
            Set.of(
                    "ClauseNumber",
                    "MoveText",
                    "Word",
                    "FactValue",
                    "Label",
                    "Sublabel",
                    "Restatement",
                    "ROUND",
                    "INT",
                    "STRING",
                    "ID");

    /**
     * What may follow the last word read.
     *
     * @param grammar the grammar
     * @param root root of the nodes read so far
     */
    public static ExpectedInput after(Grammar grammar, INode root) {
        Collector collector = new Collector();
        ILeafNode last = lastWord(root);
        if (last == null) {
            collector.first(grammar.getRules().get(0).getAlternatives());
            collector.end = true;
        } else {
            collector.after(last.getGrammarElement(), last.getParent());
        }
        return new ExpectedInput(collector.items, collector.end);
    }

    private static ILeafNode lastWord(INode root) {
        ILeafNode last = null;
        for (ILeafNode leaf : root.getLeafNodes()) {
            boolean isWord = !leaf.isHidden() && leaf.getSyntaxErrorMessage() == null;
            if (isWord && leaf.getGrammarElement() instanceof AbstractElement) {
                last = leaf;
            }
        }
        return last;
    }

    private static final class Collector {

        private final Set<Item> items = new LinkedHashSet<>();
        private boolean end;

        /** What may follow an element that was read in a node. */
        void after(EObject element, ICompositeNode node) {
            EObject container = element.eContainer();
            if (element instanceof AbstractElement e && repeats(e)) {
                first(e);
            }
            if (container instanceof AbstractRule rule) {
                afterRule(rule, node);
                return;
            }
            if (container instanceof Group group) {
                List<AbstractElement> rest = group.getElements();
                for (AbstractElement next : rest.subList(rest.indexOf(element) + 1, rest.size())) {
                    first(next);
                    if (!optional(next)) {
                        return;
                    }
                }
            }
            if (container != null) {
                after(container, node);
            }
        }

        private void afterRule(AbstractRule rule, ICompositeNode node) {
            for (ICompositeNode n = node; n != null; n = n.getParent()) {
                EObject called = n.getGrammarElement();
                if (called instanceof RuleCall call && call.getRule() == rule) {
                    after(call, n.getParent());
                    return;
                }
            }
            end = true;
        }

        /** What an element may begin with. */
        void first(EObject element) {
            if (element instanceof Keyword keyword) {
                items.add(new Item(keyword.getValue(), true));
            } else if (element instanceof EnumLiteralDeclaration literal) {
                items.add(new Item(literal.getLiteral().getValue(), true));
            } else if (element instanceof Assignment assignment) {
                first(assignment.getTerminal());
            } else if (element instanceof CrossReference reference) {
                items.add(new Item(reference.getType().getClassifier().getName(), false));
            } else if (element instanceof RuleCall call) {
                firstOf(call.getRule());
            } else if (element instanceof Alternatives choice) {
                firstOfChoice(choice);
            } else if (element instanceof Group group) {
                for (AbstractElement part : group.getElements()) {
                    first(part);
                    if (!optional(part)) {
                        return;
                    }
                }
            }
        }

        private void firstOf(AbstractRule rule) {
            if (NAMED.contains(rule.getName()) || rule instanceof TerminalRule) {
                items.add(new Item(rule.getName(), false));
            } else {
                first(rule.getAlternatives());
            }
        }

        /** Forms of one keyword are one thing to expect; the first stands for all. */
        private void firstOfChoice(Alternatives choice) {
            boolean oneWord = choice.getElements().stream().allMatch(Keyword.class::isInstance);
            List<AbstractElement> elements = choice.getElements();
            (oneWord ? elements.subList(0, 1) : elements).forEach(this::first);
        }

        private static boolean repeats(AbstractElement element) {
            return GrammarUtil.isMultipleCardinality(element);
        }

        private static boolean optional(AbstractElement element) {
            if (GrammarUtil.isOptionalCardinality(element) || element instanceof Action) {
                return true;
            }
            if (element instanceof Assignment a) {
                return optional(a.getTerminal());
            }
            if (element instanceof Group g) {
                return g.getElements().stream().allMatch(Collector::optional);
            }
            return element instanceof Alternatives c
                    && c.getElements().stream().anyMatch(Collector::optional);
        }
    }
}
