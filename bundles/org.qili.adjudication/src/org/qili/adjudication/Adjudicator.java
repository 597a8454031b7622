// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Span;
import org.qili.analysis.Truth;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Subject;

/**
 * Judges a game by a rulebook: labels, profiles of both sides, and the general rule that decides.
 */
public final class Adjudicator {

    private final GameFacts game;
    private final RuleSet rules;
    private final Map<Integer, Label> arbiter;

    private Adjudicator(GameFacts game, RuleSet rules, Map<Integer, Label> arbiter) {
        this.game = game;
        this.rules = rules;
        this.arbiter = arbiter;
    }

    /** The ruling of a rulebook on a game. */
    public static Ruling rule(GameFacts game, RuleSet rules) {
        return rule(game, rules, Map.of());
    }

    /**
     * The ruling where an arbiter names some moves himself.
     *
     * @param arbiter his names by index of the move (0-based); a move of the cycle stands for the
     *     same move in every round trip
     */
    public static Ruling rule(GameFacts game, RuleSet rules, Map<Integer, Label> arbiter) {
        return rule(game, rules, arbiter, GameFacts.Progress.NONE).orElseThrow();
    }

    /**
     * The ruling of a rulebook, watched: where it weighs men in its own way, the facts of the game
     * are worked out anew.
     *
     * @return empty if {@code progress} stopped the work
     */
    public static Optional<Ruling> rule(
            GameFacts game,
            RuleSet rules,
            Map<Integer, Label> arbiter,
            GameFacts.Progress progress) {
        return game.under(rules.values(), progress)
                .map(facts -> new Adjudicator(facts, rules, Map.copyOf(arbiter)).run());
    }

    private Ruling run() {
        Judgement house = judge(houseReadings());
        List<Doubt> doubts = new ArrayList<>(house.doubts());
        Verdict verdict = house.verdict();
        Optional<RuleRef> rule = house.rule();
        if (game.cycle().isPresent()) {
            List<Doubt> readings = readingDoubts(house);
            if (readings.stream().anyMatch(d -> d.verdict() != house.verdict())) {
                verdict = Verdict.UNDETERMINED;
                rule = Optional.empty();
                doubts.addAll(readings);
            }
        }
        int repetitions = game.cycle().map(Cycle::repetitions).orElse(0);
        Status status =
                game.cycle().isEmpty()
                        ? Status.NO_CYCLE
                        : repetitions < rules.repetitions() ? Status.NOT_REACHED : Status.REACHED;
        int missing = status == Status.NOT_REACHED ? rules.repetitions() - repetitions : 0;
        return new Ruling(
                rules,
                game,
                status,
                missing,
                verdict,
                rule,
                house.moves(),
                house.red(),
                house.black(),
                house.redBan(),
                house.blackBan(),
                rules.limit()
                        .map(
                                l ->
                                        NaturalLimitCount.of(
                                                l.ref(), l.rounds(), l.checks(), game.facts())),
                house.nearMisses(),
                doubts);
    }

    /** The option each reading takes by default. */
    private Readings houseReadings() {
        Map<String, String> options = new LinkedHashMap<>();
        rules.points().stream()
                .filter(p -> !p.options().isEmpty())
                .forEach(p -> options.put(p.name(), p.options().get(0)));
        return new Readings(options);
    }

    /**
     * The verdict under each option of each open point, the others read as the house does. Points
     * are varied one at a time: a committee discusses them one at a time.
     */
    private List<Doubt> readingDoubts(Judgement house) {
        List<Doubt> doubts = new ArrayList<>();
        Readings base = houseReadings();
        for (RuleSet.OpenPoint point : rules.points()) {
            if (!point.open()) {
                continue;
            }
            List<Doubt> here = new ArrayList<>();
            for (String option : point.options()) {
                Map<String, String> options = new LinkedHashMap<>(base.options());
                options.put(point.name(), option);
                boolean isHouse = base.takes(point.name(), option);
                Judgement judgement = isHouse ? house : judge(new Readings(options), house);
                here.add(
                        new Doubt(
                                point.name(),
                                option,
                                isHouse,
                                judgement.verdict(),
                                judgement.rule()));
            }
            if (here.stream().map(Doubt::verdict).distinct().count() > 1) {
                doubts.addAll(here);
            }
        }
        return doubts;
    }

    /**
     * The plies that are judged.
     *
     * @param firstPly index of the first
     * @param endPly index after the last
     * @param repeatedEnd index after the last ply of the repeated part
     * @param repetitions completed round trips
     */
    private record Judged(int firstPly, int endPly, int repeatedEnd, int repetitions) {}

    private Judged judged(Cycle cycle) {
        if (rules.byOccurrences()) {
            Optional<Span> span = Cycles.span(game.before(0), game.moves());
            if (span.isPresent()) {
                int end = span.get().endPly();
                return new Judged(span.get().firstPly(), end, end, cycle.repetitions());
            }
        }
        return new Judged(cycle.firstPly(), cycle.endOfFirst(), cycle.end(), cycle.repetitions());
    }

    /** The game judged under one reading. */
    private record Judgement(
            Verdict verdict,
            Optional<RuleRef> rule,
            List<LabelledMove> moves,
            SideProfile red,
            SideProfile black,
            Optional<RuleRef> redBan,
            Optional<RuleRef> blackBan,
            List<NearMiss> nearMisses,
            List<Doubt> doubts) {}

    private Judgement judge(Readings readings) {
        Labeller labeller = new Labeller(rules, readings);
        List<LabelledMove> moves = new ArrayList<>();
        for (MoveFacts facts : game.facts()) {
            moves.add(named(labeller.label(view(facts, Truth.NO))));
        }
        return judge(moves, labeller, readings);
    }

    /**
     * The game judged under another reading than the house's, for its verdict: moves that are not
     * judged keep their names, for they have no say in it.
     */
    private Judgement judge(Readings readings, Judgement house) {
        Labeller labeller = new Labeller(rules, readings);
        List<LabelledMove> moves = new ArrayList<>(house.moves());
        Judged judged = judged(game.cycle().orElseThrow());
        for (int ply = judged.firstPly(); ply < judged.endPly(); ply++) {
            moves.set(ply, named(labeller.label(view(game.facts().get(ply), Truth.NO))));
        }
        return judge(moves, labeller, readings);
    }

    private Judgement judge(List<LabelledMove> moves, Labeller labeller, Readings readings) {
        if (game.cycle().isEmpty()) {
            SideProfile none = new SideProfile(Side.RED, List.of());
            return new Judgement(
                    Verdict.DRAW,
                    Optional.empty(),
                    moves,
                    none,
                    new SideProfile(Side.BLACK, List.of()),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    List.of());
        }
        Judged cycle = judged(game.cycle().get());
        if (rules.countsMutual()) {
            countMutual(moves, cycle, labeller, readings);
        }
        Sided red = sided(Side.RED, moves, cycle, readings);
        Sided black = sided(Side.BLACK, moves, cycle, readings);
        return decide(moves, red, black, readings);
    }

    /** The move under the arbiter's name for it, if he gave one. */
    private LabelledMove named(LabelledMove move) {
        for (Map.Entry<Integer, Label> own : arbiter.entrySet()) {
            if (same(own.getKey(), move.facts().ply())) {
                return move.named(own.getValue());
            }
        }
        return move;
    }

    private boolean same(int ply, int other) {
        if (ply == other || game.cycle().isEmpty()) {
            return ply == other;
        }
        Cycle cycle = game.cycle().get();
        boolean repeated =
                Math.min(ply, other) >= cycle.firstPly() && Math.max(ply, other) < cycle.end();
        return repeated && (ply - other) % cycle.period() == 0;
    }

    private MoveView view(MoveFacts facts, Truth mutual) {
        return new MoveView(facts, earlier(facts, 2), earlier(facts, 1), mutual);
    }

    /**
     * Facts of the move that many plies before; a cycle has no beginning, its first follows its
     * last.
     */
    private Optional<MoveFacts> earlier(MoveFacts facts, int plies) {
        int ply = facts.ply() - plies;
        if (game.cycle().isPresent()) {
            Cycle cycle = game.cycle().get();
            if (facts.ply() >= cycle.firstPly() && ply < cycle.firstPly()) {
                ply += cycle.period();
            }
        }
        return ply < 0 ? Optional.empty() : Optional.of(game.facts().get(ply));
    }

    /**
     * Labels that hold only in mutual prohibited play (CXA 1999, 27.2): where one side is
     * prohibited and the other is not, the other's moves are named again as moves against
     * prohibited play; the new names stand if they make that side prohibited too, or if a search
     * that gave up leaves that open.
     */
    private void countMutual(
            List<LabelledMove> moves, Judged cycle, Labeller labeller, Readings readings) {
        for (Side side : Side.values()) {
            Truth mine = sided(side, moves, cycle, readings).view().prohibited();
            Truth theirs = sided(side.opponent(), moves, cycle, readings).view().prohibited();
            if (!theirs.yes() || mine.yes()) {
                continue;
            }
            List<LabelledMove> again = new ArrayList<>(moves);
            for (int ply = cycle.firstPly(); ply < cycle.repeatedEnd(); ply++) {
                MoveFacts facts = game.facts().get(ply);
                if (facts.mover() == side) {
                    again.set(ply, named(labeller.label(view(facts, Truth.YES))));
                }
            }
            if (!sided(side, again, cycle, readings).view().prohibited().no()) {
                for (int ply = 0; ply < moves.size(); ply++) {
                    moves.set(ply, again.get(ply));
                }
            }
            return;
        }
    }

    /** One side's view and the ban that fits it. */
    private record Sided(ProfileView view, Optional<RuleRef> ban) {}

    private Sided sided(Side side, List<LabelledMove> moves, Judged cycle, Readings readings) {
        List<LabelledMove> own =
                IntStream.range(cycle.firstPly(), cycle.endPly())
                        .mapToObj(moves::get)
                        .filter(m -> m.facts().mover() == side)
                        .toList();
        SideProfile profile = new SideProfile(side, own);
        ProfileView blank =
                new ProfileView(profile, Truth.NO, cycle.repetitions(), rules.repetitions());
        Truth prohibited = Truth.NO;
        Optional<RuleRef> ban = Optional.empty();
        for (RuleSet.Ban rule : rules.bans()) {
            Truth fits = rule.when().test(blank, readings);
            if (fits.yes() && ban.isEmpty()) {
                ban = Optional.of(rule.ref());
            }
            prohibited = prohibited.or(fits);
        }
        return new Sided(blank.with(prohibited), ban);
    }

    /** First general rule that fits; where a rule may fit, the verdicts it leaves possible. */
    private Judgement decide(List<LabelledMove> moves, Sided red, Sided black, Readings readings) {
        Nearness nearness = new Nearness(rules.bans(), readings);
        List<NearMiss> near = new ArrayList<>();
        List<Doubt> possible = new ArrayList<>();
        Optional<RuleRef> rule = Optional.empty();
        Verdict verdict = null;
        for (RuleSet.General general : rules.generals()) {
            List<Verdict> here = new ArrayList<>();
            for (Pairing pairing : pairings(general, red, black)) {
                Truth fits = pairing.fits(general, readings);
                Verdict outcome = Verdict.of(general.outcome(), pairing.side());
                if (fits.yes()) {
                    here.add(outcome);
                } else if (fits == Truth.UNKNOWN) {
                    possible.add(new Doubt("", "", false, outcome, Optional.of(general.ref())));
                } else {
                    pairing.nearMiss(general, readings, nearness).ifPresent(near::add);
                }
            }
            if (!here.isEmpty()) {
                // a rule that speaks against both sides at once decides for neither
                verdict =
                        here.stream().distinct().count() == 1 ? here.get(0) : Verdict.UNDETERMINED;
                rule = Optional.of(general.ref());
                break;
            }
        }
        if (verdict == null) {
            verdict = Verdict.UNDETERMINED;
        }
        Verdict sure = verdict;
        if (possible.stream().anyMatch(d -> d.verdict() != sure)) {
            if (rule.isPresent()) {
                possible.add(new Doubt("", "", true, sure, rule));
            }
            verdict = Verdict.UNDETERMINED;
            rule = Optional.empty();
        } else {
            possible.clear();
        }
        return new Judgement(
                verdict,
                rule,
                moves,
                red.view().profile(),
                black.view().profile(),
                red.ban(),
                black.ban(),
                near.stream().filter(n -> !n.verdict().equals(Optional.of(sure))).toList(),
                possible);
    }

    /** A general rule's "one side" and "other side". */
    private record Pairing(Side side, ProfileView one, ProfileView other, boolean both) {

        Truth fits(RuleSet.General rule, Readings readings) {
            Truth first = rule.when().test(one, readings);
            return both
                    ? first.and(rule.when().test(other, readings))
                    : first.and(rule.other().test(other, readings));
        }

        /** A rule that one of the two sides does not meet, by little. */
        Optional<NearMiss> nearMiss(RuleSet.General rule, Readings readings, Nearness nearness) {
            Compiled<ProfileView> second = both ? rule.when() : rule.other();
            boolean firstHolds = rule.when().test(one, readings).yes();
            boolean secondHolds = second.test(other, readings).yes();
            if (firstHolds == secondHolds) {
                return Optional.empty();
            }
            Optional<Nearness.Miss> miss =
                    firstHolds
                            ? nearness.of(second, other, !both)
                            : nearness.of(rule.when(), one, false);
            return miss.map(
                    m ->
                            new NearMiss(
                                    rule.ref(),
                                    m.failed(),
                                    Optional.empty(),
                                    Optional.of(both && firstHolds ? side.opponent() : side),
                                    firstHolds && !both,
                                    Optional.of(m.shortfall()),
                                    Optional.of(Verdict.of(rule.outcome(), side))));
        }
    }

    private static List<Pairing> pairings(RuleSet.General rule, Sided red, Sided black) {
        return rule.subject() == Subject.BOTH_SIDES
                ? List.of(new Pairing(Side.RED, red.view(), black.view(), true))
                : List.of(
                        new Pairing(Side.RED, red.view(), black.view(), false),
                        new Pairing(Side.BLACK, black.view(), red.view(), false));
    }
}
