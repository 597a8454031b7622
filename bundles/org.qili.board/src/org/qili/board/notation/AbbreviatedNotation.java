// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.Relative.Direction;

/**
 * Abbreviated Chinese notation, 简写记录 (CXA 1999, 7.5): 炮25, 马87. Both sides use Arabic digits; the
 * direction is left out or written by one of several {@linkplain DirectionSigns customs}.
 *
 * <p>Without direction signs a text often fits several moves: 炮84 may be forward, back or sideways.
 * A whole score is restored by {@link ScoreReader}.
 */
public final class AbbreviatedNotation implements Notation {
    private final Script script;
    private final DirectionSigns written;
    private final Set<DirectionSigns> read;

    /**
     * Creates the notation with one custom for both writing and reading. The Chinese signs, which
     * cannot be mistaken, are always read.
     */
    public AbbreviatedNotation(Script script, DirectionSigns signs) {
        this(script, signs, EnumSet.of(signs, DirectionSigns.CHINESE));
    }

    private AbbreviatedNotation(Script script, DirectionSigns written, Set<DirectionSigns> read) {
        this.script = Objects.requireNonNull(script);
        this.written = written;
        this.read = read;
    }

    /**
     * Creates the notation for scores of which the custom is not known: a sign means whatever it
     * means by any custom, so that a dash may be back or sideways. Written without signs.
     */
    public static AbbreviatedNotation ofUnknownCustom(Script script) {
        return new AbbreviatedNotation(
                script, DirectionSigns.OMITTED, EnumSet.allOf(DirectionSigns.class));
    }

    /**
     * Returns the customs by which every text of a score has the form of an abbreviated move.
     *
     * @param texts the moves of a score as written
     */
    public static Set<DirectionSigns> customs(List<String> texts) {
        Set<DirectionSigns> customs = EnumSet.noneOf(DirectionSigns.class);
        for (DirectionSigns signs : DirectionSigns.values()) {
            Set<DirectionSigns> only = EnumSet.of(signs);
            if (texts.stream().allMatch(t -> parse(Signs.halfWidth(t), only).isPresent())) {
                customs.add(signs);
            }
        }
        return customs;
    }

    @Override
    public String write(Position position, Move move) {
        Relative told = Relative.of(position, move);
        return ManSigns.write(told, position.sideToMove(), script, true)
                + sign(told.direction())
                + told.number();
    }

    private String sign(Direction direction) {
        return written == DirectionSigns.CHINESE
                ? ChineseNotation.direction(direction, script)
                : written.sign(direction);
    }

    @Override
    public Reading read(Position position, String text) {
        return parse(Signs.halfWidth(text), read)
                .map(told -> told.resolve(position, text))
                .orElseGet(() -> Coordinates.notAMove(text));
    }

    private static Optional<Relative> parse(String signs, Set<DirectionSigns> customs) {
        int length = signs.length();
        if (length < 3) {
            return Optional.empty();
        }
        int number = Signs.digit(signs.charAt(length - 1));
        if (number == 0) {
            return Optional.empty();
        }
        Optional<Relative> bare = told(signs.substring(0, length - 1), "", number, customs);
        return bare.isPresent()
                ? bare
                : DirectionSigns.normal(signs.charAt(length - 2))
                        .flatMap(
                                sign ->
                                        told(
                                                signs.substring(0, length - 2),
                                                sign,
                                                number,
                                                customs));
    }

    private static Optional<Relative> told(
            String man, String sign, int number, Set<DirectionSigns> customs) {
        List<Direction> directions = new ArrayList<>();
        customs.forEach(c -> directions.addAll(c.directions(sign)));
        if (directions.isEmpty()) {
            return Optional.empty();
        }
        Set<Direction> possible = EnumSet.copyOf(directions);
        return ManSigns.parse(man)
                .map(m -> new Relative(m.kind(), m.place(), m.file(), possible, number));
    }
}
