// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;

/** Where elements stand in a text. */
public final class Places {

    private Places() {}

    /** Where an element stands, comments around it left out. */
    public static Region of(EObject element) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
        return node == null ? new Region(0, 0) : visible(node);
    }

    /** Where a part of an element stands; the element itself if the part is not written. */
    public static Region of(EObject element, EStructuralFeature feature) {
        List<INode> nodes =
                feature == null ? List.of() : NodeModelUtils.findNodesForFeature(element, feature);
        return nodes.isEmpty() ? of(element) : visible(nodes.get(0));
    }

    static Region visible(INode node) {
        ITextRegion region = node.getTextRegion();
        return new Region(region.getOffset(), region.getLength());
    }
}
