// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseAdapter;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.report.diagram.Men;

/**
 * A board on the screen (棋盘). Shows a {@link BoardPicture}; moves are entered with the mouse or
 * with the keyboard: the arrow keys move a cursor over the points, Enter or the space bar takes up
 * a man and puts it down, Escape puts it back.
 */
public final class BoardCanvas extends Canvas {

    /** Who takes what is done on the board while men are being put up, instead of moves. */
    public interface Placing {

        /** The man that a click puts down; empty if clicks take up and move men. */
        Optional<Man> hand();

        /** A man is put on a point. */
        void put(int point, Man man);

        /** Whatever stands on a point is taken away. */
        void remove(int point);

        /** A man goes to another point. */
        void move(int from, int to);
    }

    private final BoardPainter painter;
    private BoardPicture picture = BoardPicture.BARE;
    private Script script = Script.SIMPLIFIED;
    private Men men = Men.SIMPLIFIED;
    private boolean colourBlind;
    private boolean flipped;
    private int cursor = Points.of(4, 0);
    private int chosen = -1;
    private boolean byKeyboard;
    private Optional<Consumer<Move>> entered = Optional.empty();
    private Optional<Placing> placing = Optional.empty();

    /** A board without men. */
    public BoardCanvas(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        painter = new BoardPainter(getDisplay());
        setBackground(parent.getBackground());
        addPaintListener(this::paint);
        addDisposeListener(e -> painter.dispose());
        addMouseListener(new Mouse());
        addKeyListener(new Keys());
        addListener(SWT.FocusIn, e -> redraw());
        addListener(SWT.FocusOut, e -> redraw());
        // without this, Tab would never leave the board
        addTraverseListener(
                e ->
                        e.doit =
                                e.detail == SWT.TRAVERSE_TAB_NEXT
                                        || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        new BoardAccessibility(this).install();
    }

    /** Calls back whenever the user makes a legal move on the board. */
    public void onMove(Consumer<Move> listener) {
        entered = Optional.of(listener);
    }

    /** Lets men be put on the board instead of moves being made, or ends that. */
    public void place(Optional<Placing> next) {
        placing = next;
        chosen = -1;
        redraw();
    }

    /** Shows something else. */
    public void show(BoardPicture next) {
        if (!next.equals(picture)) {
            picture = next;
            chosen = -1;
            redraw();
            getAccessible().sendEvent(ACC.EVENT_NAME_CHANGED, null);
        }
    }

    /** What is shown. */
    public BoardPicture picture() {
        return picture;
    }

    /** Turns the board. */
    public void setFlipped(boolean black) {
        flipped = black;
        redraw();
    }

    /** Whether Black is at the bottom. */
    public boolean flipped() {
        return flipped;
    }

    /**
     * Draws the board in another way.
     *
     * @param signs how men are written
     * @param river script of the words on the river
     * @param safe whether colours are those that the colour-blind can tell apart
     */
    public void setLook(Men signs, Script river, boolean safe) {
        men = signs;
        script = river;
        colourBlind = safe;
        redraw();
    }

    /** How men are written. */
    public Men men() {
        return men;
    }

    /** Where a point of the board lies, relative to this control. */
    public Point locate(int point) {
        return geometry().centre(point);
    }

    /** A picture of the board as it is shown. */
    public ImageData image() {
        Rectangle area = getClientArea();
        Image image = new Image(getDisplay(), area.width, area.height);
        GC gc = new GC(image);
        try {
            gc.setBackground(getBackground());
            gc.fillRectangle(area);
            BoardPainter.Look plain = look(-1, -1, List.of());
            painter.paint(gc, geometry(), picture, plain);
            return image.getImageData();
        } finally {
            gc.dispose();
            image.dispose();
        }
    }

    /** Point under the keyboard's cursor, 0..89. */
    public int cursor() {
        return cursor;
    }

    /** The man on a point, if any. */
    Optional<Man> man(int point) {
        return Optional.ofNullable(picture.man(point));
    }

    Rectangle cellBounds(int point) {
        BoardGeometry g = geometry();
        Point c = g.centre(point);
        return new Rectangle(c.x - g.cell() / 2, c.y - g.cell() / 2, g.cell(), g.cell());
    }

    int pointAt(int x, int y) {
        return geometry().at(x, y);
    }

    private BoardGeometry geometry() {
        return BoardGeometry.fit(getClientArea(), flipped);
    }

    private void paint(PaintEvent event) {
        event.gc.setBackground(getBackground());
        event.gc.fillRectangle(getClientArea());
        int shown = byKeyboard && isFocusControl() ? cursor : -1;
        painter.paint(event.gc, geometry(), picture, look(shown, chosen, targets()));
    }

    private BoardPainter.Look look(int shown, int taken, List<Integer> targets) {
        return new BoardPainter.Look(men, script, colourBlind, shown, taken, targets);
    }

    private List<Integer> targets() {
        return chosen < 0
                ? List.of()
                : picture.position().stream()
                        .flatMap(p -> p.legalMoves().stream())
                        .filter(m -> m.from() == chosen)
                        .map(Move::to)
                        .toList();
    }

    private void press(int point) {
        if (placing.isPresent()) {
            pressPlacing(placing.get(), point);
            return;
        }
        if (point < 0 || !picture.playable() || picture.position().isEmpty()) {
            return;
        }
        Position position = picture.position().get();
        Move move = chosen < 0 || chosen == point ? null : new Move(chosen, point);
        if (move != null && position.isLegal(move)) {
            chosen = -1;
            redraw();
            entered.ifPresent(l -> l.accept(move));
            return;
        }
        Man man = position.at(point);
        boolean own = man != null && man.side() == position.sideToMove();
        chosen = own && chosen != point ? point : -1;
        redraw();
    }

    /** While men are being put up: takes away the man under the keyboard's cursor. */
    public void removeAtCursor() {
        placing.ifPresent(p -> p.remove(cursor));
    }

    private void pressPlacing(Placing setup, int point) {
        if (point < 0) {
            return;
        }
        int from = chosen;
        chosen = -1;
        if (setup.hand().isPresent()) {
            setup.put(point, setup.hand().get());
        } else if (from >= 0 && from != point) {
            setup.move(from, point);
        } else if (from < 0 && picture.man(point) != null) {
            chosen = point;
        }
        redraw();
    }

    /** A letter as in a FEN puts that man on the cursor's point. */
    private void typePlacing(Placing setup, KeyEvent event) {
        byKeyboard = true;
        if (event.keyCode == SWT.DEL || event.keyCode == SWT.BS) {
            setup.remove(cursor);
            return;
        }
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                if (Man.of(side, kind).fen() == event.character) {
                    setup.put(cursor, Man.of(side, kind));
                }
            }
        }
    }

    private void moveCursor(int files, int ranks) {
        int sign = flipped ? -1 : 1;
        int file = Points.file(cursor) + sign * files;
        int rank = Points.rank(cursor) + sign * ranks;
        if (Points.onBoard(file, rank)) {
            cursor = Points.of(file, rank);
        }
        byKeyboard = true;
        redraw();
        getAccessible().setFocus(cursor);
    }

    private final class Mouse extends MouseAdapter {

        @Override
        public void mouseDown(MouseEvent event) {
            int point = pointAt(event.x, event.y);
            if (event.button == 3 && point >= 0) {
                placing.ifPresent(p -> p.remove(point));
            }
            if (event.button != 1) {
                return;
            }
            setFocus();
            byKeyboard = false;
            if (point >= 0) {
                cursor = point;
            }
            press(point);
        }

        /** A man that was dragged is put down where the button is let go. */
        @Override
        public void mouseUp(MouseEvent event) {
            int point = pointAt(event.x, event.y);
            if (event.button == 1 && chosen >= 0 && point >= 0 && point != chosen) {
                press(point);
            }
        }
    }

    private final class Keys implements KeyListener {

        @Override
        public void keyPressed(KeyEvent event) {
            if ((event.stateMask & ~SWT.SHIFT) != 0) {
                return;
            }
            switch (event.keyCode) {
                case SWT.ARROW_LEFT -> moveCursor(-1, 0);
                case SWT.ARROW_RIGHT -> moveCursor(1, 0);
                case SWT.ARROW_UP -> moveCursor(0, 1);
                case SWT.ARROW_DOWN -> moveCursor(0, -1);
                case SWT.CR, SWT.KEYPAD_CR, ' ' -> {
                    byKeyboard = true;
                    press(cursor);
                }
                case SWT.ESC -> {
                    chosen = -1;
                    redraw();
                }
                default -> placing.ifPresent(p -> typePlacing(p, event));
            }
        }

        @Override
        public void keyReleased(KeyEvent event) {
            // only pressing counts
        }
    }
}
