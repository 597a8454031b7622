// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.text.IDocument;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;

/** The texts open in editors, each once however many editors show it. */
public final class LiveTexts {

    private static final class Entry {
        final LiveText text;
        int users;

        Entry(LiveText text) {
            this.text = text;
        }
    }

    private static final LiveTexts INSTANCE = new LiveTexts();

    private final Map<IDocument, Entry> open = new HashMap<>();
    private final AtomicBoolean listening = new AtomicBoolean();

    private LiveTexts() {
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(
                        this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
        Settings.addListener(
                e -> {
                    if (Settings.isLimit(e.getKey())) {
                        Languages.get().judged().use(Settings.limits());
                        all().forEach(LiveText::refresh);
                    } else if (e.getKey().equals(Settings.LANGUAGE)) {
                        all().forEach(LiveText::refresh);
                    }
                });
    }

    /** The one collection of open texts. */
    public static LiveTexts instance() {
        return INSTANCE;
    }

    /** The live text of a document; to be {@link #release released} by whoever asked. */
    public synchronized LiveText acquire(IDocument document) {
        Entry entry = open.get(document);
        if (entry == null) {
            entry = new Entry(create(document));
            open.put(document, entry);
            entry.text.open();
        }
        entry.users++;
        return entry.text;
    }

    /** Gives a live text back; the last one closes it. */
    public synchronized void release(IDocument document) {
        Entry entry = open.get(document);
        if (entry != null && --entry.users == 0) {
            open.remove(document);
            entry.text.close();
        }
    }

    /** The live text of a document that somebody has open. */
    public synchronized Optional<LiveText> find(IDocument document) {
        return Optional.ofNullable(open.get(document)).map(e -> e.text);
    }

    private synchronized List<LiveText> all() {
        return open.values().stream().map(e -> e.text).toList();
    }

    private static LiveText create(IDocument document) {
        ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
        if (buffer == null) {
            URI nowhere = URI.createURI("untitled:/untitled." + Ids.CASE_EXTENSION);
            return new LiveText(document, Optional.empty(), nowhere);
        }
        IPath location = buffer.getLocation();
        IFile file = location == null ? null : FileBuffers.getWorkspaceFileAtLocation(location);
        Optional<IFile> known = Optional.ofNullable(file).filter(IFile::exists);
        java.net.URI place =
                known.map(IFile::getLocationURI).orElseGet(() -> buffer.getFileStore().toURI());
        URI uri =
                place.getScheme().equals("file")
                        ? URI.createFileURI(new java.io.File(place).getPath())
                        : URI.createURI(place.toString());
        return new LiveText(document, known, uri);
    }

    /**
     * Hears of rulebooks that are edited; called in the background, since it needs the languages.
     */
    void listen() {
        if (listening.compareAndSet(false, true)) {
            Languages.get().index().addListener(this::edited);
        }
    }

    /** A rulebook being edited may change every ruling, whether it is saved or not. */
    private void edited(URI text) {
        if (Ids.RULEBOOK_EXTENSION.equals(text.fileExtension())) {
            RuleSets.forget();
            all().stream().filter(l -> !l.uri().equals(text)).forEach(LiveText::refreshSoon);
        }
    }

    /** A rulebook saved in the workspace may change every ruling. */
    private void resourcesChanged(IResourceChangeEvent event) {
        boolean[] rulebook = {false};
        try {
            event.getDelta()
                    .accept(
                            delta -> {
                                boolean content =
                                        delta.getKind() != IResourceDelta.CHANGED
                                                || (delta.getFlags() & IResourceDelta.CONTENT) != 0;
                                rulebook[0] |=
                                        content
                                                && Ids.RULEBOOK_EXTENSION.equals(
                                                        delta.getResource().getFileExtension());
                                return !rulebook[0];
                            });
        } catch (CoreException e) {
            Log.warn(e);
        }
        if (rulebook[0]) {
            RuleSets.forget();
            all().forEach(LiveText::refresh);
        }
    }
}
