// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.words;

/** Traditional characters of the languages' words, so that both scripts name the same facts. */
public final class ChineseForms {

    private static final String TRADITIONAL = "將軍殺勢應著標車馬過連續換兌獻聯無閒閑攔類單雙護對變負從價許環數損長實隨兩進後紅繞錯間殘圍禦砲帥";
    private static final String SIMPLIFIED = "将军杀势应着标车马过连续换兑献联无闲闲拦类单双护对变负从价许环数损长实随两进后红绕错间残围御炮帅";

    private ChineseForms() {}

    /** The text with the traditional characters that the languages use made simplified. */
    public static String simplified(String text) {
        StringBuilder out = null;
        for (int i = 0; i < text.length(); i++) {
            int at = TRADITIONAL.indexOf(text.charAt(i));
            if (at >= 0) {
                if (out == null) {
                    out = new StringBuilder(text);
                }
                out.setCharAt(i, SIMPLIFIED.charAt(at));
            }
        }
        return out == null ? text : out.toString();
    }

    /** The text with the simplified characters that the languages use made traditional. */
    public static String traditional(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            int at = SIMPLIFIED.indexOf(text.charAt(i));
            if (at >= 0) {
                out.setCharAt(i, TRADITIONAL.charAt(at));
            }
        }
        return out.toString();
    }
}
