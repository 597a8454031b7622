// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.text.UiTexts;

/**
 * Keeps the texts of cases and rulebooks while they are being changed, a moment after each change,
 * until they are saved or closed.
 */
final class Journal implements IFileBufferListener {

    /** Pause in typing after which a text is kept, in milliseconds. */
    private static final int DELAY = 500;

    private static final Set<String> KEPT = Set.of(Ids.CASE_EXTENSION, Ids.RULEBOOK_EXTENSION);

    private final RecoveryFolder folder;
    private final Map<IFileBuffer, Entry> entries = new HashMap<>();

    Journal(RecoveryFolder folder) {
        this.folder = folder;
    }

    /** Begins with the texts that are open already. */
    void start() {
        ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
        manager.addFileBufferListener(this);
        for (IFileBuffer buffer : manager.getFileBuffers()) {
            bufferCreated(buffer);
        }
    }

    @Override
    public synchronized void bufferCreated(IFileBuffer buffer) {
        IFileStore store = buffer.getFileStore();
        if (buffer instanceof ITextFileBuffer text
                && store != null
                && KEPT.contains(extension(store))
                && !entries.containsKey(buffer)) {
            entries.put(buffer, new Entry(text, store.toURI()));
        }
    }

    private static String extension(IFileStore store) {
        String name = store.getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Override
    public synchronized void bufferDisposed(IFileBuffer buffer) {
        Entry entry = entries.remove(buffer);
        if (entry != null) {
            entry.close();
        }
    }

    @Override
    public synchronized void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
        Entry entry = entries.get(buffer);
        if (entry != null) {
            entry.keep();
        }
    }

    @Override
    public void bufferContentReplaced(IFileBuffer buffer) {
        dirtyStateChanged(buffer, buffer.isDirty());
    }

    @Override
    public synchronized void underlyingFileMoved(IFileBuffer buffer, IPath path) {
        bufferDisposed(buffer);
    }

    @Override
    public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
        // nothing is lost before it is replaced
    }

    @Override
    public void stateChanging(IFileBuffer buffer) {
        // the state is asked for when it has changed
    }

    @Override
    public void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
        // of no concern to the text
    }

    @Override
    public void stateChangeFailed(IFileBuffer buffer) {
        // of no concern to the text
    }

    @Override
    public void underlyingFileDeleted(IFileBuffer buffer) {
        // what is in the editor is all there is left of the file: it stays
    }

    /** One text that is open. */
    private final class Entry implements IDocumentListener {

        private final ITextFileBuffer buffer;
        private final URI file;
        private final Job job =
                new Job(UiTexts.get("recovery.job")) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        write();
                        return Status.OK_STATUS;
                    }
                };
        private boolean closed;

        Entry(ITextFileBuffer buffer, URI file) {
            this.buffer = buffer;
            this.file = file;
            job.setSystem(true);
            job.setPriority(Job.SHORT);
            buffer.getDocument().addDocumentListener(this);
            if (buffer.isDirty()) {
                keep();
            }
        }

        void keep() {
            job.schedule(DELAY);
        }

        @Override
        public void documentAboutToBeChanged(DocumentEvent event) {
            // the text is kept as it becomes
        }

        @Override
        public void documentChanged(DocumentEvent event) {
            keep();
        }

        private synchronized void write() {
            if (closed) {
                return;
            }
            try {
                if (buffer.isDirty()) {
                    String saved = Texts.saved(file);
                    folder.keep(
                            new Unsaved(file, buffer.getDocument().get(), saved, Instant.now()));
                } else {
                    folder.forget(file);
                }
            } catch (IOException | CoreException e) {
                Log.warn(e);
            }
        }

        synchronized void close() {
            closed = true;
            job.cancel();
            buffer.getDocument().removeDocumentListener(this);
            try {
                folder.forget(file);
            } catch (IOException e) {
                Log.warn(e);
            }
        }
    }
}
