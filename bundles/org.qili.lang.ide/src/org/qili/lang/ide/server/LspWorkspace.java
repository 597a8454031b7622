// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.xbase.lib.Procedures.Procedure2;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.RulebookFiles;

/** Keeps the index of names as a client's folders and open texts are. */
public final class LspWorkspace extends WorkspaceManager {

    @Inject private IResourceServiceProvider.Registry languages;
    @Inject private UriExtensions uris;

    private TextIndex index() {
        return languages
                .getResourceServiceProvider(URI.createURI("any." + RulebookFiles.CASES))
                .get(TextIndex.class);
    }

    @Override
    public void initialize(
            URI root,
            Procedure2<? super URI, ? super Iterable<Issue>> issues,
            CancelIndicator cancel) {
        if (root == null) {
            initialize(List.of(), issues, cancel);
        } else {
            super.initialize(root, issues, cancel);
        }
    }

    @Override
    public void initialize(
            List<WorkspaceFolder> folders,
            Procedure2<? super URI, ? super Iterable<Issue>> issues,
            CancelIndicator cancel) {
        super.initialize(folders, issues, cancel);
        useFolders();
    }

    @Override
    public void didChangeWorkspaceFolders(
            DidChangeWorkspaceFoldersParams params, CancelIndicator cancel) {
        super.didChangeWorkspaceFolders(params, cancel);
        useFolders();
    }

    private void useFolders() {
        List<Path> roots = new ArrayList<>();
        for (WorkspaceFolder folder : getWorkspaceFolders()) {
            URI uri = uris.toUri(folder.getUri());
            if (uri.isFile()) {
                roots.add(Path.of(uri.toFileString()));
            }
        }
        index().use(roots);
    }

    @Override
    public Buildable didOpen(URI uri, Integer version, String contents) {
        Buildable build = super.didOpen(uri, version, contents);
        show(uri);
        readAgain(List.of(uri));
        return build;
    }

    @Override
    public Buildable didChangeTextDocumentContent(
            URI uri, Integer version, Iterable<TextDocumentContentChangeEvent> changes) {
        Buildable build = super.didChangeTextDocumentContent(uri, version, changes);
        show(uri);
        readAgain(List.of(uri));
        return build;
    }

    @Override
    public Buildable didClose(URI uri) {
        Buildable build = super.didClose(uri);
        index().forget(uri);
        readAgain(List.of(uri));
        return build;
    }

    @Override
    public Buildable didChangeFiles(List<URI> dirty, List<URI> deleted) {
        Buildable build = super.didChangeFiles(dirty, deleted);
        List<URI> all = new ArrayList<>(dirty);
        all.addAll(deleted);
        readAgain(all);
        return build;
    }

    /**
     * After a change of a rulebook those that no editor holds are read anew where they are needed:
     * they may extend the one that changed, under a name that meant nothing before.
     */
    private void readAgain(List<URI> changed) {
        if (changed.stream().noneMatch(LspWorkspace::isRulebook)) {
            return;
        }
        for (ProjectManager project : getProjectManagers()) {
            ResourceSet set = project.getResourceSet();
            if (set != null) {
                set.getResources()
                        .removeIf(
                                r ->
                                        isRulebook(r.getURI())
                                                && r.getURI().isFile()
                                                && !isDocumentOpen(r.getURI()));
            }
        }
    }

    private static boolean isRulebook(URI uri) {
        return RulebookFiles.EXTENSION.equals(uri.fileExtension());
    }

    private void show(URI uri) {
        var document = getOpenDocuments().get(uri);
        if (document != null) {
            index().show(uri, document.getContents());
        }
    }
}
