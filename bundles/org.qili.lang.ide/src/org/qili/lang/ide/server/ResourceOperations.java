// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import org.eclipse.lsp4j.InitializeParams;

/** What a client can do with files when it applies an edit. */
final class ResourceOperations {

    private ResourceOperations() {}

    /** Whether it can do one of {@link org.eclipse.lsp4j.ResourceOperationKind}. */
    static boolean allows(InitializeParams params, String kind) {
        var capabilities = params.getCapabilities();
        if (capabilities == null
                || capabilities.getWorkspace() == null
                || capabilities.getWorkspace().getWorkspaceEdit() == null) {
            return false;
        }
        var edit = capabilities.getWorkspace().getWorkspaceEdit();
        return Boolean.TRUE.equals(edit.getDocumentChanges())
                && edit.getResourceOperations() != null
                && edit.getResourceOperations().contains(kind);
    }
}
