// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;

/**
 * A word of a text and what it says there.
 *
 * @param node the word's node
 * @param element the model element it is written in
 * @param feature name of the feature that holds it, empty for keywords and signs
 * @param isReference whether it refers to another element
 */
public record Spot(INode node, EObject element, String feature, boolean isReference) {

    /** The word at a place, or the one that ends there. */
    public static Optional<Spot> at(XtextResource resource, int offset) {
        if (resource.getParseResult() == null) {
            return Optional.empty();
        }
        ICompositeNode root = resource.getParseResult().getRootNode();
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, offset);
        if ((leaf == null || leaf.isHidden()) && offset > 0) {
            leaf = NodeModelUtils.findLeafNodeAtOffset(root, offset - 1);
        }
        return leaf == null || leaf.isHidden() ? Optional.empty() : Optional.of(of(leaf));
    }

    /** What a word says. */
    public static Spot of(ILeafNode leaf) {
        for (INode node = leaf; node != null; node = node.getParent()) {
            EObject grammar = node.getGrammarElement();
            Assignment assignment =
                    grammar instanceof AbstractElement
                            ? GrammarUtil.containingAssignment(grammar)
                            : null;
            if (assignment != null) {
                boolean reference =
                        grammar instanceof CrossReference
                                || GrammarUtil.containingCrossReference(grammar) != null;
                EObject element = NodeModelUtils.findActualSemanticObjectFor(node);
                return new Spot(node, element, assignment.getFeature(), reference);
            }
            boolean isRuleOfItsOwn =
                    node instanceof ICompositeNode && node.hasDirectSemanticElement();
            if (isRuleOfItsOwn) {
                break;
            }
        }
        return new Spot(leaf, NodeModelUtils.findActualSemanticObjectFor(leaf), "", false);
    }

    /** The word itself, blanks and comments around it left out. */
    public Region region() {
        return Places.visible(node);
    }

    /** The word as written. */
    public String text() {
        return NodeModelUtils.getTokenText(node);
    }

    /** Whether it stands in that feature of an element of that type. */
    public boolean is(Class<? extends EObject> type, String name) {
        return type.isInstance(element) && feature.equals(name);
    }
}
