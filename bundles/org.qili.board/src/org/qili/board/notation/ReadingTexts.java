// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.qili.board.Texts;
import org.qili.board.notation.Reading.Reason;

/** What is said to people about a text that stands for no legal move. */
public final class ReadingTexts {
    private ReadingTexts() {}

    /** Returns why a text stands for no legal move, in the language of a locale. */
    public static String of(Reading.None none, Locale locale) {
        ResourceBundle bundle =
                Texts.catalogue(
                        "org.qili.board.notation.messages",
                        locale,
                        ReadingTexts.class.getClassLoader());
        String why =
                none.reason() instanceof Reason.Illegal illegal
                        ? Texts.of(illegal.why(), locale)
                        : "";
        String pattern = bundle.getString(none.reason().getClass().getSimpleName());
        return new MessageFormat(pattern, Locale.ROOT).format(new Object[] {none.text(), why});
    }
}
