// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qili mark KEY.json ANSWERS.json...}: marks answers to an examination. Names no class of
 * the reports, so that other commands don't load them: {@link MarkWriter} does the work.
 */
@Command(name = "mark")
final class MarkCommand extends Common implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "KEY.json", descriptionKey = "mark.key")
    String key;

    @Parameters(
            index = "1..*",
            paramLabel = "ANSWERS.json",
            arity = "1..*",
            descriptionKey = "mark.answers")
    List<String> answers;

    @Option(names = "--out", paramLabel = "OUT.html|OUT.pdf", descriptionKey = "mark.out")
    String out;

    @Option(names = "--font", paramLabel = "FILE", descriptionKey = "report.font")
    String font;

    @Override
    public Integer call() throws BadInput {
        if (out != null && answers.size() > 1) {
            throw bad("mark.one", out);
        }
        new MarkWriter(this).write();
        return Exit.OK;
    }
}
