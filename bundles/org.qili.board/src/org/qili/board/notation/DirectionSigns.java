// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.qili.board.notation.Relative.Direction;

/**
 * A custom of writing the direction in abbreviated notation. The 1999 rules print examples such as
 * 炮25 and 马87, but no copy of them has kept the mark for the direction, so several are known.
 */
public enum DirectionSigns {
    /** The Chinese signs: 炮2平5, 马8进7, 炮8退4. */
    CHINESE("进", "退", "平"),
    /** As in WXF: 炮2=5, 马8+7, 炮8-4. */
    PLUS_MINUS("+", "-", "="),
    /** A dash across, a stroke up for forward, one down for back: 炮2-5, 马8/7, 炮8\4. */
    DASH_STROKES("/", "\\", "-"),
    /** A dash across, nothing for forward, an underline for back: 炮2-5, 马87, 炮8_4. */
    DASH_UNDERLINE("", "_", "-"),
    /** Nothing at all: 炮25, 马87, 炮84; the position must tell. */
    OMITTED("", "", "");

    private final String[] signs;

    DirectionSigns(String forward, String back, String sideways) {
        signs = new String[] {forward, back, sideways};
    }

    /** Returns what is written for a direction, possibly nothing. */
    String sign(Direction direction) {
        return signs[direction.ordinal()];
    }

    /** Returns the directions that a sign, possibly none, can mean by this custom. */
    Set<Direction> directions(String sign) {
        Set<Direction> directions = EnumSet.noneOf(Direction.class);
        for (Direction direction : Direction.values()) {
            if (sign(direction).equals(sign)) {
                directions.add(direction);
            }
        }
        if (directions.isEmpty() && this == PLUS_MINUS && sign.equals(".")) {
            directions.add(Direction.SIDEWAYS);
        }
        return directions;
    }

    /** Returns the sign in its usual form: Chinese signs simplified, dashes as hyphens. */
    static Optional<String> normal(char sign) {
        return switch (sign) {
            case '+', '=', '.', '/', '\\', '_' -> Optional.of(String.valueOf(sign));
            case '-', '‐', '‑', '–', '—', '−' -> Optional.of("-");
            case '·', '。' -> Optional.of(".");
            default -> Optional.ofNullable(ChineseNotation.direction(sign)).map(CHINESE::sign);
        };
    }
}
