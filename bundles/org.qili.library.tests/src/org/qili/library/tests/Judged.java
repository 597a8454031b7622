// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.library.tests;

import com.google.inject.Injector;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.QiliStandaloneSetup;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.library.Library;
import org.qili.library.Library.Entry;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Element;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/**
 * A shipped precedent with a ruling on it.
 *
 * @param file name of its file, without folder and extension
 */
record Judged(String file, Case source, Ruling ruling) {

    private static final Injector INJECTOR =
            new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();

    private static final CaseJudge JUDGE =
            new CaseJudge(new FactsCache(new Analyser(Limits.standard()), 1_000));

    private static final Map<String, List<Judged>> FOUND = new ConcurrentHashMap<>();

    /** The precedents of a rulebook. */
    static List<Judged> of(String rulebook) {
        return FOUND.computeIfAbsent(rulebook, Judged::judge);
    }

    private static List<Judged> judge(String rulebook) {
        String folder = "precedents/" + rulebook + "/";
        return Library.precedents().stream()
                .filter(e -> e.path().startsWith(folder))
                .flatMap(e -> of(e, e.path().substring(folder.length()).replace(".qili", "")))
                .toList();
    }

    private static Stream<Judged> of(Entry entry, String file) {
        return elements(entry, Case.class).stream()
                .flatMap(c -> rulings(c).stream().map(r -> new Judged(file, c, r)));
    }

    private static Collection<Ruling> rulings(Case source) {
        return JUDGE.judge(source, Language.EN, GameFacts.Progress.NONE).rulings().values();
    }

    /** The model of a shipped rulebook. */
    static Rulebook rulebook(String id) {
        return elements(Library.rulebook(id).orElseThrow(), Rulebook.class).get(0);
    }

    private static <T extends Element> List<T> elements(Entry entry, Class<T> type) {
        Document document =
                (Document)
                        INJECTOR.getInstance(XtextResourceSet.class)
                                .getResource(RulebookFiles.uri(entry), true)
                                .getContents()
                                .get(0);
        return document.getElements().stream().filter(type::isInstance).map(type::cast).toList();
    }
}
