// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.model.Language;

/**
 * Something declared in a text, with the words that stand beside its name.
 *
 * @param names the name; of a clause every number
 * @param texts its title or restatement, by language
 */
public record Heading(List<Mention> names, Map<Language, String> texts) {

    public Heading {
        names = List.copyOf(names);
        texts = new LinkedHashMap<>(texts);
    }

    /** What is declared. */
    public Mention.Kind kind() {
        return names.get(0).kind();
    }

    /** The title or restatement in a language, else in the first that it is written in. */
    public String text(Language language) {
        return Optional.ofNullable(texts.get(language))
                .or(() -> texts.values().stream().findFirst())
                .orElse("");
    }
}
