// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.Attack;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Truth;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Side;

/** Moves that merely hinder or hold: 拦 and 跟 (CXA 1999, 28.7, 28.8; terms 8 and 9 before 1999). */
final class Obstruction {

    private Obstruction() {}

    /**
     * Whether the move answers a threat by barring its way, while the man that bars it wins nothing
     * itself: a threat to mate, all of whose first moves it bars, or to win another man than the
     * one that moved. Every man stands in some way or other; the figures say 拦 where the way was
     * about to be gone (CXA 2020, figure 7), and 闲 where a check is answered (应将; reference figures
     * 2, 10, 19).
     */
    static Truth barsThreat(MoveView view) {
        MoveFacts facts = view.facts();
        if (facts.wasInCheck() || view.answered().isEmpty()) {
            return Truth.NO;
        }
        if (!facts.known() || !view.answered().get().known()) {
            return Truth.UNKNOWN;
        }
        return Truth.of(
                bars(facts, view.answered().get())
                        && facts.attacks().stream()
                                .noneMatch(a -> a.attacker().equals(facts.man()) && threat(a)));
    }

    private static boolean bars(MoveFacts facts, MoveFacts threats) {
        int at = facts.move().to();
        var mates = threats.mateThreat().firstMoves();
        return !mates.isEmpty() && mates.stream().allMatch(m -> passes(m, at))
                || threats.attacks().stream()
                        .filter(a -> threat(a) && !a.target().equals(facts.man()))
                        .anyMatch(a -> passes(a.line().get(0), at));
    }

    private static boolean threat(Attack attack) {
        return attack.gains() && attack.targetValue() > 0 && !attack.executesOffer();
    }

    /** Whether a move passes over a point, a horse's leg and an elephant's eye included. */
    private static boolean passes(Move move, int point) {
        int files = Points.file(move.to()) - Points.file(move.from());
        int ranks = Points.rank(move.to()) - Points.rank(move.from());
        int f = Points.file(point) - Points.file(move.from());
        int r = Points.rank(point) - Points.rank(move.from());
        boolean straight = files == 0 || ranks == 0;
        if (!straight) {
            // half the way, rounded towards the start: the leg of a horse, the eye of an elephant
            return (f != 0 || r != 0) && f == files / 2 && r == ranks / 2;
        }
        boolean onLine = files == 0 ? f == 0 && r * ranks > 0 : r == 0 && f * files > 0;
        return onLine && Math.abs(f + r) < Math.abs(files + ranks);
    }

    /**
     * Whether the man that moved now holds a rooted man of the opponent from behind, that is on its
     * file and from its own side, without winning it.
     */
    static Truth stalks(MoveView view) {
        MoveFacts facts = view.facts();
        if (!facts.known()) {
            return Truth.UNKNOWN;
        }
        return Truth.of(
                facts.attacks().stream()
                        .filter(a -> a.attacker().equals(facts.man()))
                        .filter(a -> facts.stalked().contains(a.target()))
                        .anyMatch(Obstruction::fromBehind));
    }

    private static boolean fromBehind(Attack attack) {
        int ahead = Points.rank(attack.at()) - Points.rank(attack.from());
        int forward = attack.target().man().side() == Side.RED ? 1 : -1;
        return Points.file(attack.at()) == Points.file(attack.from()) && ahead * forward > 0;
    }
}
