// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.osgi.framework.FrameworkUtil;
import org.qili.workbench.Log;

/**
 * After the program ended without closing its editors (it crashed, the machine stopped), opens them
 * again and offers the texts that were not saved.
 */
public final class Recovery implements IStartup {

    /** Where the unsaved texts of this workspace are kept. */
    public static Path folder() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(Recovery.class))
                .append("recovery")
                .toPath();
    }

    @Override
    public void earlyStartup() {
        RecoveryFolder folder = new RecoveryFolder(folder());
        OpenEditors editors = new OpenEditors(folder().resolve("editors.properties"));
        List<URI> open = editors.left();
        List<Unsaved> left = left(folder);
        Display display = PlatformUI.getWorkbench().getDisplay();
        display.asyncExec(
                () -> {
                    IWorkbench workbench = PlatformUI.getWorkbench();
                    page(workbench).ifPresent(p -> reopen(p, open));
                    editors.start(workbench);
                    new Journal(folder).start();
                    page(workbench).ifPresent(p -> offer(p, folder, left));
                });
    }

    private static Optional<IWorkbenchPage> page(IWorkbench workbench) {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        if (window == null) {
            IWorkbenchWindow[] all = workbench.getWorkbenchWindows();
            window = all.length == 0 ? null : all[0];
        }
        return Optional.ofNullable(window).map(IWorkbenchWindow::getActivePage);
    }

    /** The texts kept that differ from what is saved; the others are forgotten. */
    public static List<Unsaved> left(RecoveryFolder folder) {
        List<Unsaved> left = new ArrayList<>();
        try {
            for (Unsaved unsaved : folder.all()) {
                if (unsaved.text().equals(Texts.saved(unsaved.file()))) {
                    folder.forget(unsaved.file());
                } else {
                    left.add(unsaved);
                }
            }
        } catch (IOException | CoreException e) {
            Log.warn(e);
        }
        return left;
    }

    private static void reopen(IWorkbenchPage page, List<URI> open) {
        for (int i = 0; i < open.size(); i++) {
            boolean last = i == open.size() - 1;
            try {
                Optional<IFile> file = Texts.file(open.get(i));
                if (file.filter(IFile::exists).isPresent()) {
                    IDE.openEditor(page, file.get(), last);
                }
            } catch (CoreException e) {
                Log.warn(e);
            }
        }
    }

    /** Asks what to do with unsaved texts, unless there are none. */
    public static void offer(IWorkbenchPage page, RecoveryFolder folder, List<Unsaved> left) {
        if (!left.isEmpty()) {
            new RecoveryDialog(page, folder, left).open();
        }
    }
}
