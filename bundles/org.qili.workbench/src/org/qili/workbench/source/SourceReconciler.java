// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.xtext.validation.Issue;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.live.Snapshot;

/**
 * Connects a viewer with its {@link LiveText}: has the text worked out in the background after each
 * change, and shows its issues and the roles of its words in the viewer.
 */
public final class SourceReconciler implements IReconciler {

    private final LiveText.Listener listener = this::workedOut;
    private final ITextInputListener input =
            new ITextInputListener() {
                @Override
                public void inputDocumentAboutToBeChanged(IDocument before, IDocument after) {
                    disconnect();
                }

                @Override
                public void inputDocumentChanged(IDocument before, IDocument after) {
                    connect();
                }
            };

    private ITextViewer viewer;
    private SourceColouring colouring;
    private IDocument document;
    private LiveText text;
    private Annotation[] shown = {};

    @Override
    public void install(ITextViewer installed) {
        viewer = installed;
        colouring = new SourceColouring(installed);
        installed.addTextInputListener(input);
        connect();
    }

    @Override
    public void uninstall() {
        if (viewer != null) {
            viewer.removeTextInputListener(input);
            disconnect();
            colouring.dispose();
            viewer = null;
        }
    }

    @Override
    public IReconcilingStrategy getReconcilingStrategy(String contentType) {
        return null;
    }

    private void connect() {
        document = viewer.getDocument();
        if (document != null) {
            text = LiveTexts.instance().acquire(document);
            text.addListener(listener);
            show(text.snapshot());
        }
    }

    private void disconnect() {
        if (text != null) {
            text.removeListener(listener);
            LiveTexts.instance().release(document);
            text = null;
            document = null;
            shown = new Annotation[0];
        }
    }

    private void workedOut(Snapshot snapshot) {
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(() -> show(snapshot));
        }
    }

    private void show(Snapshot snapshot) {
        ITextViewer now = viewer;
        if (now == null
                || text == null
                || now.getTextWidget() == null
                || !now.getDocument().get().equals(snapshot.text())) {
            return;
        }
        colouring.show(snapshot.highlights());
        if (snapshot.settled()) {
            annotate(snapshot);
        }
    }

    private void annotate(Snapshot snapshot) {
        IAnnotationModel model =
                viewer instanceof ISourceViewer source ? source.getAnnotationModel() : null;
        if (!(model instanceof IAnnotationModelExtension annotations)) {
            return;
        }
        Map<Annotation, Position> add = new HashMap<>();
        for (Issue issue : snapshot.issues()) {
            int offset = issue.getOffset() == null ? 0 : issue.getOffset();
            int length = issue.getLength() == null ? 0 : issue.getLength();
            add.put(
                    new IssueAnnotation(issue, snapshot.fixable().contains(issue)),
                    new Position(offset, length));
        }
        annotations.replaceAnnotations(shown, add);
        shown = add.keySet().toArray(Annotation[]::new);
    }
}
