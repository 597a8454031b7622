// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;
import org.qili.lang.suite.TextPlace;

/** Where an element stands in its text. */
final class Places {

    private Places() {}

    /** {@code line:column}, 1-based. */
    static String of(EObject where) {
        return of(where, null);
    }

    /** {@code line:column} of a part of the element, 1-based. */
    static String of(EObject where, EStructuralFeature feature) {
        INode node = NodeModelUtils.findActualNodeFor(where);
        if (node == null) {
            return "-";
        }
        if (feature != null) {
            var parts = NodeModelUtils.findNodesForFeature(where, feature);
            node = parts.isEmpty() ? node : parts.get(0);
        }
        return at(node, node.getOffset());
    }

    /** {@code line:column} of a place in the text that an element stands in, 1-based. */
    static String in(EObject where, TextPlace place) {
        INode node = NodeModelUtils.findActualNodeFor(where);
        return node == null ? "-" : at(node.getRootNode(), place.offset());
    }

    private static String at(INode node, int offset) {
        LineAndColumn place = NodeModelUtils.getLineAndColumn(node, offset);
        return place.getLine() + ":" + place.getColumn();
    }
}
