// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;

/**
 * A scale of values of men (子力价值). Only comparisons of sums mean anything: in the usual one a
 * chariot equals two of horse and cannon, a horse equals a cannon, an adviser an elephant (CXA
 * 1999, 25.3). The king has no value.
 */
public final class Values {

    /** Largest value: below it, no exchange comes near the balance of a mate. */
    public static final int MAX = 99;

    private static final Values STANDARD = new Values(20, 10, 10, 5, 5, 2, 0);

    /** By {@link Kind}; of a pawn the value across the river. */
    private final int[] byKind = new int[Kind.values().length];

    private final int uncrossedPawn;

    /** By side (Red first), kind and point. */
    private final int[][][] table = new int[2][byKind.length][Points.COUNT];

    /** Different values of men, largest first, and 1 in the end. */
    private final int[] balances;

    /**
     * A scale.
     *
     * @param crossedPawn value of a pawn beyond the river
     * @param uncrossedPawn value of any other pawn
     * @throws IllegalArgumentException if a value is not in 0..{@link #MAX}
     */
    public Values(
            int chariot,
            int horse,
            int cannon,
            int adviser,
            int elephant,
            int crossedPawn,
            int uncrossedPawn) {
        byKind[Kind.CHARIOT.ordinal()] = chariot;
        byKind[Kind.HORSE.ordinal()] = horse;
        byKind[Kind.CANNON.ordinal()] = cannon;
        byKind[Kind.ADVISER.ordinal()] = adviser;
        byKind[Kind.ELEPHANT.ordinal()] = elephant;
        byKind[Kind.PAWN.ordinal()] = crossedPawn;
        this.uncrossedPawn = uncrossedPawn;
        if (all().anyMatch(v -> v < 0 || v > MAX)) {
            throw new IllegalArgumentException("values beyond 0.." + MAX + ": " + this);
        }
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                for (int point = 0; point < Points.COUNT; point++) {
                    table[side.ordinal()][kind.ordinal()][point] = of(kind, side, point);
                }
            }
        }
        balances =
                IntStream.concat(all(), IntStream.of(1))
                        .filter(v -> v > 0)
                        .distinct()
                        .map(v -> -v)
                        .sorted()
                        .map(v -> -v)
                        .toArray();
    }

    /**
     * The usual scale: chariot 20, horse and cannon 10, adviser and elephant 5, a pawn beyond the
     * river 2, king and other pawns 0.
     */
    public static Values standard() {
        return STANDARD;
    }

    /** Value of a man that stands on a point (0..89). */
    public int of(Man man, int point) {
        return table[man.side().ordinal()][man.kind().ordinal()][point];
    }

    private int of(Kind kind, Side side, int point) {
        boolean crossed = side == Side.RED ? Points.rank(point) >= 5 : Points.rank(point) <= 4;
        return kind == Kind.PAWN && !crossed ? uncrossedPawn : byKind[kind.ordinal()];
    }

    /** Value of a man on a point; side and kind by their ordinals. */
    int of(int side, int kind, int point) {
        return table[side][kind][point];
    }

    /** Balances worth asking for, largest first: one per class of men, and 1. */
    int[] balances() {
        return balances;
    }

    /** The least value above 0; 1 if no man has any. */
    int least() {
        return all().filter(v -> v > 0).min().orElse(1);
    }

    /** The least value above 0 of a man that is no pawn (弱子); 1 if there is none. */
    int weak() {
        return Arrays.stream(Kind.values())
                .filter(k -> k != Kind.PAWN)
                .mapToInt(k -> byKind[k.ordinal()])
                .filter(v -> v > 0)
                .min()
                .orElse(1);
    }

    private IntStream all() {
        return IntStream.concat(Arrays.stream(byKind), IntStream.of(uncrossedPawn));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Values v
                && Arrays.equals(byKind, v.byKind)
                && uncrossedPawn == v.uncrossedPawn;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(byKind) + uncrossedPawn;
    }

    @Override
    public String toString() {
        return Arrays.toString(byKind) + "/" + uncrossedPawn;
    }
}
