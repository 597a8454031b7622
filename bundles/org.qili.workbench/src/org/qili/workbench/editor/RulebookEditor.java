// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.internal.genericeditor.ExtensionBasedTextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.live.Snapshot;

/** Editor of rulebooks: the platform's generic editor, with an outline. */
@SuppressWarnings("restriction")
public final class RulebookEditor extends ExtensionBasedTextEditor {

    private final LiveText.Listener live = this::workedOut;
    private boolean damaged;
    private IDocument document;
    private LiveText text;
    private SourceOutline outline;

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        document = getDocumentProvider().getDocument(getEditorInput());
        if (document != null) {
            text = LiveTexts.instance().acquire(document);
            text.addListener(live);
        }
    }

    @Override
    protected void doSetInput(IEditorInput input) throws CoreException {
        super.doSetInput(input);
        damaged = Damage.in(getDocumentProvider(), input);
    }

    @Override
    public boolean isEditable() {
        return !damaged && super.isEditable();
    }

    @Override
    public boolean isEditorInputModifiable() {
        return !damaged && super.isEditorInputModifiable();
    }

    @Override
    public void dispose() {
        if (text != null) {
            text.removeListener(live);
            LiveTexts.instance().release(document);
            text = null;
        }
        super.dispose();
    }

    private void workedOut(Snapshot snapshot) {
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        if (outline != null && text != null) {
                            outline.show(snapshot.outline());
                        }
                    });
        }
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == IContentOutlinePage.class) {
            if (outline == null || outline.isDisposed()) {
                outline = new SourceOutline(s -> selectAndReveal(s.offset(), s.length()));
                if (text != null) {
                    outline.show(text.snapshot().outline());
                }
            }
            return adapter.cast(outline);
        }
        return super.getAdapter(adapter);
    }
}
