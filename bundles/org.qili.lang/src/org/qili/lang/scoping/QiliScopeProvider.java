// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.scoping;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.SimpleScope;
import org.qili.model.ModelPackage;
import org.qili.model.Reading;
import org.qili.model.ReadingFact;
import org.qili.model.ReadingOption;
import org.qili.model.Rulebook;

/** What names in a rulebook may refer to: readings of it and of those it extends, their options. */
public class QiliScopeProvider extends AbstractQiliScopeProvider {

    @Override
    public IScope getScope(EObject context, EReference reference) {
        if (reference == ModelPackage.Literals.READING_FACT__READING) {
            return readings(EcoreUtil2.getContainerOfType(context, Rulebook.class));
        }
        if (reference == ModelPackage.Literals.READING_FACT__OPTION
                && context instanceof ReadingFact fact) {
            return fact.getReading() == null ? IScope.NULLSCOPE : options(fact.getReading());
        }
        if (reference == ModelPackage.Literals.READING__CHOSEN
                && context instanceof Reading reading) {
            return options(reading);
        }
        return super.getScope(context, reference);
    }

    private static IScope readings(Rulebook rulebook) {
        return new SimpleScope(
                readingsOf(rulebook).stream().map(r -> describe(r.getName(), r)).toList());
    }

    /** Readings that conditions of a rulebook may name: its own, then those it inherits. */
    public static List<Reading> readingsOf(Rulebook rulebook) {
        List<Reading> found = new ArrayList<>();
        Set<Rulebook> seen = new LinkedHashSet<>();
        for (Rulebook r = rulebook; r != null && !r.eIsProxy() && seen.add(r); r = r.getBase()) {
            for (var statement : r.getStatements()) {
                if (statement instanceof Reading reading && reading.getName() != null) {
                    found.add(reading);
                }
            }
        }
        return found;
    }

    private static IScope options(Reading reading) {
        List<IEObjectDescription> found = new ArrayList<>();
        for (ReadingOption option : reading.getOptions()) {
            if (option.getName() != null) {
                found.add(describe(option.getName(), option));
            }
        }
        return new SimpleScope(found);
    }

    private static IEObjectDescription describe(String name, EObject object) {
        return EObjectDescription.create(QualifiedName.create(name), object);
    }
}
