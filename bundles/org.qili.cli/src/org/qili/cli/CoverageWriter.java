// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CoverageReport;
import org.qili.model.Language;
import org.qili.report.CoveragePage;
import org.qili.report.CoveragePage.Item;
import org.qili.report.CoveragePage.Row;
import org.qili.report.CoveragePage.Section;

/** Writes what {@code qili coverage} finds as a page. */
final class CoverageWriter {

    private CoverageWriter() {}

    static void write(ReportFile target, Map<Book, CoverageReport> found, Language language)
            throws BadInput {
        List<Section> sections = new ArrayList<>();
        found.forEach((book, report) -> sections.add(section(book, report, language)));
        String page = new CoveragePage(sections, language).html();
        target.write(page.getBytes(StandardCharsets.UTF_8), language);
    }

    private static Section section(Book book, CoverageReport report, Language language) {
        List<Row> rows = new ArrayList<>();
        for (CoverageReport.ClauseRow row : report.clauses()) {
            rows.add(new Row(row.number(), row.text(), items(row.applied()), items(row.near())));
        }
        return new Section(CoveragePage.title(book.rules(), language), rows, items(report.idle()));
    }

    private static List<Item> items(List<CaseRef> cases) {
        return cases.stream().map(c -> new Item(c.name(), place(c))).toList();
    }

    private static String place(CaseRef source) {
        String file = source.text().toFileString();
        return source.index() == 0 ? file : file + " #" + (source.index() + 1);
    }
}
