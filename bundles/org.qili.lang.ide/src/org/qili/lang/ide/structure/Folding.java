// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.structure;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.ide.Places;
import org.qili.lang.ide.Region;
import org.qili.model.Case;
import org.qili.model.Element;
import org.qili.model.Expectation;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Statement;
import org.qili.model.Variation;

/** Finds what may be folded away: elements, rules, blocks of moves, comments of several lines. */
public final class Folding {

    private Folding() {}

    /** Every piece of at least two lines, in the order of the text. */
    public static List<Fold> of(XtextResource resource, String text) {
        List<Fold> found = new ArrayList<>();
        if (resource.getParseResult() == null) {
            return found;
        }
        for (ILeafNode leaf : resource.getParseResult().getRootNode().getLeafNodes()) {
            if (leaf.isHidden() && leaf.getText().startsWith("/*")) {
                add(new Region(leaf.getOffset(), leaf.getLength()), text, found);
            }
        }
        for (EObject root : resource.getContents()) {
            for (EObject element : EcoreUtil2.eAllContents(root)) {
                boolean folds =
                        element instanceof Element
                                || element instanceof Statement
                                || element instanceof Expectation
                                || element instanceof Variation;
                if (folds) {
                    add(Places.of(element), text, found);
                }
                if (element instanceof Case source) {
                    moves(source, text, found);
                }
            }
        }
        found.sort((a, b) -> a.offset() - b.offset());
        return found;
    }

    private static void moves(Case source, String text, List<Fold> found) {
        List<INode> nodes = NodeModelUtils.findNodesForFeature(source, Literals.CASE__MOVES);
        if (!nodes.isEmpty()) {
            int open = text.lastIndexOf('{', nodes.get(0).getOffset());
            open = Math.max(open, text.lastIndexOf('｛', nodes.get(0).getOffset()));
            INode last = nodes.get(nodes.size() - 1);
            int end = last.getTextRegion().getOffset() + last.getTextRegion().getLength();
            if (open >= 0) {
                add(new Region(open, end - open), text, found);
            }
        }
    }

    private static void add(Region region, String text, List<Fold> found) {
        int end = Math.min(region.end(), text.length());
        if (text.substring(region.offset(), end).indexOf('\n') >= 0) {
            found.add(new Fold(region.offset(), end - region.offset()));
        }
    }
}
