// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.RulingTexts;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.model.Language;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.commands.ButtonAction;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.text.UiTexts;

/**
 * The board of an editor, with what it shows in words above and buttons to walk through the game.
 */
final class BoardPanel extends Composite {

    /** Width of the field for typed moves. */
    private static final int FIELD = 190;

    private final CaseSession session;
    private final BoardCanvas board;
    private final Label caption;
    private final Label detail;
    private final Consumer<Position> setUp;
    private final Composite below;
    private final MoveField typed;

    /** Made when it is first wanted: its many buttons would hold the opening of an editor up. */
    private SetupPanel setup;

    /**
     * @param setUp called with a position that was put up
     * @param entered called with a move that was typed
     * @param refused called with what is wrong with a move that was typed
     */
    BoardPanel(
            Composite parent,
            CaseSession session,
            Consumer<Position> setUp,
            Consumer<Move> entered,
            Consumer<String> refused) {
        super(parent, SWT.NONE);
        this.session = session;
        GridLayoutFactory.fillDefaults().margins(6, 4).spacing(0, 2).applyTo(this);
        caption = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(caption);
        detail = new Label(this, SWT.WRAP);
        detail.setText("国\n国\n国");
        int lines = detail.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, lines).applyTo(detail);
        board = new BoardCanvas(this);
        GridDataFactory.fillDefaults().grab(true, true).hint(320, 340).applyTo(board);
        this.setUp = setUp;
        ToolBarManager bar = new ToolBarManager(SWT.FLAT);
        bar.add(button("first", session::first));
        bar.add(button("previous", session::back));
        bar.add(button("next", session::forward));
        bar.add(button("last", session::last));
        bar.add(button("flip", () -> Settings.set(Settings.FLIPPED, "" + !board.flipped())));
        bar.add(button("setup", this::beginSetup));
        below = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(below);
        // grabbing lets it shrink: otherwise a narrow panel would cut the board off
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.END).grab(true, false).applyTo(below);
        bar.createControl(below);
        typed = new MoveField(below, this::movable, entered, refused);
        GridDataFactory.fillDefaults()
                .hint(FIELD, SWT.DEFAULT)
                .grab(true, false)
                .applyTo(typed.text());
        applySettings();
        Settings.follow(this, this::applySettings);
        addDisposeListener(e -> bar.dispose());
    }

    /** Lets the user put up another position to begin with. */
    void beginSetup() {
        if (settingUp()) {
            return;
        }
        if (setup == null) {
            setup = new SetupPanel(this, board, this::endSetup);
            setup.moveAbove(below);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(setup);
        }
        showSetup(true);
        setup.begin(
                session.current()
                        .filter(c -> !c.positions().isEmpty())
                        .map(c -> Setup.of(c.positions().get(0)))
                        .orElseGet(Setup::empty));
        refresh();
        board.setFocus();
    }

    private void endSetup(Optional<Position> position) {
        board.place(Optional.empty());
        showSetup(false);
        position.ifPresent(setUp);
        refresh();
        board.setFocus();
    }

    private void showSetup(boolean visible) {
        show(setup, visible);
        // the room is the board's
        show(below, !visible);
        layout();
    }

    private static void show(Control part, boolean visible) {
        part.setVisible(visible);
        ((GridData) part.getLayoutData()).exclude = !visible;
    }

    /** Whether men are being put on the board. */
    boolean settingUp() {
        return setup != null && setup.getVisible();
    }

    BoardCanvas board() {
        return board;
    }

    /** Where moves are typed. */
    Text typed() {
        return typed.text();
    }

    /** The position from which moves may be made. */
    private Optional<Position> movable() {
        return settingUp() || session.evidence().isPresent()
                ? Optional.empty()
                : session.picture().position();
    }

    private static Action button(String name, Runnable does) {
        return new ButtonAction(UiTexts.get("board." + name), Images.of(name), does);
    }

    private void applySettings() {
        board.setFlipped(Settings.flipped());
        board.setLook(Settings.men(), Settings.script(), Settings.colourBlind());
        refresh();
    }

    void refresh() {
        if (settingUp()) {
            caption.setText(UiTexts.get("setup.title"));
            detail.setText(UiTexts.get("setup.how"));
            return;
        }
        board.show(session.picture());
        typed.refresh();
        caption.setText(escape(title()));
        detail.setText(escape(explanation()));
        detail.setToolTipText(explanation());
    }

    private static String escape(String text) {
        return text.replace("&", "&&");
    }

    /** Which move it is and who is to move. */
    private String title() {
        Language language = Settings.language();
        BoardTexts texts = BoardTexts.in(language);
        if (session.evidence().isPresent()) {
            Evidence shown = session.evidence().get();
            int step = session.step();
            String line = texts.line(shown.positions().get(0), shown.moves().subList(0, step));
            return UiTexts.get(
                    "board.evidence", String.valueOf(step), String.valueOf(session.steps()), line);
        }
        Optional<CaseState> state = session.current().filter(c -> !c.positions().isEmpty());
        if (state.isEmpty()) {
            return UiTexts.get("board.nothing");
        }
        int played = session.ply();
        Position position = state.get().positions().get(played);
        String side = texts.side(position.sideToMove());
        if (played == 0) {
            return UiTexts.get("board.start", side);
        }
        Position before = state.get().positions().get(played - 1);
        boolean varies = state.get().branch().filter(b -> played > b.ply()).isPresent();
        return UiTexts.get(
                varies ? "board.after.variation" : "board.after",
                String.valueOf(played),
                texts.side(before.sideToMove()),
                texts.move(before, state.get().moves().get(played - 1)),
                label(),
                side);
    }

    private String label() {
        return session.move()
                .map(
                        m ->
                                RulingTexts.of(session.ruling().orElseThrow(), Settings.language())
                                        .label(m))
                .orElse("");
    }

    /** Why the move has its label. */
    private String explanation() {
        if (session.evidence().isPresent()) {
            return session.evidence().get().text();
        }
        Optional<LabelledMove> move = session.move();
        if (move.isEmpty()) {
            return "";
        }
        return RulingTexts.of(session.ruling().orElseThrow(), Settings.language())
                .reasons(move.get())
                .stream()
                .findFirst()
                .orElse("");
    }
}
