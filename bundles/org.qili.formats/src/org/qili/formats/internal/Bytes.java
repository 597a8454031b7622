// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Numbers and signs in a byte array, little end first. */
final class Bytes {
    private Bytes() {}

    static int u8(byte[] bytes, int at) {
        return bytes[at] & 0xFF;
    }

    static int i32(byte[] bytes, int at) {
        return u8(bytes, at)
                | u8(bytes, at + 1) << 8
                | u8(bytes, at + 2) << 16
                | u8(bytes, at + 3) << 24;
    }

    static boolean hasAscii(byte[] bytes, int at, String ascii) {
        int end = at + ascii.length();
        return at >= 0
                && end <= bytes.length
                && Arrays.equals(
                        Arrays.copyOfRange(bytes, at, end),
                        ascii.getBytes(StandardCharsets.US_ASCII));
    }

    /** A UTF-16 text that ends at a zero or after so many bytes. */
    static String utf16(byte[] bytes, int at, int length) {
        int end = at;
        while (end + 1 < at + length && (bytes[end] != 0 || bytes[end + 1] != 0)) {
            end += 2;
        }
        return new String(bytes, at, end - at, StandardCharsets.UTF_16LE);
    }

    /** The first bytes in hexadecimal, to be shown. */
    static String hex(byte[] bytes, int at, int length) {
        StringBuilder out = new StringBuilder();
        for (int i = at; i < Math.min(bytes.length, at + length); i++) {
            out.append(out.isEmpty() ? "" : " ").append(String.format("%02X", bytes[i]));
        }
        return out.toString();
    }
}
