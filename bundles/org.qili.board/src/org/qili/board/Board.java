// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Tables.BETWEEN;
import static org.qili.board.Tables.BIT;
import static org.qili.board.Tables.COLUMN_VIEW;
import static org.qili.board.Tables.FILE;
import static org.qili.board.Tables.HALF;
import static org.qili.board.Tables.HORSE_LEG;
import static org.qili.board.Tables.RANK;
import static org.qili.board.Tables.ROW_VIEW;

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

    private static final int ADVISER = 1;
    private static final int ELEPHANT = 3;
    private static final int HORSE = 5;
    private static final int CHARIOT = 7;
    private static final int CANNON = 9;
    private static final int PAWN = 11;
    private static final int ROW = 511;

    private static final int[] KIND = new int[IDS];
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

    private final byte[] at = new byte[90];
    private final int[] points = new int[IDS];

    /** Rows by {@code side * 10 + rank}, columns by {@code side * 9 + file}. */
    private final int[] rows = new int[20];

    private final int[] columns = new int[18];

    /** Bitboards by {@code side * 2 + half}. */
    private final long[] bits = new long[4];

    private int side;
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
                int kind = code % 7;
                int man = code / 7;
                int id = man * 16 + FIRST_ID[kind] + next[code]++;
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

    private int row(int rank) {
        return rows[rank] | rows[10 + rank];
    }

    private int column(int file) {
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
            case 0 -> contains(Tables.KING_LOWER[p], Tables.KING_UPPER[p], point);
            case 1 -> contains(Tables.ADVISER_LOWER[p], Tables.ADVISER_UPPER[p], point);
            case 2 -> {
                int eye = Tables.ELEPHANT_EYE[p * 90 + point];
                yield eye >= 0 && at[eye] < 0;
            }
            case 3 -> {
                int leg = HORSE_LEG[p * 90 + point];
                yield leg >= 0 && at[leg] < 0;
            }
            case 4 -> between(p, point) == 0;
            case 5 -> between(p, point) == 1;
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
            case 2 -> {
                int eye = Tables.ELEPHANT_EYE[p * 90 + point];
                yield eye >= 0 && (at[eye] < 0 || eye == without);
            }
            case 3 -> {
                int leg = HORSE_LEG[p * 90 + point];
                yield leg >= 0 && (at[leg] < 0 || leg == without);
            }
            case 4 -> betweenAfter(p, point, without, -1) == 0;
            case 5 -> betweenAfter(p, point, without, -1) == 1;
            default -> attacks(id, point);
        };
    }

    private static boolean contains(long lower, long upper, int point) {
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
        if (facing(king, points[enemyKing], -1, -1)) {
            ids[n++] = enemyKing;
        }
        for (int id = enemyKing + HORSE, end = enemyKing + 16; id < end; id++) {
            if (attacks(id, king)) {
                ids[n++] = id;
            }
        }
        return n;
    }

    private boolean facing(int a, int b, int from, int to) {
        return FILE[a] == FILE[b] && betweenAfter(a, b, from, to) == 0;
    }

    /** Says whether the side to move is in check. */
    public boolean inCheck() {
        return inCheck(side);
    }

    /** Says whether the king of a side, 0 Red, 1 Black, is attacked or faced by the other king. */
    public boolean inCheck(int ofSide) {
        return !safe(ofSide, points[ofSide << 4], -1, -1);
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
            return KIND[id] == 5 ? between(from, to) == 0 : attacks(id, to);
        }
        return captured >> 4 != side && (captured & 15) != 0 && attacks(id, to);
    }

    /** Says whether after a move the mover's king is neither attacked nor faces the other king. */
    public boolean leavesKingSafe(int move) {
        int from = move >> 7;
        int to = move & 127;
        int mover = at[from] >> 4;
        int king = points[mover << 4];
        return safe(mover, king == from ? to : king, from, to);
    }

    /** Says whether a move of either side, made now, would attack the other side's king. */
    public boolean givesCheck(int move) {
        int from = move >> 7;
        int to = move & 127;
        int mover = at[from];
        int king = points[(mover >> 4 ^ 1) << 4];
        return attacksAfter(mover, to, king, from, to) || !safe(mover >> 4 ^ 1, king, from, to);
    }

    /** Whether the man, moved to a point, attacks the king from there. */
    private boolean attacksAfter(int id, int point, int king, int from, int to) {
        return switch (KIND[id]) {
            case 3 -> {
                int leg = HORSE_LEG[point * 90 + king];
                yield leg >= 0 && (at[leg] < 0 || leg == from);
            }
            case 4 -> betweenAfter(point, king, from, to) == 0;
            case 5 -> betweenAfter(point, king, from, to) == 1;
            case 6 -> {
                int index = (id >> 4) * 90 + point;
                yield contains(Tables.PAWN_LOWER[index], Tables.PAWN_UPPER[index], king);
            }
            default -> false;
        };
    }

    /** As {@link #between(int, int)} with one point emptied and another filled, -1 for none. */
    private int betweenAfter(int a, int b, int from, int to) {
        if (a == b) {
            return -1;
        }
        if (RANK[a] == RANK[b]) {
            int rank = RANK[a];
            int men = row(rank);
            if (from >= 0 && RANK[from] == rank) {
                men &= ~(1 << FILE[from]);
            }
            if (to >= 0 && RANK[to] == rank) {
                men |= 1 << FILE[to];
            }
            return Integer.bitCount(men & BETWEEN[FILE[a] * 10 + FILE[b]]);
        }
        if (FILE[a] == FILE[b]) {
            int file = FILE[a];
            int men = column(file);
            if (from >= 0 && FILE[from] == file) {
                men &= ~(1 << RANK[from]);
            }
            if (to >= 0 && FILE[to] == file) {
                men |= 1 << RANK[to];
            }
            return Integer.bitCount(men & BETWEEN[RANK[a] * 10 + RANK[b]]);
        }
        return -1;
    }

    /**
     * Whether a king of {@code ofSide} on point {@code king} is neither attacked nor faced once
     * {@code from} is empty and {@code to} is filled, whoever stood on either (-1: no change). An
     * enemy on either point is not counted as an attacker.
     */
    private boolean safe(int ofSide, int king, int from, int to) {
        int enemy = (ofSide ^ 1) << 4;
        if (facing(king, points[enemy], from, to)) {
            return false;
        }
        for (int id = enemy + CHARIOT; id < enemy + CANNON; id++) {
            int p = points[id];
            if (p >= 0 && p != to && p != from && betweenAfter(p, king, from, to) == 0) {
                return false;
            }
        }
        for (int id = enemy + CANNON; id < enemy + PAWN; id++) {
            int p = points[id];
            if (p >= 0 && p != to && p != from && betweenAfter(p, king, from, to) == 1) {
                return false;
            }
        }
        for (int id = enemy + HORSE; id < enemy + CHARIOT; id++) {
            int p = points[id];
            if (p >= 0 && p != to && p != from) {
                int leg = HORSE_LEG[p * 90 + king];
                if (leg >= 0 && leg != to && (at[leg] < 0 || leg == from)) {
                    return false;
                }
            }
        }
        int behind = king + (ofSide == 0 ? 9 : -9);
        return !enemyPawn(behind, enemy, from, to)
                && !enemyPawn(king - 1, enemy, from, to)
                && !enemyPawn(king + 1, enemy, from, to);
    }

    private boolean enemyPawn(int p, int enemy, int from, int to) {
        int pawn = at[p] - enemy - PAWN;
        return pawn >= 0 && pawn < 5 && p != to && p != from;
    }

    /**
     * Returns the men of a side that are bound to their king: a set of bits {@code 1 << (id & 15)}.
     * If such a man vanished, its king would be attacked or would face the other king. The king is
     * never in the set.
     */
    public int pinned(int ofSide) {
        return (int) (constraints(ofSide, ofSide) & 0xFFFF);
    }

    private static final long CHECK = 1L << 16;
    private static final int HOLLOW = 17;
    private static final int CHECKER = 31;

    /**
     * What stands between the king of a side and check. Bits 0 to 15: the men of side {@code whose}
     * without which the king would be attacked or faced; bit 16: whether it is so already; then two
     * groups of 7 bits: the points, plus 1, of enemy cannons with nothing between them and the
     * king, so that any man stepping in between would be their screen; then 5 bits: the id of a man
     * that attacks or faces the king if one does.
     */
    private long constraints(int ofSide, int whose) {
        int king = points[ofSide << 4];
        int rank = RANK[king];
        int file = FILE[king];
        int row = row(rank);
        int column = column(file);
        int enemy = (ofSide ^ 1) << 4;
        long result = 0;
        int enemyKing = points[enemy];
        if (FILE[enemyKing] == file) {
            int men = column & BETWEEN[rank * 10 + RANK[enemyKing]];
            result = join(result, blockers(men, enemy, file, 9, whose), enemy);
        }
        for (int id = enemy + CHARIOT; id < enemy + PAWN; id++) {
            int p = points[id];
            if (p < 0) {
                continue;
            }
            boolean cannon = id >= enemy + CANNON;
            if (RANK[p] == rank) {
                int men = row & BETWEEN[file * 10 + FILE[p]];
                result |= cannon && men == 0 ? hollow(result, p) : 0;
                result = join(result, blockers(men, id, rank * 9, 1, whose), id);
            } else if (FILE[p] == file) {
                int men = column & BETWEEN[rank * 10 + RANK[p]];
                result |= cannon && men == 0 ? hollow(result, p) : 0;
                result = join(result, blockers(men, id, file, 9, whose), id);
            }
        }
        for (int id = enemy + HORSE; id < enemy + CHARIOT; id++) {
            int p = points[id];
            if (p >= 0) {
                int leg = HORSE_LEG[p * 90 + king];
                if (leg >= 0) {
                    int man = at[leg];
                    if (man < 0) {
                        result = join(result, CHECK, id);
                    } else if (man >> 4 == whose) {
                        result |= 1L << (man & 15);
                    }
                }
            }
        }
        int behind = king + (ofSide == 0 ? 9 : -9);
        for (int p = king - 1; p <= king + 1; p++) {
            int pawn = p == king ? behind : p;
            if (enemyPawn(pawn, enemy, -1, -1)) {
                result = join(result, CHECK, at[pawn]);
            }
        }
        return result;
    }

    /** Adds what one attacker brings; of several checkers the first is noted. */
    private static long join(long result, long bits, int attacker) {
        boolean first = (bits & CHECK) != 0 && (result & CHECK) == 0;
        return result | bits | (first ? (long) attacker << CHECKER : 0);
    }

    private static long hollow(long result, int p) {
        return (long) (p + 1) << ((result >> HOLLOW & 127) == 0 ? HOLLOW : HOLLOW + 7);
    }

    private long blockers(int men, int attacker, int base, int step, int whose) {
        int allowed = KIND[attacker] == 5 ? 1 : 0;
        int count = Integer.bitCount(men);
        if (count == allowed) {
            return CHECK;
        }
        if (count != allowed + 1) {
            return 0;
        }
        long result = 0;
        for (int m = men; m != 0; m &= m - 1) {
            int man = at[base + step * Integer.numberOfTrailingZeros(m)];
            if (man >> 4 == whose) {
                result |= 1L << (man & 15);
            }
        }
        return result;
    }

    /** Whether a point lies strictly between two others of one line. */
    private static boolean liesBetween(int p, int a, int b) {
        if (RANK[a] == RANK[b]) {
            return RANK[p] == RANK[a] && (BETWEEN[FILE[a] * 10 + FILE[b]] >> FILE[p] & 1) != 0;
        }
        return FILE[p] == FILE[a] && (BETWEEN[RANK[a] * 10 + RANK[b]] >> RANK[p] & 1) != 0;
    }

    /**
     * Lists the legal moves.
     *
     * @param buffer receives the moves; room for {@link #MAX_MOVES} behind the offset
     * @param offset where to begin
     * @return the number of moves
     */
    public int legalMoves(int[] buffer, int offset) {
        long constraints = constraints(side, side);
        return (constraints & CHECK) == 0
                ? filter(buffer, offset, generate(buffer, offset, false), constraints)
                : answers(buffer, offset, (int) (constraints >> CHECKER));
    }

    /** Lists the legal moves that capture; parameters and result as {@link #legalMoves}. */
    public int legalCaptures(int[] buffer, int offset) {
        int end = generate(buffer, offset, true);
        return filter(buffer, offset, end, constraints(side, side));
    }

    /** Lists the legal moves that give check; parameters and result as {@link #legalMoves}. */
    public int legalChecks(int[] buffer, int offset) {
        int enemy = side ^ 1;
        int own = side << 4;
        int king = points[enemy << 4];
        int rank = RANK[king];
        int file = FILE[king];
        long constraints = constraints(enemy, side);
        // Men whose moves are tried one by one: those that may uncover a check.
        int tried = (constraints & CHECK) == 0 ? (int) constraints & 0xFFFF : 0xFFFF;
        // Points on the king's lines where any man would be the screen of an own cannon.
        int screenRow = 0;
        int screenColumn = 0;
        for (long left = constraints >> HOLLOW & 0x3FFF; left != 0; left >>= 7) {
            int p = (int) (left & 127) - 1;
            // Moving away over a man it gives check itself.
            tried |= 1 << (at[p] & 15);
            if (RANK[p] == rank) {
                screenRow |= BETWEEN[file * 10 + FILE[p]];
            } else {
                screenColumn |= BETWEEN[rank * 10 + RANK[p]];
            }
        }
        boolean screens = (screenRow | screenColumn) != 0;
        int rowIndex = file << 9 | row(rank);
        int columnIndex = rank << 10 | column(file);
        int rowView = ROW_VIEW[rowIndex];
        int columnView = COLUMN_VIEW[columnIndex];
        int chariotRow = (rowView | rowView >> 10) & ROW | screenRow;
        int chariotColumn = (columnView | columnView >> 10) & 1023 | screenColumn;
        int cannonRow = Tables.ROW_JUMP[rowIndex] | screenRow;
        int cannonColumn = Tables.COLUMN_JUMP[columnIndex] | screenColumn;
        int n = offset;
        for (int i = 0; i < 16; i++) {
            int id = own + i;
            int p = points[id];
            if (p < 0) {
                continue;
            }
            if ((tried >> i & 1) != 0) {
                int end = generate(buffer, n, id, false);
                for (int j = n; j < end; j++) {
                    if (givesCheck(buffer[j])) {
                        buffer[n++] = buffer[j];
                    }
                }
                continue;
            }
            switch (KIND[id]) {
                case 3 -> {
                    int end = generate(buffer, n, id, false);
                    for (int j = n; j < end; j++) {
                        int to = buffer[j] & 127;
                        int leg = HORSE_LEG[to * 90 + king];
                        boolean checks = leg >= 0 && at[leg] < 0;
                        if (checks || screens && on(to, rank, screenRow, file, screenColumn)) {
                            buffer[n++] = buffer[j];
                        }
                    }
                }
                case 4 -> n = slider(buffer, n, p, 10, rank, chariotRow, file, chariotColumn);
                case 5 -> n = slider(buffer, n, p, 20, rank, cannonRow, file, cannonColumn);
                case 6 -> {
                    for (int to : Tables.PAWN_TO[side * 90 + p]) {
                        int index = side * 90 + to;
                        boolean checks =
                                contains(Tables.PAWN_LOWER[index], Tables.PAWN_UPPER[index], king)
                                        || screens && on(to, rank, screenRow, file, screenColumn);
                        if (checks && wanted(at[to], own ^ 16, false)) {
                            buffer[n++] = p << 7 | to;
                        }
                    }
                }
                default -> {
                    int end = screens ? generate(buffer, n, id, false) : n;
                    for (int j = n; j < end; j++) {
                        if (on(buffer[j] & 127, rank, screenRow, file, screenColumn)) {
                            buffer[n++] = buffer[j];
                        }
                    }
                }
            }
        }
        return filter(buffer, offset, n, constraints(side, side));
    }

    /** Whether a point is in a set of points of one rank or in one of points of one file. */
    private static boolean on(int p, int rank, int row, int file, int column) {
        return RANK[p] == rank && (row >> FILE[p] & 1) != 0
                || FILE[p] == file && (column >> RANK[p] & 1) != 0;
    }

    /** Lists moves of a chariot or cannon to points of one rank and one file only. */
    private int slider(
            int[] buffer, int n, int p, int shift, int onRank, int row, int onFile, int column) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = side ^ 1;
        int king = points[other << 4];
        int rowTargets = rank == onRank ? row : (column >> rank & 1) << onFile;
        int columnTargets = file == onFile ? column : (row >> file & 1) << onRank;
        int end = n;
        if (rowTargets != 0) {
            int view = ROW_VIEW[file << 9 | row(rank)];
            rowTargets &= view >> shift & rows[other * 10 + rank] | view & ROW;
            for (; rowTargets != 0; rowTargets &= rowTargets - 1) {
                int to = rank * 9 + Integer.numberOfTrailingZeros(rowTargets);
                if (to != king) {
                    buffer[end++] = p << 7 | to;
                }
            }
        }
        if (columnTargets != 0) {
            int view = COLUMN_VIEW[rank << 10 | column(file)];
            columnTargets &= view >> shift & columns[other * 9 + file] | view & 1023;
            for (; columnTargets != 0; columnTargets &= columnTargets - 1) {
                int to = Integer.numberOfTrailingZeros(columnTargets) * 9 + file;
                if (to != king) {
                    buffer[end++] = p << 7 | to;
                }
            }
        }
        return end;
    }

    /** Whether a man on a point would be the screen of a cannon that has none so far. */
    private static boolean stepsInto(long constraints, int point, int king) {
        if (constraints < 1L << HOLLOW) {
            return false;
        }
        int second = (int) (constraints >> HOLLOW + 7) - 1;
        return liesBetween(point, king, (int) (constraints >> HOLLOW & 127) - 1)
                || second >= 0 && liesBetween(point, king, second);
    }

    /** Keeps the moves that leave the king safe; returns how many. */
    private int filter(int[] buffer, int offset, int end, long constraints) {
        int king = points[side << 4];
        boolean check = (constraints & CHECK) != 0;
        int kept = offset;
        for (int i = offset; i < end; i++) {
            int move = buffer[i];
            int from = move >> 7;
            int to = move & 127;
            boolean doubtful =
                    check
                            || from == king
                            || (constraints >> (at[from] & 15) & 1) != 0
                            || stepsInto(constraints, to, king);
            if (!doubtful || safe(side, from == king ? to : king, from, to)) {
                buffer[kept++] = move;
            }
        }
        return kept - offset;
    }

    /**
     * Lists the moves that answer a check by the given man, and by any other. Only the king, the
     * own screen of a cannon, and men that reach one of a few points can do so.
     */
    private int answers(int[] buffer, int offset, int checker) {
        int own = side << 4;
        int king = points[own];
        int p = points[checker];
        int n = keepSafe(buffer, offset, generate(buffer, offset, own, false));
        n = answers(buffer, n, p, -1);
        if (KIND[checker] == 3) {
            return answers(buffer, n, HORSE_LEG[p * 90 + king], -1) - offset;
        }
        if (KIND[checker] == 6) {
            return n - offset;
        }
        int distance = RANK[p] == RANK[king] ? 1 : 9;
        int step = p > king ? distance : -distance;
        int screen = -1;
        for (int between = king + step; between != p; between += step) {
            screen = at[between] >= 0 ? between : screen;
        }
        for (int between = king + step; between != p; between += step) {
            if (between != screen) {
                n = answers(buffer, n, between, screen);
            }
        }
        if (screen >= 0 && at[screen] >> 4 == side) {
            n = screenMoves(buffer, n, screen, p);
        }
        return n - offset;
    }

    /** Appends the safe moves of men other than the king and one more to a point. */
    private int answers(int[] buffer, int n, int to, int except) {
        int own = side << 4;
        int target = at[to];
        if (target >= 0 && (target >> 4 == side || (target & 15) == 0)) {
            return n;
        }
        int end = n;
        for (int id = own + 1; id < own + 16; id++) {
            int from = points[id];
            if (from < 0 || from == except) {
                continue;
            }
            boolean reaches =
                    target < 0 && KIND[id] == 5 ? between(from, to) == 0 : attacks(id, to);
            if (reaches && safe(side, points[own], from, to)) {
                buffer[end++] = from << 7 | to;
            }
        }
        return end;
    }

    /** Appends the safe moves of a cannon's screen except the capture of the cannon. */
    private int screenMoves(int[] buffer, int n, int screen, int cannon) {
        int end = generate(buffer, n, at[screen], false);
        int king = points[side << 4];
        int kept = n;
        for (int i = n; i < end; i++) {
            int to = buffer[i] & 127;
            if (to != cannon && safe(side, king, screen, to)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    /** Keeps the safe ones of the king's moves. */
    private int keepSafe(int[] buffer, int offset, int end) {
        int kept = offset;
        for (int i = offset; i < end; i++) {
            if (safe(side, buffer[i] & 127, buffer[i] >> 7, buffer[i] & 127)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    /**
     * Counts the legal moves without listing them all, which is faster.
     *
     * @param buffer scratch space; room for {@link #MAX_MOVES} behind the offset
     * @param offset where the scratch space begins
     * @return the number of legal moves
     */
    public int countLegalMoves(int[] buffer, int offset) {
        long constraints = constraints(side, side);
        if (constraints >>> 16 != 0) {
            return legalMoves(buffer, offset);
        }
        int pinned = (int) constraints;
        int own = side << 4;
        int king = points[own];
        int enemyKing = points[own ^ 16];
        // Points no man may go to: one's own men and the enemy king.
        long notLower = bits[side * 2] | (enemyKing < 45 ? BIT[enemyKing] : 0);
        long notUpper = bits[side * 2 + 1] | (enemyKing < 45 ? 0 : BIT[enemyKing]);
        int count = 0;
        for (int to : Tables.KING_TO[king]) {
            if (wanted(at[to], own ^ 16, false) && safe(side, to, king, to)) {
                count++;
            }
        }
        for (int id = own + 1; id < own + ELEPHANT; id++) {
            int p = points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += Long.bitCount(Tables.ADVISER_LOWER[p] & ~notLower);
                count += Long.bitCount(Tables.ADVISER_UPPER[p] & ~notUpper);
            }
        }
        for (int id = own + ELEPHANT; id < own + HORSE; id++) {
            int p = points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                int[] to = Tables.ELEPHANT_TO[p];
                int[] via = Tables.ELEPHANT_VIA[p];
                for (int i = 0; i < to.length; i++) {
                    if (at[via[i]] < 0 && wanted(at[to[i]], own ^ 16, false)) {
                        count++;
                    }
                }
            }
        }
        for (int id = own + HORSE; id < own + CHARIOT; id++) {
            int p = points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                int index = p << 4 | legs(p);
                count += Long.bitCount(Tables.HORSE_LOWER[index] & ~notLower);
                count += Long.bitCount(Tables.HORSE_UPPER[index] & ~notUpper);
            }
        }
        for (int id = own + CHARIOT; id < own + PAWN; id++) {
            int p = points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += countSlider(p, id >= own + CANNON ? 20 : 10, enemyKing);
            }
        }
        for (int id = own + PAWN; id < own + 16; id++) {
            int p = points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += Long.bitCount(Tables.PAWN_LOWER[side * 90 + p] & ~notLower);
                count += Long.bitCount(Tables.PAWN_UPPER[side * 90 + p] & ~notUpper);
            }
        }
        for (int men = pinned; men != 0; men &= men - 1) {
            int end = generate(buffer, offset, own + Integer.numberOfTrailingZeros(men), false);
            for (int i = offset; i < end; i++) {
                if (safe(side, king, buffer[i] >> 7, buffer[i] & 127)) {
                    count++;
                }
            }
        }
        return count;
    }

    private int countSlider(int p, int shift, int enemyKing) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = side ^ 1;
        int view = ROW_VIEW[file << 9 | row(rank)];
        int enemies = rows[other * 10 + rank];
        if (RANK[enemyKing] == rank) {
            enemies &= ~(1 << FILE[enemyKing]);
        }
        int targets = view >> shift & enemies | view & ROW;
        view = COLUMN_VIEW[rank << 10 | column(file)];
        enemies = columns[other * 9 + file];
        if (FILE[enemyKing] == file) {
            enemies &= ~(1 << RANK[enemyKing]);
        }
        return Integer.bitCount(targets | (view >> shift & enemies | view & 1023) << 10);
    }

    /** Lists the moves by way of moving, never the capture of a king; returns the end. */
    private int generate(int[] buffer, int offset, boolean capturesOnly) {
        int n = offset;
        for (int id = side << 4, end = id + 16; id < end; id++) {
            if (points[id] >= 0) {
                n = generate(buffer, n, id, capturesOnly);
            }
        }
        return n;
    }

    /** The same for one man, which must be on the board. */
    private int generate(int[] buffer, int offset, int id, boolean capturesOnly) {
        int p = points[id];
        int enemy = side << 4 ^ 16;
        int n = offset;
        switch (KIND[id]) {
            case 0 -> n = steps(buffer, n, p, Tables.KING_TO[p], enemy, capturesOnly);
            case 1 -> n = steps(buffer, n, p, Tables.ADVISER_TO[p], enemy, capturesOnly);
            case 2 -> {
                int[] to = Tables.ELEPHANT_TO[p];
                int[] via = Tables.ELEPHANT_VIA[p];
                for (int i = 0; i < to.length; i++) {
                    if (at[via[i]] < 0 && wanted(at[to[i]], enemy, capturesOnly)) {
                        buffer[n++] = p << 7 | to[i];
                    }
                }
            }
            case 3 -> n = horse(buffer, n, p, capturesOnly);
            case 4 -> n = slider(buffer, n, p, 10, capturesOnly);
            case 5 -> n = slider(buffer, n, p, 20, capturesOnly);
            default -> {
                int[] to = Tables.PAWN_TO[side * 90 + p];
                n = steps(buffer, n, p, to, enemy, capturesOnly);
            }
        }
        return n;
    }

    private static boolean wanted(int target, int enemy, boolean capturesOnly) {
        return target < 0 ? !capturesOnly : target > enemy && target < enemy + 16;
    }

    private int steps(int[] buffer, int n, int p, int[] to, int enemy, boolean capturesOnly) {
        for (int t : to) {
            if (wanted(at[t], enemy, capturesOnly)) {
                buffer[n++] = p << 7 | t;
            }
        }
        return n;
    }

    private int horse(int[] buffer, int n, int p, boolean capturesOnly) {
        int index = p << 4 | legs(p);
        long lower = Tables.HORSE_LOWER[index];
        long upper = Tables.HORSE_UPPER[index];
        int other = side ^ 1;
        if (capturesOnly) {
            lower &= bits[other * 2];
            upper &= bits[other * 2 + 1];
        } else {
            lower &= ~bits[side * 2];
            upper &= ~bits[side * 2 + 1];
        }
        int king = points[other << 4];
        for (; lower != 0; lower &= lower - 1) {
            int to = Long.numberOfTrailingZeros(lower);
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        for (; upper != 0; upper &= upper - 1) {
            int to = Long.numberOfTrailingZeros(upper) + 45;
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        return n;
    }

    private int legs(int p) {
        int horizontal = row(RANK[p]) << 1 >> FILE[p] & 5;
        int vertical = column(FILE[p]) << 1 >> RANK[p] & 5;
        return horizontal | vertical << 1;
    }

    private int slider(int[] buffer, int n, int p, int shift, boolean capturesOnly) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = side ^ 1;
        int king = points[other << 4];
        int view = ROW_VIEW[file << 9 | row(rank)];
        int enemies = rows[other * 10 + rank];
        int targets = (view >> shift & enemies) | (capturesOnly ? 0 : view & ROW);
        for (; targets != 0; targets &= targets - 1) {
            int to = rank * 9 + Integer.numberOfTrailingZeros(targets);
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        view = COLUMN_VIEW[rank << 10 | column(file)];
        enemies = columns[other * 9 + file];
        targets = (view >> shift & enemies) | (capturesOnly ? 0 : view & 1023);
        for (; targets != 0; targets &= targets - 1) {
            int to = Integer.numberOfTrailingZeros(targets) * 9 + file;
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        return n;
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
