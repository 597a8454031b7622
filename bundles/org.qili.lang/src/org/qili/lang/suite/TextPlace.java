// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;

/**
 * Where something stands in a text.
 *
 * @param offset characters before it
 * @param length its characters
 * @param line number of its first line, from 1
 */
public record TextPlace(int offset, int length, int line) {

    /** The beginning of a text. */
    public static final TextPlace START = new TextPlace(0, 0, 1);

    /** Where an element stands, comments around it left out. */
    public static TextPlace of(EObject element) {
        INode node = NodeModelUtils.findActualNodeFor(element);
        return node == null ? START : of(node);
    }

    /** Where a part of an element stands; the element itself if the part is not written. */
    public static TextPlace of(EObject element, EStructuralFeature feature) {
        return feature == null
                ? of(element)
                : NodeModelUtils.findNodesForFeature(element, feature).stream()
                        .findFirst()
                        .map(TextPlace::of)
                        .orElseGet(() -> of(element));
    }

    private static TextPlace of(INode node) {
        ITextRegion region = node.getTextRegion();
        return new TextPlace(region.getOffset(), region.getLength(), node.getStartLine());
    }
}
