// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.ide.IDE;
import org.qili.help.HelpIds;
import org.qili.library.Library;
import org.qili.workbench.Ids;

/**
 * A dispute to try things on: a copy of a shipped precedent in a project of its own, so that the
 * precedents stay as they are.
 */
public final class Example {

    /** Name of the project, the same in every language so that it is found again. */
    public static final String PROJECT = "练习 Practice";

    /** Name of the case's file. */
    public static final String FILE = "first-dispute.qili";

    /** The first figure of the rules in force: Red chases a chariot for ever. */
    private static final String PRECEDENT = "cxa-2020/fig-02";

    private Example() {}

    /**
     * Opens the example in the perspective for disputes; made when it is not there yet.
     *
     * @throws CoreException if the file cannot be written
     */
    static void open(IWorkbenchWindow window) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(PROJECT);
        if (!project.exists()) {
            project.create(new NullProgressMonitor());
        }
        project.open(new NullProgressMonitor());
        IFile file = project.getFile(FILE);
        if (!file.exists()) {
            project.setDefaultCharset(StandardCharsets.UTF_8.name(), new NullProgressMonitor());
            copy(file);
        }
        window.getWorkbench().showPerspective(Ids.PERSPECTIVE, window);
        IDE.openEditor(window.getActivePage(), file);
    }

    private static void copy(IFile file) throws CoreException {
        Library.Entry entry = Library.precedent(PRECEDENT).orElseThrow();
        try (InputStream in = entry.open()) {
            file.create(in, IResource.NONE, new NullProgressMonitor());
        } catch (IOException e) {
            throw new CoreException(Status.error(HelpIds.BUNDLE, e));
        }
    }
}
