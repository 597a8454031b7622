// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.qili.workbench.Log;
import org.qili.workbench.text.UiTexts;

/**
 * Which editors are open, written down at every change: the platform does so only when the window
 * is closed in an orderly way or every few minutes.
 */
final class OpenEditors {

    private final Path list;
    private final Job writer =
            Job.createSystem(
                    UiTexts.get("recovery.job"),
                    (IProgressMonitor m) -> {
                        write();
                        return Status.OK_STATUS;
                    });
    private volatile List<URI> open = List.of();
    private boolean ended;

    /**
     * @param list the file it is written to; there is none after an orderly end
     */
    OpenEditors(Path list) {
        this.list = list;
    }

    /** The files that were open when the program ended without closing them, active one last. */
    List<URI> left() {
        List<URI> files = new ArrayList<>();
        if (!Files.exists(list)) {
            return files;
        }
        try (Reader reader = new StringReader(Files.readString(list))) {
            Properties values = new Properties();
            values.load(reader);
            for (int i = 0; values.containsKey(String.valueOf(i)); i++) {
                files.add(URI.create(values.getProperty(String.valueOf(i))));
            }
        } catch (IOException | IllegalArgumentException e) {
            Log.warn(e);
        }
        return files;
    }

    /** Begins to write; in the user interface's thread. */
    void start(IWorkbench workbench) {
        IPartListener2 parts = new Parts(workbench);
        for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
            window.getPartService().addPartListener(parts);
        }
        workbench.addWindowListener(
                new IWindowListener() {
                    @Override
                    public void windowOpened(IWorkbenchWindow window) {
                        window.getPartService().addPartListener(parts);
                    }

                    @Override
                    public void windowClosed(IWorkbenchWindow window) {
                        window.getPartService().removePartListener(parts);
                    }

                    @Override
                    public void windowActivated(IWorkbenchWindow window) {
                        // opens nothing
                    }

                    @Override
                    public void windowDeactivated(IWorkbenchWindow window) {
                        // closes nothing
                    }
                });
        workbench.addWorkbenchListener(
                new IWorkbenchListener() {
                    @Override
                    public boolean preShutdown(IWorkbench ending, boolean forced) {
                        return true;
                    }

                    @Override
                    public void postShutdown(IWorkbench ending) {
                        end();
                    }
                });
        write(workbench);
    }

    /** Looks in the user interface's thread, and writes in the background. */
    private void write(IWorkbench workbench) {
        List<URI> files = new ArrayList<>();
        for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
            for (IWorkbenchPage page : window.getPages()) {
                add(page, files);
            }
        }
        open = List.copyOf(files);
        writer.schedule();
    }

    private synchronized void write() {
        if (ended) {
            return;
        }
        List<URI> files = open;
        Properties values = new Properties();
        for (int i = 0; i < files.size(); i++) {
            values.setProperty(String.valueOf(i), files.get(i).toString());
        }
        try {
            StringWriter text = new StringWriter();
            values.store(text, null);
            RecoveryFolder.write(list, text.toString());
        } catch (IOException e) {
            Log.warn(e);
        }
    }

    /** After an orderly end there is nothing to open again. */
    private synchronized void end() {
        ended = true;
        try {
            Files.deleteIfExists(list);
        } catch (IOException e) {
            Log.warn(e);
        }
    }

    private static void add(IWorkbenchPage page, List<URI> files) {
        URI active = null;
        IEditorPart front = page.getActiveEditor();
        for (IEditorReference reference : page.getEditorReferences()) {
            try {
                IEditorInput input = reference.getEditorInput();
                if (input instanceof IURIEditorInput place && place.getURI() != null) {
                    if (front != null && reference.getEditor(false) == front) {
                        active = place.getURI();
                    } else {
                        files.add(place.getURI());
                    }
                }
            } catch (PartInitException e) {
                Log.warn(e);
            }
        }
        if (active != null) {
            files.add(active);
        }
    }

    private final class Parts implements IPartListener2 {

        private final IWorkbench workbench;

        Parts(IWorkbench workbench) {
            this.workbench = workbench;
        }

        private void changed(IWorkbenchPartReference part) {
            if (part instanceof IEditorReference && !workbench.isClosing()) {
                write(workbench);
            }
        }

        @Override
        public void partOpened(IWorkbenchPartReference part) {
            changed(part);
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            changed(part);
        }

        @Override
        public void partActivated(IWorkbenchPartReference part) {
            changed(part);
        }
    }
}
