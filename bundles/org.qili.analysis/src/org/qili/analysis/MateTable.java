// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Arrays;

/**
 * What is known about positions in a search for mate: an open hash table that grows as it fills, so
 * that a small search touches little memory. Keys are position keys with the side to move in them.
 */
final class MateTable {

    /** Refuted at every depth. */
    static final int NEVER = 0xFF;

    private static final int FIRST_SIZE = 1 << 10;

    private long[] keys = new long[FIRST_SIZE];

    /**
     * From the low end: 14 bits move, 8 bits proven length (0 = none), 8 bits refuted depth, 8 bits
     * number of replies; one bit to tell it from an empty place.
     */
    private long[] data = new long[FIRST_SIZE];

    private int used;

    private static final long USED = 1L << 40;

    void clear() {
        if (used > 0) {
            Arrays.fill(data, 0);
            used = 0;
        }
    }

    /** Entry of a key, 0 if there is none. */
    long get(long key) {
        int mask = keys.length - 1;
        int i = slot(key, mask);
        while (data[i] != 0) {
            if (keys[i] == key) {
                return data[i];
            }
            i = i + 1 & mask;
        }
        return 0;
    }

    void put(long key, int move, int proven, int refuted, int replies) {
        if (used * 4 >= keys.length * 3) {
            grow();
        }
        int mask = keys.length - 1;
        int i = slot(key, mask);
        while (data[i] != 0 && keys[i] != key) {
            i = i + 1 & mask;
        }
        if (data[i] == 0) {
            used++;
        }
        keys[i] = key;
        data[i] = USED | (long) replies << 30 | (long) refuted << 22 | proven << 14 | move;
    }

    static int move(long entry) {
        return (int) entry & 0x3FFF;
    }

    static int proven(long entry) {
        return (int) (entry >> 14) & 0xFF;
    }

    static int refuted(long entry) {
        return (int) (entry >> 22) & 0xFF;
    }

    static int replies(long entry) {
        return (int) (entry >> 30) & 0xFF;
    }

    private static int slot(long key, int mask) {
        return (int) (key ^ key >>> 32) & mask;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldData = data;
        keys = new long[oldKeys.length * 2];
        data = new long[keys.length];
        int mask = keys.length - 1;
        for (int k = 0; k < oldKeys.length; k++) {
            if (oldData[k] != 0) {
                int i = slot(oldKeys[k], mask);
                while (data[i] != 0) {
                    i = i + 1 & mask;
                }
                keys[i] = oldKeys[k];
                data[i] = oldData[k];
            }
        }
    }
}
