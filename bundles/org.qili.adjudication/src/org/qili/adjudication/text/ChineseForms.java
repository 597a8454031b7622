// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.HashMap;
import java.util.Map;

/** Traditional characters of the languages' words, so that both scripts name the same facts. */
public final class ChineseForms {

    private static final String SIMPLIFIED =
            "与两个为于产仅从价会兑写军决净减击则动势单双发变号后员响围国图处复够实对将属帅带应开弃强当录总护拦挡换据数断无时杀条标样"
                    + "毙没点牵独献环现着种称竞简类红细经结继续编联胁范补见规计记许论词试该误请读负质赛车转轻较达过还这连适选采里长闭闲随项须馆"
                    + "马";
    private static final String TRADITIONAL =
            "與兩個為於產僅從價會兌寫軍決淨減擊則動勢單雙發變號後員響圍國圖處復夠實對將屬帥帶應開棄強當錄總護攔擋換據數斷無時殺條標樣"
                    + "斃沒點牽獨獻環現著種稱競簡類紅細經結繼續編聯脅範補見規計記許論詞試該誤請讀負質賽車轉輕較達過還這連適選採裡長閉閒隨項須館"
                    + "馬";

    /** Further traditional forms, read but never written. */
    private static final String VARIANTS = "閑砲包傌俥";

    private static final String VARIANTS_SIMPLIFIED = "闲炮炮马车";

    private static final Map<Character, Character> TO_SIMPLIFIED = new HashMap<>();
    private static final Map<Character, Character> TO_TRADITIONAL = new HashMap<>();

    static {
        for (int i = 0; i < SIMPLIFIED.length(); i++) {
            TO_SIMPLIFIED.put(TRADITIONAL.charAt(i), SIMPLIFIED.charAt(i));
            TO_TRADITIONAL.put(SIMPLIFIED.charAt(i), TRADITIONAL.charAt(i));
        }
        for (int i = 0; i < VARIANTS.length(); i++) {
            TO_SIMPLIFIED.put(VARIANTS.charAt(i), VARIANTS_SIMPLIFIED.charAt(i));
        }
    }

    private ChineseForms() {}

    /** The text with the traditional characters that the languages use made simplified. */
    public static String simplified(String text) {
        return map(text, TO_SIMPLIFIED);
    }

    /** The text with the simplified characters that the languages use made traditional. */
    public static String traditional(String text) {
        return map(text, TO_TRADITIONAL);
    }

    private static String map(String text, Map<Character, Character> table) {
        StringBuilder out = null;
        for (int i = 0; i < text.length(); i++) {
            Character mapped = table.get(text.charAt(i));
            if (mapped != null) {
                if (out == null) {
                    out = new StringBuilder(text);
                }
                out.setCharAt(i, mapped);
            }
        }
        return out == null ? text : out.toString();
    }
}
