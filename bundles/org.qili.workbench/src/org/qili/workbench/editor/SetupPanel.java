// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Fault;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Setup;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.report.diagram.Men;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.board.BoardPicture;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.text.UiTexts;

/**
 * Puts men on the board (摆局): the men to take from, the side to move, and everything that is wrong
 * with what stands there.
 */
final class SetupPanel extends Composite implements BoardCanvas.Placing {

    private final BoardCanvas board;
    private final Consumer<Optional<Position>> closed;
    private final List<Button> men = new ArrayList<>();
    private final Button red;
    private final Button black;
    private final Button done;
    private final Text faults;
    private Setup setup = Setup.empty();
    private Optional<Man> hand = Optional.empty();

    /**
     * @param closed called with the position when the user is done, or with none to give it up
     */
    SetupPanel(Composite parent, BoardCanvas board, Consumer<Optional<Position>> closed) {
        super(parent, SWT.NONE);
        this.board = board;
        this.closed = closed;
        GridLayoutFactory.fillDefaults().spacing(2, 2).applyTo(this);
        for (Side side : Side.values()) {
            Composite row = row(Kind.values().length);
            for (Kind kind : Kind.values()) {
                men.add(man(row, Man.of(side, kind)));
            }
        }
        Composite actions = row(6);
        red = button(actions, SWT.RADIO, "setup.red", () -> turn(Side.RED));
        black = button(actions, SWT.RADIO, "setup.black", () -> turn(Side.BLACK));
        button(actions, SWT.PUSH, "setup.clear", () -> change(Setup.empty()));
        button(actions, SWT.PUSH, "setup.start", () -> change(Setup.of(Position.start())));
        done = button(actions, SWT.PUSH, "setup.done", this::finish);
        button(actions, SWT.PUSH, "setup.cancel", () -> closed.accept(Optional.empty()));
        faults = new Text(this, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(200, 3 * faults.getLineHeight())
                .applyTo(faults);
    }

    private Composite row(int columns) {
        Composite row = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(columns).spacing(2, 2).applyTo(row);
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(row);
        return row;
    }

    private Button man(Composite row, Man man) {
        Button button = new Button(row, SWT.TOGGLE);
        button.setData(man);
        if (man.side() == Side.RED) {
            button.setForeground(LabelColours.text(Label.CHECK, row.getBackground()));
        }
        button.addListener(
                SWT.Selection,
                e -> {
                    hand = button.getSelection() ? Optional.of(man) : Optional.empty();
                    men.forEach(b -> b.setSelection(b == button && button.getSelection()));
                });
        return button;
    }

    private static Button button(Composite parent, int style, String key, Runnable does) {
        Button button = new Button(parent, style);
        button.setText(UiTexts.get(key));
        button.addListener(
                SWT.Selection,
                e -> {
                    if (style != SWT.RADIO || button.getSelection()) {
                        does.run();
                    }
                });
        return button;
    }

    /** Begins with what stands on the board. */
    void begin(Setup first) {
        BoardTexts texts = BoardTexts.in(Settings.language());
        for (Button button : men) {
            Man man = (Man) button.getData();
            button.setText(sign(man));
            button.setToolTipText(
                    UiTexts.get("setup.man", texts.man(man), String.valueOf(man.fen())));
            button.setSelection(false);
        }
        hand = Optional.empty();
        board.place(Optional.of(this));
        change(first);
    }

    private static String sign(Man man) {
        if (Settings.men() == Men.LETTERS) {
            return String.valueOf(man.fen());
        }
        return man.zh(Settings.men() == Men.TRADITIONAL ? Script.TRADITIONAL : Script.SIMPLIFIED);
    }

    private void turn(Side side) {
        change(setup.withSideToMove(side));
    }

    private void change(Setup next) {
        setup = next;
        red.setSelection(next.sideToMove() == Side.RED);
        black.setSelection(next.sideToMove() == Side.BLACK);
        BoardTexts texts = BoardTexts.in(Settings.language());
        faults.setText(
                next.validate().stream()
                        .map((Fault f) -> texts.fault(f))
                        .collect(Collectors.joining(Text.DELIMITER)));
        done.setEnabled(next.check() instanceof Setup.Result.Valid);
        board.show(BoardPicture.of(next));
    }

    private void finish() {
        if (setup.check() instanceof Setup.Result.Valid valid) {
            closed.accept(Optional.of(valid.position()));
        }
    }

    // ---- what the user does on the board ----

    @Override
    public Optional<Man> hand() {
        return hand;
    }

    @Override
    public void put(int point, Man man) {
        change(setup.with(point, man));
    }

    @Override
    public void remove(int point) {
        change(setup.with(point, null));
    }

    @Override
    public void move(int from, int to) {
        change(setup.with(to, setup.at(from)).with(from, null));
    }
}
