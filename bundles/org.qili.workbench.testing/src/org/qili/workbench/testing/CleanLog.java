// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a test class after whose tests the log of the workbench holds an error, the start of the
 * workbench included.
 */
public final class CleanLog implements AfterAllCallback {

    /**
     * Severity 4 is an error; entries in the log begin with {@code !ENTRY bundle severity code}.
     */
    private static final String ERROR = "!ENTRY \\S+ 4 .*";

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        assertEquals(List.of(), errors(), "errors in " + Platform.getLogFileLocation());
    }

    /** Every error of the log with its message. */
    private static List<String> errors() throws IOException {
        Path log = Platform.getLogFileLocation().toFile().toPath();
        List<String> errors = new ArrayList<>();
        if (Files.exists(log)) {
            List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).matches(ERROR)) {
                    errors.add(lines.get(i) + " " + (i + 1 < lines.size() ? lines.get(i + 1) : ""));
                }
            }
        }
        return errors;
    }
}
