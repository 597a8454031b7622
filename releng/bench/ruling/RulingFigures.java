// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Cycle;
import org.qili.analysis.Limits;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.QiliStandaloneSetup;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.TextShelf;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Language;

/**
 * How long a whole ruling takes after warm-up: from a position and moves to facts, labels, ruling
 * and the sentences of its trace. Every game is ruled under each shipped rulebook, by itself with
 * nothing remembered, and once under all of them together, as a comparison of editions does.
 */
public final class RulingFigures {

    private static final int WARM_UP = 3;
    private static final int ROUNDS = 5;
    private static final int SLOWEST = 8;
    private static final String ALL = "all of them";
    private static final Language LANGUAGE = Language.ZH_CN;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /**
     * What is ruled.
     *
     * @param marked the cycle that a case marks; empty: the one that is found
     */
    private record Game(String id, Position start, List<Move> moves, Optional<Cycle> marked) {}

    /** What one ruling took, in milliseconds. */
    private record Took(String id, int plies, double wall, double processor) {}

    private final TextShelf shelf =
            new TextShelf(new QiliStandaloneSetup().createInjectorAndDoEMFRegistration());
    private final Map<String, List<Book>> books = new LinkedHashMap<>();
    private final List<Game> games = new ArrayList<>();
    private final Map<String, Case> cases = new LinkedHashMap<>();

    private RulingFigures() {
        List<Book> all = new ArrayList<>();
        for (Library.Entry entry : Library.rulebooks()) {
            Book.Result read = Book.read(shelf, RulebookFiles.uri(entry), LANGUAGE);
            Book book = ((Book.Result.Ready) read).book();
            books.put(book.id(), List.of(book));
            all.add(book);
        }
        books.put(ALL, all);
    }

    /**
     * Prints the figures, and ends with status 1 if a case is not ruled as it expects.
     *
     * @param args files of cases, folders of them, or files with a game on each line as {@code qili
     *     rule --batch} reads them; none: the shipped precedents
     */
    public static void main(String[] args) throws IOException {
        RulingFigures figures = new RulingFigures();
        if (args.length == 0) {
            Library.precedents().forEach(p -> figures.addCases(RulebookFiles.uri(p)));
        }
        for (String arg : args) {
            figures.add(Path.of(arg).toAbsolutePath().normalize());
        }
        System.exit(figures.run() ? 0 : 1);
    }

    private void add(Path path) throws IOException {
        if (path.toString().endsWith(".jsonl")) {
            for (String line : Files.readAllLines(path)) {
                addGame(JsonParser.parseString(line).getAsJsonObject());
            }
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            files.filter(f -> f.toString().endsWith("." + RulebookFiles.CASES))
                    .sorted()
                    .forEach(f -> addCases(URI.createFileURI(f.toString())));
        }
    }

    private void addGame(JsonObject line) {
        String fen = line.has("fen") ? line.get("fen").getAsString() : "start";
        Position start =
                fen.equals("start")
                        ? Position.start()
                        : ((FenResult.Ok) Fen.parse(fen)).position();
        List<Move> moves = new ArrayList<>();
        line.get("moves")
                .getAsJsonArray()
                .forEach(m -> moves.add(Move.parseIccs(m.getAsString()).orElseThrow()));
        games.add(new Game(line.get("id").getAsString(), start, moves, Optional.empty()));
    }

    private void addCases(URI text) {
        List<Case> here = shelf.read(text).cases();
        String file = text.segment(text.segmentCount() - 2) + "/" + text.lastSegment();
        for (Case source : here) {
            String id = here.size() == 1 ? file : file + " " + source.getName();
            CaseGame game = CaseGame.of(source, LANGUAGE);
            if (!game.complete()) {
                throw new IllegalArgumentException(id + ": " + game.problems());
            }
            games.add(new Game(id, game.start().orElseThrow(), game.moves(), game.cycle()));
            cases.put(id, source);
        }
    }

    private boolean run() {
        Map<String, List<Took>> times = new LinkedHashMap<>();
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            for (Game game : games) {
                for (String name : books.keySet()) {
                    Took took = time(game, books.get(name));
                    if (round >= WARM_UP) {
                        times.computeIfAbsent(name, n -> new ArrayList<>()).add(took);
                    }
                }
            }
        }
        System.out.printf(
                "%d games, each %d times after %d to warm up; milliseconds, wall (processor)%n",
                games.size(), ROUNDS, WARM_UP);
        System.out.printf("%-12s %17s %17s %17s %17s%n", "", "median", "90 %", "99 %", "most");
        times.forEach(RulingFigures::print);
        slowest(times.get(ALL));
        return check();
    }

    private static FactsCache nothingKnown() {
        return new FactsCache(new Analyser(Limits.standard()), 10_000);
    }

    private static Took time(Game game, List<Book> books) {
        long used = CLOCK.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        GameFacts facts =
                nothingKnown()
                        .facts(game.start(), game.moves(), GameFacts.Progress.NONE)
                        .orElseThrow();
        GameFacts marked = game.marked().map(facts::with).orElse(facts);
        for (Book book : books) {
            Ruling ruling = Adjudicator.rule(marked, book.rules());
            RulingTexts.of(ruling, LANGUAGE).trace();
        }
        double wall = (System.nanoTime() - start) / 1e6;
        double processor = (CLOCK.getCurrentThreadCpuTime() - used) / 1e6;
        return new Took(game.id(), game.moves().size(), wall, processor);
    }

    private static void print(String name, List<Took> times) {
        System.out.printf("%-12s", name);
        for (double share : new double[] {0.5, 0.9, 0.99, 1}) {
            double wall = at(times, Took::wall, share);
            System.out.printf(" %8.2f (%6.2f)", wall, at(times, Took::processor, share));
        }
        System.out.println();
    }

    private static double at(List<Took> times, ToDoubleFunction<Took> of, double share) {
        double[] sorted = times.stream().mapToDouble(of).sorted().toArray();
        return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
    }

    private static void slowest(List<Took> times) {
        Map<String, List<Took>> byCase = new LinkedHashMap<>();
        times.forEach(t -> byCase.computeIfAbsent(t.id(), i -> new ArrayList<>()).add(t));
        System.out.println("slowest under " + ALL + ", median of its times:");
        byCase.values().stream()
                .sorted(Comparator.comparingDouble(l -> -at(l, Took::wall, 0.5)))
                .limit(SLOWEST)
                .forEach(
                        l ->
                                System.out.printf(
                                        "%8.2f (%6.2f)  %s, %d plies%n",
                                        at(l, Took::wall, 0.5),
                                        at(l, Took::processor, 0.5),
                                        l.get(0).id(),
                                        l.get(0).plies()));
    }

    /** Whether what was timed is right: every case is ruled and labelled as it expects. */
    private boolean check() {
        CaseBench bench = new CaseBench(new CaseJudge(nothingKnown()), LANGUAGE);
        boolean right = true;
        for (Map.Entry<String, Case> entry : cases.entrySet()) {
            CaseResult result =
                    bench.test(entry.getValue(), GameFacts.Progress.NONE).orElseThrow();
            if (result.outcome() != CaseResult.Outcome.MET) {
                right = false;
                System.out.println("WRONG: " + entry.getKey());
                result.findings().forEach(f -> System.out.println("    " + f.text()));
            }
        }
        System.out.printf(
                "%d cases checked, %s%n",
                cases.size(), right ? "all ruled as they expect" : "some ruled WRONGLY");
        return right;
    }
}
