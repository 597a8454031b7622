// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.Map;
import java.util.ResourceBundle;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Texts;
import org.qili.model.Language;

/** The texts of this bundle. */
final class CliMessages {

    private static final String BASE = "org.qili.cli.messages";
    private static final Map<Language, TextBundle> ALL = TextBundle.all(BASE, CliMessages.class);

    private CliMessages() {}

    static TextBundle in(Language language) {
        return ALL.get(language);
    }

    static ResourceBundle bundle(Language language) {
        return Texts.catalogue(
                BASE, TextBundle.locale(language), CliMessages.class.getClassLoader());
    }
}
