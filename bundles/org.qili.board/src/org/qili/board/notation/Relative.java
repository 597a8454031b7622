// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qili.board.Illegality;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * A move told from the mover's own side of the board, which Chinese, abbreviated and WXF notation
 * write in different signs: which man, in which direction, and a number.
 *
 * @param kind the kind of man
 * @param place which of several equal men on a file
 * @param file number of the file left, 1 to 9 from the mover's right, 0 if not said
 * @param directions the directions that the text may mean
 * @param number the last number: points gone, or the file reached
 */
record Relative(Kind kind, Place place, int file, Set<Direction> directions, int number) {

    /** Forward, back or sideways, seen by the mover. */
    enum Direction {
        /** 进. */
        FORWARD,
        /** 退. */
        BACK,
        /** 平. */
        SIDEWAYS;

        private static final Direction[] VALUES = values();
    }

    /** Which of several equal men on one file. */
    enum Place {
        /** Not said; the file tells. */
        ANY,
        /** 前, nearest to the enemy. */
        FRONT,
        /** 中, neither front nor rear. */
        MIDDLE,
        /** 后. */
        REAR,
        /** 一, counted from the front. */
        FIRST,
        /** 二. */
        SECOND,
        /** 三. */
        THIRD,
        /** 四. */
        FOURTH,
        /** 五. */
        FIFTH;

        private static final Place[] VALUES = values();

        /** Returns the place for a number from 1 to 5. */
        static Place counted(int number) {
            return VALUES[FIRST.ordinal() + number - 1];
        }

        /** Returns the number of a counted place, 0 for the others. */
        int number() {
            return Math.max(0, ordinal() - FIRST.ordinal() + 1);
        }
    }

    private static final int NEAREST = 5;

    /** Returns the man that moves, or throws if it is not one of the side to move. */
    static Man mover(Position position, Move move) {
        Man man = position.at(move.from());
        if (man == null || man.side() != position.sideToMove()) {
            throw new IllegalArgumentException(
                    "no man of the side to move on " + Points.iccs(move.from()));
        }
        return man;
    }

    /**
     * Tells a legal move in the shortest form that no other legal move shares. Pawns take part in
     * the count only with pawns, and advisers and elephants on one file are told apart by their
     * direction. The file stands beside the place if pawns are doubled on two files.
     */
    static Relative of(Position position, Move move) {
        Man man = mover(position, move);
        Side side = man.side();
        int file = Points.fileNumber(move.from(), side);
        int steps = Points.homeRank(move.to(), side) - Points.homeRank(move.from(), side);
        Direction direction =
                steps > 0 ? Direction.FORWARD : steps < 0 ? Direction.BACK : Direction.SIDEWAYS;
        boolean straight = Points.file(move.from()) == Points.file(move.to());
        int number = straight ? Math.abs(steps) : Points.fileNumber(move.to(), side);
        Set<Direction> directions = Set.of(direction);
        if (man.kind() == Kind.KING || man.kind() == Kind.ADVISER || man.kind() == Kind.ELEPHANT) {
            return new Relative(man.kind(), Place.ANY, file, directions, number);
        }
        List<List<Integer>> groups = groups(position, man);
        for (List<Integer> group : groups) {
            int index = group.indexOf(move.from());
            if (index >= 0) {
                Place place = place(index, group.size());
                int told = groups.size() > 1 ? file : 0;
                return new Relative(man.kind(), place, told, directions, number);
            }
        }
        return new Relative(man.kind(), Place.ANY, file, directions, number);
    }

    private static Place place(int index, int size) {
        if (index == 0) {
            return Place.FRONT;
        }
        if (index == size - 1) {
            return Place.REAR;
        }
        return size == 3 ? Place.MIDDLE : Place.counted(index + 1);
    }

    /** Returns the index, from the front, of the man among its equals on its file. */
    static int indexOnFile(Position position, Move move) {
        return equalsOnFile(position, move).indexOf(move.from());
    }

    /** Returns how many equal men, the mover included, stand on its file. */
    static int onSameFile(Position position, Move move) {
        return equalsOnFile(position, move).size();
    }

    private static List<Integer> equalsOnFile(Position position, Move move) {
        Man man = mover(position, move);
        return onFile(position, man, Points.fileNumber(move.from(), man.side()));
    }

    /** Points of equal men that share a file, file by file from the right, each from the front. */
    private static List<List<Integer>> groups(Position position, Man man) {
        List<List<Integer>> groups = new ArrayList<>(2);
        for (int number = 1; number <= Points.FILES; number++) {
            List<Integer> group = onFile(position, man, number);
            if (group.size() > 1) {
                groups.add(group);
            }
        }
        return groups;
    }

    private static List<Integer> onFile(Position position, Man man, int number) {
        int first = Points.of(Points.fileOfNumber(number, man.side()), 0);
        List<Integer> points = new ArrayList<>(2);
        for (int i = 0; i < Points.RANKS; i++) {
            int rank = man.side() == Side.RED ? Points.RANKS - 1 - i : i;
            int point = first + rank * Points.FILES;
            if (position.at(point) == man) {
                points.add(point);
            }
        }
        return points;
    }

    /** Finds the legal moves that are told like this. */
    Reading resolve(Position position, String text) {
        Man man = Man.of(position.sideToMove(), kind);
        Collection<Integer> men = men(position, man);
        List<Move> told = new ArrayList<>(4);
        List<Move> legal = new ArrayList<>(2);
        for (int from : men) {
            for (Direction direction : Direction.VALUES) {
                int to =
                        directions.contains(direction) ? target(from, direction, man.side()) : from;
                if (to >= 0 && to != from) {
                    Move move = new Move(from, to);
                    told.add(move);
                    if (position.isLegal(move) && !legal.contains(move)) {
                        legal.add(move);
                    }
                }
            }
        }
        return switch (legal.size()) {
            case 0 -> {
                Reading.Reason reason =
                        men.isEmpty() ? new Reading.Reason.NoSuchMan() : reason(position, told);
                yield new Reading.None(text, reason, nearest(position));
            }
            case 1 -> new Reading.One(legal.get(0));
            default -> new Reading.Many(legal);
        };
    }

    private static Reading.Reason reason(Position position, List<Move> told) {
        // With the direction unknown the reason of a move that has the right shape says most.
        return told.stream()
                .map(m -> new Reading.Reason.Illegal(m, position.illegality(m).orElseThrow()))
                .min(Comparator.comparing(r -> r.why() instanceof Illegality.NotItsMove))
                .<Reading.Reason>map(r -> r)
                .orElseGet(Reading.Reason.NoSuchTarget::new);
    }

    private Collection<Integer> men(Position position, Man man) {
        if (place == Place.ANY) {
            return onFile(position, man, file);
        }
        Set<Integer> men = new LinkedHashSet<>();
        List<Integer> all = new ArrayList<>();
        for (List<Integer> group : groups(position, man)) {
            if (file == 0 || Points.fileNumber(group.get(0), man.side()) == file) {
                choose(group, men);
                all.addAll(group);
            }
        }
        // Some count through all doubled files, from the right and from the front.
        if (place.number() > 0 && file == 0 && place.number() <= all.size()) {
            men.add(all.get(place.number() - 1));
        }
        return men;
    }

    private void choose(List<Integer> group, Set<Integer> men) {
        int last = group.size() - 1;
        switch (place) {
            case FRONT -> men.add(group.get(0));
            case REAR -> men.add(group.get(last));
            case MIDDLE -> men.addAll(group.subList(1, last));
            default -> {
                if (place.number() - 1 <= last) {
                    men.add(group.get(place.number() - 1));
                }
            }
        }
    }

    /** The point reached, -1 if the number makes no sense for the kind and the direction. */
    private int target(int from, Direction direction, Side side) {
        int forward = side == Side.RED ? 1 : -1;
        int file = Points.file(from);
        int rank = Points.rank(from);
        int way = direction == Direction.FORWARD ? forward : -forward;
        int toFile = Points.fileOfNumber(number, side);
        int across = Math.abs(toFile - file);
        boolean sideways = direction == Direction.SIDEWAYS;
        switch (kind) {
            case HORSE -> {
                if (sideways || across < 1 || across > 2) {
                    return -1;
                }
                file = toFile;
                rank += way * (3 - across);
            }
            case ADVISER, ELEPHANT -> {
                int reach = kind == Kind.ADVISER ? 1 : 2;
                if (sideways || across != reach) {
                    return -1;
                }
                file = toFile;
                rank += way * reach;
            }
            default -> {
                if (sideways) {
                    file = toFile;
                } else {
                    rank += way * number;
                }
            }
        }
        return Points.onBoard(file, rank) ? Points.of(file, rank) : -1;
    }

    private List<Move> nearest(Position position) {
        record Scored(Move move, int score) {}
        return position.legalMoves().stream()
                .map(m -> new Scored(m, likeness(of(position, m))))
                .filter(s -> s.score() >= 4)
                .sorted(Comparator.comparingInt(s -> -s.score()))
                .limit(NEAREST)
                .map(Scored::move)
                .toList();
    }

    /** How much another telling resembles this one: the man weighs most. */
    private int likeness(Relative other) {
        int score = other.kind == kind ? 3 : 0;
        score += other.file == file && other.place == place ? 2 : 0;
        score += directions.containsAll(other.directions) ? 1 : 0;
        score += other.number == number ? 1 : 0;
        return score;
    }

    /** Returns the single direction of a move that was told by {@link #of}. */
    Direction direction() {
        return directions.iterator().next();
    }
}
