// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.file.Path;
import org.qili.model.Language;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;

/**
 * Writes the files of all commands. Commands name this class only, so that those that write nothing
 * load nothing of the reports.
 */
final class OutputFile {

    private OutputFile() {}

    /**
     * Writes a file whole or not at all.
     *
     * @throws BadInput if it can't be written, with the reason
     */
    static void write(Path file, byte[] content, Language language) throws BadInput {
        try {
            WholeFile.write(file, content);
        } catch (Unwritable e) {
            throw new BadInput(e.text(language));
        }
    }
}
