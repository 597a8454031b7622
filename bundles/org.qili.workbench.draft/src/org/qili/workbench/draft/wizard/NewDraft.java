// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.wizard;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.qili.lang.suite.DraftText;
import org.qili.workbench.Ids;
import org.qili.workbench.draft.coverage.NewCase;
import org.qili.workbench.draft.runs.Files;
import org.qili.workbench.draft.text.DraftTexts;

/**
 * A rulebook to be created.
 *
 * @param folder project and folders, created if need be
 * @param id its id and the name of its file
 * @param title its title
 * @param base id of the rulebook it extends
 */
record NewDraft(IPath folder, String id, String title, String base) {

    /** The file it will be. */
    IFile file() {
        return ResourcesPlugin.getWorkspace()
                .getRoot()
                .getFile(folder.append(id + "." + Ids.RULEBOOK_EXTENSION));
    }

    /** Creates it; in the background. */
    void create(IProgressMonitor monitor) throws CoreException {
        IFile file = file();
        ResourcesPlugin.getWorkspace()
                .run(
                        m -> {
                            IProject project = file.getProject();
                            if (!project.exists()) {
                                project.create(m);
                                project.open(m);
                                project.setDefaultCharset(StandardCharsets.UTF_8.name(), m);
                            }
                            project.open(m);
                            if (file.getParent() instanceof IFolder parent) {
                                NewCase.create(parent);
                            }
                            String text =
                                    DraftText.of(
                                            id, title, base, DraftTexts.get("newDraft.comment"));
                            file.create(
                                    new ByteArrayInputStream(
                                            NewCase.inUsersLanguage(Files.uri(file), text)
                                                    .getBytes(StandardCharsets.UTF_8)),
                                    true,
                                    m);
                        },
                        ResourcesPlugin.getWorkspace().getRoot(),
                        IWorkspace.AVOID_UPDATE,
                        monitor);
    }
}
