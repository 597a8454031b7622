// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.qili.lang.ide.Places;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.Spot;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Element;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;

/** From a name to what it names, and back. */
public final class Navigation {

    @Inject private EObjectAtOffsetHelper elements;

    /** What the word at a place refers to: a rulebook, a reading, an option, a clause. */
    public Optional<Target> definition(XtextResource resource, int offset) {
        EObject named = elements.resolveCrossReferencedElementAt(resource, offset);
        if (named != null && !named.eIsProxy()) {
            return Optional.of(target(named, nameOf(named)));
        }
        Optional<Spot> spot = Spot.at(resource, offset);
        if (spot.filter(s -> s.is(RulingExpectation.class, "clause")).isPresent()) {
            return RulebookClauses.rulebookOf((RulingExpectation) spot.get().element())
                    .flatMap(b -> first(RulebookClauses.inForce(b, spot.get().text())))
                    .map(c -> target(c, Literals.CLAUSE__NUMBERS));
        }
        if (spot.filter(s -> s.is(Clause.class, "numbers")).isPresent()) {
            Rulebook book = EcoreUtil2.getContainerOfType(spot.get().element(), Rulebook.class);
            return first(RulebookClauses.amended(book, spot.get().text()))
                    .map(c -> target(c, Literals.CLAUSE__NUMBERS));
        }
        return Optional.empty();
    }

    private static Optional<Clause> first(List<Clause> clauses) {
        return clauses.stream().findFirst();
    }

    /**
     * Every place that refers to what is named or numbered at a place, in this text and around it.
     */
    public List<Target> references(XtextResource resource, int offset) {
        Optional<Spot> spot = Spot.at(resource, offset);
        if (spot.isEmpty()) {
            return List.of();
        }
        EObject named = elements.resolveCrossReferencedElementAt(resource, offset);
        if (named == null && spot.get().feature().equals("name")) {
            named = spot.get().element();
        }
        List<XtextResource> around = around(resource);
        if (named instanceof Rulebook
                || named instanceof Reading
                || named instanceof ReadingOption) {
            URI wanted = EcoreUtil.getURI(named);
            List<Target> found = new ArrayList<>();
            around.forEach(r -> collect(r, wanted, found));
            return found;
        }
        boolean clause =
                spot.get().is(Clause.class, "numbers")
                        || spot.get().is(RulingExpectation.class, "clause");
        return clause ? citations(spot.get(), around) : List.of();
    }

    private static void collect(XtextResource resource, URI wanted, List<Target> found) {
        for (EObject root : resource.getContents()) {
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
                            found.add(target(from, reference, i));
                        }
                    }
                }
            }
        }
    }

    /** Expectations that cite a clause, and amendments of it. */
    private static List<Target> citations(Spot spot, List<XtextResource> around) {
        String number = spot.text();
        Rulebook book =
                spot.element() instanceof RulingExpectation e
                        ? RulebookClauses.rulebookOf(e).orElse(null)
                        : EcoreUtil2.getContainerOfType(spot.element(), Rulebook.class);
        List<Target> found = new ArrayList<>();
        if (book == null) {
            return found;
        }
        String id = book.getName();
        for (XtextResource resource : around) {
            for (EObject root : resource.getContents()) {
                for (var expected :
                        EcoreUtil2.getAllContentsOfType(root, RulingExpectation.class)) {
                    boolean cites =
                            number.equals(expected.getClause())
                                    && RulebookClauses.rulebookOf(expected)
                                            .filter(b -> id.equals(b.getName()))
                                            .isPresent();
                    if (cites) {
                        found.add(target(expected, Literals.RULING_EXPECTATION__CLAUSE));
                    }
                }
                for (Clause clause : EcoreUtil2.getAllContentsOfType(root, Clause.class)) {
                    Rulebook owner = (Rulebook) clause.eContainer();
                    boolean amends =
                            clause.getNumbers().contains(number)
                                    && owner != null
                                    && owner.getBase() != null
                                    && id.equals(owner.getBase().getName());
                    if (amends) {
                        found.add(
                                target(
                                        clause,
                                        Literals.CLAUSE__NUMBERS,
                                        clause.getNumbers().indexOf(number)));
                    }
                }
            }
        }
        return found;
    }

    /** This text and the texts in its folder and the rulebook folders it sees. */
    private static List<XtextResource> around(XtextResource resource) {
        ResourceSet set = resource.getResourceSet();
        Set<URI> uris = new LinkedHashSet<>(RulebookFiles.texts(resource.getURI()));
        uris.remove(resource.getURI());
        List<XtextResource> found = new ArrayList<>(List.of(resource));
        for (URI uri : uris) {
            Resource other = set.getResource(uri, true);
            if (other instanceof XtextResource text) {
                found.add(text);
            }
        }
        for (Resource loaded : List.copyOf(set.getResources())) {
            if (loaded instanceof XtextResource text && !found.contains(text)) {
                found.add(text);
            }
        }
        return found;
    }

    private static EStructuralFeature nameOf(EObject named) {
        return named.eClass().getEStructuralFeature("name");
    }

    private static Target target(EObject element, EStructuralFeature feature) {
        return target(element, feature, 0);
    }

    private static Target target(EObject element, EStructuralFeature feature, int index) {
        var nodes = NodeModelUtils.findNodesForFeature(element, feature);
        Region region = Places.of(element, feature);
        if (index > 0 && index < nodes.size()) {
            ITextRegion one = nodes.get(index).getTextRegion();
            region = new Region(one.getOffset(), one.getLength());
        }
        return new Target(
                element.eResource().getURI(), region.offset(), region.length(), label(element));
    }

    private static String label(EObject element) {
        EObject holder = element;
        while (holder != null && !(holder instanceof Element)) {
            holder = holder.eContainer();
        }
        String place =
                holder instanceof Case c
                        ? c.getName()
                        : holder instanceof Rulebook r ? r.getName() : "";
        return element instanceof Clause clause
                ? place + " " + String.join(", ", clause.getNumbers())
                : place;
    }
}
