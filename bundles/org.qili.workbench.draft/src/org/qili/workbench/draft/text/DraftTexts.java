// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.text;

import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.workbench.Settings;

/** What the windows of this bundle say. */
public final class DraftTexts {

    private static final Map<Language, TextBundle> ALL =
            TextBundle.all("org.qili.workbench.draft.text.messages", DraftTexts.class);

    private DraftTexts() {}

    /** The texts in the user's language. */
    public static TextBundle now() {
        return ALL.get(Settings.language());
    }

    /** One text in the user's language. */
    public static String get(String key, Object... arguments) {
        return now().get(key, arguments);
    }

    /** One text with a number in it. */
    public static String count(String key, long number) {
        return get(key, String.valueOf(number));
    }
}
