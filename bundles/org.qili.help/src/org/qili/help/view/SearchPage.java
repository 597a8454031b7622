// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qili.help.article.Article;
import org.qili.help.article.Line;
import org.qili.help.article.Run;
import org.qili.help.article.Style;
import org.qili.help.search.Hit;
import org.qili.help.text.HelpTexts;

/** What a search found, to be read and followed like any other page. */
final class SearchPage {

    private SearchPage() {}

    static Article of(String words, List<Hit> hits) {
        StringBuilder text = new StringBuilder();
        List<Run> runs = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(0, 0, true, false));
        String title = HelpTexts.get("search.title", words);
        add(text, runs, title, EnumSet.of(Style.TITLE), "");
        lines.add(new Line(0, 0, true, false));
        text.append('\n');
        text.append(
                hits.isEmpty()
                        ? HelpTexts.get("search.none")
                        : HelpTexts.get("search.found", hits.size()));
        for (Hit hit : hits) {
            lines.add(new Line(0, 2, true, false));
            text.append('\n');
            String name =
                    hit.heading().isEmpty()
                            ? hit.title()
                            : HelpTexts.get("search.section", hit.title(), hit.heading());
            add(text, runs, name, EnumSet.noneOf(Style.class), hit.href());
            lines.add(new Line(2, 2, false, false));
            text.append('\n');
            add(text, runs, hit.excerpt(), EnumSet.of(Style.EMPHASIS), "");
        }
        return new Article(text.toString(), runs, lines, Map.of());
    }

    private static void add(
            StringBuilder text, List<Run> runs, String words, Set<Style> styles, String link) {
        if (!words.isEmpty()) {
            runs.add(new Run(text.length(), words.length(), styles, link));
            text.append(words);
        }
    }
}
