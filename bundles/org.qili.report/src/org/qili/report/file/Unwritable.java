// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.file;

import java.io.IOException;
import java.nio.file.Path;
import org.qili.model.Language;
import org.qili.report.ReportTexts;

/** A file that can't be written, with the reason. */
public final class Unwritable extends IOException {

    private static final long serialVersionUID = 1L;

    /** Why a file can't be written. */
    public enum Reason {
        /** A folder has that name. */
        IS_FOLDER,
        /** What should be its folder is a file. */
        FILE_IN_THE_WAY,
        /** The folder can't be made. */
        NO_FOLDER,
        /** The user may not write there. */
        DENIED,
        /** Something that the system says. */
        OTHER
    }

    private final String file;
    private final Reason reason;
    private final String detail;

    Unwritable(Path file, Reason reason, String detail, IOException cause) {
        super(file + ": " + reason + " " + detail, cause);
        this.file = file.toString();
        this.reason = reason;
        this.detail = detail;
    }

    /** Why. */
    public Reason reason() {
        return reason;
    }

    /** Which file, why, and what to do about it. */
    public String text(Language language) {
        return ReportTexts.in(language).of("unwritable", reason, file, detail);
    }
}
