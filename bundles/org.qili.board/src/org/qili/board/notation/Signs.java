// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import org.qili.board.Kind;
import org.qili.board.Man;

/** The signs that scores are written in, with their variants. */
final class Signs {
    static final String CHINESE_DIGITS = "一二三四五六七八九";

    private Signs() {}

    /** Returns the text without blanks and with full-width forms of ASCII made half-width. */
    static String halfWidth(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '\uFF01' && c <= '\uFF5E') {
                out.append((char) (c - 0xFEE0));
            } else if (!Character.isWhitespace(c) && c != '\u3000') {
                out.append(c);
            }
        }
        return out.toString();
    }

    /** Returns the kind a Chinese sign stands for, in whatever colour or script, or null. */
    static Kind kind(char sign) {
        return switch (sign) {
            case '帅', '帥', '将', '將' -> Kind.KING;
            case '仕', '士' -> Kind.ADVISER;
            case '相', '象' -> Kind.ELEPHANT;
            case '马', '馬', '傌' -> Kind.HORSE;
            case '车', '車', '俥' -> Kind.CHARIOT;
            case '炮', '砲', '包' -> Kind.CANNON;
            case '兵', '卒' -> Kind.PAWN;
            default -> null;
        };
    }

    /** Returns the value of an Arabic or Chinese digit 1 to 9, or 0. */
    static int digit(char sign) {
        return sign >= '1' && sign <= '9' ? sign - '0' : CHINESE_DIGITS.indexOf(sign) + 1;
    }

    /** Returns the kind a Latin capital stands for: KABNRCP as in FEN, or E and H. */
    static Kind letter(char letter) {
        return Man.ofLetter(letter).orElseThrow().kind();
    }
}
