// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.Optional;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.board.notation.Relative.Place;

/**
 * The first two or three Chinese signs of a move, which say what man it is: 炮二, 前炮, 前七, 前兵七.
 *
 * @param kind the kind of man; pawns where no kind is written
 * @param place which of several on a file
 * @param file the number of the file, 0 if not written
 */
record ManSigns(Kind kind, Place place, int file) {

    /** Reads the signs in any of the customary orders, in either script, with any digits. */
    static Optional<ManSigns> parse(String signs) {
        if (signs.length() < 2 || signs.length() > 3) {
            return Optional.empty();
        }
        Kind kind = null;
        Place place = Place.ANY;
        int file = 0;
        for (int i = 0; i < signs.length(); i++) {
            char sign = signs.charAt(i);
            Kind k = Signs.kind(sign);
            Place p = place(sign);
            int digit = Signs.digit(sign);
            if (k != null && kind == null) {
                kind = k;
            } else if (p != null && place == Place.ANY) {
                place = p;
            } else if (digit > 0 && i == 0 && digit <= 5 && signs.length() == 2) {
                place = Place.counted(digit);
            } else if (digit > 0 && file == 0) {
                file = digit;
            } else {
                return Optional.empty();
            }
        }
        if (kind == null && (place == Place.ANY || file == 0)) {
            return Optional.empty();
        }
        if (place == Place.ANY && file == 0) {
            return Optional.empty();
        }
        return Optional.of(new ManSigns(kind == null ? Kind.PAWN : kind, place, file));
    }

    private static Place place(char sign) {
        return switch (sign) {
            case '前' -> Place.FRONT;
            case '中' -> Place.MIDDLE;
            case '后', '後' -> Place.REAR;
            default -> null;
        };
    }

    /** Writes the man of a told move, two signs. */
    static String write(Relative told, Side side, Script script, boolean arabic) {
        String man = Man.of(side, told.kind()).zh(script);
        String file = told.file() == 0 ? "" : digit(told.file(), arabic);
        String place =
                switch (told.place()) {
                    case ANY -> "";
                    case FRONT -> "前";
                    case MIDDLE -> "中";
                    case REAR -> script == Script.SIMPLIFIED ? "后" : "後";
                    default -> digit(told.place().number(), arabic);
                };
        if (told.place() == Place.ANY) {
            return man + file;
        }
        return file.isEmpty() ? place + man : place + file;
    }

    static String digit(int digit, boolean arabic) {
        return arabic ? Integer.toString(digit) : Signs.CHINESE_DIGITS.substring(digit - 1, digit);
    }
}
