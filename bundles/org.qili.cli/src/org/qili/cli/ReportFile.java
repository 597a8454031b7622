// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
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
     * @throws BadInput if the name's ending is of no format that is written, or the file could not
     *     be written
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
        return checked(name, format, language);
    }

    /**
     * A file to write as HTML.
     *
     * @throws BadInput if its name ends otherwise, or it could not be written
     */
    static ReportFile html(String name, Language language) throws BadInput {
        String lower = name.toLowerCase(Locale.ROOT);
        if (!lower.endsWith(".html") && !lower.endsWith(".htm")) {
            throw new BadInput(CliMessages.in(language).get("report.which", name, ".html"));
        }
        return checked(name, Format.HTML, language);
    }

    private static ReportFile checked(String name, Format format, Language language)
            throws BadInput {
        try {
            Path path = Path.of(name);
            WholeFile.check(path);
            return new ReportFile(path, format);
        } catch (InvalidPathException e) {
            throw new BadInput(CliMessages.in(language).get("unwritable", name, e.getMessage()));
        } catch (Unwritable e) {
            throw new BadInput(e.text(language));
        }
    }

    /**
     * Writes a report.
     *
     * @param page the report as HTML; not for JSON
     * @param font the font file to embed into a PDF, or null for one of those installed
     */
    void save(String page, String font, Language language) throws BadInput {
        write(content(page, font, language), language);
    }

    /**
     * What stands in the file of a report; of several, all should be known before one is written.
     *
     * @param page the report as HTML or JSON
     * @param font the font file to embed into a PDF, or null for one of those installed
     */
    byte[] content(String page, String font, Language language) throws BadInput {
        if (format != Format.PDF) {
            return page.getBytes(StandardCharsets.UTF_8);
        }
        PdfMaker maker =
                font == null
                        ? PdfMaker.withInstalledFonts(System.getenv())
                        : PdfMaker.withFont(GameFiles.path(font, language));
        PdfResult result = maker.make(page);
        if (result instanceof PdfResult.Done done) {
            return done.bytes();
        }
        throw new BadInput(path + ": " + PdfTexts.of(result, language));
    }

    void write(byte[] content, Language language) throws BadInput {
        OutputFile.write(path, content, language);
    }
}
