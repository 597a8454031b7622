// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.qili.adjudication.Word.Choice;
import org.qili.adjudication.Word.Count;
import org.qili.adjudication.Word.Each;
import org.qili.adjudication.Word.Flag;
import org.qili.adjudication.Word.OverMoves;
import org.qili.adjudication.Word.Value;
import org.qili.analysis.Attack;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Prospect;
import org.qili.analysis.Truth;
import org.qili.analysis.Values;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.model.Label;

/**
 * The words that conditions of a rulebook are made of: exactly the facts of {@code
 * org.qili.analysis}, each under an English and a Chinese name.
 */
public final class Vocabulary {

    /** Labels as values, in the order of gravity of CXA 1999, 27.4. */
    static final List<Value> LABELS =
            List.of(
                    new Value("check", "将"),
                    new Value("mate-threat", "杀"),
                    new Value("chase", "捉"),
                    new Value("exchange", "兑"),
                    new Value("sacrifice", "献"),
                    new Value("block", "拦"),
                    new Value("stalk", "跟"),
                    new Value("idle", "闲"));

    private static final List<Value> KINDS =
            List.of(
                    new Value("king", "将"),
                    new Value("adviser", "士"),
                    new Value("elephant", "象"),
                    new Value("horse", "马"),
                    new Value("chariot", "车"),
                    new Value("cannon", "炮"),
                    new Value("pawn", "兵"));

    private static final List<Value> TARGETS =
            Stream.concat(
                            KINDS.stream().filter(v -> !v.id().equals("pawn")),
                            Stream.of(
                                    new Value("crossed-pawn", "过河兵"),
                                    new Value("uncrossed-pawn", "未过河兵")))
                    .toList();

    private static final List<Value> FORMS =
            List.of(
                    new Value("direct", "直接"),
                    new Value("through-checks", "连续将军"),
                    new Value("through-exchange", "完整交换"));

    private static final List<Value> ROOTS =
            List.of(
                    new Value("none", "无根"),
                    new Value("true", "真根"),
                    new Value("hidden", "暗根"),
                    new Value("false", "假根"),
                    new Value("too-few", "少根"));

    private static final List<Value> RELATIONS =
            List.of(new Value("higher", "高"), new Value("equal", "等"), new Value("lower", "低"));

    /**
     * Finer name of a chase that is a nature of its own: 要抽吃子, a man is to be won by continuous
     * checks (the rules before 1999, term 14). It strikes like a chase, but is never called one.
     */
    public static final String BY_CHECKS = "by-checks";

    /** Finer names of a chase. */
    static final List<Value> SUBLABELS =
            List.of(
                    new Value("chariot", "车"),
                    new Value("rootless", "无根"),
                    new Value("under-rooted", "少根"),
                    new Value("joint", "联合"),
                    new Value("joint-rootless", "联合无根"),
                    new Value(BY_CHECKS, "要抽吃子"));

    /** 打. */
    static final Set<Label> STRIKES = EnumSet.of(Label.CHECK, Label.MATE_THREAT, Label.CHASE);

    private static final Set<Label> NO_CHASE = EnumSet.complementOf(EnumSet.of(Label.CHASE));

    private static final Map<String, Word> BY_NAME = new LinkedHashMap<>();
    private static final Map<String, Word> PROFILE_WORDS = new LinkedHashMap<>();

    static {
        moveFlag("gives-check", "将军", v -> Truth.of(v.facts().isCheck()));
        moveFlag("threatens-mate", "要杀", v -> v.facts().mateThreat().present());
        moveFlag("mate-threat-stood", "杀势原有", v -> v.facts().mateThreat().stoodBefore());
        moveFlag("mates-besides-exchange", "兑外有杀", v -> v.facts().mateThreat().besidesExchange());
        moveFlag("threatened-mate-before", "上着已要杀", Vocabulary::threatenedMateBefore);
        moveFlag("under-mate-threat", "被要杀", v -> v.facts().underMateThreat());
        moveFlag("offers-exchange", "邀兑", v -> offers(v, true));
        moveFlag("offers-man", "献子", v -> offers(v, false));
        moveFlag("blocks", "拦阻", v -> Truth.of(!v.facts().blocked().isEmpty()));
        moveFlag("bars-threat", "挡住威胁", Obstruction::barsThreat);
        moveFlag("stalks", "跟住", Obstruction::stalks);
        add(
                new Count<MoveView>(
                        "attacking-men",
                        "攻子数",
                        FactScope.MOVE,
                        false,
                        v -> v.facts().attackingMen(),
                        v -> true));
        moveFlag("was-in-check", "应将", v -> Truth.of(v.facts().wasInCheck()));
        moveFlag("king-evasion", "将避将", v -> Truth.of(v.facts().isKingEvasion()));
        moveFlag("captures", "吃子", v -> Truth.of(v.facts().captured().isPresent()));
        moveFlag("mutual", "互打", MoveView::mutual);
        add(
                new Choice<MoveView>(
                        "mover",
                        "走子",
                        FactScope.MOVE,
                        KINDS,
                        v -> kind(v.facts().man().man().kind())));

        attackChoice("attacker", "攻子", KINDS, a -> kind(a.attacker().man().kind()));
        attackChoice("target", "目标", TARGETS, Vocabulary::target);
        attackChoice("form", "方式", FORMS, a -> name(a.form()));
        attackChoice("root", "根", ROOTS, a -> name(a.root().kind()));
        attackChoice("value", "子力", RELATIONS, a -> name(a.value()));
        attackFlag("rooted", "有根", a -> Truth.of(a.root().rooted()));
        attackFlag("new", "新生", Attack::isNew);
        attackFlag("answered-by-mate", "反被杀", a -> a.now().mated());
        attackFlag("mated-at-once", "立即被杀", a -> a.now().matedAtOnce());
        add(new Flag<AttackView>("restored", "从捉到捉", FactScope.ATTACK, Vocabulary::restored));
        attackFlag("stood-but-for-mate", "原有而遭杀", Attack::stoodButForMate);
        attackFlag("target-stood", "目标原已可得", Attack::targetStood);
        attackFlag(
                "gained-before", "原已得子", a -> a.before().map(Vocabulary::gained).orElse(Truth.NO));
        attackFlag("same-kind", "同类", a -> Truth.of(sameKind(a)));
        attackFlag("can-be-taken", "可被反吃", a -> Truth.of(a.now().counter()));
        add(new Flag<AttackView>("offered", "兑献", FactScope.ATTACK, Vocabulary::offered));
        attackFlag("joint", "联合", a -> Truth.of(!a.helpers().isEmpty()));
        add(
                new Flag<AttackView>(
                        "joined-by-mover", "走子合攻", FactScope.ATTACK, v -> Truth.of(joined(v))));
        add(
                new Flag<AttackView>(
                        "with-king",
                        "借将力",
                        FactScope.ATTACK,
                        v -> Truth.of(withKing(v.attack(), v.move().facts()))));
        add(
                new Flag<AttackView>(
                        "pays",
                        "得子",
                        FactScope.ATTACK,
                        v ->
                                v.attack().now().exact()
                                        ? Truth.of(v.attack().now().pays())
                                        : Truth.UNKNOWN));
        attackFlag("root-man", "根子吃子", a -> Truth.of(a.losesGuarded()));
        attackFlag("renewed-by-partner", "联合续捉", a -> Truth.of(a.renewedByPartner()));
        attackFlag("pawn-paid", "弃兵", a -> Truth.of(a.pawnPaid()));
        attackFlag("checks-by-another", "借将", a -> Truth.of(a.otherChecks()));
        attackFlag("supported", "有助", a -> Truth.of(a.supported()));
        attackFlag("can-be-retaken", "可吃回", a -> Truth.of(a.root().full()));
        attackFlag("guarded", "有明根", a -> Truth.of(a.root().visible()));
        attackFlag("threat-before", "原已要吃", a -> threatBefore(a));
        add(
                new Each<AttackView>(
                        "every-victim",
                        "所得",
                        FactScope.ATTACK,
                        KINDS,
                        v ->
                                v.attack().victims().stream()
                                        .map(m -> kind(m.man().kind()))
                                        .toList()));
        add(
                new Each<AttackView>(
                        "every-won",
                        "尽得",
                        FactScope.ATTACK,
                        KINDS,
                        v -> v.attack().won().stream().map(m -> kind(m.man().kind())).toList()));
        attackCount("won-men", "得子数", a -> a.won().size());
        attackWorth("net", "得失", a -> a.now().point());
        attackWorth("exchange-net", "交换得失", a -> a.now().complete());
        attackWorth("price", "代价", a -> a.targetValue() - a.now().complete());
        attackWorth("target-value", "目标子力", Attack::targetValue);
        attackCount("lost-men", "失子数", a -> a.lost().size());
        attackFlag("capturer-lost", "攻子失去", a -> Truth.of(a.lost().contains(a.attacker())));
        attackCount("lost-chariots", "失车数", a -> lost(a, Kind.CHARIOT));
        attackCount("lost-strong", "失马炮数", a -> lost(a, Kind.HORSE) + lost(a, Kind.CANNON));
        attackCount("lost-pawns", "失兵数", a -> lost(a, Kind.PAWN));

        addProfile(
                new OverMoves(
                        "every", "每着", LABELS, (p, names) -> p.every(m -> m.has(labels(names)))));
        addProfile(
                new OverMoves(
                        "some", "有着", LABELS, (p, names) -> p.some(m -> m.has(labels(names)))));
        addProfile(
                new OverMoves(
                        "some-chase", "有捉", SUBLABELS, (p, names) -> p.some(m -> m.chases(names))));
        addProfile(
                new OverMoves(
                        "every-chase",
                        "凡捉",
                        SUBLABELS,
                        (p, names) -> p.every(m -> m.has(NO_CHASE).or(m.chases(names)))));
        addProfile(
                new Flag<ProfileView>(
                        "prohibited", "禁止", FactScope.PROFILE, ProfileView::prohibited));
        addProfile(
                new Flag<ProfileView>(
                        "allowed", "允许", FactScope.PROFILE, v -> v.prohibited().not()));
        addProfile(
                new Flag<ProfileView>(
                        "one-target",
                        "同捉一子",
                        FactScope.PROFILE,
                        v -> v.profile().everyMoveAttacks(t -> true)));
        addProfile(
                new Flag<ProfileView>(
                        "pinned-target",
                        "同捉牵马车",
                        FactScope.PROFILE,
                        v -> pinnedTarget(v.profile())));
        profileCount("cycles", "循环数", ProfileView::repetitions, v -> true);
        profileCount("extra-cycles", "超出循环数", ProfileView::extraCycles, v -> true);
        profileCount("plies", "着数", v -> v.profile().moves().size(), v -> true);
        profileCount(
                "attacking-moves",
                "打数",
                v -> attackingMoves(v.profile()),
                v -> attackingMovesKnown(v.profile()));
    }

    private Vocabulary() {}

    /** The word of that English or Chinese name that a rule of the given scope may use. */
    public static Optional<Word> find(String name, FactScope scope) {
        Word word = (scope == FactScope.PROFILE ? PROFILE_WORDS : BY_NAME).get(name);
        boolean fits =
                word != null
                        && (word.scope() == scope
                                || scope == FactScope.ATTACK && word.scope() == FactScope.MOVE);
        return fits ? Optional.of(word) : Optional.empty();
    }

    /** Every word that a rule of the given scope may use, in the order of the reference. */
    public static List<Word> words(FactScope scope) {
        return Stream.concat(BY_NAME.values().stream(), PROFILE_WORDS.values().stream())
                .distinct()
                .filter(w -> find(w.id(), scope).filter(w::equals).isPresent())
                .toList();
    }

    /** The value of that English or Chinese name. */
    public static Optional<Value> value(Word word, String name) {
        return word.values().stream()
                .filter(v -> v.id().equals(name) || v.chinese().equals(name))
                .findFirst();
    }

    /** Men that have a value of their own. */
    public static List<Value> men() {
        return TARGETS;
    }

    /** The man of that English or Chinese name. */
    public static Optional<Value> man(String name) {
        return TARGETS.stream()
                .filter(v -> v.id().equals(name) || v.chinese().equals(name))
                .findFirst();
    }

    /** What one of the {@link #men} is worth in a scale. */
    static int worth(Values scale, Value man) {
        return switch (man.id()) {
            case "crossed-pawn" -> scale.of(Man.of(Side.RED, Kind.PAWN), Points.COUNT - 1);
            case "uncrossed-pawn" -> scale.of(Man.of(Side.RED, Kind.PAWN), 0);
            default ->
                    scale.of(Man.of(Side.RED, Kind.valueOf(man.id().toUpperCase(Locale.ROOT))), 0);
        };
    }

    private static Set<Label> labels(Set<String> names) {
        Set<Label> labels = EnumSet.noneOf(Label.class);
        names.forEach(n -> labels.add(Label.get(n)));
        return labels;
    }

    private static Truth offers(MoveView view, boolean rooted) {
        return view.facts().offers().stream()
                .filter(o -> o.rooted() == rooted)
                .map(o -> even(o).and(o.isNew()))
                .reduce(Truth.NO, Truth::or);
    }

    private static Truth even(Offer offer) {
        return offer.outcome() == Offer.Outcome.UNKNOWN
                ? Truth.UNKNOWN
                : Truth.of(offer.outcome() == Offer.Outcome.EVEN);
    }

    /** Whether a capture would have won something. */
    private static Truth gained(Prospect prospect) {
        return prospect.exact() ? Truth.of(prospect.gains()) : Truth.UNKNOWN;
    }

    /**
     * AXF: whether the attacker already threatened the target, whose visible root protected it not.
     */
    private static Truth threatBefore(Attack attack) {
        return Truth.of(
                attack.before()
                        .filter(b -> b.legal())
                        .filter(b -> !(sameKind(attack) && b.counter()))
                        .filter(b -> onChariotByLower(attack) || !b.root().visible())
                        .isPresent());
    }

    private static boolean onChariotByLower(Attack attack) {
        Kind attacker = attack.attacker().man().kind();
        return attack.target().man().kind() == Kind.CHARIOT
                && (attacker == Kind.HORSE || attacker == Kind.CANNON);
    }

    /** AXF 19: a chariot that every move attacks and that a horse holds on its leg after each. */
    private static Truth pinnedTarget(SideProfile profile) {
        return profile.everyMoveAttacks(
                t -> profile.moves().stream().allMatch(m -> m.facts().horsePinned().contains(t)));
    }

    private static int attackingMoves(SideProfile profile) {
        return (int) profile.moves().stream().filter(m -> STRIKES.contains(m.label())).count();
    }

    private static boolean attackingMovesKnown(SideProfile profile) {
        return profile.moves().stream().noneMatch(m -> m.has(STRIKES) == Truth.UNKNOWN);
    }

    /**
     * Whether the mover's previous move already made this very attack: the same man on the same
     * man, both still where they were.
     */
    private static Truth restored(AttackView view) {
        Attack now = view.attack();
        if (view.move().previous().isEmpty()) {
            return Truth.NO;
        }
        MoveFacts previous = view.move().previous().get();
        return previous.attacks().stream()
                .filter(a -> a.attacker().equals(now.attacker()))
                .filter(a -> a.target().equals(now.target()))
                .filter(a -> a.from() == now.from() && a.at() == now.at())
                .map(a -> a.now().exact() ? Truth.of(a.gains()) : Truth.UNKNOWN)
                .reduce(previous.attacksKnown() ? Truth.NO : Truth.UNKNOWN, Truth::or);
    }

    private static Truth threatenedMateBefore(MoveView view) {
        return view.previous().map(p -> p.mateThreat().present()).orElse(Truth.NO);
    }

    private static boolean joined(AttackView view) {
        ManRef mover = view.move().facts().man();
        List<ManRef> others = view.attack().coAttackers();
        return others.contains(mover)
                || mover.equals(view.attack().attacker()) && !others.isEmpty();
    }

    private static Truth offered(AttackView view) {
        return view.move().facts().offers().stream()
                .filter(o -> o.offered().equals(view.attack().attacker()))
                .filter(o -> o.taker().equals(view.attack().target()))
                .map(Vocabulary::even)
                .reduce(Truth.NO, Truth::or);
    }

    /**
     * CXA 1999, 27.1: another man threatens together with its king, or thanks to the king's move.
     */
    private static boolean withKing(Attack attack, MoveFacts facts) {
        boolean kingThreatens =
                facts.attacks().stream()
                        .filter(a -> isKing(a.attacker()))
                        .anyMatch(a -> a.target().equals(attack.target()));
        return !isKing(attack.attacker()) && (kingThreatens || isKing(facts.man()));
    }

    private static boolean isKing(ManRef man) {
        return man.man().kind() == Kind.KING;
    }

    private static int lost(Attack attack, Kind kind) {
        return (int) attack.lost().stream().filter(m -> m.man().kind() == kind).count();
    }

    private static boolean sameKind(Attack attack) {
        return attack.attacker().man().kind() == attack.target().man().kind();
    }

    private static String target(Attack attack) {
        Kind kind = attack.target().man().kind();
        if (kind != Kind.PAWN) {
            return kind(kind);
        }
        boolean red = attack.target().man().side() == Side.RED;
        boolean crossed = red ? Points.rank(attack.at()) >= 5 : Points.rank(attack.at()) <= 4;
        return crossed ? "crossed-pawn" : "uncrossed-pawn";
    }

    private static String kind(Kind kind) {
        return name(kind);
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void moveFlag(String id, String chinese, Function<MoveView, Truth> test) {
        add(new Flag<>(id, chinese, FactScope.MOVE, test));
    }

    private static void attackFlag(String id, String chinese, Function<Attack, Truth> test) {
        add(new Flag<AttackView>(id, chinese, FactScope.ATTACK, v -> test.apply(v.attack())));
    }

    private static void attackChoice(
            String id, String chinese, List<Value> values, Function<Attack, String> value) {
        add(
                new Choice<AttackView>(
                        id, chinese, FactScope.ATTACK, values, v -> value.apply(v.attack())));
    }

    private static void attackCount(String id, String chinese, ToIntFunction<Attack> value) {
        add(attackNumber(id, chinese, false, value));
    }

    /** A number in the scale of values. */
    private static void attackWorth(String id, String chinese, ToIntFunction<Attack> value) {
        add(attackNumber(id, chinese, true, value));
    }

    private static Count<AttackView> attackNumber(
            String id, String chinese, boolean worth, ToIntFunction<Attack> value) {
        return new Count<AttackView>(
                id,
                chinese,
                FactScope.ATTACK,
                worth,
                v -> value.applyAsInt(v.attack()),
                v -> v.attack().now().exact());
    }

    private static void profileCount(
            String id,
            String chinese,
            ToIntFunction<ProfileView> value,
            Predicate<ProfileView> known) {
        addProfile(new Count<>(id, chinese, FactScope.PROFILE, false, value, known));
    }

    private static void add(Word word) {
        register(BY_NAME, word);
    }

    private static void addProfile(Word word) {
        register(PROFILE_WORDS, word);
    }

    private static void register(Map<String, Word> words, Word word) {
        for (String name : List.of(word.id(), word.chinese())) {
            if (words.put(name, word) != null) {
                throw new IllegalStateException("two words named " + name);
            }
        }
    }
}
