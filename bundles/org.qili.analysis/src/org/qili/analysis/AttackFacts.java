// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.qili.board.Board;

/** Describes every attack of the position after a move, as against the position before it. */
final class AttackFacts {

    private final Ply ply;
    private final Board before;
    private final Board after;
    private final Searches searches;
    private final Scan scanBefore;
    private final Scan scanAfter;
    private final Earlier earlierMove;
    private final Partners partners;
    private final boolean offersKnown;

    /**
     * Prepares the comparison.
     *
     * @param earlierMove threats after the mover's previous move
     * @param offersKnown whether it is known which captures only make an exchange on offer
     */
    AttackFacts(
            Ply ply,
            Scan scanBefore,
            Scan scanAfter,
            Earlier earlierMove,
            Searches searches,
            boolean offersKnown) {
        this.ply = ply;
        this.before = ply.before;
        this.after = ply.after;
        this.searches = searches;
        this.offersKnown = offersKnown;
        this.scanBefore = scanBefore;
        this.scanAfter = scanAfter;
        this.earlierMove = earlierMove;
        this.partners = new Partners(after, ply.values, scanAfter.exchange.exempt(), searches);
    }

    /** All attacks, direct ones first. */
    List<Attack> find() {
        List<Attack> attacks = new ArrayList<>();
        for (Scan.Threat threat : scanAfter.captures()) {
            attacks.add(direct(threat));
        }
        for (CheckLine line : scanAfter.checkLines()) {
            attacks.add(throughChecks(line));
        }
        return attacks;
    }

    /** Whether no attack is missing. */
    boolean allKnown() {
        return offersKnown && scanAfter.allLines();
    }

    private Attack direct(Scan.Threat now) {
        int mark = searches.giveUps().mark();
        int to = Board.to(now.move());
        int from = Board.from(now.move());
        int targetValue = scanAfter.arena.valueAt(to);
        int attackerValue = scanAfter.arena.valueAt(from);
        boolean executesOffer = scanAfter.exchange.exempt().bars(after, now.move());
        // Whether a mate further off counts is for the rulebook to say.
        boolean gains = now.pays() && now.mated() != 1 && targetValue > 0 && !executesOffer;
        Scan.Threat earlier = scanBefore.threat(now.attacker(), now.target());
        int helpers = gains ? partners.of(now) : 0;
        int completeAsBefore = now.complete();
        Truth isNew;
        boolean renewed = false;
        boolean butForMate = false;
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
            boolean mateFarOff = earlier.pays() && earlier.mated() > 1;
            boolean stood = earlier.gains() || mateFarOff && now.mated() > 1;
            int resultBefore = stood ? earlier.complete() : -Exchange.MATE;
            boolean better =
                    completeAsBefore > resultBefore
                            && Prospect.pays(now.point(), completeAsBefore, asBefore.byChecks());
            if (earlier.gains()
                    && earlier.point() > 0
                    && now.point() > 0
                    && now.attacker() != ply.man
                    && partners.takesPart(now, ply.man, helpers)) {
                int lostBefore = scanBefore.ifTaken(earlier, ply.man);
                int lostNow = scanAfter.ifTaken(now, ply.man);
                renewed =
                        lostBefore <= 0
                                && Math.min(completeAsBefore, lostNow) > 0
                                && lostNow > lostBefore;
            }
            isNew = Truth.of(better);
            butForMate = better && mateFarOff && completeAsBefore <= earlier.complete();
        }
        boolean supported =
                gains
                        && after.kindOf(now.attacker()) == Arena.PAWN
                        && partners.pawnNeedsSupport(now);
        List<Course> courses = courses(now, gains);
        boolean exact =
                now.exact()
                        && (earlier == null || earlier.exact())
                        && offersKnown
                        && searches.giveUps().noneSince(mark);
        if (!exact) {
            isNew = Truth.UNKNOWN;
        }
        List<ManRef> guarding = ply.men(guarding(now));
        boolean higher = targetValue > attackerValue;
        Prospect prospect = prospect(now, higher, exact);
        Optional<Prospect> prospectBefore =
                earlier == null
                        ? Optional.empty()
                        : Optional.of(prospect(earlier, higher, earlier.exact()));
        return new Attack(
                ply.man(now.attacker()),
                ply.frame.point(from),
                ply.man(now.target()),
                ply.frame.point(to),
                now.point() > 0 || !gains ? Form.DIRECT : Form.THROUGH_EXCHANGE,
                mechanism(now, earlier, isNew),
                targetValue,
                attackerValue,
                List.of(ply.man(now.target())),
                prospect,
                prospectBefore,
                completeAsBefore,
                isNew,
                exact ? Truth.of(butForMate) : Truth.UNKNOWN,
                only(gains, exact, () -> stoodBefore(Ply.bit(now.target()), now.complete())),
                only(gains, exact, () -> earlierMove.stood(now)),
                renewed,
                false,
                executesOffer,
                otherChecks(now.move()),
                supported,
                ply.men(Integer.toUnsignedLong(helpers)),
                ply.men(Integer.toUnsignedLong(partners.attacking(now, helpers))),
                guarding,
                courses.stream().anyMatch(c -> !Collections.disjoint(c.lost(), guarding)),
                courses);
    }

    /** A fact that is asked about attacks that gain; others don't have it. */
    private static Truth only(boolean gains, boolean exact, Supplier<Truth> fact) {
        if (!exact) {
            return Truth.UNKNOWN;
        }
        return gains ? fact.get() : Truth.NO;
    }

    private Truth stoodBefore(long victims, int balance) {
        return scanBefore.wins(victims, balance);
    }

    /** The ways a capture may go; what a pointless one leads to is not looked at. */
    private List<Course> courses(Scan.Threat threat, boolean gains) {
        boolean looked = threat.legal() && (threat.point() > 0 || threat.complete() >= 0);
        List<List<Integer>> lines =
                looked ? scanAfter.lines(threat) : List.of(List.of(threat.move()));
        return lines.stream().map(line -> course(line, threat.lostToChecks(), gains)).toList();
    }

    private Course course(List<Integer> line, int lostToChecks, boolean gains) {
        return new Course(
                ply.men(fallen(line, Ply.OPPONENT)),
                ply.men(fallen(line, Ply.MOVER) | Ply.bit(lostToChecks)),
                gains ? ply.moves(line) : List.of());
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
        return threat.gains() || threat.legal() && (threat.point() > 0 || threat.mated() > 0);
    }

    private boolean otherChecks(int capture) {
        int attacker = after.manAt(Board.from(capture));
        after.make(capture);
        int checkers = scanAfter.arena.checkers(Ply.OPPONENT);
        after.unmake();
        return checkers != 0 && (checkers & 1 << attacker) == 0;
    }

    private Prospect prospect(Scan.Threat threat, boolean higher, boolean exact) {
        List<Root.Protector> protectors = new ArrayList<>();
        for (Roots.Guard g : threat.guards()) {
            protectors.add(
                    new Root.Protector(
                            ply.man(g.id()),
                            ply.frame.point(before.pointOf(g.id())),
                            g.visible(),
                            g.failure(),
                            g.refutation() < 0 ? List.of() : ply.moves(List.of(g.refutation()))));
        }
        Root.Kind kind = Roots.kind(threat.guards(), threat.point(), higher, threat.wonBack() > 0);
        return new Prospect(
                threat.legal(),
                threat.point(),
                threat.complete(),
                threat.byChecks(),
                threat.mated() == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(threat.mated() > 0),
                Math.max(threat.mated(), 0),
                threat.counter(),
                new Root(kind, protectors),
                exact);
    }

    private Attack throughChecks(CheckLine line) {
        Arena arena = scanAfter.arena;
        int target = line.main();
        int to = after.pointOf(target);
        int from = after.pointOf(line.attacker());
        // A mate that stood is worth more than any man.
        int mate = searches.mates().length(before);
        Truth stood =
                (mate == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(mate > 0))
                        .or(stoodBefore(line.victims(), line.balance()));
        boolean exact = line.exact() && offersKnown;
        if (!exact) {
            stood = Truth.UNKNOWN;
        }
        Prospect now =
                new Prospect(
                        true,
                        line.balance(),
                        line.balance(),
                        true,
                        Truth.NO,
                        0,
                        false,
                        new Root(Root.Kind.NONE, List.of()),
                        exact);
        return new Attack(
                ply.man(line.attacker()),
                ply.frame.point(from),
                ply.man(target),
                ply.frame.point(to),
                Form.THROUGH_CHECKS,
                stood.yes()
                        ? Mechanism.STOOD
                        : line.attacker() == ply.man ? Mechanism.MOVED : Mechanism.RESULT_CHANGED,
                arena.valueAt(to),
                arena.valueAt(from),
                ply.men(line.victims()),
                now,
                Optional.empty(),
                line.balance(),
                stood.not(),
                exact ? Truth.NO : Truth.UNKNOWN,
                stood,
                exact ? earlierMove.stood(line) : Truth.UNKNOWN,
                false,
                line.pawnPaid(),
                false,
                false,
                false,
                List.of(),
                List.of(),
                List.of(),
                false,
                List.of(course(line.moves(), -1, true)));
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
        if (now.attacker() == ply.man) {
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
}
