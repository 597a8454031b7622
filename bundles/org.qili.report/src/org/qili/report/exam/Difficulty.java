// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Cycle;
import org.qili.analysis.Form;
import org.qili.model.Label;

/**
 * How hard a case is to judge by hand (难度), measured by what has to be seen in one round trip of
 * the cycle.
 *
 * @param labels different labels
 * @param hidden moves whose label rests on a line of play: a gain through checks or exchanges, or a
 *     mate that takes more than one move
 * @param excepted moves with an attack that a detailed rule takes out again
 * @param open open points of the rules that the ruling hangs on, and moves whose label the search
 *     leaves open
 */
public record Difficulty(int labels, int hidden, int excepted, int open) {

    /** Three classes of difficulty. */
    public enum Level {
        /** At most one point. */
        EASY,
        /** Two or three points. */
        MEDIUM,
        /** Four points and more. */
        HARD
    }

    /** The difficulty of a ruling; of one without a cycle, none. */
    public static Difficulty of(Ruling ruling) {
        if (ruling.cycle().isEmpty()) {
            return new Difficulty(0, 0, 0, 0);
        }
        Cycle cycle = ruling.cycle().get();
        List<LabelledMove> moves = ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst());
        long labels = moves.stream().map(LabelledMove::label).distinct().count();
        long hidden = moves.stream().filter(Difficulty::hidden).count();
        long excepted = moves.stream().filter(Difficulty::excepted).count();
        long unsure = moves.stream().filter(m -> m.possible().size() > 1).count();
        long readings = ruling.doubts().stream().map(Ruling.Doubt::reading).distinct().count();
        return new Difficulty(
                (int) labels, (int) hidden, (int) excepted, (int) (unsure + readings));
    }

    private static boolean hidden(LabelledMove move) {
        return move.label() == Label.MATE_THREAT && move.facts().mateThreat().length() > 1
                || move.attacks().stream()
                        .anyMatch(a -> a.counts() && a.attack().form() != Form.DIRECT);
    }

    private static boolean excepted(LabelledMove move) {
        return move.attacks().stream().anyMatch(a -> isExcepted(a));
    }

    private static boolean isExcepted(JudgedAttack attack) {
        return attack.matters() && !attack.counts();
    }

    /** One point a label beyond the first, a hidden and an excepted move; two an open point. */
    public int points() {
        return Math.max(0, labels - 1) + hidden + excepted + 2 * open;
    }

    /** The class it falls into. */
    public Level level() {
        int points = points();
        return points <= 1 ? Level.EASY : points <= 3 ? Level.MEDIUM : Level.HARD;
    }
}
