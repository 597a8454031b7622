// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Works out the facts of one move, in its {@link Frame}: the mover is Red. */
final class PlyAnalysis {

    private static final int A = Arena.RED;
    private static final int B = Arena.BLACK;

    /**
     * Most checks of a line that wins a man; no official example needs more. A gain that stood
     * before the move, one check further off, is not new.
     */
    private static final int LINE_CHECKS = 3;

    private final int ply;
    private final Move move;
    private final Side mover;
    private final Frame frame;
    private final Limits limits;
    private final MateSearch mates;
    private final IntFunction<ManRef> naming;

    /** Before the move, the mover to move; after it, the opponent's turn passed. */
    private final Board before;

    private final Board after;
    private final int frameMove;
    private final int movedMan;
    private final boolean wasInCheck;

    private List<Offers.Pair> pairs = List.of();
    private Scan scanBefore;
    private Scan scanAfter;

    /** After the mover's previous move, the opponent's reply skipped; null if there is none. */
    private Scan scanPrevious;

    /** Ids in {@link #scanPrevious} by ids of {@link #before}. */
    private final int[] previousIds = new int[Board.IDS];

    /**
     * Prepares the analysis.
     *
     * @param naming the man that stands on a point of the game's board before the move
     */
    PlyAnalysis(
            int ply,
            Position position,
            Move move,
            Limits limits,
            MateSearch mates,
            IntFunction<ManRef> naming) {
        this.ply = ply;
        this.move = move;
        this.mover = position.sideToMove();
        this.limits = limits;
        this.mates = mates;
        this.naming = naming;
        this.frame = Frame.of(position, move);
        this.before = new Board(frame.position(position));
        this.frameMove = frame.move(move).packed();
        this.movedMan = before.manAt(Board.from(frameMove));
        this.wasInCheck = before.inCheck(A);
        this.after = before.copy();
        after.make(frameMove);
        after.pass();
    }

    /**
     * Tells what went before.
     *
     * @param position the position the mover's previous move led to
     * @param reply the opponent's answer to it
     */
    void follows(Position position, Move reply) {
        Board previous = new Board(frame.position(position));
        previous.make(frame.move(reply).packed());
        for (int id = 0; id < Board.IDS; id++) {
            int at = before.pointOf(id);
            previousIds[id] = at < 0 ? -1 : previous.manAt(at);
        }
        previous.unmake();
        previous.pass();
        Arena arena = new Arena(previous);
        if (arena.inCheck(B)) {
            arena.overlookStandingCheck(B);
        }
        scanPrevious = new Scan(arena, Exempt.NOTHING, LINE_CHECKS, mates, limits);
    }

    MoveFacts facts() {
        Arena arenaBefore = new Arena(before);
        Arena arenaAfter = new Arena(after);
        int checkers = arenaAfter.checkers(B);
        if (wasInCheck) {
            arenaBefore.overlookStandingCheck(A);
        }
        MateThreat mate;
        List<Offer> offers = List.of();
        Exempt exempt = Exempt.NOTHING;
        if (checkers == 0) {
            pairs = new Offers(arenaAfter, mates, limits).find();
            offers = offers(arenaAfter, arenaBefore);
            mate = mateThreat();
            exempt = exempt();
        } else {
            arenaAfter.overlookStandingCheck(B);
            mate = MateThreat.none(Truth.NO);
        }
        scanAfter = new Scan(arenaAfter, exempt, LINE_CHECKS, mates, limits);
        scanBefore = new Scan(arenaBefore, Exempt.NOTHING, LINE_CHECKS + 1, mates, limits);
        List<Attack> attacks = attacks(exempt);
        int captured = before.manAt(Board.to(frameMove));
        return new MoveFacts(
                ply,
                mover,
                move,
                man(movedMan),
                captured < 0 ? Optional.empty() : Optional.of(man(captured)),
                wasInCheck,
                men(checkers),
                mate,
                attacks,
                offers,
                blocked(),
                underMateThreat(),
                attackingMen(),
                men(horsePinned()));
    }

    // ---- names -----------------------------------------------------------------------------

    private ManRef man(int id) {
        return naming.apply(frame.point(before.pointOf(id)));
    }

    private List<ManRef> men(long ids) {
        List<ManRef> men = new ArrayList<>();
        for (int id = 0; id < Board.IDS; id++) {
            if ((ids >> id & 1) != 0 && before.pointOf(id) >= 0) {
                men.add(man(id));
            }
        }
        return men;
    }

    private List<Move> moves(List<Integer> line) {
        return line.stream().map(m -> frame.move(Move.of(m))).toList();
    }

    private List<Move> moves(int[] line) {
        return Arrays.stream(line).mapToObj(m -> frame.move(Move.of(m))).toList();
    }

    private int point(int id) {
        return frame.point(after.pointOf(id));
    }

    // ---- mate ------------------------------------------------------------------------------

    private MateThreat mateThreat() {
        int length = mates.length(after);
        if (length == MateSearch.NONE) {
            return MateThreat.none(Truth.NO);
        }
        int lengthBefore = mates.length(before);
        Truth stood =
                lengthBefore == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(lengthBefore > 0);
        if (length == MateSearch.UNKNOWN) {
            return new MateThreat(Truth.UNKNOWN, 0, List.of(), List.of(), stood, Truth.UNKNOWN);
        }
        MateSearch.Firsts all = mates.firstMoves(after, length);
        int[] firsts = all.moves();
        Truth beside = all.complete() ? Truth.NO : Truth.UNKNOWN;
        for (int first : firsts) {
            if (!executesOffer(first)) {
                beside = Truth.YES;
            }
        }
        int[] line = mates.line(after, length, firsts[0]);
        return new MateThreat(Truth.YES, length, moves(line), moves(firsts), stood, beside);
    }

    private boolean executesOffer(int capture) {
        int man = after.manAt(Board.from(capture));
        int victim = after.manAt(Board.to(capture));
        for (Offers.Pair pair : pairs) {
            if (pair.man() == man
                    && pair.other() == victim
                    && pair.outcome() != Offer.Outcome.MATES) {
                return true;
            }
        }
        return false;
    }

    private Truth underMateThreat() {
        if (wasInCheck) {
            return Truth.NO;
        }
        before.pass();
        int length = mates.length(before);
        before.unpass();
        return length == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(length > 0);
    }

    private int attackingMen() {
        int count = 0;
        for (int id = 0; id < 16; id++) {
            int at = after.pointOf(id);
            if (at >= 0) {
                int kind = after.kindOf(id);
                boolean pawnAcross = kind == Arena.PAWN && scanAfter.arena.valueAt(at) > 0;
                boolean strong = kind == Arena.CHARIOT || kind == Arena.HORSE;
                count += strong || kind == Arena.CANNON || pawnAcross ? 1 : 0;
            }
        }
        return count;
    }

    private long horsePinned() {
        int king = after.pointOf(Board.king(B));
        long pinned = 0;
        for (int chariot = 0; chariot < Board.IDS; chariot++) {
            int at = after.pointOf(chariot);
            if (at < 0 || Board.sideOf(chariot) != B || after.kindOf(chariot) != Arena.CHARIOT) {
                continue;
            }
            for (int horse = 0; horse < 16; horse++) {
                if (after.kindOf(horse) == Arena.HORSE
                        && !after.attacks(horse, king)
                        && after.attacksWithout(horse, king, at)) {
                    pinned |= 1L << chariot;
                }
            }
        }
        return pinned;
    }

    // ---- offers ----------------------------------------------------------------------------

    private List<Offer> offers(Arena arenaAfter, Arena arenaBefore) {
        if (pairs.isEmpty()) {
            return List.of();
        }
        Offers earlier = new Offers(arenaBefore, mates, limits);
        List<Offer> offers = new ArrayList<>();
        for (Offers.Pair pair : pairs) {
            Truth isNew = Truth.YES;
            int from = before.pointOf(pair.man());
            int to = before.pointOf(pair.other());
            if (!wasInCheck && before.attacks(pair.man(), to)) {
                int capture = Board.move(from, to);
                if (arenaBefore.allowed(capture)) {
                    Offer.Outcome outcome = earlier.outcome(capture);
                    isNew =
                            outcome == Offer.Outcome.UNKNOWN
                                    ? Truth.UNKNOWN
                                    : Truth.of(outcome != pair.outcome());
                }
            }
            int at = after.pointOf(pair.man());
            int otherAt = after.pointOf(pair.other());
            after.unpass();
            List<Roots.Guard> guards = new Roots(arenaAfter).guards(Board.move(otherAt, at), 0);
            after.pass();
            boolean rooted = guards.stream().anyMatch(g -> g.failure() == Root.Failure.NONE);
            offers.add(
                    new Offer(
                            man(pair.man()),
                            frame.point(at),
                            man(pair.other()),
                            frame.point(otherAt),
                            rooted,
                            pair.outcome(),
                            isNew,
                            acceptance(arenaAfter, at, otherAt, guards)));
        }
        return offers;
    }

    private List<Move> acceptance(Arena arenaAfter, int at, int otherAt, List<Roots.Guard> guards) {
        List<Integer> line = new ArrayList<>();
        line.add(Board.move(otherAt, at));
        for (Roots.Guard guard : guards) {
            if (guard.failure() == Root.Failure.NONE) {
                line.add(Board.move(arenaAfter.board.pointOf(guard.id()), at));
                break;
            }
        }
        return moves(line);
    }

    private Exempt exempt() {
        List<Exempt.Pair> even = new ArrayList<>();
        for (Offers.Pair pair : pairs) {
            if (pair.outcome() == Offer.Outcome.EVEN) {
                even.add(new Exempt.Pair(pair.man(), pair.other(), after.pointOf(pair.other())));
            }
        }
        return even.isEmpty() ? Exempt.NOTHING : new Exempt(even);
    }

    // ---- attacks ---------------------------------------------------------------------------

    private List<Attack> attacks(Exempt exempt) {
        List<Attack> attacks = new ArrayList<>();
        Partners partners = new Partners(this.after, exempt, mates, limits);
        for (Scan.Threat threat : scanAfter.captures()) {
            attacks.add(direct(threat, exempt, partners));
        }
        for (CheckLine line : scanAfter.checkLines()) {
            attacks.add(throughChecks(line));
        }
        return attacks;
    }

    private Attack direct(Scan.Threat now, Exempt exempt, Partners partners) {
        int to = Board.to(now.move());
        int from = Board.from(now.move());
        int targetValue = scanAfter.arena.valueAt(to);
        int attackerValue = scanAfter.arena.valueAt(from);
        boolean executesOffer = exempt.bars(after, now.move());
        boolean gains = now.gains() && targetValue > 0 && !executesOffer;
        Scan.Threat earlier = scanBefore.threat(now.attacker(), now.target());
        int helpers = gains ? partners.of(now) : 0;
        int completeAsBefore = now.complete();
        Truth isNew;
        boolean renewed = false;
        if (!gains) {
            isNew =
                    Truth.of(
                            earlier == null
                                    || !earlier.legal()
                                    || now.complete() > earlier.complete());
        } else if (earlier == null || !stoodInForm(earlier)) {
            isNew = Truth.YES;
        } else {
            Appraiser.Worth asBefore = scanAfter.worthWith(now, scanBefore.others());
            completeAsBefore = asBefore.complete();
            int resultBefore = earlier.gains() ? earlier.complete() : -Exchange.MATE;
            boolean better =
                    completeAsBefore > resultBefore
                            && Prospect.pays(now.point(), completeAsBefore, asBefore.byChecks());
            if (earlier.gains()
                    && earlier.point() > 0
                    && now.point() > 0
                    && now.attacker() != movedMan
                    && partners.takesPart(now, movedMan, helpers)) {
                int lostBefore = scanBefore.ifTaken(earlier, movedMan);
                int lostNow = scanAfter.ifTaken(now, movedMan);
                renewed =
                        lostBefore <= 0
                                && Math.min(completeAsBefore, lostNow) > 0
                                && lostNow > lostBefore;
            }
            isNew = Truth.of(better);
        }
        if (gains && (!now.exact() || earlier != null && !earlier.exact())) {
            isNew = Truth.UNKNOWN;
        }
        Prospect prospect = prospect(now, targetValue > attackerValue);
        Optional<Prospect> prospectBefore =
                earlier == null
                        ? Optional.empty()
                        : Optional.of(prospect(earlier, targetValue > attackerValue));
        return new Attack(
                man(now.attacker()),
                frame.point(from),
                man(now.target()),
                frame.point(to),
                now.point() > 0 || !gains ? Form.DIRECT : Form.THROUGH_EXCHANGE,
                mechanism(now, earlier, isNew),
                ValueRelation.of(targetValue, attackerValue),
                List.of(man(now.target())),
                prospect,
                prospectBefore,
                completeAsBefore,
                isNew,
                Truth.of(gains && stood(scanBefore, bit(now.target()), now.complete())),
                gains ? stoodAfterPreviousMove(now) : Truth.NO,
                renewed,
                false,
                executesOffer,
                otherChecks(now.move()),
                gains
                        && after.kindOf(now.attacker()) == Arena.PAWN
                        && partners.pawnNeedsSupport(now),
                men(Integer.toUnsignedLong(helpers)),
                men(guarding(now)),
                men(fallen(now.line(), B)),
                men(fallen(now.line(), A) | bit(now.lostToChecks())),
                gains ? moves(now.line()) : List.of());
    }

    private Truth stoodAfterPreviousMove(Scan.Threat now) {
        if (scanPrevious == null) {
            return Truth.NO;
        }
        Scan.Threat previous =
                scanPrevious.threat(previousIds[now.attacker()], previousIds[now.target()]);
        return Truth.of(previous != null && previous.gains());
    }

    /** Own men of value that the capturer of a legal capture leaves without its protection. */
    private long guarding(Scan.Threat threat) {
        long guarded = 0;
        for (int id = 1; id < 16; id++) {
            int at = after.pointOf(id);
            if (at >= 0
                    && id != threat.attacker()
                    && scanAfter.arena.valueAt(at) > 0
                    && after.attacks(threat.attacker(), at)) {
                guarded |= 1L << id;
            }
        }
        after.make(threat.move());
        for (int id = 1; id < 16; id++) {
            if ((guarded >> id & 1) != 0 && after.attacks(threat.attacker(), after.pointOf(id))) {
                guarded &= ~(1L << id);
            }
        }
        after.unmake();
        return guarded;
    }

    /** Whether a capture was there already, if only without profit. */
    private static boolean stoodInForm(Scan.Threat threat) {
        return threat.gains() || threat.legal() && (threat.point() > 0 || threat.mated().yes());
    }

    private boolean otherChecks(int capture) {
        int attacker = after.manAt(Board.from(capture));
        after.make(capture);
        int checkers = scanAfter.arena.checkers(B);
        after.unmake();
        return checkers != 0 && (checkers & 1 << attacker) == 0;
    }

    private Prospect prospect(Scan.Threat threat, boolean higher) {
        List<Root.Protector> protectors = new ArrayList<>();
        for (Roots.Guard g : threat.guards()) {
            protectors.add(
                    new Root.Protector(
                            man(g.id()),
                            frame.point(before.pointOf(g.id())),
                            g.visible(),
                            g.failure(),
                            g.refutation() < 0 ? List.of() : moves(List.of(g.refutation()))));
        }
        Root.Kind kind = Roots.kind(threat.guards(), threat.point(), higher, threat.wonBack() > 0);
        return new Prospect(
                threat.legal(),
                threat.point(),
                threat.complete(),
                threat.byChecks(),
                threat.mated(),
                threat.matedAtOnce(),
                threat.counter(),
                new Root(kind, protectors),
                threat.exact());
    }

    private Attack throughChecks(CheckLine line) {
        Arena arena = scanAfter.arena;
        int target = line.main();
        int to = after.pointOf(target);
        int from = after.pointOf(line.attacker());
        // A mate that stood is worth more than any man.
        boolean stood =
                mates.length(before) > 0 || stood(scanBefore, line.victims(), line.balance());
        Prospect now =
                new Prospect(
                        true,
                        line.balance(),
                        line.balance(),
                        true,
                        Truth.NO,
                        Truth.NO,
                        false,
                        new Root(Root.Kind.NONE, List.of()),
                        true);
        return new Attack(
                man(line.attacker()),
                frame.point(from),
                man(target),
                frame.point(to),
                Form.THROUGH_CHECKS,
                stood
                        ? Mechanism.STOOD
                        : line.attacker() == movedMan ? Mechanism.MOVED : Mechanism.RESULT_CHANGED,
                ValueRelation.of(arena.valueAt(to), arena.valueAt(from)),
                men(line.victims()),
                now,
                Optional.empty(),
                line.balance(),
                Truth.of(!stood),
                Truth.of(stood),
                stoodAfterPreviousMove(line),
                false,
                line.pawnPaid(),
                false,
                false,
                false,
                List.of(),
                List.of(),
                men(fallen(line.moves(), B)),
                men(fallen(line.moves(), A)),
                moves(line.moves()));
    }

    private Truth stoodAfterPreviousMove(CheckLine line) {
        if (scanPrevious == null) {
            return Truth.NO;
        }
        long victims = 0;
        for (int id = 16; id < Board.IDS; id++) {
            if ((line.victims() >> id & 1) != 0) {
                victims |= bit(previousIds[id]);
            }
        }
        return Truth.of(stood(scanPrevious, victims, line.balance()));
    }

    /**
     * Whether one of the victims could be won with the balance already, in whatever form: the
     * result counts, not the way (CXA 2020, figure 5).
     */
    private static boolean stood(Scan scan, long victims, int balance) {
        for (Scan.Threat earlier : scan.captures()) {
            int kind = scan.board.kindOf(earlier.attacker());
            if (kind != Arena.KING
                    && kind != Arena.PAWN
                    && earlier.gains()
                    && Math.min(earlier.point(), earlier.complete()) >= balance
                    && (victims >> earlier.target() & 1) != 0) {
                return true;
            }
        }
        for (CheckLine earlier : scan.checkLines()) {
            if (earlier.balance() >= balance && (earlier.victims() & victims) != 0) {
                return true;
            }
        }
        return false;
    }

    private static long bit(int id) {
        return id < 0 ? 0 : 1L << id;
    }

    /**
     * Men of a side, as bits of ids, that fall in a line played from the position after the move.
     */
    private long fallen(List<Integer> line, int side) {
        long fallen = 0;
        for (int step : line) {
            int victim = after.manAt(Board.to(step));
            if (victim >= 0 && Board.sideOf(victim) == side) {
                fallen |= 1L << victim;
            }
            after.make(step);
        }
        for (int i = 0; i < line.size(); i++) {
            after.unmake();
        }
        return fallen;
    }

    private Mechanism mechanism(Scan.Threat now, Scan.Threat earlier, Truth isNew) {
        if (earlier != null && isNew == Truth.NO) {
            return Mechanism.STOOD;
        }
        if (now.attacker() == movedMan) {
            return Mechanism.MOVED;
        }
        if (earlier == null) {
            return opened(now);
        }
        if (!earlier.legal()) {
            return Mechanism.UNPINNED;
        }
        boolean sameKind = after.kindOf(now.attacker()) == after.kindOf(now.target());
        if (sameKind && earlier.counter() && !now.counter()) {
            return Mechanism.COUNTER_DISABLED;
        }
        if (retakers(earlier) > retakers(now)) {
            return now.guards().size() < earlier.guards().size()
                    ? Mechanism.ROOT_REMOVED
                    : Mechanism.ROOT_PINNED;
        }
        return Mechanism.RESULT_CHANGED;
    }

    private static long retakers(Scan.Threat threat) {
        return threat.guards().stream().filter(g -> g.failure() == Root.Failure.NONE).count();
    }

    /** How the moved man let another one see a target it did not see before. */
    private Mechanism opened(Scan.Threat now) {
        int attackerAt = after.pointOf(now.attacker());
        int targetAt = after.pointOf(now.target());
        int kind = after.kindOf(now.attacker());
        if (kind == Arena.HORSE) {
            return Mechanism.LEG_FREED;
        }
        if (kind == Arena.ELEPHANT) {
            return Mechanism.EYE_FREED;
        }
        if (kind == Arena.CANNON) {
            int between = before.between(attackerAt, targetAt);
            return between == 0 ? Mechanism.SCREEN_LENT : Mechanism.SCREEN_REMOVED;
        }
        return Mechanism.LINE_OPENED;
    }

    // ---- blocks ----------------------------------------------------------------------------

    /** Enemy men whose way beyond the point the moved man now bars. */
    private List<ManRef> blocked() {
        int at = Board.to(frameMove);
        if (before.manAt(at) >= 0) {
            return List.of();
        }
        long ids = 0;
        for (int id = 16; id < 32; id++) {
            if (before.pointOf(id) >= 0 && blocks(at, id)) {
                ids |= 1L << id;
            }
        }
        return men(ids);
    }

    private boolean blocks(int at, int id) {
        int from = after.pointOf(id);
        int kind = after.kindOf(id);
        if (kind == Arena.CANNON) {
            // It can't go on behind the man; to take over it is another matter.
            int step = Integer.signum(at - from) * (at / 9 == from / 9 ? 1 : 9);
            int beyond = at + step;
            return after.between(from, at) == 0
                    && beyond >= 0
                    && beyond < 90
                    && (step % 9 == 0 || beyond / 9 == at / 9)
                    && after.manAt(beyond) < 0;
        }
        if (kind != Arena.CHARIOT && kind != Arena.HORSE && kind != Arena.ELEPHANT) {
            return false;
        }
        for (int p = 0; p < 90; p++) {
            if (p != at && !ownIn(p) && after.attacksWithout(id, p, at) && !after.attacks(id, p)) {
                return true;
            }
        }
        return false;
    }

    private boolean ownIn(int point) {
        int id = after.manAt(point);
        return id >= 0 && Board.sideOf(id) == B;
    }
}
