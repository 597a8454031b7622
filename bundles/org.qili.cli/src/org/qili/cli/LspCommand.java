// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import org.qili.lang.ide.server.QiliServer;
import picocli.CommandLine.Command;

/** {@code qili lsp}: serves one editor over standard input and output. */
@Command(name = "lsp")
final class LspCommand extends Common implements Callable<Integer> {

    @Override
    public Integer call() throws InterruptedException {
        PrintStream out = System.out;
        // a library that prints must not get between the messages
        System.setOut(System.err);
        try {
            QiliServer.serve(System.in, out, language);
        } finally {
            System.setOut(out);
        }
        return Exit.OK;
    }
}
