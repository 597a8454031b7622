// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.validation;

import com.google.inject.Singleton;
import java.util.Locale;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;

/** The language messages are given in: that of the locale until the user chooses another. */
@Singleton
public class UserLanguage {

    private volatile Language language = TextBundle.languageOf(Locale.getDefault());

    /** The language now. */
    public Language get() {
        return language;
    }

    /** Chooses another language. */
    public void set(Language chosen) {
        language = chosen;
    }
}
