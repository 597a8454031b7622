// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.qili.model.Language;
import org.qili.report.BoardStyle;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
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
     * Writes paper and key as pages, key and answer form as JSON. Nothing is written before all of
     * it is made.
     *
     * @param step asked before each file is made; false stops
     * @throws Unwritable if a file can't be written
     */
    public Written exam(Exam exam, BooleanSupplier step) throws Unwritable {
        ExamPages pages = pages();
        String name = name(exam.seed());
        Writer writer = new Writer(step);
        writer.page(name + "-paper", pages.paper(exam));
        writer.page(name + "-key", pages.key(exam));
        writer.text(name + "-key.json", ExamFiles.write(exam.key()));
        writer.text(name + "-answers.json", ExamFiles.form(exam.key()));
        return writer.write();
    }

    private static String name(long seed) {
        return "exam-" + seed;
    }

    /** The key of an examination of that seed, if one was written here before. */
    public Optional<Path> earlier(long seed) {
        return Optional.of(folder.resolve(name(seed) + "-key.json")).filter(Files::exists);
    }

    /**
     * Writes a marked examination.
     *
     * @param name of its files, without extension
     * @throws Unwritable if a file can't be written
     */
    public Written marked(Marking marking, String name) throws Unwritable {
        Writer writer = new Writer(() -> true);
        writer.page(name, pages().marked(marking));
        return writer.write();
    }

    private ExamPages pages() {
        return new ExamPages(Marking.Scheme.standard(), BoardStyle.printed(language), language);
    }

    private final class Writer {

        private final BooleanSupplier step;
        private final Map<Path, byte[]> contents = new LinkedHashMap<>();
        private final List<String> failures = new ArrayList<>();
        private boolean stopped;

        Writer(BooleanSupplier step) {
            this.step = step;
        }

        private boolean goOn() {
            stopped |= !step.getAsBoolean();
            return !stopped;
        }

        void page(String name, String html) {
            if (formats.contains(Format.HTML)) {
                text(name + ".html", html);
            }
            if (formats.contains(Format.PDF) && goOn()) {
                PdfResult result = pdf.make(html);
                if (result instanceof PdfResult.Done done) {
                    contents.put(folder.resolve(name + ".pdf"), done.bytes());
                } else {
                    failures.add(name + ".pdf: " + PdfTexts.of(result, language));
                }
            }
        }

        void text(String name, String content) {
            if (goOn()) {
                contents.put(folder.resolve(name), content.getBytes(StandardCharsets.UTF_8));
            }
        }

        Written write() throws Unwritable {
            if (stopped) {
                return new Written(List.of(), failures);
            }
            for (Map.Entry<Path, byte[]> entry : contents.entrySet()) {
                WholeFile.write(entry.getKey(), entry.getValue());
            }
            return new Written(List.copyOf(contents.keySet()), failures);
        }
    }
}
