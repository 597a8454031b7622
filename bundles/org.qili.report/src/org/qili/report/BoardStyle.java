// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import org.qili.model.Language;
import org.qili.report.diagram.Men;
import org.qili.report.diagram.Palette;

/**
 * How the boards of a report look.
 *
 * @param men how men are written
 * @param palette colours
 * @param flipped Black below
 */
public record BoardStyle(Men men, Palette palette, boolean flipped) {

    /** As in books of that language: Chinese men, or letters in English. */
    public static BoardStyle printed(Language language) {
        Men men =
                switch (language) {
                    case ZH_CN -> Men.SIMPLIFIED;
                    case ZH_TW -> Men.TRADITIONAL;
                    case EN -> Men.LETTERS;
                };
        return new BoardStyle(men, Palette.PRINT, false);
    }
}
