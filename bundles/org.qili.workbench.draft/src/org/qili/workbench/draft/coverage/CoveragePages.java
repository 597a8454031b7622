// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.coverage;

import java.util.List;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CoverageReport;
import org.qili.model.Language;
import org.qili.report.CoveragePage;
import org.qili.report.CoveragePage.Item;
import org.qili.report.CoveragePage.Row;
import org.qili.report.CoveragePage.Section;
import org.qili.workbench.Settings;

/** Prints what the view shows. */
final class CoveragePages {

    private CoveragePages() {}

    /** The coverage of a rulebook as a page, in the user's language. */
    static String html(Book book, CoverageReport report) {
        Language language = Settings.language();
        List<Row> rows =
                report.clauses().stream()
                        .map(
                                c ->
                                        new Row(
                                                c.number(),
                                                c.text(),
                                                items(c.applied()),
                                                items(c.near())))
                        .toList();
        Section section =
                new Section(CoveragePage.title(book.rules(), language), rows, items(report.idle()));
        return new CoveragePage(List.of(section), language).html();
    }

    private static List<Item> items(List<CaseRef> cases) {
        return cases.stream().map(c -> new Item(c.name(), CoverageLine.folder(c))).toList();
    }
}
