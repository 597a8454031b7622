// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
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
    @Inject private Usages usages;

    /**
     * What the word at a place refers to: a rulebook, a reading, an option, a clause; of a
     * declaration itself, of an amendment what it amends.
     */
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
                    .or(() -> Optional.of((Clause) spot.get().element()))
                    .map(c -> target(c, Literals.CLAUSE__NUMBERS));
        }
        // what is declared here is defined here
        return named(resource, offset).map(this::declaration);
    }

    private static Optional<Clause> first(List<Clause> clauses) {
        return clauses.stream().findFirst();
    }

    /**
     * Every place that refers to what is named or numbered at a place, in this text, around it and
     * in the folders a front end works in.
     */
    public List<Target> references(XtextResource resource, int offset) {
        Optional<Spot> spot = Spot.at(resource, offset);
        if (spot.isEmpty()) {
            return List.of();
        }
        Optional<EObject> named = named(resource, offset);
        if (named.isPresent()) {
            return usages.of(resource, named.get());
        }
        boolean clause =
                spot.get().is(Clause.class, "numbers")
                        || spot.get().is(RulingExpectation.class, "clause");
        Rulebook book =
                spot.get().element() instanceof RulingExpectation e
                        ? RulebookClauses.rulebookOf(e).orElse(null)
                        : EcoreUtil2.getContainerOfType(spot.get().element(), Rulebook.class);
        return clause && book != null && book.getName() != null
                ? usages.of(resource, book, spot.get().text())
                : List.of();
    }

    /** The cases whose expected ruling rests on a clause, as seen from a text. */
    public List<Target> citing(XtextResource from, Rulebook book, String number) {
        return usages.of(from, book, number).stream()
                .filter(t -> RulebookFiles.CASES.equals(t.uri().fileExtension()))
                .toList();
    }

    /** The rulebook, reading or option that is declared or used at a place. */
    public Optional<EObject> named(XtextResource resource, int offset) {
        EObject named = elements.resolveCrossReferencedElementAt(resource, offset);
        if (named == null) {
            named =
                    Spot.at(resource, offset)
                            .filter(s -> s.feature().equals("name"))
                            .map(Spot::element)
                            .orElse(null);
        }
        boolean hasUses =
                named instanceof Rulebook
                        || named instanceof Reading
                        || named instanceof ReadingOption;
        return hasUses && !named.eIsProxy() ? Optional.of(named) : Optional.empty();
    }

    /** Where a rulebook, reading or option is declared. */
    public Target declaration(EObject named) {
        return target(named, nameOf(named));
    }

    private static EStructuralFeature nameOf(EObject named) {
        return named.eClass().getEStructuralFeature("name");
    }

    private static Target target(EObject element, EStructuralFeature feature) {
        return target(element, feature, 0);
    }

    static Target target(EObject element, EStructuralFeature feature, int index) {
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
