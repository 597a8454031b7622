// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.navigation.Navigation;
import org.qili.lang.ide.navigation.Target;

/** From a name or clause to what it means and back, for clients of the language server. */
@SuppressWarnings("restriction") // Xtext has no other way in for references
public final class LspSymbols extends DocumentSymbolService {

    @Inject private Navigation navigation;
    @Inject private LspPlaces places;

    @Override
    public List<? extends Location> getDefinitions(
            XtextResource resource, int offset, IResourceAccess access, CancelIndicator cancel) {
        return locations(navigation.definition(resource, offset).stream());
    }

    @Override
    public List<? extends Location> getReferences(
            XtextResource resource,
            int offset,
            IResourceAccess access,
            IResourceDescriptions descriptions,
            CancelIndicator cancel) {
        return locations(navigation.references(resource, offset).stream());
    }

    private List<Location> locations(Stream<Target> targets) {
        return targets.map(places::location).flatMap(Optional::stream).toList();
    }
}
