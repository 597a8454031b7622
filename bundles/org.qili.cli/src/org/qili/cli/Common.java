// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What all commands share. */
abstract class Common {

    @Spec CommandSpec spec;

    /** The language of the output; that of the environment unless {@code --lang} is given. */
    @Option(names = "--lang", paramLabel = "zh-CN|zh-TW|en", descriptionKey = "option.lang")
    Language language;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "option.help")
    boolean help;

    TextBundle texts() {
        return CliMessages.in(language);
    }

    void println(String text) {
        spec.commandLine().getOut().println(text);
    }

    BadInput bad(String key, Object... arguments) {
        return new BadInput(texts().get(key, arguments));
    }
}
