// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Attack;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.analysis.ManRef;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.model.Language;

/** A ruling as JSON: the contract of {@code doc/answer.md}. */
final class JsonAnswer {

    private static final ChineseNotation CHINESE = new ChineseNotation(Script.SIMPLIFIED);

    /** Nulls are written: a field that is documented as always there may be null. */
    private static final Gson LINE =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    private final Language language;
    private final Optional<FactsJson> facts;
    private final boolean cycles;

    /**
     * Answers in a language.
     *
     * @param facts writes the facts behind the answer, if they are asked for
     * @param cycles whether to list every cycle of the game
     */
    JsonAnswer(Language language, Optional<FactsJson> facts, boolean cycles) {
        this.language = language;
        this.facts = facts;
        this.cycles = cycles;
    }

    /** One line. */
    static String line(JsonObject answer) {
        return LINE.toJson(answer);
    }

    /** What a rulebook says of a game. */
    JsonObject of(String id, Ruling ruling) {
        RulingTexts texts = RulingTexts.of(ruling, language);
        JsonObject answer = new JsonObject();
        answer.addProperty("id", id);
        answer.addProperty("rulebook", ruling.rulebook().id());
        answer.addProperty("status", name(ruling.status()));
        if (ruling.status() == Status.NOT_REACHED) {
            answer.addProperty("missing", ruling.missing());
        }
        if (ruling.status() != Status.NO_CYCLE) {
            answer.addProperty("ruling", name(ruling.verdict()));
            answer.add("clause", clause(ruling.rule().stream().toList()));
            answer.add("cycle", cycle(ruling.cycle().orElseThrow()));
        }
        JsonArray moves = new JsonArray();
        for (LabelledMove move : ruling.moves()) {
            JsonObject one = move(ruling, move);
            facts.ifPresent(f -> one.add("facts", f.of(ruling, move, language)));
            moves.add(one);
        }
        answer.add("moves", moves);
        answer.add("readings", readings(ruling));
        JsonArray trace = new JsonArray();
        texts.trace().forEach(trace::add);
        answer.add("trace", trace);
        if (cycles) {
            JsonArray all = new JsonArray();
            Cycles.findAll(ruling.game().before(0), ruling.game().moves())
                    .forEach(c -> all.add(cycle(c)));
            answer.add("cycles", all);
        }
        facts.ifPresent(f -> answer.add("facts", f.of(ruling)));
        return answer;
    }

    /** What is answered to a line that can't be used. */
    static JsonObject error(String id, String message) {
        JsonObject answer = new JsonObject();
        answer.addProperty("id", id);
        answer.addProperty("error", message);
        return answer;
    }

    private static JsonObject cycle(Cycle cycle) {
        JsonObject json = new JsonObject();
        json.addProperty("first_ply", cycle.firstPly() + 1);
        json.addProperty("period", cycle.period());
        json.addProperty("repetitions", cycle.repetitions());
        return json;
    }

    private static JsonObject move(Ruling ruling, LabelledMove move) {
        var facts = move.facts();
        JsonObject json = new JsonObject();
        json.addProperty("ply", facts.ply() + 1);
        json.addProperty("side", name(facts.mover()));
        json.addProperty("move", facts.move().iccs());
        json.addProperty("zh", CHINESE.write(ruling.game().before(facts.ply()), facts.move()));
        json.addProperty("label", name(move.label()));
        move.sublabel().ifPresent(s -> json.addProperty("sublabel", sublabel(s)));
        if (!move.settled()) {
            JsonArray possible = new JsonArray();
            move.possible().stream().sorted().forEach(l -> possible.add(name(l)));
            json.add("possible", possible);
            JsonArray limits = new JsonArray();
            facts.limitsHit().stream().sorted().forEach(l -> limits.add(name(l)));
            json.add("limits_hit", limits);
        }
        JsonArray attacks = new JsonArray();
        move.attacks().stream().filter(JudgedAttack::counts).forEach(a -> attacks.add(attack(a)));
        json.add("attacks", attacks);
        if (!facts.mateThreat().line().isEmpty()) {
            json.add("mate_line", line(facts.mateThreat().line()));
        }
        json.add("clause", clause(move.rules()));
        return json;
    }

    /** Rulebooks tell two kinds of joint chase apart; in the contract both are {@code joint}. */
    static String sublabel(String name) {
        return name.startsWith("joint") ? "joint" : name.replace('-', '_');
    }

    private static JsonObject attack(JudgedAttack judged) {
        Attack attack = judged.attack();
        JsonObject json = new JsonObject();
        json.add("attacker", man(attack.attacker(), attack.from()));
        json.add("target", man(attack.target(), attack.at()));
        json.addProperty("kind", name(attack.form()));
        json.addProperty("root", name(attack.root().kind()));
        json.add("line", line(attack.line()));
        judged.sublabel().ifPresent(s -> json.addProperty("sublabel", sublabel(s)));
        json.add("clause", clause(judged.rule().stream().toList()));
        return json;
    }

    static JsonObject man(ManRef man, int point) {
        JsonObject json = new JsonObject();
        json.addProperty("man", String.valueOf(man.man().fen()));
        json.addProperty("point", Points.iccs(point));
        return json;
    }

    static JsonArray line(List<Move> moves) {
        JsonArray json = new JsonArray();
        moves.forEach(m -> json.add(m.iccs()));
        return json;
    }

    private static JsonArray readings(Ruling ruling) {
        JsonArray json = new JsonArray();
        ruling.doubts()
                .forEach(
                        d -> {
                            JsonObject one = new JsonObject();
                            one.addProperty("reading", d.reading());
                            one.addProperty("option", d.option());
                            one.addProperty("ruling", name(d.verdict()));
                            json.add(one);
                        });
        return json;
    }

    /** The number under which the first rule is cited, or null. */
    static com.google.gson.JsonElement clause(List<RuleRef> rules) {
        return rules.isEmpty()
                ? com.google.gson.JsonNull.INSTANCE
                : new com.google.gson.JsonPrimitive(rules.get(0).number());
    }

    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
