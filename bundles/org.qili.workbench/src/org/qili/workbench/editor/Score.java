// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.List;
import org.qili.lang.ide.Region;
import org.qili.workbench.live.MovePlace;

/**
 * Takes the moves of a line out of a text piece by piece, so that they can be written again in
 * another order with their numbers set right. What stands between them, remarks and variations,
 * goes with the move before it.
 *
 * @param text the text they stand in
 * @param blackBegan whether the game begins with a move of Black's
 * @param firstRound number of its first round
 */
record Score(String text, boolean blackBegan, int firstRound) {

    /** One step of indentation. */
    static final String STEP = "  ";

    /** What follows a move: a variation, or a remark. */
    record Chunk(String text, int indent, boolean variation) {}

    /** A move with what follows it. */
    record Piece(String move, List<Chunk> after) {

        Piece {
            after = List.copyOf(after);
        }

        Piece with(List<Chunk> others) {
            return new Piece(move, others);
        }

        List<Chunk> remarks() {
            return after.stream().filter(c -> !c.variation()).toList();
        }

        List<Chunk> variations() {
            return after.stream().filter(Chunk::variation).toList();
        }
    }

    /** The moves at these places. */
    List<Piece> pieces(List<MovePlace> places) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            MovePlace place = places.get(i);
            List<Chunk> after = new ArrayList<>();
            int at = place.text().end();
            for (Region variation : place.variations()) {
                remark(at, variation.offset(), after);
                after.add(new Chunk(piece(variation), indent(variation.offset()), true));
                at = variation.end();
            }
            if (i + 1 < places.size()) {
                remark(at, places.get(i + 1).whole().offset(), after);
            }
            pieces.add(new Piece(piece(place.text()), after));
        }
        return pieces;
    }

    private String piece(Region region) {
        return text.substring(region.offset(), region.end());
    }

    private void remark(int from, int to, List<Chunk> chunks) {
        String between = text.substring(from, to).strip();
        if (!between.isEmpty()) {
            chunks.add(new Chunk(between, indent(from), false));
        }
    }

    /** How far the line of an offset is set in. */
    private int indent(int offset) {
        int line = text.lastIndexOf('\n', offset - 1) + 1;
        int at = line;
        while (at < offset && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at - line;
    }

    /**
     * Moves from the one with that index on, each round on a line of its own.
     *
     * @param goesOn whether they go on in the line of the move before
     */
    String write(List<Piece> pieces, int ply, String indent, boolean goesOn) {
        StringBuilder written = new StringBuilder();
        boolean fresh = !goesOn;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            boolean red = isRed(ply + i);
            if (red || fresh) {
                written.append('\n').append(indent).append(number(ply + i)).append(' ');
            } else {
                written.append(' ');
            }
            written.append(piece.move());
            fresh = false;
            for (Chunk chunk : piece.after()) {
                boolean onItsLine = chunk.variation() || fresh;
                written.append(onItsLine ? "\n" + indent : " ");
                written.append(setIn(chunk, indent));
                fresh = true;
            }
        }
        return written.toString();
    }

    private boolean isRed(int ply) {
        return (ply % 2 == 0) != blackBegan;
    }

    /** The number that a line of the score begins with if its first move has that index. */
    String number(int ply) {
        int round = (ply + (blackBegan ? 1 : 0)) / 2 + firstRound;
        return round + (isRed(ply) ? "." : ". ...");
    }

    private static String setIn(Chunk chunk, String indent) {
        String[] lines = chunk.text().split("\n", -1);
        StringBuilder all = new StringBuilder(lines[0]);
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i];
            int blanks = 0;
            while (blanks < Math.min(chunk.indent(), line.length())
                    && Character.isWhitespace(line.charAt(blanks))) {
                blanks++;
            }
            all.append('\n').append(indent).append(line.substring(blanks));
        }
        return all.toString();
    }
}
