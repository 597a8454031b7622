// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qili exam DIR --seed N --count N --paper OUT --key OUT}: an examination made from cases.
 * Names no class of the reports, so that other commands don't load them: {@link ExamWriter} does
 * the work.
 */
@Command(name = "exam")
final class ExamCommand extends Common implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    List<Path> folders;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", descriptionKey = "exam.seed")
    long seed;

    @Option(names = "--count", paramLabel = "N", defaultValue = "10", descriptionKey = "exam.count")
    int count;

    @Option(names = "--rulebook", paramLabel = "ID", split = ",", descriptionKey = "exam.rulebook")
    List<String> rulebooks = new ArrayList<>();

    @Option(names = "--label", paramLabel = "LABEL", descriptionKey = "exam.label")
    String label;

    @Option(names = "--clause", paramLabel = "NUMBER", descriptionKey = "exam.clause")
    String clause;

    @Option(names = "--ruling", paramLabel = "RULING", descriptionKey = "exam.ruling")
    String ruling;

    @Option(
            names = "--difficulty",
            paramLabel = "easy|medium|hard",
            descriptionKey = "exam.difficulty")
    String difficulty;

    @Option(names = "--paper", paramLabel = "OUT", descriptionKey = "exam.paper")
    List<String> papers = new ArrayList<>();

    @Option(names = "--key", paramLabel = "OUT", descriptionKey = "exam.key")
    List<String> keys = new ArrayList<>();

    @Option(names = "--font", paramLabel = "FILE", descriptionKey = "report.font")
    String font;

    @Override
    public Integer call() throws BadInput, IOException {
        if (papers.isEmpty() && keys.isEmpty()) {
            throw bad("exam.nothing");
        }
        if (count < 1) {
            throw bad("exam.bad-count", String.valueOf(count));
        }
        new ExamWriter(this).write();
        return Exit.OK;
    }
}
