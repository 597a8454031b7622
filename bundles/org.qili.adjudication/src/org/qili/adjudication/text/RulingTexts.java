// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.NaturalLimitCount;
import org.qili.adjudication.NearMiss;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.SideProfile;
import org.qili.adjudication.Texts;
import org.qili.adjudication.Vocabulary;
import org.qili.analysis.Attack;
import org.qili.analysis.Cycle;
import org.qili.analysis.Limits;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Truth;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;

/** A ruling in sentences that an arbiter could read out. */
public final class RulingTexts {

    /** So many attacks that are no chase are told of one move; who listens to more? */
    private static final int TOLD = 3;

    private final Ruling ruling;
    private final TextBundle messages;
    private final BoardTexts board;
    private final AttackTexts attacks;

    private RulingTexts(Ruling ruling, Language language) {
        this.ruling = ruling;
        messages = Messages.in(language);
        board = BoardTexts.in(language);
        attacks = new AttackTexts(language);
    }

    /** Sentences about a ruling. */
    public static RulingTexts of(Ruling ruling, Language language) {
        return new RulingTexts(ruling, language);
    }

    /** The outcome in one sentence, with the clause. */
    public String verdict() {
        String verdict = messages.of("verdict", ruling.verdict());
        return ruling.rule()
                .map(r -> messages.get("verdict.by", verdict, book(), clauses(r)))
                .orElse(verdict);
    }

    /** How often the position recurred and how often it must. */
    public String status() {
        int times = ruling.cycle().map(Cycle::repetitions).orElse(0);
        return messages.of(
                "status",
                ruling.status(),
                String.valueOf(times),
                String.valueOf(ruling.rulebook().repetitions()),
                String.valueOf(ruling.missing()));
    }

    /**
     * The restatement of the general rule that decided, or why none did; empty where there was
     * nothing to decide.
     */
    public String ruleText() {
        if (ruling.rule().isPresent() || ruling.status() == Status.NO_CYCLE) {
            return ruling.rule().map(r -> r.texts().in(messages.language())).orElse("");
        }
        if (ruling.doubts().isEmpty()) {
            return messages.get("undetermined.rules");
        }
        boolean limit = ruling.doubts().stream().anyMatch(d -> d.reading().isEmpty());
        return messages.get(limit ? "undetermined.limit" : "undetermined.readings");
    }

    /**
     * A label with its finer name: 捉车, chase of a chariot; said to be unsettled if a search hit its
     * limit and the move may have another one.
     */
    public String label(LabelledMove move) {
        String label = messages.of("label", move.label());
        String whole =
                move.sublabel()
                        .filter(s -> messages.has("sublabel." + s))
                        .map(s -> messages.get("sublabel." + s))
                        .orElse(label);
        return move.settled() ? whole : messages.get("label.unsettled", whole);
    }

    /** Everything that {@link #label} may say in a language. */
    public static List<String> labelNames(Language language) {
        TextBundle messages = Messages.in(language);
        List<String> names = new ArrayList<>();
        for (Label label : Label.values()) {
            names.add(messages.of("label", label));
        }
        for (String finer : messages.keys("sublabel.")) {
            names.add(messages.get(finer));
        }
        List<String> all = new ArrayList<>(names);
        names.forEach(name -> all.add(messages.get("label.unsettled", name)));
        return all;
    }

    /**
     * A side's moves over the cycle and whether they are prohibited, with the name of perpetual
     * play of one kind: 长将, perpetual check; or, where each is a chase and they are allowed, that
     * it is not of one man.
     */
    public String profile(Side side) {
        List<LabelledMove> moves = ruling.profile(side).moves();
        String list = list(moves.stream().map(this::label).toList());
        return ruling.ban(side)
                .map(
                        b ->
                                messages.get(
                                        "profile.ban",
                                        board.side(side),
                                        perpetual(moves, list),
                                        numbers(b)))
                .orElseGet(() -> messages.get(allowed(side), board.side(side), list));
    }

    /** Chases with every move that are allowed all the same: of different men. */
    private String allowed(Side side) {
        SideProfile profile = ruling.profile(side);
        boolean chases =
                !profile.moves().isEmpty()
                        && profile.moves().stream().allMatch(m -> m.label() == Label.CHASE);
        return chases && profile.commonTargets().isEmpty()
                ? "profile.allowed.men"
                : "profile.allowed";
    }

    private String perpetual(List<LabelledMove> moves, String list) {
        Set<Label> labels = moves.stream().map(LabelledMove::label).collect(Collectors.toSet());
        String key = labels.size() == 1 ? "perpetual." + labels.iterator().next().name() : "";
        Set<Boolean> byChecks =
                moves.stream()
                        .map(m -> m.sublabel().filter(Vocabulary.BY_CHECKS::equals).isPresent())
                        .collect(Collectors.toSet());
        if (byChecks.contains(true)) {
            // 一捉一要抽吃子 has no name of its own
            key = byChecks.size() == 1 ? "perpetual.by-checks" : "";
        }
        return messages.has(key) ? messages.get("label.perpetual", list, messages.get(key)) : list;
    }

    /** The move in notation. */
    public String move(LabelledMove move) {
        return board.move(before(move.facts()), move.facts().move());
    }

    /** The move with the colour of who made it, as it is read out: 红车二进三, Red R2+3. */
    String named(LabelledMove move) {
        return board.named(before(move.facts()), move.facts().move());
    }

    /** A man with its colour. */
    public String man(ManRef man) {
        return board.man(man.man());
    }

    /** Why the move has its label: one sentence, of a chase one for each attack that counts. */
    public List<String> reasons(LabelledMove move) {
        MoveFacts facts = move.facts();
        String moved = named(move);
        String cited = attacks.cited(move.rules());
        List<String> reasons = new ArrayList<>();
        switch (move.label()) {
            case CHECK -> reasons.add(check(moved, facts, cited));
            case MATE_THREAT -> reasons.add(mateThreat(moved, facts, cited));
            case CHASE ->
                    move.attacks().stream()
                            .filter(JudgedAttack::counts)
                            .forEach(
                                    a -> reasons.add(attacks.chase(moved, facts, after(facts), a)));
            case EXCHANGE, SACRIFICE -> reasons.add(offer(moved, move, cited));
            case STALK -> reasons.add(stalk(moved, move, cited));
            case BLOCK -> reasons.add(messages.get("sentence.block", moved, cited));
            case IDLE ->
                    reasons.add(
                            messages.get(
                                    facts.wasInCheck() ? "sentence.answer" : "sentence.idle",
                                    moved,
                                    attacks.cited(aboutMove(move))));
        }
        if (reasons.isEmpty()) {
            // an arbiter's own label: the program knows of nothing that would prove it
            reasons.add(messages.get("sentence.other", moved, label(move), cited));
        }
        if (!move.settled()) {
            List<String> others =
                    move.possible().stream()
                            .filter(l -> l != move.label())
                            .sorted()
                            .map(l -> messages.of("label", l))
                            .toList();
            reasons.add(
                    messages.get("sentence.unsettled", moved, list(others), list(searches(facts))));
        }
        return reasons;
    }

    /** What was looked for in vain; it may be a search about an earlier move. */
    private List<String> searches(MoveFacts facts) {
        Stream<Limits.Search> hit =
                facts.limitsHit().isEmpty()
                        ? ruling.moves().stream().flatMap(m -> m.facts().limitsHit().stream())
                        : facts.limitsHit().stream();
        return hit.distinct().sorted().map(search -> messages.of("search", search)).toList();
    }

    /** Rules about an idle move itself; those that except an attack are cited with the attack. */
    private static List<RuleRef> aboutMove(LabelledMove move) {
        List<RuleRef> ofAttacks =
                move.attacks().stream().flatMap(a -> a.rule().stream()).distinct().toList();
        List<RuleRef> own = move.rules().stream().filter(r -> !ofAttacks.contains(r)).toList();
        return own.isEmpty() ? move.rules() : own;
    }

    private String check(String moved, MoveFacts facts, String cited) {
        List<ManRef> checkers = facts.checkers();
        if (checkers.isEmpty()) {
            return messages.get("sentence.other", moved, messages.of("label", Label.CHECK), cited);
        }
        String men = list(checkers.stream().map(this::man).toList());
        String key =
                checkers.size() > 1
                        ? "sentence.check.several"
                        : checkers.contains(facts.man())
                                ? "sentence.check"
                                : "sentence.check.another";
        return messages.get(key, moved, men, cited);
    }

    private String mateThreat(String moved, MoveFacts facts, String cited) {
        if (facts.mateThreat().line().isEmpty()) {
            String label = messages.of("label", Label.MATE_THREAT);
            return messages.get("sentence.other", moved, label, cited);
        }
        String line =
                new LineText(messages.language())
                        .moves(after(facts), facts.mateThreat().line(), false);
        return messages.get(
                "sentence.mate", moved, board.side(facts.mover().opponent()), line, cited);
    }

    private String offer(String moved, LabelledMove move, String cited) {
        boolean rooted = move.label() == Label.EXCHANGE;
        return move.facts().offers().stream()
                .filter(o -> o.rooted() == rooted && o.outcome() == Offer.Outcome.EVEN)
                .filter(o -> o.isNew() == Truth.YES)
                .findFirst()
                .map(
                        o ->
                                messages.of(
                                        "sentence",
                                        move.label(),
                                        moved,
                                        man(o.offered()),
                                        man(o.taker()),
                                        cited))
                .orElseGet(() -> messages.get("sentence.other", moved, label(move), cited));
    }

    private String stalk(String moved, LabelledMove move, String cited) {
        List<ManRef> held = move.facts().stalked();
        return held.isEmpty()
                ? messages.get("sentence.other", moved, label(move), cited)
                : messages.get(
                        "sentence.stalk",
                        moved,
                        list(held.stream().map(this::man).toList()),
                        cited);
    }

    /**
     * Attacks of a move that at first sight are a chase and are not: which rule excepts each, or
     * that the capture wins nothing; the most telling ones, new attacks on valuable men first. A
     * check or a mate threat is what it is, whatever else it attacks; a man that the move chases
     * need not be mentioned twice; and what has no value and was attacked before is nobody's
     * question.
     */
    public List<String> exceptions(LabelledMove move) {
        if (move.label() == Label.CHECK || move.label() == Label.MATE_THREAT) {
            return List.of();
        }
        return move.attacks().stream()
                .filter(a -> !a.counts() && !move.targets().contains(a.attack().target()))
                .sorted(
                        Comparator.comparing((JudgedAttack a) -> a.attack().isNew().no())
                                .thenComparing(a -> -a.attack().targetValue()))
                .flatMap(a -> exception(move, a).stream())
                .distinct()
                .limit(TOLD)
                .toList();
    }

    private Optional<String> exception(LabelledMove move, JudgedAttack judged) {
        Attack attack = judged.attack();
        if (judged.rule().isPresent() && judged.matters()) {
            boolean trifle = attack.targetValue() == 0 && !attack.isNew().yes();
            return trifle
                    ? Optional.empty()
                    : Optional.of(attacks.excepted(attack, judged.rule().get()));
        }
        if (judged.matters() || move.label() == Label.CHASE || !aimedAt(attack)) {
            return Optional.empty();
        }
        return Optional.of(
                judged.rule()
                        .map(r -> attacks.excluded(attack, r))
                        .orElseGet(() -> attacks.harmless(attack, missed(move, judged))));
    }

    /** Whether a move newly aims a man other than king and pawn at one of value, without gain. */
    private static boolean aimedAt(Attack attack) {
        return attack.before().isEmpty()
                && attack.targetValue() > 0
                && !attack.attacker().isKingOrPawn()
                && !attack.gains();
    }

    /** The rule that would make an attack a chase if it gained. */
    private static List<RuleRef> missed(LabelledMove move, JudgedAttack judged) {
        return move.nearMisses().stream()
                .filter(n -> n.attack().filter(judged.attack()::equals).isPresent())
                .reduce((first, last) -> last)
                .map(NearMiss::rule)
                .stream()
                .toList();
    }

    /**
     * General rules that almost decided, and otherwise than the ruling: those that hang on one move
     * or one number first.
     */
    public List<String> nearMisses() {
        return new NearMissTexts(ruling, this, messages).all();
    }

    /** What each reading or each unknown fact would lead to. */
    public List<String> doubts() {
        return ruling.doubts().stream().map(this::doubt).distinct().toList();
    }

    private String doubt(Doubt doubt) {
        String verdict = messages.of("verdict", doubt.verdict());
        String cited = attacks.cited(doubt.rule().stream().toList());
        if (doubt.reading().isEmpty()) {
            return messages.get("doubt.limit", verdict, cited);
        }
        Optional<RuleRef> point = ruling.rulebook().openPoint(doubt.reading());
        return messages.get(
                doubt.house() ? "doubt.house" : "doubt.reading",
                point.map(p -> worded(p.texts(), doubt.reading())).orElse(doubt.reading()),
                attacks.cited(point.stream().toList()),
                ruling.rulebook()
                        .option(doubt.reading(), doubt.option())
                        .map(o -> worded(o, doubt.option()))
                        .orElse(doubt.option()),
                verdict,
                cited);
    }

    /** A text of the rulebook; a draft may have none yet, then the name stands for it. */
    private String worded(Texts texts, String name) {
        String text = texts.in(messages.language());
        return text.isEmpty() ? name : text;
    }

    /** How near the game is to the natural limit; empty if the rulebook sets none. */
    public String limit() {
        return ruling.limit().map(this::limit).orElse("");
    }

    private String limit(NaturalLimitCount count) {
        List<String> claimants =
                Stream.of(Side.RED, Side.BLACK).filter(count::claimable).map(board::side).toList();
        String text =
                messages.get(
                        "limit",
                        numbers(count.rule()),
                        String.valueOf(count.rounds()),
                        String.valueOf(count.limit()),
                        String.valueOf(count.counted(Side.RED)),
                        String.valueOf(count.redChecks()),
                        String.valueOf(count.counted(Side.BLACK)),
                        String.valueOf(count.blackChecks()),
                        String.valueOf(count.cap()));
        return claimants.isEmpty() ? text : text + messages.get("limit.claimable", list(claimants));
    }

    /**
     * The whole reasoning, sentence by sentence: the moves of the cycle, both profiles, the ruling.
     */
    public List<String> trace() {
        List<String> trace = new ArrayList<>();
        if (ruling.status() != Status.NO_CYCLE) {
            Cycle cycle = ruling.cycle().orElseThrow();
            for (LabelledMove move : ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst())) {
                trace.addAll(reasons(move));
                trace.addAll(exceptions(move));
            }
            trace.add(profile(Side.RED));
            trace.add(profile(Side.BLACK));
        }
        trace.addAll(nearMisses());
        trace.addAll(doubts());
        trace.add(status());
        if (ruling.status() != Status.NO_CYCLE) {
            trace.add(verdict());
            String text = ruleText();
            if (!text.isEmpty()) {
                trace.add(text);
            }
        }
        return trace;
    }

    private String list(List<String> items) {
        return Messages.list(messages.language(), items);
    }

    private String book() {
        return ruling.rulebook().title().in(messages.language());
    }

    private Position before(MoveFacts facts) {
        return ruling.game().before(facts.ply());
    }

    private Position after(MoveFacts facts) {
        return ruling.game().before(facts.ply() + 1);
    }

    private String numbers(RuleRef rule) {
        return list(rule.numbers());
    }

    /** "Clause 5", "Clauses 5, 6". */
    String clauses(RuleRef rule) {
        return attacks.clauses(rule.numbers());
    }
}
