// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

import com.google.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.URIHandlerImpl;

/** Reads texts that an editor holds as they are there, in the place of their files. */
public final class HeldTexts extends URIHandlerImpl {

    private final TextIndex index;

    @Inject
    HeldTexts(TextIndex index) {
        this.index = index;
    }

    /** Lets a resource set see the texts that editors hold. */
    public void showTo(ResourceSet set) {
        set.getURIConverter().getURIHandlers().add(0, this);
    }

    @Override
    public boolean canHandle(URI uri) {
        return index.content(uri).isPresent();
    }

    @Override
    public InputStream createInputStream(URI uri, Map<?, ?> options) {
        String content = index.content(uri).orElse("");
        return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean exists(URI uri, Map<?, ?> options) {
        return true;
    }
}
