// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import org.qili.model.Language;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Gives each command the user's language. */
final class CommandFactory implements IFactory {

    private final Language language;

    CommandFactory(Language language) {
        this.language = language;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        K made = CommandLine.defaultFactory().create(type);
        if (made instanceof Common common) {
            common.language = language;
        }
        return made;
    }
}
