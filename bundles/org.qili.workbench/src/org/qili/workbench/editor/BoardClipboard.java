// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.board.notation.ScoreReader.Result;
import org.qili.lang.cases.ScoreTexts;
import org.qili.model.Language;
import org.qili.report.BoardStyle;
import org.qili.report.diagram.Arrow;
import org.qili.report.diagram.Diagram;
import org.qili.workbench.board.BoardPicture;
import org.qili.workbench.text.UiTexts;

/** What goes from the board to other programs and back: positions, moves, drawings. */
final class BoardClipboard {

    /** A FEN has ten ranks, so nine strokes between them. */
    private static final long FEN_STROKES = 9;

    private BoardClipboard() {}

    /** What a text stands for. */
    sealed interface Pasted {
        /** A position to begin with. */
        record Start(Position position) implements Pasted {}

        /** Moves from the position shown. */
        record Moves(List<Move> moves) implements Pasted {}

        /** Neither. */
        record Nothing(String why) implements Pasted {}
    }

    /** Reads a FEN, or moves that can be played from the position, in any notation. */
    static Pasted read(String text, Position before, Language language) {
        String stripped = text.strip();
        BoardTexts texts = BoardTexts.in(language);
        if (stripped.lines().limit(2).count() == 1
                && stripped.chars().filter(c -> c == '/').count() == FEN_STROKES) {
            FenResult result = Fen.parse(stripped);
            if (result instanceof FenResult.Ok ok) {
                return new Pasted.Start(ok.position());
            }
            return new Pasted.Nothing(
                    ((FenResult.Bad) result)
                            .faults().stream().map(texts::fault).collect(Collectors.joining(" ")));
        }
        List<String> moves =
                Arrays.stream(stripped.split("\\s+"))
                        .map(t -> t.replaceFirst("^\\d+[.．、]*", "").replaceFirst("^[.…]+", ""))
                        .filter(t -> !t.isEmpty())
                        .toList();
        if (moves.isEmpty()) {
            return new Pasted.Nothing(UiTexts.get("paste.nothing"));
        }
        Result result = ScoreTexts.read(before, moves);
        if (result instanceof Result.Restored restored) {
            return new Pasted.Moves(restored.moves());
        }
        int first =
                result instanceof Result.Unreadable unreadable
                        ? unreadable.ply()
                        : result instanceof Result.LimitReached limit ? limit.ply() : 0;
        return new Pasted.Nothing(UiTexts.get("paste.unreadable", moves.get(first)));
    }

    /** Moves as a score sheet writes them, one round a line. */
    static String score(List<Position> positions, List<Move> moves, Language language) {
        BoardTexts texts = BoardTexts.in(language);
        boolean blackBegan = positions.get(0).sideToMove() == Side.BLACK;
        StringBuilder score = new StringBuilder();
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean red = positions.get(ply).sideToMove() == Side.RED;
            if (red || ply == 0) {
                int round = (ply + (blackBegan ? 1 : 0)) / 2 + 1;
                score.append(ply == 0 ? "" : "\n").append(round).append(red ? "." : ". ...");
            }
            score.append(' ').append(texts.move(positions.get(ply), moves.get(ply)));
        }
        return score.toString();
    }

    /** The board shown as a vector drawing; empty if it has no men. */
    static String svg(BoardPicture picture, BoardStyle style) {
        if (picture.position().isEmpty()) {
            return "";
        }
        List<Arrow> arrows =
                picture.arrows().stream()
                        .map(
                                a ->
                                        new Arrow(
                                                new Move(a.from(), a.to()),
                                                a.kind() == org.qili.workbench.board.Arrow.Kind.LINE
                                                        ? Arrow.Kind.PLAN
                                                        : Arrow.Kind.THREAT))
                        .distinct()
                        .toList();
        Diagram diagram =
                Diagram.of(picture.position().get(), style.men(), style.palette())
                        .withFlipped(style.flipped())
                        .withArrows(arrows);
        return picture.last().map(diagram::withLastMove).orElse(diagram).svg();
    }

    /** Gives a text to other programs, unless it is empty. */
    static void copy(String text) {
        if (!text.isEmpty()) {
            Clipboard clipboard = new Clipboard(Display.getCurrent());
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    /** The text other programs gave, possibly none. */
    static String text() {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        Object content = clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        return content instanceof String text ? text : "";
    }
}
