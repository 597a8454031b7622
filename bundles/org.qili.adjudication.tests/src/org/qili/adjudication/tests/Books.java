// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.lang.QiliStandaloneSetup;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/** Rulebooks and cases read from text, the shipped ones and those written in a test. */
final class Books {

    private static final Injector INJECTOR =
            new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();

    private static int texts;

    /** The rules of 1999 as shipped. */
    static final RuleSet CXA_1999 = shipped("cxa-1999");

    private Books() {}

    /** The text of a shipped rulebook. */
    static String shippedText(String id) {
        try (InputStream in = Library.rulebook(id).orElseThrow().open()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A shipped rulebook, ready to judge. */
    static RuleSet shipped(String id) {
        return compiled(rulebook(shippedText(id)));
    }

    /** A rulebook's text, ready to judge; it must be without problems. */
    static RuleSet rules(String text) {
        return compiled(rulebook(text));
    }

    /** The shipped rulebook with one passage replaced, which must occur exactly once. */
    static RuleSet amended(String id, String passage, String by) {
        String text = shippedText(id);
        int first = text.indexOf(passage);
        assertEquals(true, first >= 0, () -> "not in " + id + ": " + passage);
        assertEquals(first, text.lastIndexOf(passage), () -> "twice in " + id + ": " + passage);
        return rules(text.replace(passage, by));
    }

    /** What compiling finds wrong with a rulebook's text. */
    static RulebookCompiler.Result compile(String text) {
        return RulebookCompiler.compile(rulebook(text));
    }

    /** The first rulebook of a text without syntax errors. */
    static Rulebook rulebook(String text) {
        return document(text, "qigui").getElements().stream()
                .filter(Rulebook.class::isInstance)
                .map(Rulebook.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The cases of a shipped file. */
    static List<Case> cases(Library.Entry entry) {
        ResourceSet set = INJECTOR.getInstance(XtextResourceSet.class);
        Resource resource = set.getResource(RulebookFiles.uri(entry), true);
        return ((Document) resource.getContents().get(0))
                .getElements().stream()
                        .filter(Case.class::isInstance)
                        .map(Case.class::cast)
                        .toList();
    }

    /** Every shipped rulebook, ready to judge. */
    static List<RuleSet> allShipped() {
        return Library.rulebooks().stream().map(e -> shipped(e.name())).toList();
    }

    /** The games of all shipped precedents that can be judged, by name of file and case. */
    static Map<String, Games> precedents() {
        Map<String, Games> games = new LinkedHashMap<>();
        for (Library.Entry entry : Library.precedents()) {
            for (Case source : cases(entry)) {
                CaseGame game = CaseGame.of(source, Language.EN);
                if (game.start().isPresent() && game.cycle().isPresent()) {
                    games.put(
                            entry.path() + " " + source.getName(),
                            new Games(game.start().get(), game.moves()));
                }
            }
        }
        return games;
    }

    private static RuleSet compiled(Rulebook rulebook) {
        RulebookCompiler.Result result = RulebookCompiler.compile(rulebook);
        assertEquals(List.of(), result.problems());
        return result.rules();
    }

    private static synchronized Document document(String text, String extension) {
        ResourceSet set = INJECTOR.getInstance(XtextResourceSet.class);
        URI uri = URI.createURI("memory:/text" + ++texts + "." + extension);
        Resource resource = set.createResource(uri);
        try {
            resource.load(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertEquals(List.of(), resource.getErrors());
        return (Document) resource.getContents().get(0);
    }
}
