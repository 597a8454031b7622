// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.scoping;

import com.google.common.base.Predicate;
import com.google.common.collect.Iterables;
import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.qili.lang.index.TextIndex;
import org.qili.model.Document;
import org.qili.model.ModelPackage;
import org.qili.model.Rulebook;

/** Finds rulebooks in other texts: what {@link TextIndex} knows to hold them, edited or not. */
public class RulebookScopeProvider implements IGlobalScopeProvider {

    @Inject private TextIndex index;

    @Override
    public IScope getScope(
            Resource context, EReference reference, Predicate<IEObjectDescription> filter) {
        EClass type = reference.getEReferenceType();
        return type == ModelPackage.Literals.RULEBOOK
                ? new RulebookScope(context, filter, index)
                : IScope.NULLSCOPE;
    }

    private static final class RulebookScope extends AbstractScope {

        private final Resource context;
        private final Predicate<IEObjectDescription> filter;
        private final TextIndex index;

        RulebookScope(Resource context, Predicate<IEObjectDescription> filter, TextIndex index) {
            super(IScope.NULLSCOPE, false);
            this.index = index;
            this.context = context;
            this.filter = filter;
        }

        @Override
        protected IEObjectDescription getSingleLocalElementByName(QualifiedName name) {
            String id = name.toString();
            return named(id, context)
                    .or(() -> index.rulebook(id, context.getURI()).flatMap(u -> named(id, load(u))))
                    .map(RulebookScope::describe)
                    // without a file: what is open beside the text
                    .orElseGet(() -> loaded().get(id));
        }

        private static Optional<Rulebook> named(String id, Resource resource) {
            return rulebooks(resource).stream().filter(r -> id.equals(r.getName())).findFirst();
        }

        @Override
        protected Iterable<IEObjectDescription> getAllLocalElements() {
            Map<String, IEObjectDescription> all = new LinkedHashMap<>();
            index.rulebooks(context.getURI())
                    .forEach(
                            h -> {
                                String id = h.names().get(0).name();
                                IEObjectDescription found =
                                        getSingleLocalElementByName(QualifiedName.create(id));
                                if (found != null) {
                                    all.put(id, found);
                                }
                            });
            loaded().forEach(all::putIfAbsent);
            return filter == null ? all.values() : Iterables.filter(all.values(), filter);
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
