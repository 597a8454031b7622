// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.export;

import java.util.Optional;

/** A view whose findings can be written as a page. */
public interface Reporting {

    /** What was found; empty while nothing is there to be written. */
    Optional<HtmlReport> htmlReport();
}
