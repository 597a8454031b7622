// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qili.adjudication.Word.Count;
import org.qili.adjudication.Word.OverMoves;
import org.qili.model.Comparison;
import org.qili.model.Condition;
import org.qili.model.Conjunction;
import org.qili.model.Disjunction;
import org.qili.model.Fact;
import org.qili.model.Negation;

/**
 * When a general rule that did not apply was near to it. An arbiter is asked about the move on
 * which the ruling hangs and about the rule that speaks of one side alone, so near means: the one
 * condition that failed
 *
 * <ul>
 *   <li>asks something of every move of a side, and exactly one of them is otherwise (一捉一闲);
 *   <li>or asks for a number that is missed by one (the cycle repeated once more, 24.3; one strike
 *       more or less, 二打一还打);
 *   <li>or asks that the other side does not do what it does too (单方长将 where both check).
 * </ul>
 *
 * <p>What fails in more moves than one, or in more than one condition, is far.
 */
final class Nearness {

    /** Words of {@link Vocabulary} whose meaning is needed here. */
    private static final String EXTRA_CYCLES = "extra-cycles";

    private final List<RuleSet.Ban> bans;
    private final Readings readings;

    Nearness(List<RuleSet.Ban> bans, Readings readings) {
        this.bans = bans;
        this.readings = readings;
    }

    /** A condition that failed, and by how little. */
    record Miss(Condition failed, Shortfall shortfall) {}

    /**
     * How near the moves of a side are to a condition that they do not meet.
     *
     * @param other whether the side is the one that the rule does not speak against
     */
    Optional<Miss> of(Compiled<ProfileView> when, ProfileView view, boolean other) {
        return only(when.failures(view, readings), view, other);
    }

    private Optional<Miss> only(
            List<Compiled.Part<ProfileView>> failures, ProfileView view, boolean other) {
        return failures.size() == 1 ? part(failures.get(0), view, other) : Optional.empty();
    }

    private Optional<Miss> part(Compiled.Part<ProfileView> part, ProfileView view, boolean other) {
        if (!part.test().test(view, readings).no()) {
            return Optional.empty();
        }
        if (part.source() instanceof Conjunction) {
            List<Compiled.Part<ProfileView>> failures =
                    part.operands().stream()
                            .filter(p -> !p.test().test(view, readings).yes())
                            .toList();
            return only(failures, view, other);
        }
        if (part.source() instanceof Disjunction) {
            return part.operands().stream().flatMap(p -> part(p, view, other).stream()).findFirst();
        }
        if (part.source() instanceof Negation) {
            return other
                    ? Optional.of(otherSideToo(holding(part.operands().get(0), view)))
                    : Optional.empty();
        }
        return part.source() instanceof Fact fact ? fact(fact, view, other) : Optional.empty();
    }

    /** Which of several alternatives holds. */
    private Condition holding(Compiled.Part<ProfileView> part, ProfileView view) {
        if (part.source() instanceof Disjunction) {
            for (Compiled.Part<ProfileView> operand : part.operands()) {
                if (operand.test().test(view, readings).yes()) {
                    return holding(operand, view);
                }
            }
        }
        return part.source();
    }

    private static Miss otherSideToo(Condition holds) {
        return new Miss(holds, new Shortfall.OtherSideToo());
    }

    private Optional<Miss> fact(Fact fact, ProfileView view, boolean other) {
        Word word = Vocabulary.find(fact.getWord(), FactScope.PROFILE).orElseThrow();
        if (word instanceof OverMoves over) {
            return oneMove(fact, onlyStray(over, fact, view.profile()));
        }
        if (word instanceof Count<?>) {
            @SuppressWarnings("unchecked")
            Count<ProfileView> count = (Count<ProfileView>) word;
            return byOne(fact, count, view);
        }
        return switch (word.id()) {
            case "prohibited" ->
                    // the narrower come first, the widest says what was missing
                    bans.stream()
                            .flatMap(b -> of(b.when(), view, other).stream())
                            .reduce((narrower, wider) -> wider);
            case "allowed" -> other ? Optional.of(otherSideToo(fact)) : Optional.empty();
            case "one-target" -> oneMove(fact, view.profile().onlyMoveOffTarget());
            default -> Optional.empty();
        };
    }

    private static Optional<Miss> oneMove(Fact fact, Optional<LabelledMove> stray) {
        return stray.map(m -> new Miss(fact, new Shortfall.OneMove(m)));
    }

    /** The only one of several moves that is not as a condition about every move asks. */
    private static Optional<LabelledMove> onlyStray(OverMoves over, Fact fact, SideProfile side) {
        Set<String> ids =
                fact.getValues().stream()
                        .map(v -> Vocabulary.value(over, v).orElseThrow().id())
                        .collect(Collectors.toSet());
        List<LabelledMove> stray =
                side.moves().stream()
                        .filter(
                                m ->
                                        over.test()
                                                .apply(
                                                        new SideProfile(side.side(), List.of(m)),
                                                        ids)
                                                .no())
                        .toList();
        return stray.size() == 1 && side.moves().size() > 1
                ? Optional.of(stray.get(0))
                : Optional.empty();
    }

    private static Optional<Miss> byOne(Fact fact, Count<ProfileView> count, ProfileView view) {
        int found = count.value().applyAsInt(view);
        int asked = Integer.parseInt(fact.getValues().get(0));
        Comparison comparison = fact.getComparison();
        boolean near =
                Comparisons.holds(comparison, Integer.compare(found + 1, asked))
                        || Comparisons.holds(comparison, Integer.compare(found - 1, asked));
        // a round trip beyond those asked for is far as long as those asked for are not made
        boolean due = !count.id().equals(EXTRA_CYCLES) || view.repetitions() >= view.due();
        return near && due
                ? Optional.of(new Miss(fact, new Shortfall.ByOne(found)))
                : Optional.empty();
    }
}
