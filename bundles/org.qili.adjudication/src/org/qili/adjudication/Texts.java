// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.qili.model.Language;
import org.qili.model.Restatement;

/**
 * A text in several languages.
 *
 * @param byLanguage the text in each language that has it
 */
public record Texts(Map<Language, String> byLanguage) {

    public Texts {
        byLanguage = Map.copyOf(byLanguage);
    }

    /** The restatements of a clause; one without a language is simplified Chinese. */
    static Texts of(List<Restatement> restatements) {
        Map<Language, String> texts = new EnumMap<>(Language.class);
        restatements.forEach(r -> texts.putIfAbsent(r.getLanguage(), r.getText()));
        return new Texts(texts);
    }

    /** The text in that language, else in the nearest one: Chinese for Chinese, then any. */
    public String in(Language language) {
        Language sibling = language == Language.ZH_TW ? Language.ZH_CN : Language.ZH_TW;
        List<Language> order =
                language == Language.EN
                        ? List.of(Language.EN, Language.ZH_CN, Language.ZH_TW)
                        : List.of(language, sibling, Language.EN);
        return order.stream()
                .filter(byLanguage::containsKey)
                .map(byLanguage::get)
                .findFirst()
                .orElse("");
    }
}
