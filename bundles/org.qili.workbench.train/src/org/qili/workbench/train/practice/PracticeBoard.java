// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.practice;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolBar;
import org.qili.adjudication.text.BoardTexts;
import org.qili.analysis.Cycle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.report.exam.Exercise;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.board.BoardPicture;
import org.qili.workbench.commands.ButtonAction;
import org.qili.workbench.train.TrainImages;
import org.qili.workbench.train.text.TrainTexts;

/** The board of an exercise, on which its moves can be played through. */
final class PracticeBoard extends Composite {

    /** Time between two moves when the cycle is played, in milliseconds. */
    private static final int PACE = 900;

    private final Label caption;
    private final BoardCanvas board;
    private final Action play;
    private Optional<Exercise> exercise = Optional.empty();
    private int ply;

    PracticeBoard(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(this);
        caption = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(caption);
        board = new BoardCanvas(this);
        board.setToolTipText(TrainTexts.get("practice.board"));
        GridDataFactory.fillDefaults().grab(true, true).hint(300, 320).applyTo(board);
        ToolBarManager bar = new ToolBarManager(SWT.FLAT);
        bar.add(button("first", "first", IAction.AS_PUSH_BUTTON, () -> go(cycleStart())));
        bar.add(button("back", "previous", IAction.AS_PUSH_BUTTON, () -> go(ply - 1)));
        bar.add(button("forward", "next", IAction.AS_PUSH_BUTTON, () -> go(ply + 1)));
        bar.add(button("last", "last", IAction.AS_PUSH_BUTTON, () -> go(cycleEnd())));
        play = button("play", "", IAction.AS_CHECK_BOX, this::playOn);
        bar.add(play);
        bar.add(
                button(
                        "flip",
                        "flip",
                        IAction.AS_PUSH_BUTTON,
                        () -> Settings.set(Settings.FLIPPED, "" + !board.flipped())));
        ToolBar buttons = bar.createControl(this);
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.END).applyTo(buttons);
        applySettings();
        Settings.follow(this, this::applySettings);
        addDisposeListener(e -> bar.dispose());
    }

    private static Action button(String name, String image, int style, Runnable does) {
        return new ButtonAction(
                TrainTexts.get("practice." + name),
                image.isEmpty() ? TrainImages.of(name) : TrainImages.ofBoard(image),
                style,
                does);
    }

    private void applySettings() {
        board.setFlipped(Settings.flipped());
        board.setLook(Settings.men(), Settings.script(), Settings.colourBlind());
        refresh();
    }

    /** Shows an exercise, at the beginning of its cycle. */
    void show(Optional<Exercise> next) {
        exercise = next;
        play.setChecked(false);
        ply = cycleStart();
        refresh();
    }

    private int cycleStart() {
        return cycle().map(Cycle::firstPly).orElse(0);
    }

    private int cycleEnd() {
        return cycle().map(Cycle::endOfFirst).orElse(0);
    }

    private Optional<Cycle> cycle() {
        return exercise.flatMap(e -> e.ruling().cycle());
    }

    /** Shows the position after that many moves of the game, up to the end of the round trip. */
    void go(int plies) {
        ply = Math.max(0, Math.min(plies, cycleEnd()));
        refresh();
    }

    /** Shows the position after a move of the cycle, from 0. */
    void goToMove(int index) {
        go(cycleStart() + index + 1);
    }

    private void playOn() {
        if (isDisposed() || !play.isChecked() || exercise.isEmpty()) {
            return;
        }
        go(ply >= cycleEnd() ? cycleStart() + 1 : ply + 1);
        getDisplay().timerExec(PACE, this::playOn);
    }

    private void refresh() {
        board.show(picture());
        caption.setText(title().replace("&", "&&"));
    }

    private BoardPicture picture() {
        return exercise.map(e -> e.ruling().game())
                .map(
                        g ->
                                new BoardPicture(
                                        Optional.of(g.before(ply)),
                                        ply == 0
                                                ? Optional.empty()
                                                : Optional.of(g.moves().get(ply - 1)),
                                        List.of(),
                                        false))
                .orElse(BoardPicture.BARE);
    }

    private String title() {
        if (exercise.isEmpty()) {
            return "";
        }
        BoardTexts texts = BoardTexts.in(Settings.language());
        Position position = exercise.get().ruling().game().before(ply);
        String side = texts.side(position.sideToMove());
        if (ply == 0) {
            return TrainTexts.get("practice.start.board", side);
        }
        Position before = exercise.get().ruling().game().before(ply - 1);
        Move move = exercise.get().ruling().game().moves().get(ply - 1);
        return TrainTexts.get(
                "practice.after", String.valueOf(ply), texts.move(before, move), side);
    }

    /** Moves played on the board. */
    int ply() {
        return ply;
    }
}
