// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.qili.model.Language;
import org.qili.report.SheetDetails;
import org.qili.report.file.Unwritable;
import org.qili.report.pdf.PdfMaker;
import org.qili.report.pdf.PdfResult;
import org.qili.report.pdf.PdfTexts;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/** Writes a ruling sheet in the background. */
final class SheetJob extends Job {

    private final SheetSource source;
    private final SheetDetails details;
    private final SheetFile file;
    private final Language language;

    SheetJob(SheetSource source, SheetDetails details, SheetFile file, Language language) {
        super(UiTexts.get("sheet.job", file.path().getFileName()));
        this.source = source;
        this.details = details;
        this.file = file;
        this.language = language;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, 3);
        String page = source.html(details, language);
        progress.split(1);
        byte[] content = page.getBytes(StandardCharsets.UTF_8);
        if (file.pdf()) {
            PdfResult result = PdfMaker.withInstalledFonts(System.getenv()).make(page);
            if (!(result instanceof PdfResult.Done done)) {
                return Status.error(PdfTexts.of(result, language));
            }
            content = done.bytes();
        }
        progress.split(1);
        try {
            file.write(content);
            return Status.OK_STATUS;
        } catch (Unwritable e) {
            return new Status(IStatus.ERROR, Ids.BUNDLE, e.text(Settings.language()), e);
        }
    }
}
