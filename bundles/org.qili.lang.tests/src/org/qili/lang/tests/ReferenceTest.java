// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.ChineseForms;
import org.qili.adjudication.text.Messages;
import org.qili.lang.ide.OpenText;
import org.qili.lang.reference.Reference;
import org.qili.lang.reference.Reference.Example;
import org.qili.lang.reference.Topic;
import org.qili.model.Language;
import org.qili.model.Rulebook;
import org.w3c.dom.Element;

/** The reference leaves nothing out, and what it shows works. */
class ReferenceTest {

    private static final Reference REFERENCE =
            Languages.QILI.injector().getInstance(Reference.class);

    @TempDir private Path folder;

    static Stream<Arguments> examples() {
        return Arrays.stream(Language.values())
                .flatMap(
                        l -> REFERENCE.examples(l).stream().map(e -> Arguments.of(l, e.name(), e)));
    }

    /** Every example is parsed, linked, validated and, if it is a rulebook, compiled. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("examples")
    void exampleWorks(Language language, String name, Example example) {
        OpenText text =
                Languages.QILI.open(URI.createURI("memory:/" + example.file()), example.text());
        List<String> wrong =
                Languages.issues(text).stream()
                        .filter(i -> i.getSeverity() == Severity.ERROR)
                        .map(Issue::getMessage)
                        .toList();
        assertEquals(List.of(), wrong, () -> language + " " + name + "\n" + example.text());
        for (Rulebook book : text.rulebooks()) {
            assertEquals(List.of(), RulebookCompiler.compile(book).problems());
        }
        assertFalse(text.rulebooks().isEmpty() && text.cases().isEmpty());
    }

    private static Stream<Keyword> keywords() {
        var grammar = Languages.QILI.injector().getInstance(IGrammarAccess.class).getGrammar();
        return grammar.getRules().stream()
                .filter(r -> r instanceof ParserRule || r instanceof EnumRule)
                .flatMap(
                        r -> {
                            Stream.Builder<Keyword> found = Stream.builder();
                            r.eAllContents()
                                    .forEachRemaining(
                                            o -> {
                                                if (o instanceof Keyword k) {
                                                    found.add(k);
                                                }
                                            });
                            return found.build();
                        });
    }

    @ParameterizedTest
    @EnumSource
    void everyKeywordIsThere(Language language) {
        String all = String.join("\n", REFERENCE.pages(language).values());
        Set<String> missing = new LinkedHashSet<>();
        keywords()
                .map(Keyword::getValue)
                .filter(k -> !all.contains(escaped(k)))
                .forEach(missing::add);
        assertEquals(Set.of(), missing);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Test
    void everyRuleIsThere() {
        var grammar = Languages.QILI.injector().getInstance(IGrammarAccess.class).getGrammar();
        Set<String> documented = REFERENCE.documentedRules();
        List<String> missing =
                grammar.getRules().stream()
                        .filter(r -> !isFragment(r))
                        .map(r -> r.getName())
                        .filter(n -> !documented.contains(n))
                        .toList();
        // blanks, and whatever the language has no word for
        assertEquals(List.of("WS", "ANY_OTHER"), missing);
    }

    private static boolean isFragment(AbstractRule rule) {
        return rule instanceof TerminalRule terminal && terminal.isFragment();
    }

    @ParameterizedTest
    @EnumSource
    void everyWordIsThereWithItsDefinition(Language language) {
        String words = REFERENCE.pages(language).get("words.html");
        for (FactScope scope : FactScope.values()) {
            for (Word word : Vocabulary.words(scope)) {
                for (String name :
                        List.of(
                                word.id(),
                                word.chinese(),
                                ChineseForms.traditional(word.chinese()))) {
                    assertTrue(words.contains("<code>" + name + "</code>"), name);
                }
                String definition = Messages.in(language).get("word." + word.id());
                assertTrue(words.contains(escaped(definition).replace("\"", "&quot;")), definition);
                for (Word.Value value : word.values()) {
                    assertTrue(words.contains(value.id()), value.id());
                }
            }
        }
    }

    @Test
    void isWrittenInEveryLanguage() throws IOException {
        List<Path> written = REFERENCE.write(folder);
        assertEquals(6 * Language.values().length, written.size());
        for (Path file : written) {
            String page = Files.readString(file);
            assertTrue(page.startsWith("<!DOCTYPE html>"), file::toString);
            assertTrue(page.endsWith("</html>\n"), file::toString);
        }
        String chinese = Files.readString(folder.resolve("zh-CN/rulebooks.html"));
        assertTrue(chinese.contains("总则 26.3"), chinese);
    }

    private static Stream<Topic> all(Topic topic) {
        return Stream.concat(Stream.of(topic), topic.parts().stream().flatMap(ReferenceTest::all));
    }

    @ParameterizedTest
    @EnumSource
    void contentsLeadToEveryPageAndHeading(Language language) {
        Map<String, String> pages = REFERENCE.pages(language);
        Set<String> reached = new LinkedHashSet<>();
        for (Topic topic : all(REFERENCE.contents(language)).toList()) {
            String[] address = topic.file().split("#");
            String page = pages.get(address[0]);
            String heading =
                    address.length == 1
                            ? "<h1>" + escaped(topic.title())
                            : "<h2 id=\"" + address[1] + "\">" + escaped(topic.title());
            assertTrue(page.contains(heading), topic::toString);
            reached.add(topic.file());
        }
        assertTrue(reached.containsAll(pages.keySet()), reached::toString);
        assertTrue(reached.contains("rulebooks.html#detail"), reached::toString);
    }

    @Test
    void contentsForTheHelpAreWellFormed() throws Exception {
        for (Path file : REFERENCE.writeContents(folder, "reference/", "toc.xml#languages")) {
            var root =
                    DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(file.toFile())
                            .getDocumentElement();
            String language = file.getParent().getFileName().toString();
            assertEquals("toc", root.getTagName());
            assertEquals("toc.xml#languages", root.getAttribute("link_to"));
            assertEquals("reference/" + language + "/index.html", root.getAttribute("topic"));
            var topics = root.getElementsByTagName("topic");
            Set<String> addresses = new LinkedHashSet<>();
            for (int i = 0; i < topics.getLength(); i++) {
                addresses.add(((Element) topics.item(i)).getAttribute("href"));
            }
            assertEquals(topics.getLength(), addresses.size());
            assertTrue(addresses.contains("reference/" + language + "/cases.html#note"));
        }
    }
}
