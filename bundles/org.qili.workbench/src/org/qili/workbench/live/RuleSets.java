// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.lang.ide.OpenText;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.workbench.Log;

/** Rulebooks ready to judge by, kept until one of the workspace's rulebooks changes. */
public final class RuleSets {

    private static final Map<URI, Optional<RuleSet>> KNOWN = new ConcurrentHashMap<>();

    private RuleSets() {}

    /** Every rulebook that a text at that place can name, by id; those with faults are left out. */
    public static Map<String, RuleSet> around(URI place) {
        Map<String, RuleSet> found = new LinkedHashMap<>();
        RulebookFiles.all(place)
                .forEach(
                        (id, uri) ->
                                KNOWN.computeIfAbsent(uri, RuleSets::read)
                                        .filter(r -> r.id().equals(id))
                                        .ifPresent(r -> found.put(id, r)));
        return found;
    }

    static void forget() {
        KNOWN.clear();
    }

    private static Optional<RuleSet> read(URI uri) {
        try {
            Optional<String> held = Languages.get().index().content(uri);
            OpenText text =
                    held.isPresent()
                            ? Languages.get().open(uri, held.get())
                            : Languages.get().open(uri);
            return text.rulebooks().stream()
                    .findFirst()
                    .map(RulebookCompiler::compile)
                    .filter(r -> r.problems().isEmpty())
                    .map(RulebookCompiler.Result::rules);
        } catch (IOException e) {
            Log.warn(e);
            return Optional.empty();
        }
    }
}
