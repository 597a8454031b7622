// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
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
import org.qili.workbench.editor.Score.Chunk;
import org.qili.workbench.editor.Score.Piece;
import org.qili.workbench.live.Branch;
import org.qili.workbench.live.CasePlaces;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.Languages;
import org.qili.workbench.live.MovePlace;
import org.qili.workbench.live.NotePlace;
import org.qili.workbench.live.OwnLabel;

/**
 * Changes to a case, each written into its text by one replacement, so that each is undone by one
 * step. The text must be the one the case was worked out from.
 */
final class CaseEdits {

    /** The number that a round begins with. */
    private static final Pattern NUMBER = Pattern.compile("\\s*(\\d+)\\s*[.．]");

    private final IDocument document;
    private final CaseState all;
    private final CaseState state;
    private final CasePlaces places;

    /**
     * @param all the case
     * @param line which of its lines is changed: 0 for the game, then the variations
     */
    CaseEdits(IDocument document, CaseState all, int line) {
        this.document = document;
        this.all = all;
        this.state = all.line(line);
        places = state.places();
    }

    // ---- moves ----

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
                            : places.entries().get(played).text();
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
        if (before.sideToMove() == Side.BLACK && goesOn(played)) {
            return " " + written;
        }
        return "\n" + indent() + score().number(played) + " " + written;
    }

    /** Whether a move goes on in the line that the move before it stands in. */
    private boolean goesOn(int ply) {
        if (ply <= branch()) {
            return false;
        }
        List<MovePlace> entries = places.entries();
        if (ply > entries.size()) {
            return true;
        }
        MovePlace before = entries.get(ply - 1);
        int next = ply < entries.size() ? entries.get(ply).whole().offset() : before.end();
        return before.variations().isEmpty()
                && document.get().substring(before.end(), next).isBlank();
    }

    /** Where the text of the first so many moves ends. */
    private int endBefore(int played) {
        if (played > branch()) {
            return places.entries().get(played - 1).end();
        }
        return places.entries().size() == branch()
                ? places.further()
                : places.entries().get(played).whole().offset();
    }

    /** How many moves the line has in common with the one it leaves. */
    private int branch() {
        return state.branch().map(Branch::ply).orElse(0);
    }

    /** How far the moves of the line are set in. */
    private String indent() {
        return Score.STEP.repeat(2 + state.branch().map(Branch::depth).orElse(0));
    }

    private Score score() {
        List<MovePlace> entries = all.places().entries();
        int first = 1;
        if (!entries.isEmpty()) {
            MovePlace entry = entries.get(0);
            String before = document.get().substring(entry.whole().offset(), entry.text().offset());
            Matcher number = NUMBER.matcher(before);
            first = number.lookingAt() ? Integer.parseInt(number.group(1)) : 1;
        }
        boolean blackBegan = all.positions().get(0).sideToMove() == Side.BLACK;
        return new Score(document.get(), blackBegan, first);
    }

    /**
     * Writes a move before the one that stands there; those that follow stay.
     *
     * @return whether there was such a move
     */
    boolean insert(int played, Move move, Language language) throws BadLocationException {
        if (played < branch() || played >= places.entries().size()) {
            return enter(played, List.of(move), language);
        }
        Score score = score();
        List<Piece> pieces = new ArrayList<>(score.pieces(tail(played)));
        String written = BoardTexts.in(language).move(state.positions().get(played), move);
        pieces.add(0, new Piece(written, List.of()));
        rewrite(played, score.write(pieces, played, indent(), goesOn(played)));
        return true;
    }

    /**
     * Deletes one move; those that follow stay.
     *
     * @return whether there was such a move
     */
    boolean delete(int ply) throws BadLocationException {
        if (ply < branch() || ply >= places.entries().size()) {
            return false;
        }
        Score score = score();
        rewrite(ply, score.write(score.pieces(tail(ply + 1)), ply, indent(), goesOn(ply)));
        return true;
    }

    private List<MovePlace> tail(int ply) {
        return places.entries().subList(ply, places.entries().size());
    }

    /** Writes the line's moves from one on anew. */
    private void rewrite(int ply, String moves) throws BadLocationException {
        int from = beginOf(ply);
        replace(from, places.further() - from, moves);
    }

    /** Where the text of a move and those after it begins, white space included. */
    private int beginOf(int ply) {
        int at =
                ply < places.entries().size()
                        ? places.entries().get(ply).whole().offset()
                        : places.further();
        String text = document.get();
        while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    /** Replaces only what differs, so that marks and carets beside it stay. */
    private void replace(int offset, int length, String written) throws BadLocationException {
        String old = document.get(offset, length);
        int most = Math.min(old.length(), written.length());
        int same = 0;
        while (same < most && old.charAt(same) == written.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < most - same
                && old.charAt(old.length() - 1 - end)
                        == written.charAt(written.length() - 1 - end)) {
            end++;
        }
        document.replace(
                offset + same,
                length - same - end,
                written.substring(same, written.length() - end));
    }

    // ---- variations ----

    /**
     * Writes a move that might have been played instead of the one that stands there.
     *
     * @return the number of the new line, -1 if there is no such move
     */
    int variation(int ply, Move move, Language language) throws BadLocationException {
        if (ply < branch() || ply >= places.entries().size()) {
            return -1;
        }
        Score score = score();
        String indent = indent();
        String written = BoardTexts.in(language).move(state.positions().get(ply), move);
        String block =
                "\n%s%s {\n%s%s%s %s\n%s}"
                        .formatted(
                                indent,
                                word("variation"),
                                indent,
                                Score.STEP,
                                score.number(ply),
                                written,
                                indent);
        int at = places.entries().get(ply).end();
        int to = at;
        if (ply + 1 < places.entries().size()) {
            MovePlace next = places.entries().get(ply + 1);
            boolean unnumbered = next.whole().offset() == next.text().offset();
            boolean bare = document.get().substring(at, next.whole().offset()).isBlank();
            if (unnumbered && bare) {
                to = next.whole().offset();
                block += "\n" + indent + score.number(ply + 1) + " ";
            }
        }
        document.replace(at, to - at, block);
        return 1
                + (int)
                        all.variations().stream()
                                .filter(v -> v.branch().orElseThrow().span().offset() < at)
                                .count();
    }

    /**
     * Deletes a variation.
     *
     * @return whether the line is one
     */
    boolean deleteVariation() throws BadLocationException {
        if (state.branch().isEmpty()) {
            return false;
        }
        Region span = state.branch().get().span();
        String text = document.get();
        int from = span.offset();
        while (from > 0 && Character.isWhitespace(text.charAt(from - 1))) {
            from--;
        }
        document.replace(from, span.end() - from, "");
        return true;
    }

    /**
     * Puts a variation in the place of what it might have been played for, and that in its place.
     * Notes go with the moves they are about.
     *
     * @return whether the line is a variation
     */
    boolean promote() throws BadLocationException {
        if (state.branch().isEmpty()) {
            return false;
        }
        Branch branch = state.branch().get();
        int ply = branch.ply();
        CaseEdits parent = new CaseEdits(document, all, branch.parent());
        if (parent.places.entries().size() <= ply || places.entries().size() <= ply) {
            return false;
        }
        Score score = score();
        List<Piece> old = score.pieces(parent.tail(ply));
        List<Piece> raised = new ArrayList<>(score.pieces(tail(ply)));
        String indent = parent.indent();
        List<NotePlace> moved = parent.places.notes().stream().filter(n -> n.ply() >= ply).toList();
        List<Piece> lowered = new ArrayList<>(old);
        lowered.set(0, old.get(0).with(old.get(0).remarks()));
        StringBuilder block = new StringBuilder(word("variation")).append(" {");
        block.append(score.write(lowered, ply, indent + Score.STEP, false));
        for (NotePlace note : moved) {
            block.append('\n').append(indent).append(Score.STEP).append(textOf(note));
        }
        block.append('\n').append(indent).append('}');
        List<Chunk> after = new ArrayList<>(raised.get(0).after());
        after.add(new Chunk(block.toString(), indent.length(), true));
        String itself = document.get(branch.span().offset(), branch.span().length());
        old.get(0).variations().stream().filter(v -> !v.text().equals(itself)).forEach(after::add);
        raised.set(0, raised.get(0).with(after));
        Document copy = new Document(document.get());
        CaseEdits edits = new CaseEdits(copy, all, branch.parent());
        // from the end of the text to its beginning, so that the places before stay right
        edits.note(places.notes().stream().map(this::textOf).toList());
        List<NotePlace> fromEnd = new ArrayList<>(moved);
        Collections.reverse(fromEnd);
        for (NotePlace note : fromEnd) {
            edits.deleteWithLine(note.span());
        }
        edits.rewrite(ply, score.write(raised, ply, indent, parent.goesOn(ply)));
        replace(0, document.getLength(), copy.get());
        return true;
    }

    /**
     * Writes notes behind all others of the line.
     *
     * @return whether there was a place for them
     */
    private boolean note(List<String> notes) throws BadLocationException {
        int at = places.note();
        if (at < 0) {
            return false;
        }
        String before = state.branch().isEmpty() ? "" : indent().substring(Score.STEP.length());
        int line = lineStart(at);
        boolean alone = document.get(line, at - line).isBlank();
        StringBuilder written = new StringBuilder(alone ? "" : "\n");
        notes.forEach(n -> written.append(before).append(Score.STEP).append(n).append('\n'));
        if (!notes.isEmpty()) {
            int from = alone ? line : at;
            document.replace(from, at - from, written + before);
        }
        return true;
    }

    private String textOf(NotePlace note) {
        return document.get().substring(note.span().offset(), note.span().end());
    }

    /**
     * Deletes a move and all after it in its line.
     *
     * @param ply index of the first move to go
     * @return whether there was such a move
     */
    boolean deleteFrom(int ply) throws BadLocationException {
        if (ply < branch() || ply >= places.entries().size()) {
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
            return true;
        }
        return note(List.of(note));
    }

    /** Deletes the arbiter's own label of a move together with its line. */
    boolean unlabel(int ply) throws BadLocationException {
        Optional<OwnLabel> own = state.own(ply);
        if (own.isEmpty()) {
            return false;
        }
        deleteWithLine(own.get().span());
        return true;
    }

    /** Deletes a note, and its line if nothing else stands there. */
    private void deleteWithLine(Region span) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(span.offset());
        boolean alone =
                document.get(line.getOffset(), line.getLength()).strip().length() == span.length();
        int from = alone ? line.getOffset() : span.offset();
        int to =
                alone
                        ? Math.min(document.getLength(), line.getOffset() + line.getLength() + 1)
                        : span.end();
        document.replace(from, to - from, "");
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
