// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.qili.adjudication.Impact;
import org.qili.lang.suite.Book;
import org.qili.model.Language;
import org.qili.report.ImpactPage;

/** Writes what {@code qili impact} finds as a page. */
final class ImpactWriter {

    private final ReportFile target;
    private final ImpactPage page;
    private final Language language;

    ImpactWriter(ReportFile target, Book base, Book head, Language language) {
        this.target = target;
        this.language = language;
        page = new ImpactPage(base.rules(), head.rules(), language);
    }

    /**
     * Adds a case.
     *
     * @param impact empty if it can't be judged
     */
    void add(String name, Path file, Optional<Impact> impact) {
        impact.ifPresentOrElse(
                i -> page.add(name, file.toString(), i),
                () -> page.addUnjudged(name, file.toString()));
    }

    void write() throws BadInput {
        target.write(page.html().getBytes(StandardCharsets.UTF_8), language);
    }
}
