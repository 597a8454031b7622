// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.help.article.Article;
import org.qili.help.article.ArticleWriter;
import org.qili.help.article.Line;
import org.qili.help.article.Run;
import org.qili.help.article.Style;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Page;
import org.qili.model.Language;

/** Pages become text with looks, places and links. */
final class ArticleWriterTest {

    private static Article article(String body) throws IOException {
        String page = "<html><head><title>t</title></head><body>" + body + "</body></html>";
        return ArticleWriter.write(
                Page.read(
                        "/org.qili.help/pages/here.html",
                        new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8))));
    }

    private static String part(Article article, Run run) {
        return article.text().substring(run.offset(), run.end());
    }

    @Test
    void headingsParagraphsAndPlaces() throws Exception {
        Article article = article("<h1>One</h1>\n<p>A\n  b.</p><h2 id='x'>Two</h2><p>C</p>");
        assertEquals("One\nA b.\nTwo\nC", article.text());
        assertEquals(article.text().indexOf("Two"), article.anchors().get("x"));
        assertEquals(
                List.of("One", "Two"), article.runs().stream().map(r -> part(article, r)).toList());
        assertEquals(Set.of(Style.HEADING), article.runs().get(1).styles());
        assertEquals(4, article.lines().size());
    }

    @Test
    void linksAreResolved() throws Exception {
        Article article =
                article(
                        "<p>See <a href='other.html#a'>this <b>one</b></a>, <a href='command:c'>do</a>.</p>");
        assertEquals("See this one, do.", article.text());
        List<Run> links = article.links();
        assertEquals("/org.qili.help/pages/other.html#a", links.get(0).link());
        assertEquals("one", part(article, links.get(1)));
        assertEquals("command:c", links.get(2).link());
    }

    @Test
    void listsHang() throws Exception {
        Article article = article("<ol><li>first</li><li>second <code>x</code></li></ol>");
        assertEquals("1.\tfirst\n2.\tsecond x", article.text());
        Line line = article.lines().get(1);
        assertTrue(line.hanging() > line.indent());
    }

    @Test
    void narrowTablesStandInColumns() throws Exception {
        Article article =
                article(
                        "<table><tr><th>K</th><th>Does</th></tr><tr><td>将</td><td>check</td></tr></table>");
        assertEquals("K\tDoes\n将\tcheck", article.text());
    }

    @Test
    void wideTablesAreSetRowByRow() throws Exception {
        Article article =
                article(
                        "<table><tr><th>en</th><th>zh</th><th>Meaning</th></tr><tr id='r'><td>net</td>"
                                + "<td>净得</td><td>What is won after all recaptures have been made.</td></tr></table>");
        assertEquals(
                "net  ·  净得\nWhat is won after all recaptures have been made.", article.text());
        assertEquals(0, article.anchors().get("r"));
    }

    @Test
    void preformattedTextKeepsItsLinesAndBlanks() throws Exception {
        Article article = article("<pre>a {\n  b\n}\n</pre>");
        assertEquals("a {\n  b\n}", article.text());
        assertTrue(article.lines().stream().allMatch(Line::panel));
    }

    /** Of every page: one look a line, runs in order, within the text and without overlap. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPageCanBeShown(Language language) {
        HelpBook book = HelpBook.in(language);
        for (String href : book.order()) {
            Article article = ArticleWriter.write(book.page(href).orElseThrow());
            assertEquals(article.text().split("\n", -1).length, article.lines().size(), href);
            int end = 0;
            for (Run run : article.runs()) {
                assertTrue(run.offset() >= end && run.length() > 0, href + " " + run);
                end = run.end();
            }
            assertTrue(end <= article.text().length(), href);
        }
    }
}
