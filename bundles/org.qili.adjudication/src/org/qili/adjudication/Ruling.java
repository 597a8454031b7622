// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Optional;
import org.qili.analysis.Cycle;
import org.qili.board.Side;
import org.qili.model.Outcome;

/**
 * What one rulebook says of one game.
 *
 * @param rulebook the rules it was judged by
 * @param game the game and its facts
 * @param status whether the position is ripe for judgement
 * @param missing round trips still missing, 0 unless {@link Status#NOT_REACHED}
 * @param verdict the ruling; where not reached, what it would be
 * @param rule the general rule that decided; empty if none fitted or none could be chosen
 * @param moves every move of the game with its label
 * @param red Red's moves over the cycle
 * @param black Black's moves over the cycle
 * @param redBan the prohibition that fits Red, if any
 * @param blackBan the prohibition that fits Black, if any
 * @param limit how near the game is to the natural limit; empty if the rulebook sets none
 * @param nearMisses general rules that almost applied
 * @param doubts why the verdict is undetermined: the verdict each reading gives, or the unknown
 *     facts
 */
public record Ruling(
        RuleSet rulebook,
        GameFacts game,
        Status status,
        int missing,
        Verdict verdict,
        Optional<RuleRef> rule,
        List<LabelledMove> moves,
        SideProfile red,
        SideProfile black,
        Optional<RuleRef> redBan,
        Optional<RuleRef> blackBan,
        Optional<NaturalLimitCount> limit,
        List<NearMiss> nearMisses,
        List<Doubt> doubts) {

    public Ruling {
        moves = List.copyOf(moves);
        nearMisses = List.copyOf(nearMisses);
        doubts = List.copyOf(doubts);
    }

    /** Whether there is anything to judge. */
    public enum Status {
        /** The cycle was repeated as often as the rulebook asks (待判局面). */
        REACHED,
        /** The position recurs, but not yet often enough. */
        NOT_REACHED,
        /** No position recurs. */
        NO_CYCLE
    }

    /** The ruling proper. */
    public enum Verdict {
        /** Red must change, otherwise loses. */
        RED_MUST_CHANGE,
        /** Black must change, otherwise loses. */
        BLACK_MUST_CHANGE,
        /** Red loses. */
        RED_LOSES,
        /** Black loses. */
        BLACK_LOSES,
        /** Nobody need change (不变作和). */
        DRAW,
        /** The text or the search leaves it open. */
        UNDETERMINED;

        static Verdict of(Outcome outcome, Side side) {
            boolean red = side == Side.RED;
            return switch (outcome) {
                case LOSES -> red ? RED_LOSES : BLACK_LOSES;
                case MUST_CHANGE -> red ? RED_MUST_CHANGE : BLACK_MUST_CHANGE;
                case DRAW -> DRAW;
                case UNDETERMINED -> UNDETERMINED;
            };
        }

        /** The side that loses or must change; empty for a draw. */
        public Optional<Side> against() {
            return switch (this) {
                case RED_MUST_CHANGE, RED_LOSES -> Optional.of(Side.RED);
                case BLACK_MUST_CHANGE, BLACK_LOSES -> Optional.of(Side.BLACK);
                case DRAW, UNDETERMINED -> Optional.empty();
            };
        }
    }

    /**
     * One way the ruling could go.
     *
     * @param reading the open point, empty if a search limit is the cause
     * @param option the option taken, empty if a search limit is the cause
     * @param house whether this is the option the rulebook takes by default
     * @param verdict what would follow
     * @param rule the general rule behind it
     */
    public record Doubt(
            String reading,
            String option,
            boolean house,
            Verdict verdict,
            Optional<RuleRef> rule) {}

    /** The cycle judged, if there is one. */
    public Optional<Cycle> cycle() {
        return game.cycle();
    }

    /** One side's moves over the cycle. */
    public SideProfile profile(Side side) {
        return side == Side.RED ? red : black;
    }

    /** The prohibition that fits a side, if any. */
    public Optional<RuleRef> ban(Side side) {
        return side == Side.RED ? redBan : blackBan;
    }
}
