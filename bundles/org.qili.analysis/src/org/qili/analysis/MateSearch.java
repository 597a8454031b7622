// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qili.board.Board;
import org.qili.board.Move;

/**
 * Shortest mate by continuous checks (CXA 1999, 28.2): the side to move checks with every move,
 * every reply is answered, and the last check leaves no reply. By iterative deepening, so that the
 * length found is the shortest and a repetition can't be part of it. Where checks go on beyond the
 * depth limit, it looks for a proof that they never mate ({@link #neverMates}).
 *
 * <p>What it learns about a position is kept for later questions about the same game.
 */
final class MateSearch {

    /** Answer: there is no such mate, of whatever length. */
    static final int NONE = 0;

    /** Answer: a limit was hit, of nodes or of depth. */
    static final int UNKNOWN = -1;

    private final int maxDepth;
    private final long maxNodes;
    private final GiveUps giveUps;
    private final Exempt exempt;

    /** Sets positions in which the defender is to move apart from those of other searches. */
    private static final long DEFENDER = 0x5DEECE66D1B54A33L;

    private final MateTable table = new MateTable();
    private final int[] moves;
    private final int[] replies = new int[Board.MAX_MOVES];

    private Board board;
    private long nodes;
    private long limit;
    private boolean cut;
    private boolean aborted;

    /** Length of the mate that {@link #lookAhead} found. */
    private int provenLength;

    MateSearch(Limits limits, GiveUps giveUps) {
        this(limits, giveUps, Exempt.NOTHING);
    }

    /** A search for mates in which the mating side makes no exempt capture at any move. */
    MateSearch(Limits limits, GiveUps giveUps, Exempt exempt) {
        this.exempt = exempt;
        this.giveUps = giveUps;
        this.maxDepth = limits.mateDepth();
        this.maxNodes = limits.mateNodes();
        // Checks and replies of every move of the mate, and one more of each.
        this.moves = new int[2 * (maxDepth + 1) * Board.MAX_MOVES];
    }

    /** Forgets everything; needed only to bound memory. */
    void clear() {
        table.clear();
    }

    /** Positions visited by the last search. */
    long nodes() {
        return nodes;
    }

    /**
     * Length in own moves of the shortest mate by checks for the side to move of {@code on}, {@link
     * #NONE} or {@link #UNKNOWN}.
     */
    int length(Board on) {
        return length(on, maxDepth);
    }

    /** Like {@link #length(Board)} with a depth of its own. */
    int length(Board on, int depth) {
        begin(on, maxNodes);
        for (int d = 1; d <= depth; d++) {
            long entry = table.get(on.key());
            if (entry != 0 && MateTable.refuted(entry) == MateTable.NEVER) {
                return NONE;
            }
            cut = false;
            if (mates(d, 0)) {
                return d;
            }
            if (aborted) {
                giveUps.report(Limits.Search.MATES);
                return UNKNOWN;
            }
            if (!cut) {
                return NONE;
            }
        }
        if (neverMates()) {
            return NONE;
        }
        giveUps.report(Limits.Search.MATES);
        return UNKNOWN;
    }

    /** How many checks in a row {@link #holds} follows, in one attempt after the other. */
    private static final int[] PURSUITS = {24, 96, 384};

    /**
     * Positions an attempt to prove that there is no mate may visit: where there is a proof, it
     * takes a few hundred; where there is a long mate, there is none.
     */
    private static final long PROOF_NODES = 40_000;

    /** Positions the checking side mates from, though perhaps not within the depth limit. */
    private final Set<Long> fallen = new HashSet<>();

    /** Positions of which an attempt could not say whether they hold. */
    private final Set<Long> doubtful = new HashSet<>();

    /** Positions met in a round of an attempt: they hold unless they turn out not to. */
    private final Set<Long> held = new HashSet<>();

    /**
     * Whether the checks lead to no mate of whatever length, although they can go on for ever:
     * there is a set of positions that the defender need never leave, whichever check is given.
     * Found by supposing that a position met again holds, until nothing speaks against it.
     */
    private boolean neverMates() {
        long key = board.key();
        limit = Math.min(limit, nodes + PROOF_NODES);
        fallen.clear();
        for (int pursuit : PURSUITS) {
            doubtful.clear();
            boolean holds = attempt(pursuit);
            if (holds || aborted || fallen.contains(key)) {
                return holds;
            }
        }
        return false;
    }

    private boolean attempt(int pursuit) {
        int before;
        do {
            before = fallen.size() + doubtful.size();
            held.clear();
            if (!holds(pursuit)) {
                return false;
            }
        } while (fallen.size() + doubtful.size() > before);
        for (long key : held) {
            table.put(key, 0, 0, MateTable.NEVER, 0);
        }
        return true;
    }

    private boolean holds(int checksLeft) {
        if (++nodes > limit) {
            aborted = true;
            return false;
        }
        long key = board.key();
        long entry = table.get(key);
        if (MateTable.proven(entry) != 0 || fallen.contains(key) || doubtful.contains(key)) {
            return false;
        }
        if (MateTable.refuted(entry) == MateTable.NEVER || held.contains(key)) {
            return true;
        }
        if (checksLeft == 0) {
            doubtful.add(key);
            return false;
        }
        held.add(key);
        int n = checks(0);
        int[] checks = Arrays.copyOf(moves, n);
        for (int check : checks) {
            board.make(check);
            boolean parried = parried(checksLeft);
            boolean sure = !parried && everyReplyFalls();
            board.unmake();
            if (!parried) {
                held.remove(key);
                (sure ? fallen : doubtful).add(key);
                return false;
            }
        }
        return true;
    }

    /**
     * Whether some reply to the check just given leads to a position that holds: first those to
     * positions met before, then those that leave few checks.
     */
    private boolean parried(int checksLeft) {
        int n = board.legalMoves(moves, 0);
        int[] options = Arrays.copyOf(moves, n);
        for (int i = 0; i < n; i++) {
            board.make(options[i]);
            long key = board.key();
            boolean known =
                    held.contains(key) || MateTable.refuted(table.get(key)) == MateTable.NEVER;
            options[i] |= (known ? 0 : 1 + checks(0)) << 16;
            board.unmake();
        }
        Arrays.sort(options);
        for (int option : options) {
            board.make(option & 0xFFFF);
            boolean safe = holds(checksLeft - 1);
            board.unmake();
            if (safe || aborted) {
                return safe;
            }
        }
        return false;
    }

    private boolean everyReplyFalls() {
        int n = board.legalMoves(moves, 0);
        int[] options = Arrays.copyOf(moves, n);
        for (int reply : options) {
            board.make(reply);
            long key = board.key();
            board.unmake();
            if (MateTable.proven(table.get(key)) == 0 && !fallen.contains(key)) {
                return false;
            }
        }
        return true;
    }

    private void begin(Board on, long nodesAllowed) {
        board = on;
        limit = nodesAllowed;
        nodes = 0;
        aborted = false;
    }

    /**
     * Checks that start a mate of a given length.
     *
     * @param moves the checks, at least one
     * @param complete whether all others were refuted within the limit
     */
    record Firsts(int[] moves, boolean complete) {}

    /** The checks that start a mate of a length found by {@link #length(Board)}. */
    Firsts firstMoves(Board on, int length) {
        int proven = MateTable.move(table.get(on.key()));
        board = on;
        int n = checks(0);
        int[] checks = Arrays.copyOf(moves, n);
        int[] found = new int[n];
        int count = 0;
        boolean complete = true;
        for (int check : checks) {
            begin(on, maxNodes);
            on.make(check);
            boolean mates = check == proven || mated(length, 0);
            on.unmake();
            complete &= !aborted;
            if (mates) {
                found[count++] = check;
            }
        }
        if (!complete) {
            giveUps.report(Limits.Search.MATES);
        }
        return new Firsts(Arrays.copyOf(found, count), complete);
    }

    /**
     * The mate of a length found by {@link #length(Board)}, beginning with {@code first}, against
     * the replies that hold out longest.
     */
    int[] line(Board on, int length, int first) {
        // No limit: every position on the way is proven already.
        begin(on, Long.MAX_VALUE);
        int[] line = new int[2 * length - 1];
        int count = 0;
        int left = length;
        int move = first;
        while (move >= 0) {
            line[count++] = move;
            on.make(move);
            int longest = 0;
            int reply = -1;
            int n = on.legalMoves(moves, 0);
            for (int i = 0; i < n; i++) {
                on.make(moves[i]);
                int l = shortest(left - 1, n);
                on.unmake();
                if (l > longest) {
                    longest = l;
                    reply = moves[i];
                }
            }
            move = -1;
            if (reply >= 0) {
                line[count++] = reply;
                on.make(reply);
                left = longest;
                move = MateTable.move(table.get(on.key()));
            }
        }
        for (int i = 0; i < count; i++) {
            on.unmake();
        }
        return Arrays.copyOf(line, count);
    }

    /**
     * The mate of a length found by {@link #length(Board)} with every reply.
     *
     * @param room moves it may have at most
     * @return null if it has more
     */
    MateTree tree(Board on, int length, int room) {
        begin(on, Long.MAX_VALUE);
        shortest(length, 0);
        return tree(length, new int[] {room});
    }

    private MateTree tree(int atMost, int[] room) {
        if (--room[0] < 0) {
            return null;
        }
        int check = MateTable.move(table.get(board.key()));
        board.make(check);
        int n = board.legalMoves(moves, 0);
        int[] options = Arrays.copyOf(moves, n);
        List<MateTree.Reply> replies = new ArrayList<>();
        for (int reply : options) {
            room[0]--;
            board.make(reply);
            int length = shortest(atMost - 1, 0);
            MateTree next = tree(length, room);
            board.unmake();
            if (next == null) {
                board.unmake();
                return null;
            }
            replies.add(new MateTree.Reply(Move.of(reply), next));
        }
        board.unmake();
        return new MateTree(Move.of(check), replies);
    }

    /** Length of the shortest mate from a position that is known to be lost in {@code atMost}. */
    private int shortest(int atMost, int base) {
        for (int d = 1; d <= atMost; d++) {
            if (mates(d, base)) {
                return d;
            }
        }
        return 0;
    }

    /** Whether the side to move mates within {@code depth} own moves; free buffer from base on. */
    private boolean mates(int depth, int base) {
        if (++nodes > limit) {
            aborted = true;
            return false;
        }
        long key = board.key();
        long entry = table.get(key);
        int provenBefore = MateTable.proven(entry);
        int refutedBefore = MateTable.refuted(entry);
        if (provenBefore != 0 && provenBefore <= depth) {
            return true;
        }
        if (refutedBefore >= depth) {
            cut |= refutedBefore != MateTable.NEVER;
            return false;
        }
        int hashMove = entry == 0 ? -1 : MateTable.move(entry);
        int n = checks(base);
        if (n == 0) {
            table.put(key, 0, 0, MateTable.NEVER, 0);
            return false;
        }
        boolean outerCut = cut;
        cut = false;
        int open = lookAhead(depth, base, base + n, hashMove);
        if (open < 0) {
            int mate = moves[base];
            table.put(key, mate, provenLength, refutedBefore, 0);
            cut = outerCut;
            return true;
        }
        Arrays.sort(moves, base, base + open);
        for (int i = base; i < base + open; i++) {
            int move = moves[i] & 0xFFFF;
            board.make(move);
            boolean won = mated(depth, base + open);
            board.unmake();
            if (aborted) {
                return false;
            }
            if (won) {
                table.put(key, move, depth, refutedBefore, 0);
                cut = outerCut;
                return true;
            }
        }
        int best = open > 0 ? moves[base] & 0xFFFF : Math.max(hashMove, 0);
        table.put(key, best, provenBefore, cut ? depth : MateTable.NEVER, 0);
        cut |= outerCut;
        return false;
    }

    private int checks(int base) {
        int n = board.legalChecks(moves, base);
        if (exempt.isEmpty()) {
            return n;
        }
        int kept = 0;
        for (int i = base; i < base + n; i++) {
            if (!exempt.bars(board, moves[i])) {
                moves[base + kept++] = moves[i];
            }
        }
        return kept;
    }

    /**
     * Looks at the positions after the checks in the buffer: one without a reply, or known to be
     * lost in time, decides. Leaves the checks that are still open, with the number of replies
     * above the move's bits so that sorting puts the fewest first.
     *
     * @return the number of open checks, or -1 if a check mates; it stands first then, and {@link
     *     #provenLength} tells the length
     */
    private int lookAhead(int depth, int base, int top, int hashMove) {
        int open = base;
        for (int i = base; i < top; i++) {
            int move = moves[i];
            board.make(move);
            long key = board.key() ^ DEFENDER;
            long entry = table.get(key);
            if (entry == 0) {
                int count = board.legalMoves(replies, 0);
                int length = count == 0 ? 1 : 0;
                table.put(key, 0, length, count == 0 ? 0 : 1, count);
                entry = table.get(key);
            }
            board.unmake();
            int length = MateTable.proven(entry);
            if (length != 0 && length <= depth) {
                moves[base] = move;
                provenLength = length;
                return -1;
            }
            int refuted = MateTable.refuted(entry);
            if (refuted >= depth) {
                cut |= refuted != MateTable.NEVER;
            } else {
                int rank = move == hashMove ? 0 : MateTable.replies(entry);
                moves[open++] = move | rank << 16;
            }
        }
        return open - base;
    }

    /** Whether every reply to the check just given is met by mate within {@code depth - 1} more. */
    private boolean mated(int depth, int base) {
        int n = board.legalMoves(moves, base);
        if (n == 0) {
            return true;
        }
        if (depth <= 1) {
            cut = true;
            return false;
        }
        long key = board.key() ^ DEFENDER;
        int refuter = MateTable.move(table.get(key));
        int top = base + n;
        // A reply that is known to hold, or held last time, comes first.
        for (int i = base; i < top; i++) {
            int reply = moves[i];
            board.make(reply);
            int refuted = MateTable.refuted(table.get(board.key()));
            board.unmake();
            if (refuted >= depth - 1) {
                boolean never = refuted == MateTable.NEVER;
                cut |= !never;
                table.put(key, reply, 0, never ? refuted : depth, n);
                return false;
            }
            if (reply == refuter) {
                moves[i] = moves[base];
                moves[base] = reply;
            }
        }
        boolean outerCut = cut;
        for (int i = base; i < top; i++) {
            cut = false;
            board.make(moves[i]);
            boolean won = mates(depth - 1, top);
            board.unmake();
            if (aborted) {
                return false;
            }
            if (!won) {
                table.put(key, moves[i], 0, cut ? depth : MateTable.NEVER, n);
                cut |= outerCut;
                return false;
            }
        }
        cut = outerCut;
        table.put(key, refuter, depth, 0, n);
        return true;
    }
}
