// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/** The seven kinds of men, 兵种 (CXA 1999, 1.2). */
public enum Kind {
    /** 帅 or 将, one a side. */
    KING('k', 1, "帅将", "帥將"),
    /** 仕 or 士, two a side. */
    ADVISER('a', 2, "仕士", "仕士"),
    /** 相 or 象, two a side. */
    ELEPHANT('b', 2, "相象", "相象"),
    /** 马, two a side. */
    HORSE('n', 2, "马马", "馬馬"),
    /** 车, two a side. */
    CHARIOT('r', 2, "车车", "車車"),
    /** 炮, two a side. */
    CANNON('c', 2, "炮炮", "炮炮"),
    /** 兵 or 卒, five a side. */
    PAWN('p', 5, "兵卒", "兵卒");

    private static final Kind[] VALUES = values();

    private final char letter;
    private final int count;
    private final String simplified;
    private final String traditional;

    Kind(char letter, int count, String simplified, String traditional) {
        this.letter = letter;
        this.count = count;
        this.simplified = simplified;
        this.traditional = traditional;
    }

    /** Returns the lower-case letter used in FEN: k, a, b, n, r, c or p. */
    public char letter() {
        return letter;
    }

    /** Returns how many men of this kind a side has in the initial array (CXA 1999, 1.2). */
    public int count() {
        return count;
    }

    /** Returns the sign of a man of this kind, one character. */
    String zh(Side side, Script script) {
        String signs = script == Script.SIMPLIFIED ? simplified : traditional;
        return signs.substring(side.ordinal(), side.ordinal() + 1);
    }

    /** Returns the kind with the given ordinal without copying the array of values. */
    static Kind of(int ordinal) {
        return VALUES[ordinal];
    }
}
