// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.NaturalLimitCount;
import org.qili.adjudication.NearMiss;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Status;
import org.qili.analysis.Attack;
import org.qili.analysis.Cycle;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Root;
import org.qili.analysis.ValueRelation;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Language;

/** A ruling in sentences that an arbiter could read out. */
public final class RulingTexts {

    private final Ruling ruling;
    private final TextBundle messages;
    private final BoardTexts board;

    private RulingTexts(Ruling ruling, Language language) {
        this.ruling = ruling;
        messages = Messages.in(language);
        board = BoardTexts.in(language);
    }

    /** Sentences about a ruling. */
    public static RulingTexts of(Ruling ruling, Language language) {
        return new RulingTexts(ruling, language);
    }

    /** The outcome in one sentence, with the clause. */
    public String verdict() {
        String verdict = messages.of("verdict", ruling.verdict());
        return ruling.rule()
                .map(r -> messages.get("verdict.by", verdict, book(), numbers(r)))
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

    /** The restatement of the general rule that decided; empty if none did. */
    public String ruleText() {
        return ruling.rule().map(r -> r.texts().in(messages.language())).orElse("");
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
                        .map(s -> messages.get("label.with", label, messages.get("sublabel." + s)))
                        .orElse(label);
        return move.settled() ? whole : messages.get("label.unsettled", whole);
    }

    /** A side's moves over the cycle and whether they are prohibited. */
    public String profile(Side side) {
        List<String> labels = ruling.profile(side).moves().stream().map(this::label).toList();
        String list = list(labels);
        return ruling.ban(side)
                .map(b -> messages.get("profile.ban", board.side(side), list, numbers(b)))
                .orElseGet(() -> messages.get("profile.allowed", board.side(side), list));
    }

    /** The move in notation. */
    public String move(LabelledMove move) {
        return board.move(before(move.facts()), move.facts().move());
    }

    /** A man with its colour. */
    public String man(ManRef man) {
        return board.man(man.man());
    }

    /** Why the move has its label. */
    public List<String> reasons(LabelledMove move) {
        MoveFacts facts = move.facts();
        String side = board.side(facts.mover());
        String text = move(move);
        List<String> reasons = new ArrayList<>();
        switch (move.label()) {
            case CHECK ->
                    reasons.add(
                            messages.get(
                                    "sentence.check",
                                    side,
                                    text,
                                    list(facts.checkers().stream().map(this::man).toList()),
                                    clauses(move.rules())));
            case MATE_THREAT ->
                    reasons.add(
                            messages.get(
                                    "sentence.mate",
                                    side,
                                    text,
                                    board.line(after(facts), facts.mateThreat().line()),
                                    clauses(move.rules())));
            case CHASE ->
                    move.attacks().stream()
                            .filter(JudgedAttack::counts)
                            .forEach(a -> reasons.add(chase(side, text, facts, a)));
            case IDLE ->
                    reasons.add(messages.get("sentence.idle", side, text, clauses(move.rules())));
            default ->
                    reasons.add(
                            messages.get(
                                    "sentence.other",
                                    side,
                                    text,
                                    label(move),
                                    clauses(move.rules())));
        }
        if (!move.settled()) {
            List<String> others =
                    move.possible().stream()
                            .filter(l -> l != move.label())
                            .sorted()
                            .map(l -> messages.of("label", l))
                            .toList();
            reasons.add(messages.get("sentence.unsettled", side, text, list(others)));
        }
        return reasons;
    }

    private String chase(String side, String text, MoveFacts facts, JudgedAttack judged) {
        Attack attack = judged.attack();
        return messages.get(
                "sentence.chase",
                side,
                text,
                man(attack.target()),
                man(attack.attacker()),
                why(attack),
                line(facts, attack),
                list(judged.clauses()));
    }

    /** Why the attack gains: by which means, or how little the target is protected. */
    public String why(Attack attack) {
        String why =
                switch (attack.form()) {
                    case THROUGH_CHECKS -> messages.get("form.checks");
                    case THROUGH_EXCHANGE -> messages.get("form.exchange");
                    case DIRECT ->
                            attack.value() == ValueRelation.HIGHER && attack.root().rooted()
                                    ? messages.get("value.higher")
                                    : root(attack);
                };
        if (attack.helpers().isEmpty()) {
            return why;
        }
        String helpers = list(attack.helpers().stream().map(this::man).distinct().toList());
        return messages.get("with.helpers", why, helpers);
    }

    /** What protects the target of an attack. */
    public String root(Attack attack) {
        Root root = attack.root();
        List<Root.Protector> named =
                root.protectors().stream()
                        .filter(
                                p ->
                                        root.kind() != Root.Kind.FALSE
                                                || p.failure() != Root.Failure.NONE)
                        .toList();
        String men = list(named.stream().map(p -> man(p.man())).distinct().toList());
        String why =
                named.stream()
                        .map(p -> messages.of("failure", p.failure()))
                        .distinct()
                        .collect(Collectors.joining(messages.get("list.separator")));
        return messages.of("root", root.kind(), men, why);
    }

    /** The moves that show an attack. */
    public String line(MoveFacts facts, Attack attack) {
        List<Move> line =
                attack.line().isEmpty()
                        ? List.of(new Move(attack.from(), attack.at()))
                        : attack.line();
        return messages.get("line.next", board.line(after(facts), line));
    }

    /** Attacks of a move that the rules except, each with the clause that does so. */
    public List<String> exceptions(LabelledMove move) {
        List<String> texts = new ArrayList<>();
        for (JudgedAttack judged : move.attacks()) {
            Attack attack = judged.attack();
            if (judged.counts() || judged.rule().isEmpty() || !judged.matters()) {
                continue;
            }
            RuleRef rule = judged.rule().get();
            texts.add(
                    messages.get(
                            "sentence.excepted",
                            man(attack.attacker()),
                            man(attack.target()),
                            rule.texts().in(messages.language()),
                            numbers(rule)));
        }
        return texts.stream().distinct().toList();
    }

    /** General rules that almost applied. */
    public List<String> nearMisses() {
        Set<String> texts = new LinkedHashSet<>();
        for (NearMiss near : ruling.nearMisses()) {
            texts.add(
                    messages.get(
                            near.byOpponent() ? "near.other" : "near.general",
                            numbers(near.rule()),
                            near.side().map(board::side).orElse(""),
                            ConditionText.of(near.failed(), messages.language())));
        }
        return List.copyOf(texts);
    }

    /** What each reading or each unknown fact would lead to. */
    public List<String> doubts() {
        List<String> texts = new ArrayList<>();
        for (Doubt doubt : ruling.doubts()) {
            String verdict = messages.of("verdict", doubt.verdict());
            String numbers = doubt.rule().map(this::numbers).orElse("–");
            texts.add(
                    doubt.reading().isEmpty()
                            ? messages.get("doubt.limit", verdict, numbers)
                            : messages.get(
                                    doubt.house() ? "doubt.house" : "doubt.reading",
                                    doubt.reading(),
                                    doubt.option(),
                                    verdict,
                                    numbers));
        }
        return texts;
    }

    /** How near the game is to the natural limit; empty if the rulebook sets none. */
    public String limit() {
        return ruling.limit().map(this::limit).orElse("");
    }

    private String limit(NaturalLimitCount count) {
        Side claimant = count.claimable(Side.RED) ? Side.RED : Side.BLACK;
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
        return count.claimable(claimant)
                ? text + messages.get("limit.claimable", board.side(claimant))
                : text;
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

    private String clauses(List<RuleRef> rules) {
        return rules.isEmpty()
                ? "–"
                : list(rules.stream().flatMap(r -> r.numbers().stream()).distinct().toList());
    }
}
