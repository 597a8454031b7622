// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.lang.ide.Region;
import org.qili.lang.words.Keywords;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.MoveEntry;

/**
 * Where in its text a case is changed by what the user does on the board and in the table. Offsets
 * are -1 where the text is too broken to have such a place.
 *
 * @param entries where each move stands together with its number, those that can't be read included
 * @param further where a further move is written
 * @param position the clause that gives the position; empty for the start position
 * @param moves where the list of moves begins; a position is written before it
 * @param note where a further note is written
 * @param language the language of the keywords around
 */
public record CasePlaces(
        List<Region> entries,
        int further,
        Optional<Region> position,
        int moves,
        int note,
        Language language) {

    private static final List<String> OPEN = List.of("{", "｛");
    private static final List<String> CLOSE = List.of("}", "｝");

    public CasePlaces {
        entries = List.copyOf(entries);
    }

    /** The places of a parsed case. */
    static CasePlaces of(Case source, List<MoveEntry> moves, Language otherwise) {
        Keywords keywords = Languages.get().injector().getInstance(Keywords.class);
        List<Region> entries = moves.stream().map(CaseStates::span).toList();
        ICompositeNode node = NodeModelUtils.getNode(source);
        if (node == null) {
            return new CasePlaces(entries, -1, Optional.empty(), -1, -1, otherwise);
        }
        Scan scan = new Scan(keywords);
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (!leaf.isHidden()) {
                scan.take(leaf);
            }
        }
        int further = entries.isEmpty() ? scan.inside : entries.get(entries.size() - 1).end();
        return new CasePlaces(
                entries,
                further,
                Optional.ofNullable(scan.position),
                scan.moves,
                scan.close,
                keywords.languageOf(node, otherwise));
    }

    /** Walks over the words of a case. */
    private static final class Scan {

        private final List<String> positions;
        private final List<String> movesWords;
        private int begun = -1;
        private int lastEnd = -1;
        private Region position;
        private int moves = -1;
        private int inside = -1;
        private int close = -1;

        Scan(Keywords keywords) {
            positions =
                    java.util.stream.Stream.of("fen", "board")
                            .flatMap(w -> keywords.forms(w).stream())
                            .toList();
            movesWords = keywords.forms("moves");
        }

        void take(ILeafNode leaf) {
            String text = leaf.getText();
            boolean keyword = leaf.getGrammarElement() instanceof Keyword;
            if (keyword && moves < 0 && begun < 0 && positions.contains(text)) {
                begun = leaf.getOffset();
            } else if (keyword && moves < 0 && movesWords.contains(text)) {
                moves = leaf.getOffset();
                position = begun < 0 ? null : new Region(begun, lastEnd - begun);
            } else if (moves >= 0 && inside < 0 && OPEN.contains(text)) {
                inside = leaf.getEndOffset();
            }
            close = CLOSE.contains(text) ? leaf.getOffset() : -1;
            lastEnd = leaf.getEndOffset();
        }
    }
}
