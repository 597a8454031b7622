// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.scoping;

import com.google.common.base.Predicate;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.AbstractScope;
import org.qili.model.Document;
import org.qili.model.ModelPackage;
import org.qili.model.Rulebook;

/** Finds rulebooks in other files: those open beside the text, then {@link RulebookFiles}. */
public class RulebookScopeProvider implements IGlobalScopeProvider {

    @Override
    public IScope getScope(
            Resource context, EReference reference, Predicate<IEObjectDescription> filter) {
        EClass type = reference.getEReferenceType();
        return type == ModelPackage.Literals.RULEBOOK
                ? new RulebookScope(context, filter)
                : IScope.NULLSCOPE;
    }

    private static final class RulebookScope extends AbstractScope {

        private final Resource context;
        private final Predicate<IEObjectDescription> filter;

        RulebookScope(Resource context, Predicate<IEObjectDescription> filter) {
            super(IScope.NULLSCOPE, false);
            this.context = context;
            this.filter = filter;
        }

        @Override
        protected IEObjectDescription getSingleLocalElementByName(QualifiedName name) {
            String id = name.toString();
            IEObjectDescription open = loaded().get(id);
            if (open != null) {
                return open;
            }
            return RulebookFiles.find(id, context.getURI()).stream()
                    .flatMap(uri -> rulebooks(load(uri)).stream())
                    .filter(r -> id.equals(r.getName()))
                    .findFirst()
                    .map(RulebookScope::describe)
                    .orElseGet(() -> inAnyFile(id));
        }

        /** A rulebook in a file that has not its name; looked for only if no file has. */
        private IEObjectDescription inAnyFile(String id) {
            RulebookFiles.all(context.getURI()).values().forEach(this::load);
            return loaded().get(id);
        }

        @Override
        protected Iterable<IEObjectDescription> getAllLocalElements() {
            RulebookFiles.all(context.getURI()).values().forEach(this::load);
            Iterable<IEObjectDescription> all = loaded().values();
            return filter == null ? all : Iterables.filter(all, filter);
        }

        private Map<String, IEObjectDescription> loaded() {
            Map<String, IEObjectDescription> found = new LinkedHashMap<>();
            ResourceSet set = context.getResourceSet();
            if (set != null) {
                for (Resource resource : List.copyOf(set.getResources())) {
                    for (Rulebook rulebook : rulebooks(resource)) {
                        found.putIfAbsent(rulebook.getName(), describe(rulebook));
                    }
                }
            }
            return found;
        }

        private Resource load(URI uri) {
            ResourceSet set = context.getResourceSet();
            if (set == null || uri.equals(context.getURI())) {
                return null;
            }
            try {
                return set.getResource(uri, true);
            } catch (WrappedException e) {
                // an unreadable file holds no rulebook; the reference stays unresolved and says so
                return null;
            }
        }

        private static List<Rulebook> rulebooks(Resource resource) {
            List<Rulebook> found = new ArrayList<>();
            if (resource == null) {
                return found;
            }
            for (EObject root : List.copyOf(resource.getContents())) {
                if (root instanceof Document document) {
                    document.getElements().stream()
                            .filter(Rulebook.class::isInstance)
                            .map(Rulebook.class::cast)
                            .filter(r -> r.getName() != null)
                            .forEach(found::add);
                }
            }
            return found;
        }

        private static IEObjectDescription describe(Rulebook rulebook) {
            return EObjectDescription.create(QualifiedName.create(rulebook.getName()), rulebook);
        }
    }
}
