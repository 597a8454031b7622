// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

import org.qili.board.Man;
import org.qili.board.Script;

/** How men are written on a diagram. */
public enum Men {
    /** Simplified characters: 帅仕相马车炮兵. */
    SIMPLIFIED,
    /** Traditional characters: 帥仕相馬車炮兵. */
    TRADITIONAL,
    /** Western letters as in WXF notation, K A E H R C P: no Chinese font is needed. */
    LETTERS;

    /** The sign of a man. */
    String sign(Man man) {
        return switch (this) {
            case SIMPLIFIED -> man.zh(Script.SIMPLIFIED);
            case TRADITIONAL -> man.zh(Script.TRADITIONAL);
            case LETTERS ->
                    switch (man.kind()) {
                        case KING -> "K";
                        case ADVISER -> "A";
                        case ELEPHANT -> "E";
                        case HORSE -> "H";
                        case CHARIOT -> "R";
                        case CANNON -> "C";
                        case PAWN -> "P";
                    };
        };
    }
}
