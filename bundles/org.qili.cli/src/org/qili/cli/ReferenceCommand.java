// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.qili.lang.reference.Reference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili reference DIR}: writes the reference of both languages as HTML. */
@Command(name = "reference")
final class ReferenceCommand extends Common implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "reference.folder")
    private Path folder;

    @Option(
            names = "--help-contents",
            paramLabel = "ADDRESS",
            descriptionKey = "reference.contents")
    private String address;

    @Option(names = "--link-to", paramLabel = "TOC#ANCHOR", descriptionKey = "reference.link")
    private String linkTo = "";

    @Override
    public Integer call() throws BadInput {
        Reference reference = new TextFiles(language).reference();
        try {
            List<Path> written = new ArrayList<>(reference.write(folder));
            if (address != null) {
                written.addAll(reference.writeContents(folder, slashed(address), linkTo));
            }
            written.forEach(p -> println(texts().get("report.done", p)));
        } catch (IOException e) {
            throw bad("unwritable", folder, e.getMessage());
        }
        return Exit.OK;
    }

    private static String slashed(String address) {
        return address.isEmpty() || address.endsWith("/") ? address : address + "/";
    }
}
