// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Computes {@link MoveFacts}. Immutable and free of shared state: one analyser may serve several
 * threads.
 */
public final class Analyser {

    private final Limits limits;
    private final Values values;

    /** An analyser whose searches stop at the given limits, with the usual values of men. */
    public Analyser(Limits limits) {
        this(limits, Values.standard());
    }

    private Analyser(Limits limits, Values values) {
        this.limits = limits;
        this.values = values;
    }

    /** The same analyser with another scale of values. */
    public Analyser with(Values scale) {
        return scale.equals(values) ? this : new Analyser(limits, scale);
    }

    /** The limits of the searches. */
    public Limits limits() {
        return limits;
    }

    /**
     * Facts of one move; men are numbered as in {@code before}.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public MoveFacts analyse(Position before, Move move) {
        return analyse(before, List.of(move), 0, 1).get(0);
    }

    /**
     * Facts of the moves {@code fromPly .. toPly - 1} of a game.
     *
     * @param start position before the first move; men are numbered as in its {@link
     *     org.qili.board.Board}
     * @param moves legal moves from there
     * @throws IllegalArgumentException if a move up to {@code toPly} is not legal
     */
    public List<MoveFacts> analyse(Position start, List<Move> moves, int fromPly, int toPly) {
        check(moves, fromPly, toPly);
        List<Position> positions = new ArrayList<>(toPly + 1);
        positions.add(start);
        for (int ply = 0; ply < toPly; ply++) {
            positions.add(positions.get(ply).play(moves.get(ply)));
        }
        return analyse(positions, moves, fromPly, toPly);
    }

    /**
     * Like {@link #analyse(Position, List, int, int)}, for a caller who has played the moves.
     *
     * @param positions the position before each move up to {@code toPly}
     */
    public List<MoveFacts> analyse(
            List<Position> positions, List<Move> moves, int fromPly, int toPly) {
        check(moves, fromPly, toPly);
        Searches searches = Searches.of(limits);
        Board track = new Board(positions.get(0));
        for (int ply = 0; ply < fromPly; ply++) {
            track.make(moves.get(ply).packed());
        }
        List<MoveFacts> facts = new ArrayList<>(toPly - fromPly);
        for (int ply = fromPly; ply < toPly; ply++) {
            Move move = moves.get(ply);
            Ply context = new Ply(ply, positions.get(ply), move, values, p -> name(track, p));
            PlyAnalysis analysis = new PlyAnalysis(context, searches);
            if (ply >= 2) {
                analysis.follows(positions.get(ply - 1), moves.get(ply - 1));
            }
            facts.add(analysis.facts());
            searches.mates().clear();
            track.make(move.packed());
        }
        return List.copyOf(facts);
    }

    private static void check(List<Move> moves, int fromPly, int toPly) {
        if (fromPly < 0 || toPly < fromPly || toPly > moves.size()) {
            throw new IllegalArgumentException("no such plies: " + fromPly + ".." + toPly);
        }
    }

    /**
     * The shortest mate by continuous checks for the side to move.
     *
     * @param position any position; the side not to move may be in check only in theory
     */
    public Mate mate(Position position) {
        MateSearch search = Searches.of(limits).mates();
        Board board = new Board(position);
        int length = search.length(board);
        if (length <= 0) {
            Truth found = length == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.NO;
            return new Mate(found, 0, List.of(), List.of());
        }
        int[] firsts = search.firstMoves(board, length).moves();
        int[] line = search.line(board, length, firsts[0]);
        return new Mate(Truth.YES, length, moves(firsts), moves(line));
    }

    /** Moves of both sides in a {@link #mateTree} at most. */
    private static final int LARGEST_TREE = 2_000;

    /**
     * The shortest mate by continuous checks for the side to move, with every reply.
     *
     * @param position any position
     * @return empty if no mate is found within the limits, or if the tree has more than 2,000 moves
     */
    public Optional<MateTree> mateTree(Position position) {
        MateSearch search = Searches.of(limits).mates();
        Board board = new Board(position);
        int length = search.length(board);
        return length <= 0
                ? Optional.empty()
                : Optional.ofNullable(search.tree(board, length, LARGEST_TREE));
    }

    private static List<Move> moves(int[] packed) {
        return Arrays.stream(packed).mapToObj(Move::of).toList();
    }

    private static ManRef name(Board board, int point) {
        int id = board.manAt(point);
        return new ManRef(id, board.man(id));
    }
}
