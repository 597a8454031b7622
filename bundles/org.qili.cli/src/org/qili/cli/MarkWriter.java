// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.charset.StandardCharsets;
import org.qili.report.BoardStyle;
import org.qili.report.exam.Answers;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.ExamPages;
import org.qili.report.exam.Marking;

/** Marks the answers that a command line names. */
final class MarkWriter {

    private final MarkCommand options;

    MarkWriter(MarkCommand options) {
        this.options = options;
    }

    void write() throws BadInput {
        ReportFile file =
                options.out == null ? null : ReportFile.of(options.out, false, options.language);
        ExamKey key = value(options.key, ExamFiles.key(text(options.key), options.language));
        for (String name : options.answers) {
            Answers answers = value(name, ExamFiles.answers(text(name), key, options.language));
            Marking marking =
                    Marking.mark(key, answers, Marking.Scheme.standard(), options.language);
            tell(name, marking);
            if (file != null) {
                ExamPages pages =
                        new ExamPages(
                                Marking.Scheme.standard(),
                                BoardStyle.printed(options.language),
                                options.language);
                file.save(pages.marked(marking), options.font, options.language);
            }
        }
    }

    private void tell(String name, Marking marking) {
        String candidate = marking.candidate().isEmpty() ? name : marking.candidate();
        options.println(
                options.texts()
                        .get(
                                "mark.total",
                                candidate,
                                String.valueOf(marking.points()),
                                String.valueOf(marking.of())));
        if (marking.blank()) {
            options.println(options.texts().get("mark.blank"));
        }
        for (Marking.Question question : marking.questions()) {
            for (Marking.Mark mark : question.marks()) {
                if (mark.points() < mark.of()) {
                    String given = mark.given().isEmpty() ? "–" : mark.given();
                    options.println(
                            options.texts()
                                    .get(
                                            "mark.lost",
                                            String.valueOf(question.number()),
                                            mark.what(),
                                            given,
                                            mark.expected(),
                                            String.valueOf(mark.points()),
                                            String.valueOf(mark.of())));
                    mark.reasons().forEach(r -> options.println("      " + r));
                }
            }
        }
    }

    private String text(String name) throws BadInput {
        byte[] bytes = TextFiles.read(GameFiles.path(name, options.language), options.language);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static <T> T value(String name, ExamFiles.Result<T> result) throws BadInput {
        if (result instanceof ExamFiles.Result.Unreadable<T> unreadable) {
            throw new BadInput(name + ": " + unreadable.why());
        }
        return ((ExamFiles.Result.Read<T>) result).value();
    }
}
