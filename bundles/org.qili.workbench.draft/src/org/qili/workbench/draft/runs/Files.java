// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.emf.common.util.URI;
import org.qili.library.Library;
import org.qili.workbench.Ids;
import org.qili.workbench.shipped.ShippedProject;

/** Files of the workspace and what stands in them. */
public final class Files {

    private Files() {}

    /** Files with an extension in some folders, each once, in the order of their paths. */
    static List<IFile> in(Collection<? extends IResource> places, String extension)
            throws CoreException {
        Set<IFile> found = new LinkedHashSet<>();
        for (IResource place : places) {
            if (!place.isAccessible()) {
                continue;
            }
            place.accept(
                    proxy -> {
                        if (proxy.getType() == IResource.FILE
                                && proxy.getName().endsWith("." + extension)) {
                            found.add((IFile) proxy.requestResource());
                        }
                        return !proxy.isDerived();
                    },
                    IResource.NONE);
        }
        List<IFile> sorted = new ArrayList<>(found);
        sorted.sort((a, b) -> a.getFullPath().toString().compareTo(b.getFullPath().toString()));
        return sorted;
    }

    /** Rulebooks of the workspace, then shipped ones that are not in it. */
    public static List<RulebookChoice> rulebooks() throws CoreException {
        List<RulebookChoice> all = new ArrayList<>();
        for (IFile file :
                in(List.of(ResourcesPlugin.getWorkspace().getRoot()), Ids.RULEBOOK_EXTENSION)) {
            all.add(RulebookChoice.of(file));
        }
        for (Library.Entry entry : Library.rulebooks()) {
            if (!ShippedProject.project().getFile(entry.path()).exists()) {
                all.add(RulebookChoice.of(entry));
            }
        }
        return all;
    }

    /** Address under which the languages read a file. */
    public static URI uri(IFile file) {
        java.net.URI place = file.getLocationURI();
        return place.getScheme().equals("file")
                ? URI.createFileURI(new File(place).getPath())
                : URI.createURI(place.toString());
    }

    /** The file of the workspace that a text was read from. */
    public static Optional<IFile> file(URI text) {
        if (text.isFile()) {
            java.net.URI place = new File(text.toFileString()).toURI();
            for (IFile file :
                    ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place)) {
                if (file.exists()) {
                    return Optional.of(file);
                }
            }
        }
        return Library.rulebooks().stream()
                .filter(e -> text.toString().endsWith("/" + e.path()))
                .map(e -> ShippedProject.project().getFile(e.path()))
                .filter(IFile::exists)
                .findFirst();
    }

    /** What an editor holds and has not saved. */
    static Optional<String> unsaved(URI text) {
        return file(text)
                .map(
                        f ->
                                FileBuffers.getTextFileBufferManager()
                                        .getTextFileBuffer(f.getFullPath(), LocationKind.IFILE))
                .filter(ITextFileBuffer::isDirty)
                .map(b -> b.getDocument().get());
    }
}
