// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.qili.model.Language;
import org.qili.report.BoardStyle;
import org.qili.report.pdf.PdfMaker;
import org.qili.report.pdf.PdfResult;
import org.qili.report.pdf.PdfTexts;

/**
 * Examinations and marked answers as files of one folder.
 *
 * @param folder made if it does not exist; files of the same names are replaced
 * @param formats of the pages
 * @param language of the pages
 * @param pdf makes the PDFs
 */
public record ExamFolder(Path folder, Set<Format> formats, Language language, PdfMaker pdf) {

    /** How a page is written. */
    public enum Format {
        HTML,
        PDF
    }

    /**
     * What was written.
     *
     * @param files the files
     * @param failures why files are missing, in words
     */
    public record Written(List<Path> files, List<String> failures) {

        public Written {
            files = List.copyOf(files);
            failures = List.copyOf(failures);
        }
    }

    public ExamFolder {
        formats = Set.copyOf(formats);
    }

    /** Number of steps of {@link #exam}. */
    public int steps() {
        return 2 * formats.size() + 2;
    }

    /**
     * Writes paper and key as pages, key and answer form as JSON.
     *
     * @param step asked before each file; false stops
     */
    public Written exam(Exam exam, BooleanSupplier step) throws IOException {
        ExamPages pages = pages();
        String name = "exam-" + exam.seed();
        Writer writer = new Writer(step);
        writer.page(name + "-paper", pages.paper(exam));
        writer.page(name + "-key", pages.key(exam));
        writer.text(name + "-key.json", ExamFiles.write(exam.key()));
        writer.text(name + "-answers.json", ExamFiles.form(exam.key()));
        return writer.written();
    }

    /**
     * Writes a marked examination.
     *
     * @param name of its files, without extension
     */
    public Written marked(Marking marking, String name) throws IOException {
        Writer writer = new Writer(() -> true);
        writer.page(name, pages().marked(marking));
        return writer.written();
    }

    private ExamPages pages() {
        return new ExamPages(Marking.Scheme.standard(), BoardStyle.printed(language), language);
    }

    private final class Writer {

        private final BooleanSupplier step;
        private final List<Path> files = new ArrayList<>();
        private final List<String> failures = new ArrayList<>();

        Writer(BooleanSupplier step) throws IOException {
            this.step = step;
            Files.createDirectories(folder);
        }

        void page(String name, String html) throws IOException {
            if (formats.contains(Format.HTML)) {
                text(name + ".html", html);
            }
            if (formats.contains(Format.PDF) && step.getAsBoolean()) {
                PdfResult result = pdf.make(html);
                if (result instanceof PdfResult.Done done) {
                    write(name + ".pdf", done.bytes());
                } else {
                    failures.add(name + ".pdf: " + PdfTexts.of(result, language));
                }
            }
        }

        void text(String name, String content) throws IOException {
            if (step.getAsBoolean()) {
                write(name, content.getBytes(StandardCharsets.UTF_8));
            }
        }

        private void write(String name, byte[] content) throws IOException {
            files.add(Files.write(folder.resolve(name), content));
        }

        Written written() {
            return new Written(files, failures);
        }
    }
}
