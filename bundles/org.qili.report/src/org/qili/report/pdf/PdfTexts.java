// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.report.ReportTexts;

/** Why there is no PDF, in words. */
public final class PdfTexts {

    private PdfTexts() {}

    /** The reason, with what to do about it; empty where there is a PDF. */
    public static String of(PdfResult result, Language language) {
        TextBundle texts = ReportTexts.in(language);
        if (result instanceof PdfResult.NoFont none) {
            String folders =
                    Messages.list(
                            language, none.searched().stream().map(Object::toString).toList());
            return texts.get("pdf.NO_FONT", folders.isEmpty() ? "–" : folders);
        } else if (result instanceof PdfResult.MissingCharacters missing) {
            return texts.get("pdf.MISSING", missing.font(), missing.characters());
        } else if (result instanceof PdfResult.BadFont bad) {
            return texts.get("pdf.BAD_FONT", bad.font(), bad.why());
        }
        return "";
    }
}
