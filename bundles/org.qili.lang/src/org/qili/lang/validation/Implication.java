// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.validation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qili.adjudication.Comparisons;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.model.Condition;
import org.qili.model.Conjunction;
import org.qili.model.DetailRule;
import org.qili.model.Disjunction;
import org.qili.model.Fact;
import org.qili.model.Negation;
import org.qili.model.ReadingFact;

/**
 * Whether a condition can hold where none of several others does: all values of the facts they
 * speak of are tried, of numbers one from each range between those they are compared with.
 *
 * <p>Different words are taken as independent although some are not (an attack on a pawn is no
 * attack on a chariot, but what is rooted may be called so by two words): so more is tried than can
 * occur, and a condition said to be covered surely is. A search that grows too large answers that
 * it is not.
 */
final class Implication {

    /** Partial choices of values that are looked at for one question. */
    private static final int MOST = 5_000;

    /** What a condition may come to: bits. */
    private static final int NO = 1;

    private static final int YES = 2;

    private final FactScope scope;
    private final RuleSet rules;
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private int steps;

    /**
     * @param scope what the conditions speak of
     * @param rules the rulebook they stand in, for what men are worth
     */
    Implication(FactScope scope, RuleSet rules) {
        this.scope = scope;
        this.rules = rules;
    }

    /** A fact whose value is chosen; every condition on it knows its answer for each value. */
    private static final class Variable {
        /** Names of values, or numbers; the last name stands for all others. */
        private final Set<String> names = new TreeSet<>();

        private final Set<Integer> numbers = new TreeSet<>();
        private final List<Leaf> leaves = new ArrayList<>();
        private int size;
        private int chosen = -1;
    }

    private sealed interface Node {
        // constants, negations, groups and conditions on one variable
    }

    private record Constant(int value) implements Node {}

    private record Not(Node operand) implements Node {}

    private record Group(boolean all, List<Node> operands) implements Node {}

    /** A condition on one variable. */
    private static final class Leaf implements Node {
        private final Variable variable;
        private final Fact fact;
        private final Set<String> wanted;
        private int[] answers = {};
        private int any;

        Leaf(Variable variable, Fact fact, Set<String> wanted) {
            this.variable = variable;
            this.fact = fact;
            this.wanted = wanted;
            variable.leaves.add(this);
        }
    }

    /**
     * Whether one of the conditions holds wherever the last one does.
     *
     * @param later the condition; null holds always
     * @param earlier the others
     */
    boolean isCovered(Condition later, List<Condition> earlier) {
        variables.clear();
        steps = 0;
        Optional<Node> asked = node(later);
        if (asked.isEmpty()) {
            return false;
        }
        List<Node> covers = new ArrayList<>();
        for (Condition condition : earlier) {
            // a condition with a fault never holds
            node(condition).ifPresent(covers::add);
        }
        variables.values().forEach(this::answers);
        return !exception(
                asked.get(), new Group(false, covers), List.copyOf(variables.values()), 0);
    }

    /** Whether nothing fits a condition. */
    boolean isImpossible(Condition condition) {
        return condition != null && isCovered(condition, List.of());
    }

    /** Whether some choice of the remaining values makes the one true and the other false. */
    private boolean exception(Node asked, Node cover, List<Variable> order, int next) {
        int a = value(asked);
        int c = value(cover);
        if ((a & YES) == 0 || (c & NO) == 0) {
            return false;
        }
        if (a == YES && c == NO) {
            return true;
        }
        if (++steps > MOST) {
            return true;
        }
        Variable variable = order.get(next);
        boolean found = false;
        for (int i = 0; i < variable.size && !found; i++) {
            variable.chosen = i;
            found = exception(asked, cover, order, next + 1);
        }
        variable.chosen = -1;
        return found;
    }

    private static int value(Node node) {
        if (node instanceof Constant constant) {
            return constant.value();
        } else if (node instanceof Not not) {
            int value = value(not.operand());
            return (value & YES) >> 1 | (value & NO) << 1;
        } else if (node instanceof Group group) {
            // "all" is "any" with both answers changed round
            int decides = group.all() ? NO : YES;
            int otherwise = group.all() ? YES : NO;
            boolean maybe = false;
            for (Node operand : group.operands()) {
                int value = value(operand);
                if (value == decides) {
                    return decides;
                }
                maybe |= (value & decides) != 0;
            }
            return maybe ? NO | YES : otherwise;
        }
        Leaf leaf = (Leaf) node;
        return leaf.variable.chosen < 0 ? leaf.any : leaf.answers[leaf.variable.chosen];
    }

    // ---- conditions as trees ----

    private Optional<Node> node(Condition condition) {
        if (condition == null) {
            return Optional.of(new Constant(YES));
        } else if (condition instanceof Conjunction c) {
            return group(true, c.getOperands());
        } else if (condition instanceof Disjunction d) {
            return group(false, d.getOperands());
        } else if (condition instanceof Negation n) {
            return n.getOperand() == null ? Optional.empty() : node(n.getOperand()).map(Not::new);
        } else if (condition instanceof ReadingFact r) {
            return reading(r);
        }
        return condition instanceof Fact fact ? fact(fact) : Optional.empty();
    }

    private Optional<Node> group(boolean all, List<Condition> operands) {
        List<Node> nodes = new ArrayList<>();
        for (Condition operand : operands) {
            Optional<Node> node = node(operand);
            if (node.isEmpty()) {
                return node;
            }
            nodes.add(node.get());
        }
        return Optional.of(new Group(all, nodes));
    }

    private Variable variable(String name) {
        return variables.computeIfAbsent(name, n -> new Variable());
    }

    private Optional<Node> reading(ReadingFact fact) {
        if (fact.getReading() == null
                || fact.getReading().getName() == null
                || fact.getOption() == null
                || fact.getOption().getName() == null) {
            return Optional.empty();
        }
        return named("reading " + fact.getReading().getName(), Set.of(fact.getOption().getName()));
    }

    private Optional<Node> named(String name, Set<String> wanted) {
        Variable variable = variable(name);
        variable.names.addAll(wanted);
        return Optional.of(new Leaf(variable, null, wanted));
    }

    private Optional<Node> fact(Fact fact) {
        Optional<Word> found =
                fact.getWord() == null ? Optional.empty() : Vocabulary.find(fact.getWord(), scope);
        if (found.isEmpty() || found.get() instanceof Word.Flag<?> != fact.getValues().isEmpty()) {
            return Optional.empty();
        }
        Word word = found.get();
        if (word instanceof Word.Flag<?>) {
            return named(word.id(), Set.of(word.id()));
        }
        if (word instanceof Word.Count<?>) {
            Optional<Integer> number = number(fact);
            Variable variable = variable(word.id());
            number.ifPresent(n -> variable.numbers.addAll(List.of(n - 1, n, n + 1)));
            return number.map(n -> new Leaf(variable, fact, Set.of()));
        }
        Set<String> wanted = new TreeSet<>();
        for (String name : fact.getValues()) {
            Optional<Word.Value> value = Vocabulary.value(word, name);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            wanted.add(value.get().id());
        }
        // a word that may have several values at once is another fact with each set of them
        return word instanceof Word.Choice<?>
                ? named(word.id(), wanted)
                : named(word.id() + wanted, Set.of(word.id()));
    }

    private Optional<Integer> number(Fact fact) {
        if (fact.getValues().size() != 1) {
            return Optional.empty();
        }
        String value = fact.getValues().get(0);
        return value.matches("-?\\d{1,6}")
                ? Optional.of(Integer.valueOf(value))
                : Vocabulary.man(value).map(rules::worth);
    }

    /** Works out what each condition on a variable comes to, for every value it can have. */
    private void answers(Variable variable) {
        List<Integer> numbers = List.copyOf(variable.numbers);
        List<String> names = new ArrayList<>(variable.names);
        // any other value, which no condition names
        names.add("");
        variable.size = numbers.isEmpty() ? names.size() : numbers.size();
        for (Leaf leaf : variable.leaves) {
            leaf.answers = new int[variable.size];
            for (int i = 0; i < variable.size; i++) {
                boolean holds =
                        numbers.isEmpty()
                                ? leaf.wanted.contains(names.get(i))
                                : compare(numbers.get(i), leaf.fact);
                leaf.answers[i] = holds ? YES : NO;
            }
            leaf.any = Arrays.stream(leaf.answers).reduce(0, (x, y) -> x | y);
        }
    }

    private boolean compare(int number, Fact fact) {
        int order = Integer.compare(number, number(fact).orElseThrow());
        return Comparisons.holds(fact.getComparison(), order);
    }

    /**
     * Rules before another one that together take all it covers, none of them needless; empty if
     * they don't.
     */
    List<DetailRule> cover(DetailRule later, List<DetailRule> earlier) {
        for (DetailRule rule : earlier) {
            if (isCovered(later, List.of(rule))) {
                return List.of(rule);
            }
        }
        if (!isCovered(later, earlier)) {
            return List.of();
        }
        List<DetailRule> needed = new ArrayList<>(earlier);
        for (DetailRule rule : earlier) {
            List<DetailRule> fewer = new ArrayList<>(needed);
            fewer.remove(rule);
            if (isCovered(later, fewer)) {
                needed = fewer;
            }
        }
        return needed;
    }

    private boolean isCovered(DetailRule later, List<DetailRule> earlier) {
        List<Condition> conditions = new ArrayList<>();
        earlier.forEach(r -> conditions.add(r.getCondition()));
        return isCovered(later.getCondition(), conditions);
    }
}
