// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;

/** Works out the facts of one move. */
final class PlyAnalysis {

    private final Ply ply;
    private final Board before;
    private final Board after;
    private final Searches searches;
    private final MateSearch mates;
    private List<Offers.Pair> pairs = List.of();
    private Earlier earlier = Earlier.NONE;

    PlyAnalysis(Ply ply, Searches searches) {
        this.ply = ply;
        this.before = ply.before;
        this.after = ply.after;
        this.searches = searches;
        this.mates = searches.mates();
    }

    /**
     * Tells what went before.
     *
     * @param position the position the mover's previous move led to
     * @param reply the opponent's answer to it
     */
    void follows(Position position, Move reply) {
        earlier = new Earlier(ply, position, reply, searches.limits().lineChecks(), searches);
    }

    MoveFacts facts() {
        Arena arenaBefore = new Arena(before, ply.values);
        Arena arenaAfter = new Arena(after, ply.values);
        int checkers = arenaAfter.checkers(Ply.OPPONENT);
        if (ply.wasInCheck) {
            arenaBefore.overlookStandingCheck(Ply.MOVER);
        }
        MateThreat mate;
        List<Offer> offers = List.of();
        Exempt exempt = Exempt.NOTHING;
        if (checkers == 0) {
            pairs = new Offers(arenaAfter, searches).find();
            offers = offers(arenaAfter, arenaBefore);
            mate = mateThreat();
            exempt = exempt();
        } else {
            arenaAfter.overlookStandingCheck(Ply.OPPONENT);
            mate = MateThreat.none(Truth.NO);
        }
        int lineChecks = searches.limits().lineChecks();
        Scan scanAfter = new Scan(arenaAfter, exempt, lineChecks, searches);
        // a gain that stood before the move, one check further off, is not new
        Scan scanBefore = new Scan(arenaBefore, Exempt.NOTHING, lineChecks + 1, searches);
        boolean offersKnown = pairs.stream().noneMatch(p -> p.outcome() == Offer.Outcome.UNKNOWN);
        AttackFacts attacks =
                new AttackFacts(ply, scanBefore, scanAfter, earlier, searches, offersKnown);
        List<Attack> found = attacks.find();
        Hindrance hindrance = new Hindrance(ply);
        int captured = before.manAt(Board.to(ply.move));
        return new MoveFacts(
                ply.index,
                ply.mover,
                ply.gameMove,
                ply.man(ply.man),
                captured < 0 ? Optional.empty() : Optional.of(ply.man(captured)),
                ply.wasInCheck,
                ply.men(Integer.toUnsignedLong(checkers)),
                mate,
                found,
                attacks.allKnown(),
                offers,
                ply.men(hindrance.blocked()),
                underMateThreat(),
                hindrance.attackingMen(),
                ply.men(hindrance.horsePinned()),
                searches.giveUps().takeHit());
    }

    private MateThreat mateThreat() {
        int length = mates.length(after);
        if (length == MateSearch.NONE) {
            return MateThreat.none(Truth.NO);
        }
        int lengthBefore = mates.length(before);
        Truth stood =
                lengthBefore == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(lengthBefore > 0);
        if (length == MateSearch.UNKNOWN) {
            return new MateThreat(
                    Truth.UNKNOWN, 0, List.of(), List.of(), false, stood, Truth.UNKNOWN);
        }
        MateSearch.Firsts all = mates.firstMoves(after, length);
        int[] firsts = all.moves();
        int[] line = mates.line(after, length, firsts[0]);
        return new MateThreat(
                Truth.YES,
                length,
                ply.moves(line),
                ply.moves(firsts),
                all.complete(),
                stood,
                besidesExchange());
    }

    /**
     * Whether there is a mate without making, at any move, an exchange on offer: taking first and
     * mating by it, or checking first and then taking, is the same exchange (CXA 2020, figure 29).
     * The same man taken elsewhere, where it had to go meanwhile, is another capture (figure 20).
     */
    private Truth besidesExchange() {
        List<Exempt.Pair> offered = new ArrayList<>();
        boolean known = true;
        for (Offers.Pair pair : pairs) {
            if (pair.outcome() != Offer.Outcome.MATES) {
                offered.add(new Exempt.Pair(pair.man(), pair.other(), after.pointOf(pair.other())));
                known &= pair.outcome() != Offer.Outcome.UNKNOWN;
            }
        }
        if (offered.isEmpty()) {
            return Truth.YES;
        }
        int length = searches.matesWithout(Exempt.inPlace(offered)).length(after);
        if (length > 0) {
            return Truth.YES;
        }
        return known && length == MateSearch.NONE ? Truth.NO : Truth.UNKNOWN;
    }

    private Truth underMateThreat() {
        if (ply.wasInCheck) {
            return Truth.NO;
        }
        before.pass();
        int length = mates.length(before);
        before.unpass();
        return length == MateSearch.UNKNOWN ? Truth.UNKNOWN : Truth.of(length > 0);
    }

    private List<Offer> offers(Arena arenaAfter, Arena arenaBefore) {
        if (pairs.isEmpty()) {
            return List.of();
        }
        Offers offersBefore = new Offers(arenaBefore, searches);
        List<Offer> offers = new ArrayList<>();
        for (Offers.Pair pair : pairs) {
            Truth isNew = Truth.YES;
            int from = before.pointOf(pair.man());
            int to = before.pointOf(pair.other());
            if (!ply.wasInCheck && before.attacks(pair.man(), to)) {
                int capture = Board.move(from, to);
                if (arenaBefore.allowed(capture)) {
                    Offer.Outcome outcome = offersBefore.outcome(capture);
                    isNew =
                            outcome == Offer.Outcome.UNKNOWN
                                            || pair.outcome() == Offer.Outcome.UNKNOWN
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
            if (isNew.no() && joins(at, otherAt, guards)) {
                isNew = Truth.YES;
            }
            offers.add(
                    new Offer(
                            ply.man(pair.man()),
                            ply.frame.point(at),
                            ply.man(pair.other()),
                            ply.frame.point(otherAt),
                            rooted,
                            pair.outcome(),
                            isNew,
                            acceptance(arenaAfter, at, otherAt, guards)));
        }
        return offers;
    }

    /**
     * Whether the man that moved, none of the pair, newly aims at the taker or guards the other.
     */
    private boolean joins(int at, int otherAt, List<Roots.Guard> guards) {
        boolean aims = after.attacks(ply.man, otherAt) && !before.attacks(ply.man, otherAt);
        boolean guarding = guards.stream().anyMatch(g -> g.id() == ply.man);
        return at != Board.to(ply.move) && (aims || guarding && !before.attacks(ply.man, at));
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
        return ply.moves(line);
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
}
