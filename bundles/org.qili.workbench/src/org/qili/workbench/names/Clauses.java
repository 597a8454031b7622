// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.index.Mention;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.TextIndex;

/** Where the clauses of rulebooks stand in the workspace, and which precedents cite them. */
public final class Clauses {

    private Clauses() {}

    /**
     * The text of a clause: in the rulebook itself, or in the one it extends.
     *
     * @param book id of the rulebook
     * @param number number of the clause
     * @return empty if no text of the workspace holds it
     */
    public static Optional<Target> text(String book, String number) {
        Set<String> seen = new HashSet<>();
        String holder = book;
        while (seen.add(holder)) {
            List<Target> found = places(Kind.CLAUSE, holder, number);
            if (!found.isEmpty()) {
                return Optional.of(found.get(0));
            }
            holder = base(holder).orElse(holder);
        }
        return Optional.empty();
    }

    private static Optional<String> base(String book) {
        return WorkspaceNames.known().stream()
                .flatMap(e -> e.mentions().stream())
                .filter(m -> m.kind() == Kind.BASE_USE && m.holder().equals(book))
                .map(Mention::name)
                .findFirst();
    }

    /** Every expectation of a precedent that rests on a clause. */
    public static List<Target> citing(String book, String number) {
        return places(Kind.CLAUSE_USE, book, number);
    }

    private static List<Target> places(Kind kind, String book, String number) {
        List<Target> found = new ArrayList<>();
        for (TextIndex.Entry entry : WorkspaceNames.known()) {
            for (Mention m : entry.mentions()) {
                if (m.kind() == kind && m.name().equals(number) && m.book().equals(book)) {
                    found.add(new Target(entry.text(), m.offset(), m.length(), m.holder()));
                }
            }
        }
        return found;
    }
}
