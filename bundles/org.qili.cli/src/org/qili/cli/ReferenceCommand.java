// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qili reference DIR}: writes the reference of both languages as HTML. */
@Command(name = "reference")
final class ReferenceCommand extends Common implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "reference.folder")
    private Path folder;

    @Override
    public Integer call() throws BadInput {
        try {
            for (Path page : new TextFiles(language).reference().write(folder)) {
                println(texts().get("report.done", page));
            }
        } catch (IOException e) {
            throw bad("unwritable", folder, e.getMessage());
        }
        return Exit.OK;
    }
}
