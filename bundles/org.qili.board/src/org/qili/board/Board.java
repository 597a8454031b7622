// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Tables.BETWEEN;
import static org.qili.board.Tables.BIT;
import static org.qili.board.Tables.FILE;
import static org.qili.board.Tables.HALF;
import static org.qili.board.Tables.HORSE_LEG;
import static org.qili.board.Tables.RANK;

import java.util.Arrays;

/**
 * The mutable kernel for search and analysis. Making and unmaking moves allocates nothing, except
 * that the record of moves made grows now and then.
 *
 * <p>Every man has an id that it keeps through all moves: 0 to 15 Red, 16 to 31 Black; within a
 * side king 0, advisers 1 and 2, elephants 3 and 4, horses 5 and 6, chariots 7 and 8, cannons 9 and
 * 10, pawns 11 to 15. Among equals the ids go up with the points of the position the board was made
 * from. Moves are ints {@code from << 7 | to}.
 *
 * <p>Methods that neither make nor unmake do not change the object, so any number of threads may
 * ask them at once as long as none of them makes a move.
 *
 * <p>{@link #make(int)} does not check its move. Nothing breaks if the side not to move is in check
 * (as after {@link #pass()}): no list of moves ever holds the capture of a king.
 */
public final class Board {
    /** Number of ids. */
    public static final int IDS = 32;

    /** No list of legal moves in any position is longer than this. */
    public static final int MAX_MOVES = 128;

    /** Ordinals of {@link Kind}. */
    static final int KING_KIND = 0;

    static final int ADVISER_KIND = 1;
    static final int ELEPHANT_KIND = 2;
    static final int HORSE_KIND = 3;
    static final int CHARIOT_KIND = 4;
    static final int CANNON_KIND = 5;
    static final int PAWN_KIND = 6;

    /** First ids of the kinds within a side. */
    static final int ADVISER = 1;

    static final int ELEPHANT = 3;
    static final int HORSE = 5;
    static final int CHARIOT = 7;
    static final int CANNON = 9;
    static final int PAWN = 11;

    /** Kinds by id. */
    static final int[] KIND = new int[IDS];

    private static final int[] FIRST_ID = {0, ADVISER, ELEPHANT, HORSE, CHARIOT, CANNON, PAWN};
    private static final int[] ZOBRIST_BASE = new int[IDS];

    static {
        for (int id = 0; id < IDS; id++) {
            int kind = 0;
            while (kind < 6 && FIRST_ID[kind + 1] <= (id & 15)) {
                kind++;
            }
            KIND[id] = kind;
            ZOBRIST_BASE[id] = ((id >> 4) * 7 + kind) * 90;
        }
    }

    private static final int[] NOTHING = {};
    private static final long[] NO_KEYS = {};

    final byte[] at = new byte[90];
    final int[] points = new int[IDS];

    /** Rows by {@code side * 10 + rank}, columns by {@code side * 9 + file}. */
    final int[] rows = new int[20];

    final int[] columns = new int[18];

    /** Bitboards by {@code side * 2 + half}. */
    final long[] bits = new long[4];

    int side;
    private long key;
    private int sinceCapture;
    private final int startPly;

    private int made;
    private int[] history;
    private long[] keys;
    private int[] counters;

    /** Sets up a position. */
    public Board(Position position) {
        Arrays.fill(at, (byte) -1);
        Arrays.fill(points, -1);
        int[] next = new int[14];
        byte[] cells = position.cells();
        for (int p = 0; p < 90; p++) {
            int code = cells[p] - 1;
            if (code >= 0) {
                int man = code < 7 ? 0 : 1;
                int id = man * 16 + FIRST_ID[code - 7 * man] + next[code]++;
                points[id] = p;
                at[p] = (byte) id;
                rows[man * 10 + RANK[p]] |= 1 << FILE[p];
                columns[man * 9 + FILE[p]] |= 1 << RANK[p];
                bits[man * 2 + HALF[p]] |= BIT[p];
            }
        }
        side = position.sideToMove().ordinal();
        key = position.key();
        sinceCapture = position.sinceCapture();
        startPly = position.moveNumber() * 2 - 2 + side;
        history = NOTHING;
        keys = NO_KEYS;
        counters = NOTHING;
    }

    private Board(Board other) {
        System.arraycopy(other.at, 0, at, 0, 90);
        System.arraycopy(other.points, 0, points, 0, IDS);
        System.arraycopy(other.rows, 0, rows, 0, 20);
        System.arraycopy(other.columns, 0, columns, 0, 18);
        System.arraycopy(other.bits, 0, bits, 0, 4);
        side = other.side;
        key = other.key;
        sinceCapture = other.sinceCapture;
        startPly = other.startPly;
        made = other.made;
        history = other.history.clone();
        keys = other.keys.clone();
        counters = other.counters.clone();
    }

    /** Returns an independent board in the same state, with the same ids and the same history. */
    public Board copy() {
        return new Board(this);
    }

    /** Returns the move from one point to another as an int. */
    public static int move(int from, int to) {
        return from << 7 | to;
    }

    /** Returns the point a move leaves. */
    public static int from(int move) {
        return move >> 7;
    }

    /** Returns the point a move reaches. */
    public static int to(int move) {
        return move & 127;
    }

    /** Returns 0 for the id of a red man, 1 for that of a black one. */
    public static int sideOf(int id) {
        return id >> 4;
    }

    /** Returns the id of the king of a side, 0 Red, 1 Black. */
    public static int king(int side) {
        return side << 4;
    }

    /** Returns the kind of the man with an id as {@link Kind#ordinal()}. */
    // That the kind follows from the id alone is a matter of this class.
    @SuppressWarnings("static-method")
    public int kindOf(int id) {
        return KIND[id];
    }

    /** Returns the side to move, 0 Red, 1 Black. */
    public int side() {
        return side;
    }

    /** Returns the id of the man on a point, -1 if it is empty. */
    public int manAt(int point) {
        return at[point];
    }

    /** Returns the point of a man, -1 if it has been captured or was never there. */
    public int pointOf(int id) {
        return points[id];
    }

    /** Returns what kind of man in which colour has an id. */
    @SuppressWarnings("static-method")
    public Man man(int id) {
        return Man.ofCode((id >> 4) * 7 + KIND[id]);
    }

    /** Returns the hash key of the men and the side to move, the same as {@link Position#key()}. */
    public long key() {
        return key;
    }

    /** Returns the number of plies since the last capture, passes included. */
    public int sinceCapture() {
        return sinceCapture;
    }

    /** Returns the number of moves and passes made and not unmade. */
    public int made() {
        return made;
    }

    /** Returns the last move made, 0 if it was a pass. There must be one. */
    public int lastMove() {
        return history[made - 1] & 0x3FFF;
    }

    /** Returns the id of the man that the last move captured, -1 if none. There must be a move. */
    public int lastCaptured() {
        return (history[made - 1] >> 14) - 1;
    }

    /**
     * Returns how often the present position has occurred since this board was made, including now.
     * Positions are the same if their keys are equal.
     */
    public int occurrences() {
        int count = 1;
        int oldest = Math.max(0, made - sinceCapture);
        for (int i = made - 4; i >= oldest; i -= 2) {
            if (keys[i] == key) {
                count++;
            }
        }
        return count;
    }

    /** Makes a move without checking it. A man must stand on the point left. */
    public void make(int move) {
        int from = move >> 7;
        int to = move & 127;
        int id = at[from];
        int captured = at[to];
        push(move | captured + 1 << 14);
        long k = key ^ Tables.ZOBRIST_BLACK;
        int base = ZOBRIST_BASE[id];
        k ^= Tables.ZOBRIST[base + from] ^ Tables.ZOBRIST[base + to];
        sinceCapture++;
        if (captured >= 0) {
            k ^= Tables.ZOBRIST[ZOBRIST_BASE[captured] + to];
            sinceCapture = 0;
            points[captured] = -1;
            flip(captured >> 4, to);
        }
        key = k;
        at[from] = -1;
        at[to] = (byte) id;
        points[id] = to;
        flip(id >> 4, from);
        flip(id >> 4, to);
        side ^= 1;
    }

    /** Takes back the last move made by {@link #make(int)}. */
    public void unmake() {
        made--;
        int entry = history[made];
        key = keys[made];
        sinceCapture = counters[made];
        int from = entry >> 7 & 127;
        int to = entry & 127;
        int captured = (entry >> 14) - 1;
        int id = at[to];
        at[from] = (byte) id;
        at[to] = (byte) captured;
        points[id] = from;
        flip(id >> 4, from);
        flip(id >> 4, to);
        if (captured >= 0) {
            points[captured] = to;
            flip(captured >> 4, to);
        }
        side ^= 1;
    }

    /** Gives the move to the other side without moving a man. */
    public void pass() {
        push(0);
        key ^= Tables.ZOBRIST_BLACK;
        sinceCapture++;
        side ^= 1;
    }

    /** Takes back the last {@link #pass()}. */
    public void unpass() {
        made--;
        key = keys[made];
        sinceCapture = counters[made];
        side ^= 1;
    }

    private void push(int entry) {
        if (made == history.length) {
            int room = Math.max(16, made * 2);
            history = Arrays.copyOf(history, room);
            keys = Arrays.copyOf(keys, room);
            counters = Arrays.copyOf(counters, room);
        }
        history[made] = entry;
        keys[made] = key;
        counters[made] = sinceCapture;
        made++;
    }

    private void flip(int colour, int p) {
        rows[colour * 10 + RANK[p]] ^= 1 << FILE[p];
        columns[colour * 9 + FILE[p]] ^= 1 << RANK[p];
        bits[colour * 2 + HALF[p]] ^= BIT[p];
    }

    int row(int rank) {
        return rows[rank] | rows[10 + rank];
    }

    int column(int file) {
        return columns[file] | columns[9 + file];
    }

    /**
     * Counts the men strictly between two points of one rank or file.
     *
     * @return the number of men, or -1 if the points lie on no common line or are equal
     */
    public int between(int a, int b) {
        if (a == b) {
            return -1;
        }
        if (RANK[a] == RANK[b]) {
            return Integer.bitCount(row(RANK[a]) & BETWEEN[FILE[a] * 10 + FILE[b]]);
        }
        if (FILE[a] == FILE[b]) {
            return Integer.bitCount(column(FILE[a]) & BETWEEN[RANK[a] * 10 + RANK[b]]);
        }
        return -1;
    }

    /**
     * Lists the men strictly between two points of one rank or file, beginning at {@code a}.
     *
     * @param ids receives the ids
     * @return the number of men, or -1 if the points lie on no common line or are equal
     */
    public int between(int a, int b, int[] ids) {
        int count = between(a, b);
        if (count > 0) {
            int distance = RANK[a] == RANK[b] ? 1 : 9;
            int step = b > a ? distance : -distance;
            int n = 0;
            for (int p = a + step; p != b; p += step) {
                if (at[p] >= 0) {
                    ids[n++] = at[p];
                }
            }
        }
        return count;
    }

    /**
     * Says whether the man could take on a point by its way of moving if an enemy stood there,
     * whatever stands there now and whether or not its king would be left in check. The king is
     * taken by its steps in the palace only; for facing kings see {@link #checkers(int, int[])}.
     */
    public boolean attacks(int id, int point) {
        int p = points[id];
        if (p < 0 || p == point) {
            return false;
        }
        return switch (KIND[id]) {
            case KING_KIND -> contains(Tables.KING_LOWER[p], Tables.KING_UPPER[p], point);
            case ADVISER_KIND -> contains(Tables.ADVISER_LOWER[p], Tables.ADVISER_UPPER[p], point);
            case ELEPHANT_KIND -> {
                int eye = Tables.ELEPHANT_EYE[p * 90 + point];
                yield eye >= 0 && at[eye] < 0;
            }
            case HORSE_KIND -> {
                int leg = HORSE_LEG[p * 90 + point];
                yield leg >= 0 && at[leg] < 0;
            }
            case CHARIOT_KIND -> between(p, point) == 0;
            case CANNON_KIND -> between(p, point) == 1;
            default -> {
                int index = (id >> 4) * 90 + p;
                yield contains(Tables.PAWN_LOWER[index], Tables.PAWN_UPPER[index], point);
            }
        };
    }

    /**
     * Says whether the man could take on a point, as {@link #attacks(int, int)}, if nothing stood
     * on another: an attack through that man (X-ray).
     *
     * @param id the attacker
     * @param point the point attacked
     * @param without the point thought empty
     */
    public boolean attacksWithout(int id, int point, int without) {
        int p = points[id];
        if (p < 0 || p == point) {
            return false;
        }
        return switch (KIND[id]) {
            case ELEPHANT_KIND -> {
                int eye = Tables.ELEPHANT_EYE[p * 90 + point];
                yield eye >= 0 && (at[eye] < 0 || eye == without);
            }
            case HORSE_KIND -> {
                int leg = HORSE_LEG[p * 90 + point];
                yield leg >= 0 && (at[leg] < 0 || leg == without);
            }
            case CHARIOT_KIND -> KingSafety.betweenAfter(this, p, point, without, -1) == 0;
            case CANNON_KIND -> KingSafety.betweenAfter(this, p, point, without, -1) == 1;
            default -> attacks(id, point);
        };
    }

    static boolean contains(long lower, long upper, int point) {
        return ((point < 45 ? lower : upper) & BIT[point]) != 0;
    }

    /**
     * Lists the men of a side that attack a point as {@link #attacks(int, int)} has it.
     *
     * @param point the point
     * @param bySide whose men, 0 Red, 1 Black
     * @param ids receives the ids, ascending; room for 16
     * @return the number of attackers
     */
    public int attackers(int point, int bySide, int[] ids) {
        int n = 0;
        for (int id = bySide << 4, end = id + 16; id < end; id++) {
            if (attacks(id, point)) {
                ids[n++] = id;
            }
        }
        return n;
    }

    /**
     * Lists the men that attack the king of a side, an enemy king facing it included.
     *
     * @param ofSide the side whose king is attacked, 0 Red, 1 Black
     * @param ids receives the ids, ascending; room for 16
     * @return the number of men giving check
     */
    public int checkers(int ofSide, int[] ids) {
        int king = points[ofSide << 4];
        int enemyKing = (ofSide ^ 1) << 4;
        int n = 0;
        if (KingSafety.facing(this, king, points[enemyKing], -1, -1)) {
            ids[n++] = enemyKing;
        }
        for (int id = enemyKing + HORSE, end = enemyKing + 16; id < end; id++) {
            if (attacks(id, king)) {
                ids[n++] = id;
            }
        }
        return n;
    }

    /** Says whether the side to move is in check. */
    public boolean inCheck() {
        return inCheck(side);
    }

    /** Says whether the king of a side, 0 Red, 1 Black, is attacked or faced by the other king. */
    public boolean inCheck(int ofSide) {
        return !KingSafety.safe(this, ofSide, points[ofSide << 4], -1, -1);
    }

    /** Says whether a move, any two points, is legal for the side to move. */
    public boolean isLegal(int move) {
        return isPseudoLegal(move) && leavesKingSafe(move);
    }

    /**
     * Says whether a move, any two points, is one by the way the man moves, for the side to move,
     * even if it leaves the own king in check. The capture of a king is not.
     */
    public boolean isPseudoLegal(int move) {
        int from = move >> 7;
        int to = move & 127;
        int id = at[from];
        if (id < 0 || id >> 4 != side) {
            return false;
        }
        int captured = at[to];
        if (captured < 0) {
            return KIND[id] == CANNON_KIND ? between(from, to) == 0 : attacks(id, to);
        }
        return captured >> 4 != side && (captured & 15) != 0 && attacks(id, to);
    }

    /** Says whether after a move the mover's king is neither attacked nor faces the other king. */
    public boolean leavesKingSafe(int move) {
        int from = move >> 7;
        int to = move & 127;
        int mover = at[from] >> 4;
        int king = points[mover << 4];
        return KingSafety.safe(this, mover, king == from ? to : king, from, to);
    }

    /** Says whether a move of either side, made now, would attack the other side's king. */
    public boolean givesCheck(int move) {
        int from = move >> 7;
        int to = move & 127;
        int mover = at[from];
        int king = points[(mover >> 4 ^ 1) << 4];
        return KingSafety.attacksAfter(this, mover, to, king, from, to)
                || !KingSafety.safe(this, mover >> 4 ^ 1, king, from, to);
    }

    /**
     * Returns the men of a side that are bound to their king: a set of bits {@code 1 << (id & 15)}.
     * If such a man vanished, its king would be attacked or would face the other king. The king is
     * never in the set.
     */
    public int pinned(int ofSide) {
        return (int) (KingSafety.constraints(this, ofSide, ofSide) & 0xFFFF);
    }

    /**
     * Lists the legal moves.
     *
     * @param buffer receives the moves; room for {@link #MAX_MOVES} behind the offset
     * @param offset where to begin
     * @return the number of moves
     */
    public int legalMoves(int[] buffer, int offset) {
        return Generator.moves(this, buffer, offset);
    }

    /** Lists the legal moves that capture; parameters and result as {@link #legalMoves}. */
    public int legalCaptures(int[] buffer, int offset) {
        return Generator.captures(this, buffer, offset);
    }

    /** Lists the legal moves that give check; parameters and result as {@link #legalMoves}. */
    public int legalChecks(int[] buffer, int offset) {
        return Checks.list(this, buffer, offset);
    }

    /**
     * Counts the legal moves without listing them all, which is faster.
     *
     * @param buffer scratch space; room for {@link #MAX_MOVES} behind the offset
     * @param offset where the scratch space begins
     * @return the number of legal moves
     */
    public int countLegalMoves(int[] buffer, int offset) {
        return Generator.count(this, buffer, offset);
    }

    /** Returns the present position; its counters go on from those of the first one. */
    public Position toPosition() {
        byte[] cells = new byte[90];
        for (int id = 0; id < IDS; id++) {
            if (points[id] >= 0) {
                cells[points[id]] = (byte) ((id >> 4) * 7 + KIND[id] + 1);
            }
        }
        int ply = startPly + made;
        return new Position(cells, Side.values()[side], sinceCapture, ply / 2 + 1, key);
    }
}
