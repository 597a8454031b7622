// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * One move in its {@link Frame}, where the mover is Red: the boards before and after, and the way
 * back to the men, points and moves of the game.
 */
final class Ply {

    static final int MOVER = Arena.RED;
    static final int OPPONENT = Arena.BLACK;

    final int index;
    final Move gameMove;
    final Side mover;
    final Frame frame;

    /** The scale in which men are weighed. */
    final Values values;

    /** Before the move, the mover to move. */
    final Board before;

    /** After it, the opponent's turn passed. Ids are those of {@link #before}. */
    final Board after;

    /** The move, packed, in the frame. */
    final int move;

    /** Id of the man that moves. */
    final int man;

    final boolean wasInCheck;
    private final IntFunction<ManRef> naming;

    /**
     * Sets the boards up.
     *
     * @param naming the man that stands on a point of the game's board before the move
     */
    Ply(int index, Position position, Move gameMove, Values values, IntFunction<ManRef> naming) {
        this.index = index;
        this.gameMove = gameMove;
        this.mover = position.sideToMove();
        this.naming = naming;
        this.values = values;
        this.frame = Frame.of(position, gameMove);
        this.before = new Board(frame.position(position));
        this.move = frame.move(gameMove).packed();
        this.man = before.manAt(Board.from(move));
        this.wasInCheck = before.inCheck(MOVER);
        this.after = before.copy();
        after.make(move);
        after.pass();
    }

    ManRef man(int id) {
        return naming.apply(frame.point(before.pointOf(id)));
    }

    /** The men of a set of bits of ids. */
    List<ManRef> men(long ids) {
        List<ManRef> men = new ArrayList<>();
        for (int id = 0; id < Board.IDS; id++) {
            if ((ids >> id & 1) != 0 && before.pointOf(id) >= 0) {
                men.add(man(id));
            }
        }
        return men;
    }

    List<Move> moves(List<Integer> line) {
        return line.stream().map(m -> frame.move(Move.of(m))).toList();
    }

    List<Move> moves(int[] line) {
        return Arrays.stream(line).mapToObj(m -> frame.move(Move.of(m))).toList();
    }

    static long bit(int id) {
        return id < 0 ? 0 : 1L << id;
    }
}
