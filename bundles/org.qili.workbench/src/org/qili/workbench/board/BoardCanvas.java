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
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;

/**
 * A board on the screen (棋盘). Shows a {@link BoardPicture}; moves are entered with the mouse or
 * with the keyboard: the arrow keys move a cursor over the points, Enter or the space bar takes up
 * a man and puts it down, Escape puts it back.
 */
public final class BoardCanvas extends Canvas {

    private final BoardPainter painter;
    private BoardPicture picture = BoardPicture.BARE;
    private Script script = Script.SIMPLIFIED;
    private boolean flipped;
    private int cursor = Points.of(4, 0);
    private int chosen = -1;
    private boolean byKeyboard;
    private Optional<Consumer<Move>> entered = Optional.empty();

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

    /** Writes the men in another script. */
    public void setScript(Script next) {
        script = next;
        redraw();
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
            BoardPainter.Look plain = new BoardPainter.Look(script, -1, -1, List.of());
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
        return picture.position().map(p -> p.at(point));
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
        painter.paint(
                event.gc,
                geometry(),
                picture,
                new BoardPainter.Look(script, shown, chosen, targets()));
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
            if (event.button != 1) {
                return;
            }
            setFocus();
            byKeyboard = false;
            int point = pointAt(event.x, event.y);
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
            if (event.stateMask != 0) {
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
                default -> {
                    // other keys belong to the window
                }
            }
        }

        @Override
        public void keyReleased(KeyEvent event) {
            // only pressing counts
        }
    }
}
