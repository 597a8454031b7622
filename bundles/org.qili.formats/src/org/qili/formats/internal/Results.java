// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The results of a game and their many spellings. */
final class Results {
    static final String RED = "1-0";
    static final String BLACK = "0-1";
    static final String DRAW = "1/2-1/2";
    static final String OPEN = "*";

    private static final Map<String, List<String>> WORDS =
            Map.of(
                    RED,
                    List.of("1-0", "红方胜", "紅方勝", "红先胜", "紅先勝", "红胜", "紅勝", "先胜", "先勝"),
                    BLACK,
                    List.of("0-1", "黑方胜", "黑方勝", "红先负", "紅先負", "黑胜", "黑勝", "后胜", "後勝", "先负", "先負"),
                    DRAW,
                    List.of("1/2-1/2", "½-½", "双方和棋", "雙方和棋", "红先和", "紅先和", "和棋", "和局", "先和", "和"),
                    OPEN,
                    List.of("*", "未知", "不明"));

    private Results() {}

    /** Returns the result that a whole text means. */
    static Optional<String> parse(String text) {
        String word = text.strip();
        return WORDS.entrySet().stream()
                .filter(e -> e.getValue().contains(word))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns the result by the number that XQStudio and CCBridge give it; open if unknown. */
    static String ofNumber(int number) {
        return switch (number) {
            case 1 -> RED;
            case 2 -> BLACK;
            case 3, 4 -> DRAW;
            default -> OPEN;
        };
    }

    /** A result found in a text. */
    record Found(String result, int end) {}

    /** Returns the result written at an index, or null. */
    static Found at(String scan, int index) {
        Found best = null;
        for (Map.Entry<String, List<String>> entry : WORDS.entrySet()) {
            for (String word : entry.getValue()) {
                int end = index + word.length();
                boolean longer = best == null || end > best.end;
                if (longer && scan.startsWith(word, index) && endsThere(scan, end)) {
                    best = new Found(entry.getKey(), end);
                }
            }
        }
        return best;
    }

    private static boolean endsThere(String scan, int end) {
        return end >= scan.length() || !Character.isLetterOrDigit(scan.charAt(end));
    }
}
