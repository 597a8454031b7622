// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IStartup;
import org.qili.lang.index.TextIndex;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.live.Languages;
import org.qili.workbench.text.UiTexts;

/**
 * The names in all texts of the workspace. They are read once in the background, and afterwards
 * only those of files that changed.
 */
public final class WorkspaceNames implements IStartup {

    /** Pause after a change of files before they are read, in milliseconds. */
    private static final int DELAY = 200;

    private static final Job JOB =
            new Job(UiTexts.get("names.job")) {
                @Override
                protected IStatus run(IProgressMonitor monitor) {
                    read(monitor);
                    return Status.OK_STATUS;
                }

                @Override
                public boolean belongsTo(Object family) {
                    return family == WorkspaceNames.class;
                }
            };

    private static volatile List<TextIndex.Entry> known = List.of();

    @Override
    public void earlyStartup() {
        JOB.setPriority(Job.DECORATE);
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(
                        WorkspaceNames::changed, IResourceChangeEvent.POST_CHANGE);
        JOB.schedule();
    }

    private static void changed(IResourceChangeEvent event) {
        boolean[] concerned = {false};
        try {
            event.getDelta()
                    .accept(
                            delta -> {
                                concerned[0] |= concerns(delta);
                                return !concerned[0];
                            });
        } catch (CoreException e) {
            Log.warn(e);
        }
        if (concerned[0]) {
            JOB.schedule(DELAY);
        }
    }

    private static boolean concerns(IResourceDelta delta) {
        IResource resource = delta.getResource();
        if (resource instanceof IProject) {
            return delta.getKind() != IResourceDelta.CHANGED
                    || (delta.getFlags() & IResourceDelta.OPEN) != 0;
        }
        String extension = resource.getFileExtension();
        return (Ids.CASE_EXTENSION.equals(extension) || Ids.RULEBOOK_EXTENSION.equals(extension))
                && (delta.getKind() != IResourceDelta.CHANGED
                        || (delta.getFlags() & IResourceDelta.CONTENT) != 0);
    }

    private static void read(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, UiTexts.get("names.job"), 2);
        List<Path> roots = new ArrayList<>();
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            IPath place = project.isOpen() ? project.getLocation() : null;
            if (place != null) {
                roots.add(place.toPath());
            }
        }
        TextIndex index = Languages.get().index();
        index.use(roots);
        progress.worked(1);
        known = index.texts(null);
        progress.worked(1);
    }

    /** The names as last read; texts in editors may be ahead of them. */
    public static List<TextIndex.Entry> known() {
        return known;
    }

    /** The names as they are now. To be called in the background. */
    public static List<TextIndex.Entry> now() {
        known = Languages.get().index().texts(null);
        return known;
    }
}
