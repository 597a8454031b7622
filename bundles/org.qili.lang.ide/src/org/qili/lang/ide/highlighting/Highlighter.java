// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.highlighting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.ide.Spot;

/** Tells what each word of a text is, by its place in the model rather than by its letters. */
public final class Highlighter {

    private static final Map<String, Role> BY_FEATURE =
            Map.ofEntries(
                    Map.entry("name", Role.NAME),
                    Map.entry("numbers", Role.CLAUSE),
                    Map.entry("clause", Role.CLAUSE),
                    Map.entry("round", Role.ROUND),
                    Map.entry("label", Role.LABEL),
                    Map.entry("order", Role.LABEL),
                    Map.entry("sublabel", Role.LABEL),
                    Map.entry("outcome", Role.OUTCOME),
                    Map.entry("party", Role.OUTCOME),
                    Map.entry("word", Role.WORD),
                    Map.entry("values", Role.VALUE),
                    Map.entry("terms", Role.VALUE),
                    Map.entry("cycles", Role.NUMBER),
                    Map.entry("rounds", Role.NUMBER),
                    Map.entry("checks", Role.NUMBER),
                    Map.entry("cycleFrom", Role.NUMBER),
                    Map.entry("ply", Role.NUMBER),
                    Map.entry("rows", Role.STRING),
                    Map.entry("source", Role.STRING),
                    Map.entry("fen", Role.STRING));

    private Highlighter() {}

    /** Every word that has a role, in the order of the text. */
    public static List<Highlight> of(XtextResource resource) {
        List<Highlight> found = new ArrayList<>();
        if (resource.getParseResult() == null) {
            return found;
        }
        for (ILeafNode leaf : resource.getParseResult().getRootNode().getLeafNodes()) {
            role(leaf)
                    .ifPresent(
                            r -> found.add(new Highlight(leaf.getOffset(), leaf.getLength(), r)));
        }
        return found;
    }

    private static Optional<Role> role(ILeafNode leaf) {
        String text = leaf.getText();
        if (leaf.isHidden()) {
            return text.isBlank() ? Optional.empty() : Optional.of(Role.COMMENT);
        }
        boolean isWord = text.codePoints().anyMatch(Character::isLetterOrDigit);
        if (!isWord && !isText(text)) {
            return Optional.empty();
        }
        Spot spot = Spot.of(leaf);
        if (spot.feature().equals("text")) {
            boolean move = spot.element() instanceof org.qili.model.MoveEntry;
            return Optional.of(move ? Role.MOVE : Role.STRING);
        }
        if (spot.isReference()) {
            return Optional.of(Role.REFERENCE);
        }
        boolean isMark = spot.feature().equals("name") && isText(text);
        if (isMark) {
            return Optional.of(Role.STRING);
        }
        Role role = BY_FEATURE.get(spot.feature());
        return Optional.of(role != null ? role : isText(text) ? Role.STRING : Role.KEYWORD);
    }

    private static boolean isText(String text) {
        return "\"“「".indexOf(text.charAt(0)) >= 0;
    }
}
