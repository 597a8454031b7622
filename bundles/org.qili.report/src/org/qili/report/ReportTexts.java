// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;

/** The texts of this bundle. */
public final class ReportTexts {

    private static final Map<Language, TextBundle> ALL =
            TextBundle.all("org.qili.report.messages", ReportTexts.class);

    private ReportTexts() {}

    /** The texts in that language. */
    public static TextBundle in(Language language) {
        return ALL.get(language);
    }
}
