// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A position, 局面: the men on the board, the side to move and two counters. Immutable, and always
 * one from which a game can be played on: both kings stand on the board without facing each other,
 * and the side not to move is not in check, unless {@link #withSideToMove} made it so.
 *
 * <p>Two positions are equal if the same men stand on the same points and the same side is to move,
 * which is what the rules call repetition (CXA 1999, 24); the counters do not matter.
 */
public final class Position {
    private static final Position START = start0();

    private final byte[] cells;
    private final Side sideToMove;
    private final int sinceCapture;
    private final int moveNumber;
    private final long key;
    private volatile Board board;

    Position(byte[] cells, Side sideToMove, int sinceCapture, int moveNumber, long key) {
        this.cells = cells;
        this.sideToMove = sideToMove;
        this.sinceCapture = sinceCapture;
        this.moveNumber = moveNumber;
        this.key = key;
    }

    static Position of(byte[] cells, Side sideToMove, int sinceCapture, int moveNumber) {
        long key = sideToMove == Side.RED ? 0 : Tables.ZOBRIST_BLACK;
        for (int p = 0; p < Points.COUNT; p++) {
            if (cells[p] > 0) {
                key ^= Tables.ZOBRIST[(cells[p] - 1) * 90 + p];
            }
        }
        return new Position(cells, sideToMove, sinceCapture, moveNumber, key);
    }

    private static Position start0() {
        byte[] cells = new byte[Points.COUNT];
        String home = "rnbakabnr";
        for (int file = 0; file < 9; file++) {
            put(cells, file, 0, home.charAt(file));
            if (file % 2 == 0) {
                put(cells, file, 3, 'p');
            }
        }
        put(cells, 1, 2, 'c');
        put(cells, 7, 2, 'c');
        return of(cells, Side.RED, 0, 1);
    }

    private static void put(byte[] cells, int file, int rank, char letter) {
        Kind kind = Man.ofLetter(letter).orElseThrow().kind();
        int point = Points.of(file, rank);
        cells[point] = (byte) (kind.ordinal() + 1);
        cells[Points.rotate(point)] = (byte) (kind.ordinal() + 8);
    }

    /** Returns the initial array with Red to move (CXA 1999, 1.3). */
    public static Position start() {
        return START;
    }

    byte[] cells() {
        return cells;
    }

    /** A board that is only asked, never changed. */
    private Board view() {
        Board b = board;
        if (b == null) {
            b = new Board(this);
            board = b;
        }
        return b;
    }

    /** Returns the man on a point, {@code null} if it is empty. */
    public Man at(int point) {
        int code = cells[point];
        return code == 0 ? null : Man.ofCode(code - 1);
    }

    /** Returns the side to move. */
    public Side sideToMove() {
        return sideToMove;
    }

    /** Returns the number of plies since the last capture, at least 0. */
    public int sinceCapture() {
        return sinceCapture;
    }

    /** Returns the number of the round (回合) being played, at least 1. */
    public int moveNumber() {
        return moveNumber;
    }

    /** Returns the point of a side's king. */
    public int king(Side side) {
        return view().pointOf(side.ordinal() << 4);
    }

    /** Returns the legal moves in a fixed order. */
    public List<Move> legalMoves() {
        int[] buffer = new int[Board.MAX_MOVES];
        int count = view().legalMoves(buffer, 0);
        Move[] moves = new Move[count];
        for (int i = 0; i < count; i++) {
            moves[i] = Move.of(buffer[i]);
        }
        return List.of(moves);
    }

    /** Says whether a move is legal. */
    public boolean isLegal(Move move) {
        return view().isLegal(move.packed());
    }

    /** Returns why a move is illegal, empty if it is legal. */
    public Optional<Illegality> illegality(Move move) {
        return Legality.of(this, view(), move);
    }

    /** Says whether the side to move is in check, 被将军. */
    public boolean inCheck() {
        return view().inCheck();
    }

    /** Says whether the side to move is in check and has no legal move, 将死. */
    public boolean isMate() {
        return inCheck() && hasNoMove();
    }

    /** Says whether the side to move is not in check and has no legal move, 困毙; it has lost. */
    public boolean isStalemate() {
        return !inCheck() && hasNoMove();
    }

    private boolean hasNoMove() {
        return view().legalMoves(new int[Board.MAX_MOVES], 0) == 0;
    }

    /**
     * Returns the position after a move.
     *
     * @throws IllegalArgumentException if the move is illegal; {@link #illegality} says why
     */
    public Position play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(move + " is illegal: " + illegality(move).get());
        }
        byte[] next = cells.clone();
        int man = next[move.from()] - 1;
        int captured = next[move.to()] - 1;
        long nextKey =
                key
                        ^ Tables.ZOBRIST_BLACK
                        ^ Tables.ZOBRIST[man * 90 + move.from()]
                        ^ Tables.ZOBRIST[man * 90 + move.to()];
        if (captured >= 0) {
            nextKey ^= Tables.ZOBRIST[captured * 90 + move.to()];
        }
        next[move.from()] = 0;
        next[move.to()] = (byte) (man + 1);
        return new Position(
                next,
                sideToMove.opponent(),
                captured >= 0 ? 0 : sinceCapture + 1,
                sideToMove == Side.BLACK ? moveNumber + 1 : moveNumber,
                nextKey);
    }

    /**
     * Returns the same men with the given side to move, as after a pass. The side not to move may
     * then be in check; its king is still never captured.
     */
    public Position withSideToMove(Side side) {
        return side == sideToMove
                ? this
                : new Position(cells, side, sinceCapture, moveNumber, key ^ Tables.ZOBRIST_BLACK);
    }

    /** Returns the position mirrored at the middle file. */
    public Position mirrored() {
        byte[] other = new byte[Points.COUNT];
        for (int p = 0; p < Points.COUNT; p++) {
            other[Points.mirror(p)] = cells[p];
        }
        return of(other, sideToMove, sinceCapture, moveNumber);
    }

    /** Returns the position turned by half a turn with the colours of all men and of the mover. */
    public Position colourSwapped() {
        byte[] other = new byte[Points.COUNT];
        for (int p = 0; p < Points.COUNT; p++) {
            int code = cells[p];
            other[Points.rotate(p)] = (byte) (code == 0 ? 0 : code > 7 ? code - 7 : code + 7);
        }
        return of(other, sideToMove.opponent(), sinceCapture, moveNumber);
    }

    /**
     * Returns a hash key of the men and the side to move. It is the same in every run; different
     * positions share one with probability 2<sup>-64</sup>.
     */
    public long key() {
        return key;
    }

    /** Returns the position as FEN. */
    public String fen() {
        return Fen.format(this);
    }

    /** Returns a new board set up with this position. */
    public Board board() {
        return view().copy();
    }

    /** Says whether the other object is a position of the same men with the same side to move. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Position p
                        && key == p.key
                        && sideToMove == p.sideToMove
                        && Arrays.equals(cells, p.cells);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    @Override
    public String toString() {
        return fen();
    }
}
