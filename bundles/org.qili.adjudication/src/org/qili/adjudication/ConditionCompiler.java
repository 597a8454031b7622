// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.qili.adjudication.Problem.Kind;
import org.qili.adjudication.Word.Choice;
import org.qili.adjudication.Word.Count;
import org.qili.adjudication.Word.Each;
import org.qili.adjudication.Word.Flag;
import org.qili.adjudication.Word.OverMoves;
import org.qili.adjudication.Word.Value;
import org.qili.analysis.Truth;
import org.qili.analysis.Values;
import org.qili.model.Comparison;
import org.qili.model.Condition;
import org.qili.model.Conjunction;
import org.qili.model.Disjunction;
import org.qili.model.Fact;
import org.qili.model.Negation;
import org.qili.model.ReadingFact;

/**
 * Turns the conditions of one scope into tests. A condition with a fault anywhere becomes one that
 * is never met, and the fault is reported.
 *
 * @param <C> what the conditions of the scope look at
 */
final class ConditionCompiler<C> {

    private final FactScope scope;
    private final Function<C, MoveView> move;
    private final List<Problem> problems;
    private final Supplier<Values> scale;

    /**
     * @param scale what men are worth
     * @param move how words about moves see the move behind a context
     * @param problems where faults are reported
     */
    ConditionCompiler(
            FactScope scope,
            Function<C, MoveView> move,
            Supplier<Values> scale,
            List<Problem> problems) {
        this.scale = scale;
        this.scope = scope;
        this.move = move;
        this.problems = problems;
    }

    Compiled<C> compile(Condition condition) {
        if (condition == null) {
            return Compiled.always();
        }
        List<Condition> operands =
                condition instanceof Conjunction c ? c.getOperands() : List.of(condition);
        int faults = problems.size();
        List<Compiled.Part<C>> parts = parts(operands);
        if (problems.size() > faults) {
            // also where the fault stands under a "not" or in one branch of an "or"
            return Compiled.never();
        }
        return new Compiled<>(all(tests(parts)), parts);
    }

    private List<Compiled.Part<C>> parts(List<Condition> conditions) {
        return conditions.stream().map(this::part).toList();
    }

    private Compiled.Part<C> part(Condition condition) {
        if (condition instanceof Conjunction c) {
            List<Compiled.Part<C>> operands = parts(c.getOperands());
            return new Compiled.Part<>(condition, all(tests(operands)), operands);
        }
        if (condition instanceof Disjunction d) {
            List<Compiled.Part<C>> operands = parts(d.getOperands());
            return new Compiled.Part<>(condition, any(tests(operands)), operands);
        }
        if (condition instanceof Negation n) {
            Compiled.Part<C> operand = part(n.getOperand());
            Test<C> test = (c, r) -> operand.test().test(c, r).not();
            return new Compiled.Part<>(condition, test, List.of(operand));
        }
        return new Compiled.Part<>(condition, single(condition), List.of());
    }

    private static <C> List<Test<C>> tests(List<Compiled.Part<C>> parts) {
        return parts.stream().map(Compiled.Part::test).toList();
    }

    private Test<C> single(Condition condition) {
        if (condition instanceof ReadingFact r) {
            return reading(r);
        }
        return condition instanceof Fact fact ? fact(fact) : never(condition, Kind.UNRESOLVED);
    }

    private static <C> Test<C> all(List<Test<C>> tests) {
        return (c, r) -> {
            Truth result = Truth.YES;
            for (Test<C> test : tests) {
                result = result.and(test.test(c, r));
                if (result.no()) {
                    return result;
                }
            }
            return result;
        };
    }

    private static <C> Test<C> any(List<Test<C>> tests) {
        return (c, r) -> {
            Truth result = Truth.NO;
            for (Test<C> test : tests) {
                result = result.or(test.test(c, r));
                if (result.yes()) {
                    return result;
                }
            }
            return result;
        };
    }

    private Test<C> reading(ReadingFact fact) {
        if (fact.getReading() == null
                || fact.getReading().getName() == null
                || fact.getOption() == null
                || fact.getOption().getName() == null) {
            return never(fact, Kind.UNRESOLVED);
        }
        String reading = fact.getReading().getName();
        String option = fact.getOption().getName();
        return (c, r) -> Truth.of(r.takes(reading, option));
    }

    private Test<C> fact(Fact fact) {
        if (fact.getWord() == null) {
            return never(fact, Kind.UNKNOWN_WORD, "");
        }
        Optional<Word> word = Vocabulary.find(fact.getWord(), scope);
        if (word.isEmpty()) {
            return never(fact, Kind.UNKNOWN_WORD, fact.getWord());
        }
        boolean compared = !fact.getValues().isEmpty();
        if (compared == word.get() instanceof Flag) {
            return never(fact, Kind.WRONG_COMPARISON, fact.getWord());
        }
        if (word.get() instanceof Flag<?> flag) {
            return flag.scope() == FactScope.MOVE ? onMove(flag) : onContext(flag);
        }
        if (word.get() instanceof Count<?> count) {
            return count(fact, count);
        }
        if (fact.getComparison() != Comparison.IS) {
            return never(fact, Kind.WRONG_COMPARISON, fact.getWord());
        }
        List<Value> values = new ArrayList<>();
        for (String name : fact.getValues()) {
            Optional<Value> value = Vocabulary.value(word.get(), name);
            if (value.isEmpty()) {
                return never(fact, Kind.UNKNOWN_VALUE, name, fact.getWord());
            }
            values.add(value.get());
        }
        Set<String> ids = new HashSet<>();
        values.forEach(v -> ids.add(v.id()));
        if (word.get() instanceof OverMoves over) {
            return overMoves(over, ids);
        }
        if (word.get() instanceof Each<?> each) {
            return each(each, ids);
        }
        return choice((Choice<?>) word.get(), ids);
    }

    @SuppressWarnings("unchecked")
    private Test<C> onContext(Flag<?> flag) {
        Function<C, Truth> test = ((Flag<C>) flag).test();
        return (c, r) -> test.apply(c);
    }

    @SuppressWarnings("unchecked")
    private Test<C> onMove(Flag<?> flag) {
        Function<MoveView, Truth> test = ((Flag<MoveView>) flag).test();
        return (c, r) -> test.apply(move.apply(c));
    }

    @SuppressWarnings("unchecked")
    private Test<C> choice(Choice<?> choice, Set<String> ids) {
        if (choice.scope() == FactScope.MOVE) {
            Function<MoveView, String> value = ((Choice<MoveView>) choice).value();
            return (c, r) -> Truth.of(ids.contains(value.apply(move.apply(c))));
        }
        Function<C, String> value = ((Choice<C>) choice).value();
        return (c, r) -> Truth.of(ids.contains(value.apply(c)));
    }

    @SuppressWarnings("unchecked")
    private Test<C> each(Each<?> each, Set<String> ids) {
        Function<C, List<String>> found = ((Each<C>) each).found();
        return (c, r) -> Truth.of(ids.containsAll(found.apply(c)));
    }

    /** Words about all moves of a side only pass the scope check where the context is a profile. */
    private Test<C> overMoves(OverMoves over, Set<String> ids) {
        return (c, r) -> over.test().apply(((ProfileView) c).profile(), ids);
    }

    @SuppressWarnings("unchecked")
    private Test<C> count(Fact fact, Count<?> count) {
        if (fact.getValues().size() != 1) {
            return never(fact, Kind.NOT_A_NUMBER, String.join(", ", fact.getValues()));
        }
        String value = fact.getValues().get(0);
        Optional<Value> man = count.worth() ? Vocabulary.man(value) : Optional.empty();
        int number;
        try {
            number =
                    man.isPresent()
                            ? Vocabulary.worth(scale.get(), man.get())
                            : Integer.parseInt(value);
        } catch (NumberFormatException e) {
            return never(fact, Kind.NOT_A_NUMBER, value);
        }
        Comparison comparison = fact.getComparison();
        if (count.scope() == FactScope.MOVE) {
            Count<MoveView> ofMove = (Count<MoveView>) count;
            return (c, r) -> compare(ofMove, move.apply(c), number, comparison);
        }
        Count<C> own = (Count<C>) count;
        return (c, r) -> compare(own, c, number, comparison);
    }

    private static <V> Truth compare(Count<V> count, V view, int number, Comparison comparison) {
        if (!count.known().test(view)) {
            return Truth.UNKNOWN;
        }
        int order = Integer.compare(count.value().applyAsInt(view), number);
        return Truth.of(Comparisons.holds(comparison, order));
    }

    private Test<C> never(EObject where, Kind kind, String... arguments) {
        problems.add(new Problem(where, kind, List.of(arguments)));
        return (c, r) -> Truth.NO;
    }
}
