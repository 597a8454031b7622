// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import org.qili.formats.Tags;

/**
 * The layout of XQF files and the arithmetic that hides their contents from version 11 on. A header
 * of 1,024 bytes is followed by one record a move.
 *
 * @param version version of the format
 * @param pieces what is added to the points of the men
 * @param from what is added to the point a move leaves
 * @param to what is added to the point a move reaches
 * @param comment what is added to the length of a comment
 * @param mask 32 bytes that are added to the records in turn
 */
record Xqf(int version, int pieces, int from, int to, int comment, byte[] mask) {
    static final int HEADER = 1024;
    static final int VERSION = 2;
    static final int PIECES = 16;
    static final int TO_MOVE = 50;
    static final int RESULT = 51;

    /** The first version with keys. */
    static final int KEYED = 11;

    /** The first version in which the order of the men is turned. */
    static final int TURNED = 12;

    /** The first version whose records are masked. */
    static final int MASKED = 16;

    /** The last version of which files are known. */
    static final int LAST = 18;

    private static final int KEY_MASK = 3;
    private static final int KEY_OR = 8;
    private static final int KEY_SUM = 12;
    private static final int KEY_PIECES = 13;
    private static final int KEY_FROM = 14;
    private static final int KEY_TO = 15;
    private static final String MASK_TEXT = "[(C) Copyright Mr. Dong Shiwei.]";

    /** A text of the header: a byte with its length, then at most so many bytes. */
    record Text(int offset, int length, String tag) {}

    static final List<Text> TEXTS =
            List.of(
                    new Text(80, 63, Tags.TITLE),
                    new Text(208, 63, Tags.EVENT),
                    new Text(272, 15, Tags.DATE),
                    new Text(288, 15, Tags.SITE),
                    new Text(304, 15, Tags.RED),
                    new Text(320, 15, Tags.BLACK),
                    new Text(336, 63, Tags.TIME_CONTROL),
                    new Text(400, 15, Tags.RED_TIME),
                    new Text(416, 15, Tags.BLACK_TIME),
                    new Text(464, 15, Tags.ANNOTATOR),
                    new Text(480, 15, Tags.AUTHOR));

    /** Works the keys out from a complete header. */
    static Xqf of(byte[] file) {
        int version = Bytes.u8(file, VERSION);
        byte[] mask = new byte[32];
        if (version < KEYED) {
            return new Xqf(version, 0, 0, 0, 0, mask);
        }
        int pieces = key(Bytes.u8(file, KEY_PIECES), Bytes.u8(file, KEY_PIECES));
        int from = key(Bytes.u8(file, KEY_FROM), pieces);
        int to = key(Bytes.u8(file, KEY_TO), from);
        int comment = (Bytes.u8(file, KEY_SUM) * 256 + Bytes.u8(file, KEY_PIECES)) % 32000 + 767;
        if (version >= MASKED) {
            for (int i = 0; i < mask.length; i++) {
                int part = Bytes.u8(file, KEY_SUM + i % 4) & Bytes.u8(file, KEY_MASK);
                mask[i] = (byte) (MASK_TEXT.charAt(i) & (part | Bytes.u8(file, KEY_OR + i % 4)));
            }
        }
        return new Xqf(version, pieces, from, to, comment, mask);
    }

    private static int key(int value, int factor) {
        return (value * value * 54 + 221) * factor & 0xFF;
    }

    /** The sum of the keys is 0 in an undamaged header. */
    static boolean sumRight(byte[] file) {
        int sum = 0;
        for (int i = KEY_SUM; i <= KEY_TO; i++) {
            sum += Bytes.u8(file, i);
        }
        return (sum & 0xFF) == 0;
    }

    /**
     * Returns the point byte, 10 times file plus rank, of the man in a slot; 90 or more if gone.
     */
    int man(byte[] file, int slot) {
        int index = version >= TURNED ? slot - pieces - 1 & 31 : slot;
        return Bytes.u8(file, PIECES + index) - pieces & 0xFF;
    }

    /** Returns the records with the mask taken off; the header is left as it is. */
    byte[] unmask(byte[] file) {
        byte[] plain = file.clone();
        if (version >= MASKED) {
            for (int i = HEADER; i < plain.length; i++) {
                plain[i] -= mask[i & 31];
            }
        }
        return plain;
    }
}
