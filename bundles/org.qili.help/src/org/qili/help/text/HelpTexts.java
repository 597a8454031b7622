// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.text;

import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.workbench.Settings;

/** What the windows of the help say. */
public final class HelpTexts {

    private static final Map<Language, TextBundle> ALL =
            TextBundle.all("org.qili.help.text.messages", HelpTexts.class);

    private HelpTexts() {}

    /** One text in the user's language. */
    public static String get(String key, Object... arguments) {
        return ALL.get(Settings.language()).get(key, arguments);
    }
}
