// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Href;
import org.qili.help.search.HelpIndex;
import org.qili.help.search.Hit;
import org.qili.model.Language;

/** The search: Chinese words of any length, English words in any form, best places first. */
final class HelpIndexTest {

    /** Each word stands on the page named, in whose title or headings it is the most prominent. */
    @ParameterizedTest
    @CsvSource({
        "ZH_CN, 长捉, glossary.html#cycles",
        "ZH_TW, 長捉, glossary.html#cycles",
        "ZH_CN, 摆局, entering.html#set-up",
        "ZH_CN, 捉, ruling.html#labels",
        "EN, perpetual chase, glossary.html#cycles",
        "EN, coverage, drafting.html#coverage",
        "EN, examinations, training.html#exam",
        "EN, root, glossary.html#roots"
    })
    void findsWords(Language language, String words, String place) throws Exception {
        List<Hit> hits = HelpIndex.in(language).find(words);
        assertTrue(
                hits.stream().anyMatch(h -> h.href().equals(Href.PAGES + place)),
                words + ": " + hits);
    }

    /** Characters side by side are one word: 捉长 is none. */
    @Test
    void chineseWordsAreNotTakenApart() throws Exception {
        HelpIndex index = HelpIndex.in(Language.ZH_CN);
        assertEquals(List.of(), index.find("捉长"));
        for (Hit hit : index.find("长捉")) {
            String section = hit.title() + hit.heading() + hit.excerpt();
            assertTrue(section.contains("长捉"), section);
        }
    }

    @Test
    void formsOfEnglishWordsAreOne() throws Exception {
        HelpIndex index = HelpIndex.in(Language.EN);
        List<String> one = index.find("readings").stream().map(Hit::href).sorted().toList();
        assertTrue(one.contains(Href.page("ruling") + "#readings"), one.toString());
        assertEquals(one, index.find("READING").stream().map(Hit::href).sorted().toList());
    }

    /** An unfinished last word finds what begins so. */
    @Test
    void beginningsOfWordsFind() throws Exception {
        List<Hit> hits = HelpIndex.in(Language.EN).find("glossa");
        assertEquals(Href.page("glossary"), hits.get(0).href());
    }

    @Test
    void findsWordsOfTheReference() throws Exception {
        List<Hit> hits = HelpIndex.in(Language.EN).find("gives-check");
        assertTrue(
                hits.stream().anyMatch(h -> h.href().contains("reference/words.html")),
                hits.toString());
    }

    @ParameterizedTest
    @CsvSource({"''", "' '", "?!", "zzyzx", "麻将"})
    void findsNothing(String words) throws Exception {
        for (Language language : Language.values()) {
            assertEquals(List.of(), HelpIndex.in(language).find(words));
        }
    }

    @Test
    void everyHitCanBeOpened() throws Exception {
        for (Language language : Language.values()) {
            HelpBook book = HelpBook.in(language);
            List<Hit> hits = HelpIndex.in(language).find("qili");
            assertTrue(hits.size() > 3);
            for (Hit hit : hits) {
                assertTrue(HelpBookTest.leads(book, hit.href()), hit.href());
            }
        }
    }
}
