// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.RuleRef;
import org.qili.analysis.Attack;
import org.qili.analysis.Form;
import org.qili.analysis.ManRef;
import org.qili.analysis.Mechanism;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Root;
import org.qili.analysis.ValueRelation;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.model.Language;

/**
 * One attack in a sentence: what the move did, who attacks whom, what protects the target, and the
 * line that proves it.
 */
final class AttackTexts {

    private final TextBundle messages;
    private final BoardTexts board;
    private final LineText lines;

    AttackTexts(Language language) {
        messages = Messages.in(language);
        board = BoardTexts.in(language);
        lines = new LineText(language);
    }

    /**
     * An attack that counts.
     *
     * @param moved the move in words
     * @param after the position after it
     */
    String chase(String moved, MoveFacts facts, Position after, JudgedAttack judged) {
        Attack attack = judged.attack();
        List<String> reasons = new ArrayList<>();
        if (attack.form() != Form.THROUGH_CHECKS) {
            // the checks themselves are the reason
            reasons.add(why(attack));
        }
        String helpers = helpers(facts, attack);
        String line = line(after, attack);
        reasons.add(helpers.isEmpty() ? line : messages.get("with.helpers", helpers, line));
        return messages.get(
                "sentence.chase",
                threat(moved, facts, attack),
                String.join(messages.get("clause.separator"), reasons),
                cited(judged.rule().stream().toList()));
    }

    /** Whose help the capture needs; what the man that moved does for it has been said. */
    private String helpers(MoveFacts facts, Attack attack) {
        boolean told = attack.mechanism() != Mechanism.STOOD;
        return list(
                attack.helpers().stream()
                        .filter(h -> !told || !h.equals(facts.man()))
                        .map(h -> man(h, attack.attacker()))
                        .distinct()
                        .toList());
    }

    /** Who now attacks whom, and by what the move brought it about where another man attacks. */
    private String threat(String moved, MoveFacts facts, Attack attack) {
        boolean itself = facts.man().equals(attack.attacker());
        Mechanism how = itself ? Mechanism.MOVED : attack.mechanism();
        String attacker = man(attack.attacker(), facts.man());
        String target = man(attack.target());
        return attack.form() == Form.THROUGH_CHECKS
                ? messages.get("threat.checks", moved, attacker, target)
                : messages.of("by", how, moved, attacker, target);
    }

    /** Why a capture gains: by a lower man, by what follows, or as the target lacks a root. */
    private String why(Attack attack) {
        if (attack.form() == Form.THROUGH_EXCHANGE) {
            return messages.get("form.exchange");
        }
        return attack.value() == ValueRelation.HIGHER && attack.root().rooted()
                ? messages.get(
                        "value.higher",
                        kind(attack.target()),
                        kind(attack.attacker()),
                        protectors(attack))
                : root(attack);
    }

    /** What protects the target of an attack. */
    String root(Attack attack) {
        Root root = attack.root();
        String target = kind(attack.target());
        if (root.kind() == Root.Kind.HIDDEN && root.protectors().isEmpty()) {
            return messages.get("root.HIDDEN.checks", target);
        }
        String failures =
                root.protectors().stream()
                        .filter(p -> p.failure() != Root.Failure.NONE)
                        .map(
                                p ->
                                        messages.of(
                                                "failure",
                                                p.failure(),
                                                man(p.man(), attack.target())))
                        .distinct()
                        .collect(Collectors.joining(messages.get("clause.separator")));
        return messages.of("root", root.kind(), target, protectors(attack), failures);
    }

    /** The men that can take back, or those that guard at least, where none can. */
    private String protectors(Attack attack) {
        List<Root.Protector> all = attack.root().protectors();
        List<Root.Protector> able =
                all.stream().filter(p -> p.failure() == Root.Failure.NONE).toList();
        return list(
                (able.isEmpty() ? all : able)
                        .stream().map(p -> man(p.man(), attack.target())).distinct().toList());
    }

    /** The moves that show an attack, and what they come to. */
    private String line(Position after, Attack attack) {
        if (attack.line().isEmpty()) {
            List<Move> capture = List.of(new Move(attack.from(), attack.at()));
            return messages.get("line.next", lines.moves(after, capture, false));
        }
        boolean alone = attack.line().size() == 1 && attack.lost().isEmpty();
        String moves = lines.moves(after, attack.line(), alone);
        String result = alone ? "" : lines.result(attack.won(), attack.lost());
        return result.isEmpty()
                ? messages.get("line.next", moves)
                : messages.get("line.result", moves, result);
    }

    /**
     * An attack that a rule excepts, in the words of that rule; with the mate it would run into.
     */
    String excepted(Attack attack, RuleRef rule) {
        String key = attack.form() == Form.THROUGH_CHECKS ? "excepted.checks" : "excepted";
        String text =
                messages.get(
                        key,
                        man(attack.attacker()),
                        man(attack.target()),
                        rule.texts().in(messages.language()),
                        clauses(rule.numbers()));
        boolean mated = attack.answeredByMate().yes() && attack.now().matedIn() > 0;
        return mated ? text + mate(attack) : text;
    }

    private String mate(Attack attack) {
        String opponent = board.side(attack.target().man().side());
        int moves = attack.now().matedIn();
        return moves == 1
                ? messages.get("excepted.mated.at-once", opponent)
                : messages.get("excepted.mated", opponent, String.valueOf(moves));
    }

    /** A capture that wins nothing, as a rule says in so many words. */
    String excluded(Attack attack, RuleRef rule) {
        return messages.get(
                "harmless.rule",
                man(attack.attacker()),
                man(attack.target()),
                root(attack),
                clauses(rule.numbers()),
                rule.texts().in(messages.language()));
    }

    /**
     * A capture that wins nothing.
     *
     * @param rules the rule that would call the attack a chase if it gained; may be empty
     */
    String harmless(Attack attack, List<RuleRef> rules) {
        return messages.get(
                harmlessKey(attack),
                man(attack.attacker()),
                man(attack.target()),
                root(attack),
                cited(rules));
    }

    private static String harmlessKey(Attack attack) {
        if (!attack.now().legal()) {
            return "harmless.illegal";
        }
        if (attack.root().rooted()) {
            return "harmless.rooted";
        }
        return attack.answeredByMate().yes() ? "harmless.mated" : "harmless.elsewhere";
    }

    /** Clause numbers in brackets, nothing where there are none. */
    String cited(List<RuleRef> rules) {
        List<String> numbers =
                rules.stream().flatMap(r -> r.numbers().stream()).distinct().toList();
        return numbers.isEmpty() ? "" : messages.get("cited", list(numbers));
    }

    /** "Clause 5", "Clauses 5, 6". */
    String clauses(List<String> numbers) {
        return messages.get(numbers.size() == 1 ? "clause" : "clauses", list(numbers));
    }

    private String man(ManRef man) {
        return board.man(man.man());
    }

    /** A man beside one that has been named: the other chariot, where both are chariots. */
    private String man(ManRef man, ManRef named) {
        boolean other = !man.equals(named) && man.man().equals(named.man());
        return other ? messages.get("man.other", man(man)) : man(man);
    }

    private String kind(ManRef man) {
        return board.kind(man.man());
    }

    private String list(List<String> items) {
        return Messages.list(messages.language(), items);
    }
}
