// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Arrays;
import org.qili.board.Board;

/**
 * Balances of captures that were worked out already, by position and move: lines of checks come to
 * the same captures again and again.
 */
final class BalanceTable {

    /** Answer: not known yet. */
    static final int MISSING = Integer.MIN_VALUE;

    private static final int FIRST_SIZE = 1 << 6;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private long[] keys = new long[FIRST_SIZE];
    private int[] balances = missing(FIRST_SIZE);
    private int used;

    /** Key of a move in the position on a board; the same for the same men on the same points. */
    static long key(Board board, Exempt exempt, int move) {
        return (board.key() + exempt.places(board)) * MIX + move * (MIX >>> 3 | 1);
    }

    /** The balance kept under a key, or {@link #MISSING}. */
    int get(long key) {
        return balances[slot(key)];
    }

    void put(long key, int balance) {
        if (2 * used >= keys.length) {
            grow();
        }
        int slot = slot(key);
        if (balances[slot] == MISSING) {
            used++;
        }
        keys[slot] = key;
        balances[slot] = balance;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key ^ key >>> 32) & mask;
        while (balances[slot] != MISSING && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldBalances = balances;
        keys = new long[2 * oldKeys.length];
        balances = missing(keys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldBalances[i] != MISSING) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                balances[slot] = oldBalances[i];
            }
        }
    }

    private static int[] missing(int size) {
        int[] balances = new int[size];
        Arrays.fill(balances, MISSING);
        return balances;
    }
}
