// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Kind;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.notation.Relative.Direction;
import org.qili.board.notation.Relative.Place;

/**
 * WXF notation: {@code C2=5}, {@code H8+7}. The letter of the man, the file from the mover's right,
 * then + forward, - back, = sideways, and a number as in Chinese notation.
 *
 * <p>Of two equal men on a file the front one is written {@code R+}, the rear one {@code R-}. Three
 * or more pawns on a file, or pawns doubled on two files, are written by their number from the
 * front and the file: {@code 25=4} is the second pawn on file 5. Programs differ widely there; read
 * are also {@code +R=5}, {@code P.+1} (middle), {@code Pa=4} to {@code Pe=4} and {@code 1P=4}
 * (counted from the front), {@code +5=4} (front pawn of file 5), letters E and B, H and N, either
 * case, and a point for the sign of equality.
 */
public final class Wxf implements Notation {
    private static final String LETTERS = "KAEHRCP";
    private static final String MAN = "(?<man>[KAEBHNRCP])";
    private static final String PLACE = "(?<place>[-+.])";
    private static final String MOVE = "(?<sign>[-+=.])(?<number>[1-9])";

    private static final List<Pattern> FORMS =
            List.of(
                    Pattern.compile(MAN + "(?<file>[1-9])" + MOVE),
                    Pattern.compile(MAN + PLACE + "(?<file>[1-9])?" + MOVE),
                    Pattern.compile(PLACE + MAN + "(?<file>[1-9])?" + MOVE),
                    Pattern.compile("P(?<letter>[A-E])" + MOVE),
                    Pattern.compile("(?<count>[1-5])P" + MOVE),
                    Pattern.compile("(?<count>[1-5])(?<file>[1-9])" + MOVE),
                    Pattern.compile(PLACE + "(?<file>[1-9])" + MOVE));

    /** Creates the notation. */
    public Wxf() {}

    @Override
    public String write(Position position, Move move) {
        Relative told = Relative.of(position, move);
        return man(position, move, told) + "+-=".charAt(told.direction().ordinal()) + told.number();
    }

    private static String man(Position position, Move move, Relative told) {
        char letter = LETTERS.charAt(told.kind().ordinal());
        if (told.place() == Place.ANY) {
            return letter + Integer.toString(told.file());
        }
        boolean onlyTwo = told.file() == 0 && Relative.onSameFile(position, move) == 2;
        if (onlyTwo) {
            return letter + (told.place() == Place.FRONT ? "+" : "-");
        }
        int file = Points.fileNumber(move.from(), position.sideToMove());
        return Relative.indexOnFile(position, move) + 1 + Integer.toString(file);
    }

    @Override
    public Reading read(Position position, String text) {
        String signs = Signs.halfWidth(text).toUpperCase(Locale.ROOT);
        for (Pattern form : FORMS) {
            Matcher m = form.matcher(signs);
            if (m.matches()) {
                return told(form.pattern(), m).resolve(position, text);
            }
        }
        return Coordinates.notAMove(text);
    }

    private static Relative told(String form, Matcher m) {
        Kind kind = group(form, m, "man").map(s -> Signs.letter(s.charAt(0))).orElse(Kind.PAWN);
        int file = group(form, m, "file").map(Integer::parseInt).orElse(0);
        Direction direction =
                switch (m.group("sign")) {
                    case "+" -> Direction.FORWARD;
                    case "-" -> Direction.BACK;
                    default -> Direction.SIDEWAYS;
                };
        int number = Integer.parseInt(m.group("number"));
        return new Relative(kind, place(form, m), file, Set.of(direction), number);
    }

    private static Place place(String form, Matcher m) {
        Optional<Place> sign =
                group(form, m, "place")
                        .map(
                                s ->
                                        switch (s) {
                                            case "+" -> Place.FRONT;
                                            case "-" -> Place.REAR;
                                            default -> Place.MIDDLE;
                                        });
        return sign.or(() -> group(form, m, "letter").map(s -> Place.counted(s.charAt(0) - '@')))
                .or(() -> group(form, m, "count").map(s -> Place.counted(Integer.parseInt(s))))
                .orElse(Place.ANY);
    }

    /** A named group of a match, empty if the form has no such group or it matched nothing. */
    private static Optional<String> group(String form, Matcher m, String name) {
        return form.contains("<" + name + ">")
                ? Optional.ofNullable(m.group(name))
                : Optional.empty();
    }
}
