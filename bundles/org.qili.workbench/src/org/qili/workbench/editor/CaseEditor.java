// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
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
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.internal.genericeditor.ExtensionBasedTextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.ide.Region;
import org.qili.model.Language;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.editor.BoardClipboard.Pasted;
import org.qili.workbench.editor.EditorPages.Page;
import org.qili.workbench.live.Branch;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.live.OwnLabel;
import org.qili.workbench.live.Snapshot;
import org.qili.workbench.text.UiTexts;

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
    private EditorPages pages;
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
        pages = new EditorPages(parent);
        SashForm sides = pages.sides();
        board = new BoardPanel(sides, session, this::begin, this::enter, this::tell);
        SashForm right = pages.right();
        right.moveBelow(board);
        moves = new MoveTable(right, session, this::revealMove, this::openMove);
        Composite source = new Composite(right, SWT.NONE);
        source.setLayout(new FillLayout());
        sides.setWeights(43, 57);
        right.setWeights(42, 58);
        super.createPartControl(source);
        ContextHelp.explain(board.board(), ContextHelp.BOARD);
        ContextHelp.explain(moves.table(), ContextHelp.MOVES);
        ContextHelp.explain(source, ContextHelp.SOURCE);
        MenuManager menu = new MenuManager();
        moves.table().setMenu(menu.createContextMenu(moves.table()));
        getEditorSite().registerContextMenu(Ids.MOVE_MENU, menu, moves.viewer(), false);
        session.addListener(shower);
        board.board().onMove(this::enter);
        StyledText widget = getSourceViewer().getTextWidget();
        widget.addCaretListener(e -> caretMoved(e.caretOffset));
        pages.listenTo(getSite().getService(IHandlerService.class), this::setFocus);
        connect();
        refresh();
    }

    @Override
    public void setFocus() {
        if (pages.page() == Page.BOARD) {
            board.board().setFocus();
        } else {
            super.setFocus();
        }
    }

    @Override
    protected void selectAndReveal(int start, int length, int revealStart, int revealLength) {
        showSource();
        super.selectAndReveal(start, length, revealStart, revealLength);
    }

    private void showSource() {
        if (pages.page() == Page.BOARD) {
            pages.show(Page.BOTH);
        }
    }

    private void showBoard() {
        if (pages.page() == Page.SOURCE) {
            pages.show(Page.BOTH);
        }
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

    /** The field in which moves are typed; to be seen from now on. */
    public Text typedMoves() {
        showBoard();
        return board.typed();
    }

    /** From the source to the board and back. */
    void switchFocus() {
        StyledText source = getSourceViewer().getTextWidget();
        if (source.isFocusControl()) {
            showBoard();
            board.board().setFocus();
        } else {
            showSource();
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
        showSource();
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

    /**
     * Writes a move made on the board into the text, after the moves played so far. A move that is
     * there already, be it in a variation, is only gone to.
     */
    private void enter(Move move) {
        int played = session.ply();
        Optional<Integer> known = session.lineWith(move);
        if (known.isPresent()) {
            boolean stays =
                    session.current().map(CaseState::moves).filter(m -> m.size() > played).stream()
                            .anyMatch(m -> m.get(played).equals(move));
            session.goTo(stays ? session.line() : known.get(), played + 1);
            return;
        }
        Language language = Settings.language();
        int owner = session.whole().map(c -> c.owner(session.line(), played)).orElse(0);
        boolean isRead = session.current().filter(c -> played < c.moves().size()).isPresent();
        switch (Settings.entry()) {
            case INSERT -> edit(owner, e -> e.insert(played, move, language), owner, played + 1);
            case REPLACE ->
                    edit(owner, e -> e.enter(played, List.of(move), language), owner, played + 1);
            case VARIATION -> {
                if (isRead) {
                    enterVariation(owner, played, move);
                } else {
                    edit(e -> e.enter(played, List.of(move), language), played + 1);
                }
            }
        }
    }

    private void enterVariation(int owner, int played, Move move) {
        int[] line = {owner};
        edit(
                owner,
                e -> {
                    line[0] = e.variation(played, move, Settings.language());
                    return line[0] > 0;
                },
                owner,
                played);
        if (line[0] > owner) {
            session.expect(line[0], played + 1);
        }
    }

    // ---- changes made by commands ----

    /** One change of the case's text. */
    @FunctionalInterface
    private interface Change {
        /** Returns whether anything was changed. */
        boolean in(CaseEdits edits) throws BadLocationException;
    }

    /** Changes the line looked at, and shows its position after so many moves. */
    private void edit(Change change, int moves) {
        edit(session.line(), change, session.line(), moves);
    }

    /**
     * Changes the text if that can be done now.
     *
     * @param line the line to change
     * @param shown the line to show then
     * @param moves after how many moves
     */
    private void edit(int line, Change change, int shown, int moves) {
        Optional<CaseState> all = session.whole();
        if (all.isEmpty() || !current() || !validateEditorInputState()) {
            getSite().getShell().getDisplay().beep();
            return;
        }
        try {
            if (change.in(new CaseEdits(document, all.get(), line))) {
                session.expect(shown, moves);
            } else {
                getSite().getShell().getDisplay().beep();
            }
        } catch (BadLocationException e) {
            Log.error(e);
        }
    }

    /** The line in which the move just played stands. */
    private int owner() {
        return session.whole().map(c -> c.owner(session.line(), session.ply() - 1)).orElse(0);
    }

    /** Where the line of the move just played leaves another; empty for the game. */
    private Optional<Branch> branch() {
        return session.whole().flatMap(c -> c.line(owner()).branch());
    }

    /** Puts the variation looked at in the place of the moves it might have been played for. */
    void promote() {
        Optional<Branch> branch = branch();
        int parent = branch.map(Branch::parent).orElse(0);
        edit(owner(), CaseEdits::promote, parent, session.ply());
    }

    /** Deletes the variation looked at. */
    void deleteVariation() {
        Optional<Branch> branch = branch();
        edit(
                owner(),
                CaseEdits::deleteVariation,
                branch.map(Branch::parent).orElse(0),
                branch.map(b -> b.ply() + 1).orElse(session.ply()));
    }

    /** Deletes the move just played; those that follow stay. */
    void deleteMove() {
        int ply = session.ply() - 1;
        edit(owner(), e -> e.delete(ply), owner(), ply);
    }

    /** Deletes the move just played and all after it. */
    void takeBack() {
        if (board.settingUp()) {
            board.board().removeAtCursor();
            return;
        }
        int played = session.ply();
        boolean noneRead = session.current().filter(c -> !c.moves().isEmpty()).isEmpty();
        int first = played == 0 && noneRead ? 0 : played - 1;
        int owner = session.whole().map(c -> c.owner(session.line(), first)).orElse(0);
        boolean whole = branch().filter(b -> b.ply() == first).isPresent();
        if (whole) {
            deleteVariation();
        } else {
            edit(owner, e -> e.deleteFrom(first), owner, Math.max(0, first));
        }
    }

    /** Lets the user put up another position to begin with. */
    void setUp() {
        if (isEditable()) {
            board.beginSetup();
        }
    }

    private void begin(Position position) {
        edit(e -> e.position(position), 0);
    }

    /** Takes a position or moves from the clipboard. */
    void paste() {
        Optional<Position> shown = session.picture().position();
        int played = session.ply();
        Pasted pasted =
                BoardClipboard.read(
                        BoardClipboard.text(),
                        shown.orElseGet(Position::start),
                        Settings.language());
        if (pasted instanceof Pasted.Start start) {
            edit(e -> e.position(start.position()), 0);
        } else if (pasted instanceof Pasted.Nothing nothing) {
            tell(nothing.why());
        } else if (shown.isPresent() && session.evidence().isEmpty()) {
            List<Move> moves = ((Pasted.Moves) pasted).moves();
            edit(e -> e.enter(played, moves, Settings.language()), played + moves.size());
        }
    }

    private void tell(String error) {
        getEditorSite().getActionBars().getStatusLineManager().setErrorMessage(error);
        getSite().getShell().getDisplay().beep();
    }

    /** The moves of the game, for another program. */
    void copyMoves() {
        session.current()
                .filter(c -> !c.positions().isEmpty())
                .ifPresent(
                        c ->
                                BoardClipboard.copy(
                                        BoardClipboard.score(
                                                c.positions(), c.moves(), Settings.language())));
    }

    /** The position shown, for another program. */
    void copyFen() {
        session.picture().position().ifPresent(p -> BoardClipboard.copy(p.fen()));
    }

    @Override
    protected void createActions() {
        super.createActions();
        onBoard(ITextEditorActionConstants.COPY, this::copyFen);
        onBoard(ITextEditorActionConstants.CUT, this::copyFen);
        onBoard(ITextEditorActionConstants.PASTE, this::paste);
        onBoard(ITextEditorActionConstants.DELETE, this::takeBack);
    }

    private void onBoard(String id, Runnable does) {
        IAction text = getAction(id);
        if (text != null) {
            setAction(id, new BoardAction(text, () -> board.board().isFocusControl(), does));
        }
    }

    /** Asks for the arbiter's own label of the move just played. */
    void askOwnLabel() {
        int ply = session.ply() - 1;
        Optional<CaseState> state = session.current().filter(c -> ply >= 0);
        if (state.isEmpty() || !isEditable()) {
            getSite().getShell().getDisplay().beep();
            return;
        }
        int owner = owner();
        MoveRow row = MoveRow.of(state.get(), owner, ply, session.ruling(), Settings.language());
        Optional<OwnLabel> own = state.get().own(ply);
        new OwnLabelDialog(
                        getSite().getShell(),
                        UiTexts.get("ruling.move", String.valueOf(ply + 1), row.move()),
                        row.labelText(),
                        own.map(OwnLabel::label).or(row::label),
                        own.map(OwnLabel::reason).orElse(""),
                        (label, reason) ->
                                edit(
                                        owner,
                                        e -> e.label(ply, label, reason),
                                        session.line(),
                                        ply + 1))
                .open();
    }

    /** Deletes the arbiter's own label of the move just played. */
    void removeOwnLabel() {
        int ply = session.ply() - 1;
        edit(owner(), e -> e.unlabel(ply), session.line(), ply + 1);
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
