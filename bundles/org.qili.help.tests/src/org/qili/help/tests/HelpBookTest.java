// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.help.HelpIds;
import org.qili.help.book.BookExport;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Href;
import org.qili.help.book.Page;
import org.qili.help.book.ReferencePages;
import org.qili.help.book.ReferenceWords;
import org.qili.help.book.Topic;
import org.qili.model.Language;
import org.w3c.dom.Element;

/** The pages of the help: complete in three languages, listed in the contents, well linked. */
final class HelpBookTest {

    private static Set<String> pages(Language language) {
        Set<String> pages =
                BookFiles.names(language, "pages", "*.html").stream()
                        .map(n -> Href.PAGES + n)
                        .collect(Collectors.toCollection(TreeSet::new));
        ReferencePages.in(language).keySet().forEach(f -> pages.add(ReferencePages.href(f)));
        return pages;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void contentsListEveryPage(Language language) {
        List<String> listed = HelpBook.in(language).order();
        assertEquals(pages(language), new TreeSet<>(listed));
        assertEquals(HelpIds.HOME, listed.get(0));
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ZH_CN", "ZH_TW"})
    void languagesHaveTheSamePagesAndPlaces(Language language) throws Exception {
        assertEquals(pages(Language.EN), pages(language));
        for (String name : BookFiles.names(Language.EN, "pages", "*.html")) {
            assertEquals(
                    places(Language.EN, name), places(language, name), name + " in " + language);
            String href = Href.PAGES + name;
            Page english = HelpBook.in(Language.EN).page(href).orElseThrow();
            Page other = HelpBook.in(language).page(href).orElseThrow();
            assertNotEquals(english.title(), other.title());
            assertEquals(english.links(), other.links(), name);
        }
    }

    /** Identifiers and number of blocks; both versions of a page must tell the same. */
    private static List<String> places(Language language, String name) throws Exception {
        List<String> places = new ArrayList<>();
        for (Element e : BookFiles.elements(BookFiles.xml(language, "pages/" + name), "*")) {
            String tag = e.getTagName();
            if (Set.of("h1", "h2", "p", "tr", "dt", "dd", "pre").contains(tag)) {
                places.add(tag + " " + e.getAttribute("id"));
            }
        }
        return places;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLinkLeadsSomewhere(Language language) {
        HelpBook book = HelpBook.in(language);
        List<String> dead = new ArrayList<>();
        for (String href : book.order()) {
            Page page = book.page(href).orElseThrow();
            for (String link : page.links()) {
                if (!leads(book, link)) {
                    dead.add(href + " -> " + link);
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    static boolean leads(HelpBook book, String link) {
        return link.startsWith(Href.COMMAND)
                ? defined(link.substring(Href.COMMAND.length()))
                : book.page(link).filter(p -> p.has(Href.anchor(link))).isPresent();
    }

    private static boolean defined(String serialised) {
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        try {
            return commands.deserialize(serialised).getCommand().isDefined();
        } catch (org.eclipse.core.commands.common.CommandException e) {
            return false;
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void titlesAreInTheLanguage(Language language) {
        List<Topic> contents = HelpBook.in(language).contents();
        assertEquals(1, contents.size(), "one book");
        String title = contents.get(0).title();
        assertEquals(
                switch (language) {
                    case EN -> "Qili help";
                    case ZH_CN -> "棋例帮助";
                    case ZH_TW -> "棋例說明";
                },
                title);
        assertFalse(contents.get(0).parts().isEmpty());
    }

    /** A word is found in each of its forms; a keyword where its construct is described. */
    @ParameterizedTest
    @CsvSource({
        "gives-check, words.html#gives-check",
        "将军, words.html#gives-check",
        "將軍, words.html#gives-check",
        "沿用, rulebooks.html#rulebook",
        "应判, cases.html#expect"
    })
    void referenceExplainsWords(String word, String place) {
        assertEquals(
                Optional.of(ReferencePages.href(place)),
                ReferenceWords.find(HelpBook.in(Language.ZH_CN), word));
    }

    @Test
    void referenceKnowsNoOtherWords() {
        assertEquals(Optional.empty(), ReferenceWords.find(HelpBook.in(Language.EN), "麻将"));
    }

    /** What the browser of the system gets: all pages, linked among each other as files. */
    @Test
    void isWrittenAsFiles() throws Exception {
        HelpBook book = HelpBook.in(Language.ZH_CN);
        Path glossary = BookExport.write(book, Href.page("glossary") + "#roots");
        assertTrue(Files.readString(glossary).contains("<h2 id=\"roots\">根</h2>"));
        for (String href : book.order()) {
            Path file = glossary.resolveSibling(href.substring(Href.PAGES.length()));
            assertTrue(Files.isRegularFile(file), file.toString());
        }
        assertTrue(Files.isRegularFile(glossary.resolveSibling("help.css")));
    }
}
