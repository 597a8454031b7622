// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.index.Mention;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.TextIndex;
import org.qili.lang.index.TextIndex.Entry;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.model.Clause;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;

/**
 * Where names are used. Texts that are open are asked themselves; the index answers for all others,
 * so that finding the cases of a clause among thousands parses none of them.
 */
final class Usages {

    @Inject private TextIndex index;

    /** The texts to search, as seen from one of them. */
    private final class Search {

        private final XtextResource from;
        private final List<Entry> entries;
        private final Map<String, Optional<URI>> resolved = new HashMap<>();

        Search(XtextResource from) {
            this.from = from;
            this.entries = index.texts(from.getURI());
        }

        /** Texts that are parsed anyway: this one and those it made the linker read. */
        List<XtextResource> open() {
            List<XtextResource> open = new ArrayList<>(List.of(from));
            for (Resource loaded : List.copyOf(from.getResourceSet().getResources())) {
                if (loaded instanceof XtextResource text && text.isLoaded() && text != from) {
                    open.add(text);
                }
            }
            return open;
        }

        /** Texts that are not among the parsed ones. */
        List<Entry> others(List<XtextResource> open) {
            Set<URI> known = new HashSet<>();
            open.forEach(r -> known.add(r.getURI()));
            return entries.stream().filter(e -> !known.contains(e.text())).toList();
        }

        /** Whether the id means the rulebook of that text where it is used. */
        boolean means(String id, URI user, URI declaring) {
            // rulebooks are found by folder, but for those in the text itself
            String place = user.trimSegments(1) + "#" + id;
            boolean own =
                    entries.stream()
                            .filter(e -> e.text().equals(user))
                            .flatMap(e -> e.mentions().stream())
                            .anyMatch(m -> m.kind() == Kind.RULEBOOK && m.name().equals(id));
            Optional<URI> meant =
                    own
                            ? Optional.of(user)
                            : resolved.computeIfAbsent(
                                    place, k -> index.rulebook(id, user, entries));
            return meant.filter(declaring::equals).isPresent();
        }
    }

    /** Uses of a rulebook, a reading or an option. */
    List<Target> of(XtextResource from, EObject named) {
        Search search = new Search(from);
        URI wanted = EcoreUtil.getURI(named);
        List<Target> found = new ArrayList<>();
        if (named instanceof Rulebook book) {
            // searching them may make the linker read more: those are found by the index
            List<XtextResource> open = search.open();
            open.forEach(r -> collect(r, wanted, found));
            URI declaring = book.eResource().getURI();
            for (Entry entry : search.others(open)) {
                entry.mentions().stream()
                        .filter(m -> m.kind() == Kind.RULEBOOK_USE || m.kind() == Kind.BASE_USE)
                        .filter(m -> m.name().equals(book.getName()))
                        .filter(m -> search.means(m.name(), entry.text(), declaring))
                        .forEach(m -> found.add(target(entry, m)));
            }
            return found;
        }
        Reading reading =
                named instanceof ReadingOption option
                        ? (Reading) option.eContainer()
                        : (Reading) named;
        // few rulebooks ask for it: these are parsed, for only they tell whose reading it is
        Predicate<Mention> asks =
                m -> m.kind() == Kind.READING_USE && m.name().equals(reading.getName());
        search.others(search.open()).stream()
                .filter(e -> e.mentions().stream().anyMatch(asks))
                .forEach(e -> load(from, e.text()));
        search.open().forEach(r -> collect(r, wanted, found));
        return found;
    }

    private static void load(XtextResource from, URI text) {
        try {
            from.getResourceSet().getResource(text, true);
        } catch (WrappedException e) {
            // a file that has gone since it was indexed uses nothing
            from.getResourceSet().getResources().removeIf(r -> text.equals(r.getURI()));
        }
    }

    private static void collect(XtextResource resource, URI wanted, List<Target> found) {
        for (EObject root : List.copyOf(resource.getContents())) {
            for (TreeIterator<EObject> all = EcoreUtil.getAllContents(root, true);
                    all.hasNext(); ) {
                EObject from = all.next();
                for (var reference : from.eClass().getEAllReferences()) {
                    if (reference.isContainment() || !from.eIsSet(reference)) {
                        continue;
                    }
                    List<?> values =
                            reference.isMany()
                                    ? (List<?>) from.eGet(reference)
                                    : List.of(from.eGet(reference));
                    for (int i = 0; i < values.size(); i++) {
                        if (wanted.equals(EcoreUtil.getURI((EObject) values.get(i)))) {
                            found.add(Navigation.target(from, reference, i));
                        }
                    }
                }
            }
        }
    }

    /** Expectations that cite a clause, and amendments of it. */
    List<Target> of(XtextResource from, Rulebook book, String number) {
        Search search = new Search(from);
        List<Target> found = new ArrayList<>();
        List<XtextResource> open = search.open();
        open.forEach(r -> citations(r, book.getName(), number, found));
        URI declaring = book.eResource().getURI();
        for (Entry entry : search.others(open)) {
            Map<String, String> bases = new LinkedHashMap<>();
            for (Mention m : entry.mentions()) {
                if (m.kind() == Kind.BASE_USE) {
                    bases.put(m.holder(), m.name());
                }
            }
            for (Mention m : entry.mentions()) {
                String id =
                        switch (m.kind()) {
                            case CLAUSE_USE -> m.book();
                            case CLAUSE -> bases.getOrDefault(m.book(), "");
                            default -> "";
                        };
                if (m.name().equals(number)
                        && id.equals(book.getName())
                        && search.means(id, entry.text(), declaring)) {
                    found.add(target(entry, m));
                }
            }
        }
        return found;
    }

    private static void citations(
            XtextResource resource, String id, String number, List<Target> found) {
        for (EObject root : List.copyOf(resource.getContents())) {
            for (var expected : EcoreUtil2.getAllContentsOfType(root, RulingExpectation.class)) {
                boolean cites =
                        number.equals(expected.getClause())
                                && RulebookClauses.rulebookOf(expected)
                                        .filter(b -> id.equals(b.getName()))
                                        .isPresent();
                if (cites) {
                    found.add(Navigation.target(expected, Literals.RULING_EXPECTATION__CLAUSE, 0));
                }
            }
            for (Clause clause : EcoreUtil2.getAllContentsOfType(root, Clause.class)) {
                boolean amends =
                        clause.getNumbers().contains(number)
                                && clause.eContainer() instanceof Rulebook owner
                                && owner.getBase() != null
                                && id.equals(owner.getBase().getName());
                if (amends) {
                    found.add(
                            Navigation.target(
                                    clause,
                                    Literals.CLAUSE__NUMBERS,
                                    clause.getNumbers().indexOf(number)));
                }
            }
        }
    }

    private static Target target(Entry entry, Mention mention) {
        String label =
                mention.kind() == Kind.CLAUSE
                        ? mention.holder() + " " + mention.name()
                        : mention.holder();
        return new Target(entry.text(), mention.offset(), mention.length(), label);
    }
}
