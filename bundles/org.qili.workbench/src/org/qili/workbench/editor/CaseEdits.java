// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.lang.ide.Region;
import org.qili.lang.words.Keywords;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.live.CasePlaces;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.Languages;
import org.qili.workbench.live.OwnLabel;

/**
 * Changes to a case, each written into its text by one replacement, so that each is undone by one
 * step. The text must be the one the case was worked out from.
 */
final class CaseEdits {

    private final IDocument document;
    private final CaseState state;
    private final CasePlaces places;

    CaseEdits(IDocument document, CaseState state) {
        this.document = document;
        this.state = state;
        places = state.places();
    }

    /**
     * Writes moves after the first so many; a move that stands there already gives way.
     *
     * @param language language of the moves
     * @return whether there was a place for them
     */
    boolean enter(int played, List<Move> moves, Language language) throws BadLocationException {
        Position before = state.positions().get(played);
        BoardTexts texts = BoardTexts.in(language);
        if (moves.size() == 1 && played < places.entries().size()) {
            String written = texts.move(before, moves.get(0));
            Region span =
                    played < state.spans().size()
                            ? state.spans().get(played)
                            : state.unread().orElseThrow();
            document.replace(span.offset(), span.length(), written);
            return true;
        }
        if (places.further() < 0) {
            return false;
        }
        StringBuilder written = new StringBuilder();
        Position position = before;
        for (int i = 0; i < moves.size(); i++) {
            written.append(further(played + i, texts.move(position, moves.get(i)), position));
            position = position.play(moves.get(i));
        }
        int from = endBefore(played);
        document.replace(from, places.further() - from, written.toString());
        return true;
    }

    /** A further move as a score sheet writes it: a new numbered line for each of Red's moves. */
    private String further(int played, String written, Position before) {
        boolean red = before.sideToMove() == Side.RED;
        boolean blackBegan = state.positions().get(0).sideToMove() == Side.BLACK;
        if (!red && played > 0) {
            return " " + written;
        }
        int round = (played + (blackBegan ? 1 : 0)) / 2 + 1;
        return "\n    " + round + ". " + (red ? "" : "... ") + written;
    }

    /** Where the text of the first so many moves ends. */
    private int endBefore(int played) {
        if (played > 0) {
            return places.entries().get(played - 1).end();
        }
        return places.entries().isEmpty() ? places.further() : places.entries().get(0).offset();
    }

    /**
     * Deletes a move and all after it.
     *
     * @param ply index of the first move to go
     * @return whether there was such a move
     */
    boolean deleteFrom(int ply) throws BadLocationException {
        if (ply < 0 || ply >= places.entries().size()) {
            return false;
        }
        int from = endBefore(ply);
        document.replace(from, places.further() - from, "");
        return true;
    }

    /**
     * Writes the arbiter's own label of a move, in the place of an earlier one.
     *
     * @return whether there was a place for it
     */
    boolean label(int ply, Label label, String reason) throws BadLocationException {
        String note =
                String.join(
                        " ",
                        word("note"),
                        String.valueOf(ply + 1),
                        word(label.getLiteral()),
                        word("because"),
                        quoted(reason));
        Optional<OwnLabel> earlier = state.own(ply);
        if (earlier.isPresent()) {
            Region span = earlier.get().span();
            document.replace(span.offset(), span.length(), note);
        } else if (places.note() >= 0) {
            int at = places.note();
            boolean alone = document.get(lineStart(at), at - lineStart(at)).isBlank();
            int from = alone ? lineStart(at) : at;
            document.replace(from, at - from, (alone ? "  " : "\n  ") + note + "\n");
        } else {
            return false;
        }
        return true;
    }

    /** Deletes the arbiter's own label of a move together with its line. */
    boolean unlabel(int ply) throws BadLocationException {
        Optional<OwnLabel> own = state.own(ply);
        if (own.isEmpty()) {
            return false;
        }
        Region span = own.get().span();
        IRegion line = document.getLineInformationOfOffset(span.offset());
        boolean alone =
                document.get(line.getOffset(), line.getLength()).strip().length() == span.length();
        int from = alone ? line.getOffset() : span.offset();
        int to =
                alone
                        ? Math.min(document.getLength(), line.getOffset() + line.getLength() + 1)
                        : span.end();
        document.replace(from, to - from, "");
        return true;
    }

    /** Writes another position to begin with. */
    boolean position(Position position) throws BadLocationException {
        String clause = word("fen") + " " + quoted(position.fen());
        if (places.position().isPresent()) {
            Region span = places.position().get();
            document.replace(span.offset(), span.length(), clause);
        } else if (places.moves() >= 0) {
            document.replace(places.moves(), 0, clause + "\n  ");
        } else {
            return false;
        }
        return true;
    }

    private int lineStart(int offset) throws BadLocationException {
        return document.getLineInformationOfOffset(offset).getOffset();
    }

    private String word(String keyword) {
        return Languages.get()
                .injector()
                .getInstance(Keywords.class)
                .in(places.language(), keyword);
    }

    private static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
