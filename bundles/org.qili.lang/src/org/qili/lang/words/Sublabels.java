// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.text.ChineseForms;
import org.qili.model.Language;

/**
 * Finer names of a chase. Texts may write them in Chinese; the model and the rulings hold the
 * English name.
 */
public final class Sublabels {

    /** A finer name. */
    private record Name(String id, List<String> chinese) {}

    private static final List<Name> NAMES =
            List.of(
                    new Name("chariot", List.of("车", "捉车")),
                    new Name("rootless", List.of("无根", "无根子")),
                    new Name("under-rooted", List.of("少根", "少根子")),
                    new Name("joint", List.of("联", "联合", "联捉")),
                    new Name(Vocabulary.BY_CHECKS, List.of("要抽吃子", "抽吃")));

    private static final Map<String, Name> BY_NAME = new LinkedHashMap<>();

    static {
        for (Name name : NAMES) {
            BY_NAME.put(name.id(), name);
            name.chinese().forEach(c -> BY_NAME.put(c, name));
        }
    }

    private Sublabels() {}

    /** English name of a sublabel as it is written, itself if it is none of the known ones. */
    public static String id(String written) {
        Name name = BY_NAME.get(ChineseForms.simplified(written));
        return name == null ? written : name.id();
    }

    /** The sublabel as one writes it in that language, itself if it is none of the known ones. */
    public static String in(Language language, String written) {
        Name name = BY_NAME.get(ChineseForms.simplified(written));
        if (name == null) {
            return written;
        }
        return switch (language) {
            case EN -> name.id();
            case ZH_CN -> name.chinese().get(0);
            case ZH_TW -> ChineseForms.traditional(name.chinese().get(0));
        };
    }

    /** English names of all known sublabels. */
    public static List<String> ids() {
        return NAMES.stream().map(Name::id).toList();
    }
}
