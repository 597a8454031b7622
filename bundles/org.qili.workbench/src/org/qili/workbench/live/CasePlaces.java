// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qili.lang.ide.Region;
import org.qili.lang.words.Keywords;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.model.Variation;

/**
 * Where in its text a case is changed by what the user does on the board and in the table. Offsets
 * are -1 where the text is too broken to have such a place.
 *
 * @param entries where each move stands, those that can't be read included
 * @param inside where the first of the moves would be written
 * @param further where a further move is written
 * @param position the clause that gives the position; empty for the start position
 * @param moves where the list of moves begins; a position is written before it
 * @param note where a further note is written
 * @param notes the notes on moves, those of a variation without those of the line it leaves
 * @param language the language of the keywords around
 */
public record CasePlaces(
        List<MovePlace> entries,
        int inside,
        int further,
        Optional<Region> position,
        int moves,
        int note,
        List<NotePlace> notes,
        Language language) {

    private static final List<String> OPEN = List.of("{", "｛");
    private static final List<String> CLOSE = List.of("}", "｝");

    public CasePlaces {
        entries = List.copyOf(entries);
        notes = List.copyOf(notes);
    }

    private static MovePlace place(MoveEntry entry) {
        return new MovePlace(
                CaseStates.span(entry),
                CaseStates.span(entry, Literals.MOVE_ENTRY__TEXT),
                entry.getVariations().stream().map(CaseStates::span).toList());
    }

    private static List<NotePlace> notes(List<Annotation> annotations) {
        return annotations.stream()
                .filter(a -> a.getPly() > 0)
                .map(a -> new NotePlace(a.getPly() - 1, CaseStates.span(a)))
                .toList();
    }

    /** The places of a parsed case. */
    static CasePlaces of(Case source, List<MoveEntry> moves, Language otherwise) {
        Keywords keywords = Languages.get().injector().getInstance(Keywords.class);
        List<MovePlace> entries = moves.stream().map(CasePlaces::place).toList();
        ICompositeNode node = NodeModelUtils.getNode(source);
        if (node == null) {
            return new CasePlaces(entries, -1, -1, Optional.empty(), -1, -1, List.of(), otherwise);
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
                scan.inside,
                further,
                Optional.ofNullable(scan.position),
                scan.moves,
                scan.close,
                notes(source.getAnnotations()),
                keywords.languageOf(node, otherwise));
    }

    /** The places of a variation that leaves this line after so many moves. */
    CasePlaces variation(int shared, Variation source, List<MoveEntry> own) {
        List<MovePlace> all = new ArrayList<>(entries.subList(0, shared));
        own.forEach(e -> all.add(place(e)));
        int begin = -1;
        int close = -1;
        ICompositeNode node = NodeModelUtils.getNode(source);
        if (node != null) {
            for (ILeafNode leaf : node.getLeafNodes()) {
                if (begin < 0 && OPEN.contains(leaf.getText())) {
                    begin = leaf.getEndOffset();
                }
                if (!leaf.isHidden()) {
                    close = CLOSE.contains(leaf.getText()) ? leaf.getOffset() : -1;
                }
            }
        }
        int end = own.isEmpty() ? begin : all.get(all.size() - 1).end();
        return new CasePlaces(
                all, begin, end, position, moves, close, notes(source.getAnnotations()), language);
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
