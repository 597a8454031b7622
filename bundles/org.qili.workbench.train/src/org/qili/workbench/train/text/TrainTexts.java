// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.text;

import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.workbench.Settings;

/** What the windows of this bundle say. */
public final class TrainTexts {

    private static final Map<Language, TextBundle> ALL =
            TextBundle.all("org.qili.workbench.train.text.messages", TrainTexts.class);

    private TrainTexts() {}

    /** The texts in the user's language. */
    public static TextBundle now() {
        return ALL.get(Settings.language());
    }

    /** One text in the user's language. */
    public static String get(String key, Object... arguments) {
        return now().get(key, arguments);
    }
}
