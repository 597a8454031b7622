// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import java.util.Collection;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescription.Delta;
import org.eclipse.xtext.resource.IResourceDescription.Manager.AllChangeAware;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionManager;
import org.qili.lang.scoping.RulebookFiles;

/**
 * Whatever changes in a rulebook may change what open texts say by it: labels and rulings of cases,
 * and rulebooks that extend it. So they are checked again, at every change and not only where names
 * have changed.
 */
public final class RulebookReaders extends DefaultResourceDescriptionManager
        implements AllChangeAware {

    @Override
    public boolean isAffectedByAny(
            Collection<Delta> deltas,
            IResourceDescription candidate,
            IResourceDescriptions context) {
        return deltas.stream()
                .anyMatch(d -> RulebookFiles.EXTENSION.equals(d.getUri().fileExtension()));
    }
}
