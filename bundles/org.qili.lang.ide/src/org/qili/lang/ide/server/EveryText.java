// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.eclipse.xtext.workspace.IProjectConfig;
import org.eclipse.xtext.workspace.ISourceFolder;
import org.eclipse.xtext.workspace.IWorkspaceConfig;

/**
 * A workspace of one project that any text belongs to, with a root or without. Nothing is built at
 * the start: texts are checked when they are opened, and the index finds names in the others.
 */
@SuppressWarnings("restriction") // Xtext has no other way to say what a workspace is
final class EveryText implements IWorkspaceConfig, IProjectConfig, ISourceFolder {

    private static final String NAME = "qili";
    private static final URI ROOT = URI.createURI("file:///");

    @Override
    public Set<? extends IProjectConfig> getProjects() {
        return Set.of(this);
    }

    @Override
    public IProjectConfig findProjectContaining(URI member) {
        return this;
    }

    @Override
    public IProjectConfig findProjectByName(String name) {
        return NAME.equals(name) ? this : null;
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public URI getPath() {
        return ROOT;
    }

    @Override
    public Set<? extends ISourceFolder> getSourceFolders() {
        return Set.of(this);
    }

    @Override
    public ISourceFolder findSourceFolderContaining(URI member) {
        return this;
    }

    @Override
    public IWorkspaceConfig getWorkspaceConfig() {
        return this;
    }

    @Override
    public boolean contains(URI uri) {
        return true;
    }

    @Override
    public List<URI> getAllResources(IFileSystemScanner scanner) {
        return List.of();
    }
}
