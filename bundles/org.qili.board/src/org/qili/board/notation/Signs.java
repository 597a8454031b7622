// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import org.qili.board.Kind;
import org.qili.board.Man;

/** The signs that scores are written in, with their variants. */
final class Signs {
    static final String CHINESE_DIGITS = "一二三四五六七八九";

    private static final String KINGS = "帅帥将將";
    private static final String ADVISERS = "仕士";
    private static final String ELEPHANTS = "相象";
    private static final String HORSES = "马馬傌";
    private static final String CHARIOTS = "车車俥";
    private static final String CANNONS = "炮砲包";
    private static final String PAWNS = "兵卒";
    private static final String[] MEN = {
        KINGS, ADVISERS, ELEPHANTS, HORSES, CHARIOTS, CANNONS, PAWNS
    };

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
        for (int i = 0; i < MEN.length; i++) {
            if (MEN[i].indexOf(sign) >= 0) {
                return Kind.values()[i];
            }
        }
        return null;
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
