// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Control;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;

/** Tells a view, in the user interface's thread, which rulebooks were saved, added or removed. */
public final class WorkspaceWatch {

    /** Who wants to know. */
    public interface Listener {
        /**
         * Rulebooks changed.
         *
         * @param files those with another content, new and deleted ones included
         * @param listChanged whether there are others than before
         */
        void rulebooksChanged(Set<IFile> files, boolean listChanged);
    }

    private WorkspaceWatch() {}

    /** Watches until the owner is disposed. */
    public static void install(Control owner, Listener listener) {
        IResourceChangeListener watch = e -> changed(e, owner, listener);
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(watch, IResourceChangeEvent.POST_CHANGE);
        owner.addDisposeListener(
                e -> ResourcesPlugin.getWorkspace().removeResourceChangeListener(watch));
    }

    private static void changed(IResourceChangeEvent event, Control owner, Listener listener) {
        Set<IFile> files = new HashSet<>();
        boolean[] list = {false};
        try {
            event.getDelta()
                    .accept(
                            delta -> {
                                if (delta.getResource() instanceof IFile file
                                        && Ids.RULEBOOK_EXTENSION.equals(file.getFileExtension())) {
                                    boolean other = delta.getKind() != IResourceDelta.CHANGED;
                                    list[0] |= other;
                                    if (other || (delta.getFlags() & IResourceDelta.CONTENT) != 0) {
                                        files.add(file);
                                    }
                                }
                                return true;
                            });
        } catch (CoreException e) {
            Log.warn(e);
        }
        if (!files.isEmpty() && !owner.isDisposed()) {
            owner.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!owner.isDisposed()) {
                                    listener.rulebooksChanged(files, list[0]);
                                }
                            });
        }
    }
}
