// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Arrays;
import org.qili.board.Board;
import org.qili.board.Kind;

/**
 * A board for searching captures, with values of men and with checks that are to be overlooked.
 *
 * <p>A check that already stands when a threat is judged does not unmake the threat, it only
 * postpones it; so a side may be allowed to stay in the checks it stands in, as long as its moves
 * add no other checker.
 */
final class Arena {

    static final int RED = 0;
    static final int BLACK = 1;

    static final int KING = Kind.KING.ordinal();
    static final int ADVISER = Kind.ADVISER.ordinal();
    static final int ELEPHANT = Kind.ELEPHANT.ordinal();
    static final int HORSE = Kind.HORSE.ordinal();
    static final int CHARIOT = Kind.CHARIOT.ordinal();
    static final int CANNON = Kind.CANNON.ordinal();
    static final int PAWN = Kind.PAWN.ordinal();

    final Board board;
    final Values values;

    /**
     * Shared move buffer, which grows as searches go deeper; callers own the part from the base
     * they are given.
     */
    int[] moves = new int[16 * Board.MAX_MOVES];

    private final int[] ids = new int[16];

    /** Checkers of each side, as bits of ids, that may be left standing. */
    private final int[] overlooked = new int[2];

    Arena(Board board, Values values) {
        this.board = board;
        this.values = values;
    }

    /** Overlooks the checks in which a side stands now. */
    void overlookStandingCheck(int side) {
        overlooked[side] = checkers(side);
    }

    /** Whether some check of a side is overlooked. */
    boolean overlooks(int side) {
        return overlooked[side] != 0;
    }

    /** Value of the man on a point, 0 if empty. */
    int valueAt(int point) {
        int id = board.manAt(point);
        return id < 0 ? 0 : values.of(Board.sideOf(id), board.kindOf(id), point);
    }

    /** Kind of the man on a point that is not empty. */
    int kindAt(int point) {
        return board.kindOf(board.manAt(point));
    }

    /** Whether a side's king is attacked by something that is not overlooked. */
    boolean inCheck(int side) {
        if (overlooked[side] == 0) {
            return board.inCheck(side);
        }
        return (checkers(side) & ~overlooked[side]) != 0;
    }

    /** Men that attack a side's king, as bits of ids. */
    int checkers(int side) {
        int n = board.checkers(side, ids);
        int set = 0;
        for (int i = 0; i < n; i++) {
            set |= 1 << ids[i];
        }
        return set;
    }

    /** Whether a pseudo-legal move is legal, overlooked checks apart. */
    boolean allowed(int move) {
        int side = board.side();
        if (overlooked[side] == 0) {
            return board.isLegal(move);
        }
        if (!board.isPseudoLegal(move)) {
            return false;
        }
        board.make(move);
        boolean safe = (checkers(side) & ~overlooked[side]) == 0;
        board.unmake();
        return safe;
    }

    /** Legal captures of the side to move, overlooked checks apart; the count. */
    int captures(int base) {
        reserve(base);
        int side = board.side();
        if (overlooked[side] == 0) {
            return board.legalCaptures(moves, base);
        }
        int n = 0;
        int first = side == RED ? 16 : 0;
        for (int id = first; id < first + 16; id++) {
            int at = board.pointOf(id);
            if (at >= 0 && board.kindOf(id) != KING) {
                n += capturesOn(at, base + n);
            }
        }
        return n;
    }

    /** Legal captures of the side to move on one point that an enemy holds; the count. */
    int capturesOn(int point, int base) {
        reserve(base);
        int side = board.side();
        int[] men = new int[16];
        int n = board.attackers(point, side, men);
        int count = 0;
        for (int i = 0; i < n; i++) {
            int move = Board.move(board.pointOf(men[i]), point);
            if (allowed(move)) {
                moves[base + count++] = move;
            }
        }
        return count;
    }

    /** Moves of the side to move that give check, legal but for overlooked checks; the count. */
    int checks(int base) {
        reserve(base);
        int side = board.side();
        if (overlooked[side] == 0) {
            return board.legalChecks(moves, base);
        }
        int n = 0;
        for (int id = 16 * side; id < 16 * side + 16; id++) {
            int from = board.pointOf(id);
            for (int to = 0; to < 90 && from >= 0; to++) {
                int move = Board.move(from, to);
                int victim = board.manAt(to);
                boolean king = victim >= 0 && board.kindOf(victim) == KING;
                if (!king && allowed(move) && givesCheck(move)) {
                    moves[base + n++] = move;
                }
            }
        }
        return n;
    }

    private boolean givesCheck(int move) {
        board.make(move);
        boolean check = board.inCheck(board.side());
        board.unmake();
        return check;
    }

    /** Whether the side to move has a legal move. */
    boolean hasMove(int base) {
        return legalMoves(base) > 0;
    }

    /** Legal moves of the side to move; the count. */
    int legalMoves(int base) {
        reserve(base);
        return board.legalMoves(moves, base);
    }

    private void reserve(int base) {
        if (base + 2 * Board.MAX_MOVES > moves.length) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
    }

    /** Whether the side to move mates with its next move, exempt moves apart. */
    boolean matesAtOnce(Exempt exempt, int base) {
        return mateAtOnce(exempt, base) >= 0;
    }

    /** A move that mates at once, -1 if there is none; exempt moves apart. */
    int mateAtOnce(Exempt exempt, int base) {
        reserve(base);
        int n = board.legalChecks(moves, base);
        for (int i = base; i < base + n; i++) {
            if (exempt.bars(board, moves[i])) {
                continue;
            }
            board.make(moves[i]);
            boolean mate = legalMoves(base + n) == 0;
            board.unmake();
            if (mate) {
                return moves[i];
            }
        }
        return -1;
    }
}
