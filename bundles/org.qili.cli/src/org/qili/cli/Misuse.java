// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.qili.adjudication.text.TextBundle;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in the user's language why a command line can't be understood. */
final class Misuse {

    private Misuse() {}

    static String message(ParameterException e, TextBundle texts) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            List<String> found = unmatched.getUnmatched();
            String key = unmatched.isUnknownOption() ? "misuse.option" : "misuse.argument";
            String text = texts.get(key, String.join(" ", found));
            List<String> meant = unmatched.getSuggestions();
            return meant.isEmpty()
                    ? text
                    : text + texts.get("misuse.meant", String.join(", ", meant));
        }
        if (e instanceof MissingParameterException missing) {
            return texts.get(
                    "misuse.missing",
                    missing.getMissing().stream()
                            .map(Misuse::name)
                            .distinct()
                            .collect(Collectors.joining(", ")));
        }
        if (e.getArgSpec() != null && e.getValue() != null) {
            return texts.get(
                    "misuse.value", name(e.getArgSpec()), e.getValue(), expected(e, texts));
        }
        return e.getMessage();
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String expected(ParameterException e, TextBundle texts) {
        Class<?> type = e.getArgSpec().type();
        boolean number =
                type == int.class || type == long.class || Number.class.isAssignableFrom(type);
        return number ? texts.get("misuse.number") : e.getArgSpec().paramLabel();
    }
}
