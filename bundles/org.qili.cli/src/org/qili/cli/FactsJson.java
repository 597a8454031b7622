// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.NaturalLimitCount;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.SideProfile;
import org.qili.adjudication.text.ConditionText;
import org.qili.analysis.Analyser;
import org.qili.analysis.Attack;
import org.qili.analysis.Limits;
import org.qili.analysis.ManRef;
import org.qili.analysis.MateThreat;
import org.qili.analysis.MateTree;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Prospect;
import org.qili.analysis.Root;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;

/**
 * The facts behind a ruling as JSON ({@code --facts}): what the analysis found, whatever a rulebook
 * makes of it. Part of the contract of {@code doc/answer.md}.
 */
final class FactsJson {

    private static final Set<Label> STRIKES = Set.of(Label.CHECK, Label.MATE_THREAT, Label.CHASE);

    private final Limits limits;
    private final Analyser analyser;

    /** Facts found under these limits. */
    FactsJson(Limits limits) {
        this.limits = limits;
        this.analyser = new Analyser(limits);
    }

    // ---- over the cycle ----

    /** Facts of the game and of its cycle. */
    JsonObject of(Ruling ruling) {
        JsonObject json = new JsonObject();
        JsonObject profiles = new JsonObject();
        for (Side side : Side.values()) {
            profiles.add(JsonAnswer.name(side), profile(ruling, side));
        }
        json.add("profiles", profiles);
        ruling.limit().ifPresent(l -> json.add("natural_limit", naturalLimit(l)));
        JsonObject search = new JsonObject();
        search.addProperty("mate_depth", limits.mateDepth());
        search.addProperty("mate_nodes", limits.mateNodes());
        search.addProperty("line_checks", limits.lineChecks());
        search.addProperty("exchange_nodes", limits.exchangeNodes());
        json.add("limits", search);
        return json;
    }

    private static JsonObject profile(Ruling ruling, Side side) {
        SideProfile profile = ruling.profile(side);
        JsonObject json = new JsonObject();
        json.addProperty("moves", profile.moves().size());
        JsonObject labels = new JsonObject();
        profile.counts().forEach((l, n) -> labels.addProperty(JsonAnswer.name(l), n));
        json.add("labels", labels);
        json.addProperty(
                "strikes",
                profile.moves().stream().filter(m -> STRIKES.contains(m.label())).count());
        json.add("common_targets", men(profile.commonTargets()));
        json.addProperty("prohibited", ruling.ban(side).isPresent());
        json.add("clause", JsonAnswer.clause(ruling.ban(side).stream().toList()));
        return json;
    }

    private static JsonObject naturalLimit(NaturalLimitCount count) {
        JsonObject json = new JsonObject();
        json.addProperty("clause", count.rule().number());
        json.addProperty("rounds", count.rounds());
        json.addProperty("limit", count.limit());
        json.addProperty("checks_counted_at_most", count.cap());
        for (Side side : Side.values()) {
            JsonObject one = new JsonObject();
            one.addProperty("checks", side == Side.RED ? count.redChecks() : count.blackChecks());
            one.addProperty("counted", count.counted(side));
            one.addProperty("may_claim", count.claimable(side));
            json.add(JsonAnswer.name(side), one);
        }
        return json;
    }

    // ---- of a move ----

    /** Facts of a move. */
    JsonObject of(Ruling ruling, LabelledMove move, Language language) {
        MoveFacts facts = move.facts();
        JsonObject json = new JsonObject();
        json.add("man", man(facts.man()));
        json.add("captured", facts.captured().isPresent() ? man(facts.captured().get()) : null);
        json.addProperty("was_in_check", facts.wasInCheck());
        json.addProperty("king_evasion", facts.isKingEvasion());
        json.add("checkers", men(facts.checkers()));
        json.add("mate_threat", mateThreat(ruling, facts));
        json.addProperty("under_mate_threat", JsonAnswer.name(facts.underMateThreat()));
        json.addProperty("attacking_men", facts.attackingMen());
        JsonArray captures = new JsonArray();
        move.attacks().forEach(a -> captures.add(capture(a)));
        json.add("captures", captures);
        json.addProperty("captures_known", facts.attacksKnown());
        JsonArray offers = new JsonArray();
        facts.offers().forEach(o -> offers.add(offer(o)));
        json.add("offers", offers);
        json.add("blocked", men(facts.blocked()));
        json.add("stalked", men(facts.stalked()));
        json.add("held_by_horse", men(facts.horsePinned()));
        JsonArray near = new JsonArray();
        move.nearMisses()
                .forEach(
                        n -> {
                            JsonObject one = new JsonObject();
                            one.addProperty("clause", n.rule().number());
                            one.addProperty("failed", ConditionText.of(n.failed(), language));
                            near.add(one);
                        });
        json.add("near_misses", near);
        return json;
    }

    private JsonObject mateThreat(Ruling ruling, MoveFacts facts) {
        MateThreat threat = facts.mateThreat();
        JsonObject json = new JsonObject();
        json.addProperty("present", JsonAnswer.name(threat.present()));
        json.addProperty("length", threat.length());
        json.add("first_moves", JsonAnswer.line(threat.firstMoves()));
        json.addProperty("first_moves_known", threat.firstMovesKnown());
        json.addProperty("stood_before", JsonAnswer.name(threat.stoodBefore()));
        json.addProperty("besides_exchange", JsonAnswer.name(threat.besidesExchange()));
        json.add("line", JsonAnswer.line(threat.line()));
        if (threat.present().yes()) {
            var passed = ruling.game().before(facts.ply() + 1).withSideToMove(facts.mover());
            analyser.mateTree(passed).ifPresent(t -> json.add("tree", tree(t)));
        }
        return json;
    }

    /** A mate with every reply. */
    static JsonObject tree(MateTree tree) {
        JsonObject json = new JsonObject();
        json.addProperty("check", tree.check().iccs());
        JsonArray replies = new JsonArray();
        for (MateTree.Reply reply : tree.replies()) {
            JsonObject one = new JsonObject();
            one.addProperty("reply", reply.move().iccs());
            one.add("next", tree(reply.next()));
            replies.add(one);
        }
        json.add("replies", replies);
        return json;
    }

    private static JsonObject capture(JudgedAttack judged) {
        Attack attack = judged.attack();
        JsonObject json = new JsonObject();
        json.add("attacker", man(attack.attacker(), attack.from()));
        json.add("target", man(attack.target(), attack.at()));
        json.addProperty("form", JsonAnswer.name(attack.form()));
        json.addProperty("mechanism", JsonAnswer.name(attack.mechanism()));
        json.addProperty("target_value", attack.targetValue());
        json.addProperty("attacker_value", attack.attackerValue());
        json.addProperty("value", JsonAnswer.name(attack.value()));
        result(json, attack.now());
        json.add("root", root(attack.root()));
        json.addProperty("mated_after", JsonAnswer.name(attack.now().mated()));
        json.addProperty("mated_in", attack.now().matedIn());
        json.addProperty("new", JsonAnswer.name(attack.isNew()));
        if (attack.before().isPresent()) {
            JsonObject before = new JsonObject();
            result(before, attack.before().get());
            before.addProperty("root", JsonAnswer.name(attack.before().get().root().kind()));
            before.addProperty("mated_after", JsonAnswer.name(attack.before().get().mated()));
            json.add("before", before);
        } else {
            json.add("before", JsonNull.INSTANCE);
        }
        json.addProperty("target_stood", JsonAnswer.name(attack.targetStood()));
        json.addProperty(
                "stood_after_previous_move", JsonAnswer.name(attack.stoodAfterPreviousMove()));
        json.addProperty("renewed_by_partner", attack.renewedByPartner());
        json.add("helpers", men(attack.helpers()));
        json.add("co_attackers", men(attack.coAttackers()));
        json.add("guarding", men(attack.guarding()));
        json.addProperty("loses_guarded", attack.losesGuarded());
        json.addProperty("on_offer", attack.executesOffer());
        json.addProperty("can_be_taken", attack.now().counter());
        json.addProperty("pawn_paid", attack.pawnPaid());
        json.addProperty("checks_by_another", attack.otherChecks());
        json.addProperty("supported", attack.supported());
        json.add("victims", men(attack.victims()));
        json.add("won", men(attack.won()));
        json.add("lost", men(attack.lost()));
        json.add("line", JsonAnswer.line(attack.line()));
        json.addProperty("label", JsonAnswer.name(judged.label()));
        json.add("clause", JsonAnswer.clause(judged.rule().stream().toList()));
        return json;
    }

    private static void result(JsonObject json, Prospect prospect) {
        json.addProperty("legal", prospect.legal());
        json.addProperty("net", prospect.point());
        json.addProperty("exchange_net", prospect.complete());
        json.addProperty("gains", prospect.gains());
        json.addProperty("known", prospect.exact());
    }

    private static JsonObject root(Root root) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", JsonAnswer.name(root.kind()));
        JsonArray protectors = new JsonArray();
        for (Root.Protector protector : root.protectors()) {
            JsonObject one = man(protector.man(), protector.at());
            one.addProperty("visible", protector.visible());
            one.addProperty("failure", JsonAnswer.name(protector.failure()));
            one.add("refutation", JsonAnswer.line(protector.refutation()));
            protectors.add(one);
        }
        json.add("protectors", protectors);
        return json;
    }

    private static JsonObject offer(Offer offer) {
        JsonObject json = new JsonObject();
        json.add("offered", man(offer.offered(), offer.at()));
        json.add("taker", man(offer.taker(), offer.takerAt()));
        json.addProperty("rooted", offer.rooted());
        json.addProperty("outcome", JsonAnswer.name(offer.outcome()));
        json.addProperty("new", JsonAnswer.name(offer.isNew()));
        json.add("line", JsonAnswer.line(offer.line()));
        return json;
    }

    private static JsonArray men(Collection<ManRef> men) {
        JsonArray json = new JsonArray();
        List.copyOf(men).forEach(m -> json.add(man(m)));
        return json;
    }

    /** A man by its number, which stays its own wherever it goes. */
    private static JsonObject man(ManRef man) {
        JsonObject json = new JsonObject();
        json.addProperty("man", String.valueOf(man.man().fen()));
        json.addProperty("number", man.id());
        return json;
    }

    private static JsonObject man(ManRef man, int point) {
        JsonObject json = man(man);
        json.addProperty("point", Points.iccs(point));
        return json;
    }
}
