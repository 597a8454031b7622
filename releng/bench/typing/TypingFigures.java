// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.QiliLanguage;
import org.qili.model.Case;
import org.qili.model.Language;

/**
 * How long an editor needs after the last key of a change in a case of 300 plies: parsing, all
 * labels and the ruling, validation, colours and outline, as the workbench and the language server
 * ask for them. The game itself was open before, as it is for who types.
 *
 * <p>Changes are made in several places of each game: a move appended; a move in the middle broken
 * off, so that the rest can't be read, and mended; a move replaced by another one after which the
 * rest can still be played, so that every later label has to be found anew.
 */
public final class TypingFigures {

    private static final int PLIES = 300;
    private static final int[] PLACES = {10, 80, 150, 220, 290};
    private static final ChineseNotation CHINESE = new ChineseNotation(Script.SIMPLIFIED);

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final QiliLanguage qili = QiliLanguage.create();

    private TypingFigures() {
        qili.use(Language.ZH_CN);
    }

    /**
     * Prints the figures.
     *
     * @param args a file of games from the initial array, the moves of one in ICCS on each line
     */
    public static void main(String[] args) throws IOException {
        new TypingFigures().run(read(Path.of(args[0])));
    }

    private void run(List<List<Move>> games) {
        List<Took> opened = new ArrayList<>();
        List<Took> append = new ArrayList<>();
        List<Took> broken = new ArrayList<>();
        List<Took> mended = new ArrayList<>();
        List<List<Took>> replaced = new ArrayList<>();
        for (int i = 0; i < PLACES.length; i++) {
            replaced.add(new ArrayList<>());
        }
        for (int g = 0; g < games.size(); g++) {
            List<Move> game = games.get(g);
            boolean counts = g > 0; // the first game warms up
            Took open = time(text(game.subList(0, PLIES)));
            Took more = time(text(game.subList(0, PLIES - 1)));
            add(counts, opened, open);
            add(counts, append, more);
            for (int p = 0; p < PLACES.length; p++) {
                int place = PLACES[p];
                String whole = text(game.subList(0, PLIES));
                add(counts, broken, time(whole.replace(" /*" + place + "*/", "x")));
                add(counts, mended, time(whole));
                Optional<Move> other = other(game, place);
                if (other.isPresent()) {
                    List<Move> changed = new ArrayList<>(game.subList(0, PLIES));
                    changed.set(place, other.get());
                    add(counts, replaced.get(p), time(text(changed)));
                }
            }
        }
        System.out.printf("milliseconds in the middle: %d games of %d plies, after one to warm up%n", games.size() - 1, PLIES);
        print("opened (everything new)", opened);
        print("last move gone or back", append);
        print("a move broken off in the middle", broken);
        print("and mended", mended);
        List<Took> all = new ArrayList<>(append);
        all.addAll(broken);
        all.addAll(mended);
        for (int p = 0; p < PLACES.length; p++) {
            print("ply " + PLACES[p] + " replaced, the rest still legal", replaced.get(p));
            all.addAll(replaced.get(p));
        }
        print("all changes", all);
    }

    private static void add(boolean counts, List<Took> times, Took time) {
        if (counts) {
            times.add(time);
        }
    }

    private static void print(String what, List<Took> times) {
        if (times.isEmpty()) {
            return;
        }
        System.out.printf(
                "%-45s wall %7.1f (at most %8.1f), processor %7.1f (at most %8.1f), %d times%n",
                what,
                at(times, Took::wall, 0.5),
                at(times, Took::wall, 1),
                at(times, Took::processor, 0.5),
                at(times, Took::processor, 1),
                times.size());
    }

    private static double at(List<Took> times, ToDoubleFunction<Took> of, double share) {
        double[] sorted = times.stream().mapToDouble(of).sorted().toArray();
        return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
    }

    /** What all that is asked for after a key took, in milliseconds. */
    private record Took(double wall, double processor) {}

    private Took time(String text) {
        long start = System.nanoTime();
        long used = CLOCK.getCurrentThreadCpuTime();
        OpenText open = qili.open(URI.createURI("memory:/typing.qili"), text);
        open.highlights();
        open.outline();
        for (Case source : open.cases()) {
            open.judge(source);
        }
        open.validate(CancelIndicator.NullImpl);
        return new Took(
                (System.nanoTime() - start) / 1e6, (CLOCK.getCurrentThreadCpuTime() - used) / 1e6);
    }

    private static String text(List<Move> moves) {
        StringBuilder text = new StringBuilder("棋例 \"长局\" {\n  棋规 cxa-1999\n  着法 {\n");
        Position position = Position.start();
        for (int ply = 0; ply < moves.size(); ply++) {
            if (ply % 2 == 0) {
                text.append("    ").append(ply / 2 + 1).append(".");
            }
            text.append(' ').append(CHINESE.write(position, moves.get(ply)));
            text.append(" /*").append(ply).append("*/");
            if (ply % 2 == 1) {
                text.append('\n');
            }
            position = position.play(moves.get(ply));
        }
        return text.append("\n  }\n}\n").toString();
    }

    /** Another move at a place after which the rest of the game is still legal. */
    private static Optional<Move> other(List<Move> game, int place) {
        Position position = Position.start();
        for (Move move : game.subList(0, place)) {
            position = position.play(move);
        }
        for (Move move : position.legalMoves()) {
            if (!move.equals(game.get(place)) && playable(position.play(move), game, place + 1)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private static boolean playable(Position from, List<Move> game, int next) {
        Position position = from;
        for (Move move : game.subList(next, PLIES)) {
            if (!position.legalMoves().contains(move)) {
                return false;
            }
            position = position.play(move);
        }
        return true;
    }

    private static List<List<Move>> read(Path file) throws IOException {
        List<List<Move>> games = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            List<Move> moves = new ArrayList<>();
            for (String word : line.split(" ")) {
                moves.add(Move.parseIccs(word).orElseThrow());
            }
            games.add(moves);
        }
        return games;
    }
}
