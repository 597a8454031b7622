// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Cycle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.ide.Region;

/**
 * A case of an open text, as far as it has been worked out: first the game, then labels of more and
 * more moves, at last the rulings. A variation of a case looks like a case whose game went that
 * way.
 *
 * @param name its name
 * @param span where it stands
 * @param positions the position before each move and the last one; empty if the position is none
 * @param moves the moves up to the first that can't be read
 * @param spans where each move stands
 * @param cycle the cycle judged, empty if nothing recurs
 * @param notes the arbiter's notes, by index of the move; those on the whole case under -1
 * @param unread where the first move stands that can't be read, if there is one
 * @param places where the case is changed by what the user does on the board and in the table
 * @param own labels that the arbiter set beside the program's
 * @param rulings rulings by id of the rulebook, in the order of the case; of the moves labelled so
 *     far
 * @param comparisons rulings of the other rulebooks around, by id; once {@code settled}
 * @param underArbiter rulings that follow from the arbiter's own labels, by id of the rulebook
 * @param settled whether nothing is still being worked out
 * @param branch where the variation leaves its line; empty for the game
 * @param variations the variations, in the order of the text; none for a variation
 */
public record CaseState(
        String name,
        Region span,
        List<Position> positions,
        List<Move> moves,
        List<Region> spans,
        Optional<Cycle> cycle,
        Map<Integer, String> notes,
        Optional<Region> unread,
        CasePlaces places,
        List<OwnLabel> own,
        Map<String, Ruling> rulings,
        Map<String, Ruling> comparisons,
        Map<String, Ruling> underArbiter,
        boolean settled,
        Optional<Branch> branch,
        List<CaseState> variations) {

    public CaseState {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        spans = List.copyOf(spans);
        notes = Map.copyOf(notes);
        own = List.copyOf(own);
        variations = List.copyOf(variations);
        underArbiter = Map.copyOf(underArbiter);
        rulings = Collections.unmodifiableMap(new LinkedHashMap<>(rulings));
        comparisons = Collections.unmodifiableMap(new LinkedHashMap<>(comparisons));
    }

    /** Positions of a game: before each move, and the last. */
    static List<Position> positions(Position start, List<Move> moves) {
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        return positions;
    }

    /** The same case with rulings of the moves labelled so far. */
    CaseState labelled(Map<String, Ruling> found) {
        return with(found, Map.of(), Map.of(), false);
    }

    /**
     * The same case with its final rulings, those of other rulebooks, and those that follow from
     * the arbiter's own labels.
     */
    CaseState settled(
            Map<String, Ruling> found, Map<String, Ruling> others, Map<String, Ruling> arbiter) {
        return with(found, others, arbiter, true);
    }

    private CaseState with(
            Map<String, Ruling> found,
            Map<String, Ruling> others,
            Map<String, Ruling> arbiter,
            boolean all) {
        return new CaseState(
                name,
                span,
                positions,
                moves,
                spans,
                cycle,
                notes,
                unread,
                places,
                own,
                found,
                others,
                arbiter,
                all,
                branch,
                variations);
    }

    /** The same case with variations of which more is known. */
    CaseState with(List<CaseState> known) {
        return new CaseState(
                name,
                span,
                positions,
                moves,
                spans,
                cycle,
                notes,
                unread,
                places,
                own,
                rulings,
                comparisons,
                underArbiter,
                settled,
                branch,
                known);
    }

    /** How many lines there are: the game and its variations. */
    public int lines() {
        return variations.size() + 1;
    }

    /** A line: 0 for the game, then the variations in the order of the text. */
    public CaseState line(int number) {
        return number == 0 ? this : variations.get(number - 1);
    }

    /** The line in whose own text a move of a line stands: itself, or one that it left later. */
    public int owner(int line, int ply) {
        int owner = line;
        while (owner > 0 && ply < line(owner).branch().orElseThrow().ply()) {
            owner = line(owner).branch().orElseThrow().parent();
        }
        return owner;
    }

    /** The arbiter's own label of a move, if there is one; the last counts. */
    public Optional<OwnLabel> own(int ply) {
        return own.stream().filter(o -> o.ply() == ply).reduce((a, b) -> b);
    }

    /** The ruling of the same rulebook that follows from the arbiter's own labels. */
    public Optional<Ruling> underArbiter(Ruling ruling) {
        return Optional.ofNullable(underArbiter.get(ruling.rulebook().id()));
    }

    /** The ruling of a rulebook; of the one named first if that one has none. */
    public Optional<Ruling> ruling(String rulebook) {
        Ruling wanted = rulings.getOrDefault(rulebook, comparisons.get(rulebook));
        return wanted != null ? Optional.of(wanted) : rulings.values().stream().findFirst();
    }

    /** The last position. */
    public Optional<Position> last() {
        return positions.isEmpty()
                ? Optional.empty()
                : Optional.of(positions.get(positions.size() - 1));
    }
}
