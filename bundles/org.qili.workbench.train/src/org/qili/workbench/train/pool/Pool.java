// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.pool;

import java.util.List;
import java.util.Optional;
import org.qili.lang.suite.Book;
import org.qili.workbench.draft.runs.CaseJob.End;

/**
 * The cases of a rulebook that can be set.
 *
 * @param book the rulebook; empty if it can't be read
 * @param cases the cases, in the order of their files
 * @param end how the search ended
 * @param reason why it failed; empty if it did not
 */
public record Pool(Optional<Book> book, List<PoolCase> cases, End end, String reason) {

    public Pool {
        cases = List.copyOf(cases);
    }
}
