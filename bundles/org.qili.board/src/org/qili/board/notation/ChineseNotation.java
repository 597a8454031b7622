// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.board.notation.Relative.Direction;

/**
 * Complete Chinese notation, 完整记录 (CXA 1999, 7.5): 炮二平五, 马8进7. Files are counted from the mover's
 * right; Red's numbers are written in Chinese digits, Black's in Arabic ones.
 *
 * <p>Equal men on one file are told apart by 前, 中, 后, four or five pawns by 前, 二, 三, 四, 后; if pawns
 * are doubled on two files the file takes the place of the sign: 前七平六.
 *
 * <p>Read besides what is written: either script, variant men (俥傌砲包, 士 and 象 of either side),
 * digits of either kind in full or half width, 兵 counted from the front (一兵, 二兵, also through all
 * doubled files from the right), 炮前平四, 前兵七平六, blanks between the signs.
 */
public final class ChineseNotation implements Notation {
    private final Script script;

    /** Creates the notation that writes in the given script; both scripts are read. */
    public ChineseNotation(Script script) {
        this.script = Objects.requireNonNull(script);
    }

    @Override
    public String write(Position position, Move move) {
        Relative told = Relative.of(position, move);
        boolean arabic = position.sideToMove() == Side.BLACK;
        return ManSigns.write(told, position.sideToMove(), script, arabic)
                + direction(told.direction(), script)
                + ManSigns.digit(told.number(), arabic);
    }

    @Override
    public Reading read(Position position, String text) {
        return parse(Signs.halfWidth(text))
                .map(told -> told.resolve(position, text))
                .orElseGet(() -> Coordinates.notAMove(text));
    }

    private static Optional<Relative> parse(String signs) {
        int length = signs.length();
        if (length < 4) {
            return Optional.empty();
        }
        Direction direction = direction(signs.charAt(length - 2));
        int number = Signs.digit(signs.charAt(length - 1));
        if (direction == null || number == 0) {
            return Optional.empty();
        }
        return ManSigns.parse(signs.substring(0, length - 2))
                .map(m -> new Relative(m.kind(), m.place(), m.file(), Set.of(direction), number));
    }

    static String direction(Direction direction, Script script) {
        return switch (direction) {
            case FORWARD -> script == Script.SIMPLIFIED ? "进" : "進";
            case BACK -> "退";
            case SIDEWAYS -> "平";
        };
    }

    static Direction direction(char sign) {
        return switch (sign) {
            case '进', '進' -> Direction.FORWARD;
            case '退' -> Direction.BACK;
            case '平' -> Direction.SIDEWAYS;
            default -> null;
        };
    }
}
