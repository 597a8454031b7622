// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.report.pdf.PdfMaker;
import org.qili.report.pdf.PdfResult;
import org.qili.report.pdf.PdfTexts;

/** A file that a report is written to; the ending of its name says in which format. */
record ReportFile(Path path, Format format) {

    enum Format {
        HTML,
        PDF,
        JSON
    }

    /**
     * A file to write.
     *
     * @param json whether the report can be written as JSON, too
     * @throws BadInput if the name's ending is of no format that is written
     */
    static ReportFile of(String name, boolean json, Language language) throws BadInput {
        String lower = name.toLowerCase(Locale.ROOT);
        Format format = null;
        if (lower.endsWith(".html") || lower.endsWith(".htm")) {
            format = Format.HTML;
        } else if (lower.endsWith(".pdf")) {
            format = Format.PDF;
        } else if (lower.endsWith(".json") && json) {
            format = Format.JSON;
        }
        TextBundle texts = CliMessages.in(language);
        if (format == null) {
            throw new BadInput(
                    texts.get("report.which", name, json ? ".html, .pdf, .json" : ".html, .pdf"));
        }
        try {
            return new ReportFile(Path.of(name), format);
        } catch (InvalidPathException e) {
            throw new BadInput(texts.get("unwritable", name, e.getMessage()));
        }
    }

    /**
     * Writes a report.
     *
     * @param page the report as HTML; not for JSON
     * @param font the font file to embed into a PDF, or null for one of those installed
     */
    void save(String page, String font, Language language) throws BadInput {
        if (format != Format.PDF) {
            write(page.getBytes(StandardCharsets.UTF_8), language);
            return;
        }
        PdfMaker maker =
                font == null
                        ? PdfMaker.withInstalledFonts(System.getenv())
                        : PdfMaker.withFont(GameFiles.path(font, language));
        PdfResult result = maker.make(page);
        if (result instanceof PdfResult.Done done) {
            write(done.bytes(), language);
        } else {
            throw new BadInput(path + ": " + PdfTexts.of(result, language));
        }
    }

    private void write(byte[] content, Language language) throws BadInput {
        try {
            AtomicFiles.write(path, content);
        } catch (IOException e) {
            throw new BadInput(CliMessages.in(language).get("unwritable", path, e.getMessage()));
        }
    }
}
