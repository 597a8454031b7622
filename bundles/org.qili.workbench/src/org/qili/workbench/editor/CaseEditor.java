// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.internal.genericeditor.ExtensionBasedTextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.lang.ide.Region;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.live.Snapshot;

/**
 * Editor of cases: the board, the move table and the source side by side. All edits, those made on
 * the board included, are edits of the one text, so that they share undo and saving. The source
 * part is the platform's generic editor, which offers no other way than its own class to build on
 * it.
 */
@SuppressWarnings("restriction")
public final class CaseEditor extends ExtensionBasedTextEditor {

    private final CaseSession session = new CaseSession();
    private final LiveText.Listener live = this::workedOut;
    private final Runnable shower = this::refresh;
    private boolean damaged;
    private IDocument document;
    private LiveText text;
    private BoardPanel board;
    private MoveTable moves;
    private SourceOutline outline;

    /** What this editor looks at. */
    public CaseSession session() {
        return session;
    }

    /** The board. */
    public BoardCanvas board() {
        return board.board();
    }

    /** The move table. */
    public Table moveTable() {
        return moves.table();
    }

    @Override
    public void createPartControl(Composite parent) {
        SashForm sides = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        board = new BoardPanel(sides, session);
        SashForm right = new SashForm(sides, SWT.VERTICAL | SWT.SMOOTH);
        moves = new MoveTable(right, session, this::revealMove, this::openMove);
        Composite source = new Composite(right, SWT.NONE);
        source.setLayout(new FillLayout());
        sides.setWeights(43, 57);
        right.setWeights(42, 58);
        super.createPartControl(source);
        session.addListener(shower);
        board.board().onMove(this::enter);
        StyledText widget = getSourceViewer().getTextWidget();
        widget.addCaretListener(e -> caretMoved(e.caretOffset));
        connect();
        refresh();
    }

    @Override
    protected void doSetInput(IEditorInput input) throws org.eclipse.core.runtime.CoreException {
        super.doSetInput(input);
        damaged = Damage.in(getDocumentProvider(), input);
        if (board != null) {
            connect();
        }
    }

    @Override
    public boolean isEditable() {
        return !damaged && super.isEditable();
    }

    @Override
    public boolean isEditorInputModifiable() {
        return !damaged && super.isEditorInputModifiable();
    }

    /** Listens to the text of the present input. */
    private void connect() {
        IDocument next = getDocumentProvider().getDocument(getEditorInput());
        if (next == document || next == null) {
            return;
        }
        disconnect();
        document = next;
        text = LiveTexts.instance().acquire(next);
        text.addListener(live);
        session.update(text.snapshot());
    }

    private void disconnect() {
        if (text != null) {
            text.removeListener(live);
            LiveTexts.instance().release(document);
            text = null;
            document = null;
        }
    }

    @Override
    public void dispose() {
        disconnect();
        session.removeListener(shower);
        super.dispose();
    }

    private void workedOut(Snapshot snapshot) {
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        if (text != null && !moves.isDisposed()) {
                            session.update(snapshot);
                        }
                    });
        }
    }

    private void refresh() {
        if (board == null || board.isDisposed()) {
            return;
        }
        board.refresh();
        moves.refresh();
        if (outline != null) {
            outline.show(session.snapshot().outline());
        }
    }

    /** From the source to the board and back. */
    void switchFocus() {
        StyledText source = getSourceViewer().getTextWidget();
        if (source.isFocusControl()) {
            board.board().setFocus();
        } else {
            source.setFocus();
        }
    }

    // ---- text and moves show each other ----

    private void caretMoved(int widgetOffset) {
        if (!current()) {
            return;
        }
        ISourceViewer viewer = getSourceViewer();
        int offset =
                viewer instanceof ITextViewerExtension5 folded
                        ? folded.widgetOffset2ModelOffset(widgetOffset)
                        : widgetOffset;
        if (session.evidence().isEmpty() || viewer.getTextWidget().isFocusControl()) {
            session.goToOffset(offset);
        }
    }

    /** Whether what is known belongs to the text as it stands. */
    private boolean current() {
        return document != null && document.get().equals(session.snapshot().text());
    }

    private Optional<Region> span(int ply) {
        return session.current()
                .filter(c -> current() && ply < c.spans().size())
                .map(c -> c.spans().get(ply));
    }

    private void revealMove(int ply) {
        span(ply).ifPresent(s -> setHighlight(s, false));
    }

    private void openMove(int ply) {
        span(ply).ifPresent(s -> setHighlight(s, true));
    }

    private void setHighlight(Region span, boolean focus) {
        ISourceViewer viewer = getSourceViewer();
        viewer.setSelectedRange(span.offset(), span.length());
        viewer.revealRange(span.offset(), span.length());
        if (focus) {
            viewer.getTextWidget().setFocus();
        }
    }

    // ---- moves made on the board ----

    /** Writes a move made on the board into the text, after the moves played so far. */
    private void enter(Move move) {
        Optional<CaseState> known = session.current();
        if (known.isEmpty() || !current() || !validateEditorInputState()) {
            return;
        }
        CaseState state = known.get();
        int played = session.ply();
        if (played < state.moves().size() && state.moves().get(played).equals(move)) {
            session.goTo(played + 1);
            return;
        }
        Position before = state.positions().get(played);
        String written = BoardTexts.in(Settings.language()).move(before, move);
        try {
            if (played < state.moves().size()) {
                replace(state.spans().get(played), written);
            } else if (state.unread().isPresent()) {
                replace(state.unread().get(), written);
            } else if (state.insertAt() >= 0) {
                document.replace(state.insertAt(), 0, further(state, played, written));
            } else {
                return;
            }
            session.expect(played + 1);
        } catch (BadLocationException e) {
            Log.error(e);
        }
    }

    private void replace(Region span, String written) throws BadLocationException {
        document.replace(span.offset(), span.length(), written);
    }

    /** A further move as a score sheet writes it: a new numbered line for each of Red's moves. */
    private static String further(CaseState state, int played, String written) {
        boolean red = state.positions().get(played).sideToMove() == Side.RED;
        boolean blackBegan = state.positions().get(0).sideToMove() == Side.BLACK;
        if (!red && played > 0) {
            return " " + written;
        }
        int round = (played + (blackBegan ? 1 : 0)) / 2 + 1;
        return "\n    " + round + ". " + (red ? "" : "... ") + written;
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == CaseSession.class) {
            return adapter.cast(session);
        }
        if (adapter == IContentOutlinePage.class) {
            if (outline == null || outline.isDisposed()) {
                outline = new SourceOutline(s -> selectAndReveal(s.offset(), s.length()));
                outline.show(session.snapshot().outline());
            }
            return adapter.cast(outline);
        }
        return super.getAdapter(adapter);
    }
}
