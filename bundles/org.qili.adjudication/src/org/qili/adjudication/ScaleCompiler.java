// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.qili.adjudication.Problem.Kind;
import org.qili.adjudication.Word.Value;
import org.qili.analysis.Values;
import org.qili.model.Equation;
import org.qili.model.Scale;
import org.qili.model.Sum;

/**
 * Works out what men are worth from the equations of a rulebook ({@code chariot = horse + cannon,
 * horse = cannon = 10}): a sum in which one kind of man is unknown gives that man's value once
 * another side of its equation is known. Every equation must hold in the end.
 */
final class ScaleCompiler {

    private static final String KING = "king";

    private final Scale scale;
    private final List<Problem> problems;
    private final Map<String, Integer> known = new LinkedHashMap<>();

    private ScaleCompiler(Scale scale, List<Problem> problems) {
        this.scale = scale;
        this.problems = problems;
    }

    /**
     * The scale that a statement sets.
     *
     * @param problems where faults are reported
     * @return empty if it is at fault
     */
    static Optional<Values> compile(Scale scale, List<Problem> problems) {
        return new ScaleCompiler(scale, problems).run();
    }

    private Optional<Values> run() {
        int faults = problems.size();
        checkTerms();
        if (problems.size() > faults) {
            return Optional.empty();
        }
        // the king can not be taken; whoever states a value for him must say 0
        known.put(KING, 0);
        boolean more = true;
        while (more) {
            more = false;
            for (Equation equation : scale.getEquations()) {
                more |= solve(equation);
            }
        }
        List<String> missing =
                Vocabulary.men().stream()
                        .map(Value::id)
                        .filter(m -> !known.containsKey(m))
                        .toList();
        if (!missing.isEmpty()) {
            report(scale, Kind.VALUE_MISSING, missing.get(0), String.join(", ", missing));
            return Optional.empty();
        }
        scale.getEquations().forEach(this::check);
        known.forEach(
                (man, value) -> {
                    if (value < 0 || value > Values.MAX) {
                        report(scale, Kind.VALUE_RANGE, man, value.toString(), "" + Values.MAX);
                    }
                });
        if (problems.size() > faults) {
            return Optional.empty();
        }
        return Optional.of(
                new Values(
                        known.get("chariot"),
                        known.get("horse"),
                        known.get("cannon"),
                        known.get("adviser"),
                        known.get("elephant"),
                        known.get("crossed-pawn"),
                        known.get("uncrossed-pawn")));
    }

    private void checkTerms() {
        for (Equation equation : scale.getEquations()) {
            for (Sum sum : equation.getSums()) {
                for (String term : sum.getTerms()) {
                    if (number(term).isPresent()) {
                        int number = number(term).getAsInt();
                        if (number < 0 || number > Values.MAX) {
                            report(sum, Kind.VALUE_NUMBER, term, "" + Values.MAX);
                        }
                    } else if (Vocabulary.man(term).isEmpty()) {
                        report(sum, Kind.UNKNOWN_MAN, term);
                    }
                }
            }
        }
    }

    /** Draws one more value from an equation; whether it did. */
    private boolean solve(Equation equation) {
        OptionalInt worth = worth(equation);
        if (worth.isEmpty()) {
            return false;
        }
        boolean found = false;
        for (Sum sum : equation.getSums()) {
            found |= solve(sum, worth.getAsInt());
        }
        return found;
    }

    /** What the sides of an equation are worth, if one of them is known. */
    private OptionalInt worth(Equation equation) {
        return equation.getSums().stream()
                .map(this::worth)
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    private OptionalInt worth(Sum sum) {
        int worth = 0;
        for (String term : sum.getTerms()) {
            OptionalInt value = value(term);
            if (value.isEmpty()) {
                return value;
            }
            worth += value.getAsInt();
        }
        return OptionalInt.of(worth);
    }

    private OptionalInt value(String term) {
        OptionalInt number = number(term);
        if (number.isPresent()) {
            return number;
        }
        Integer value = known.get(man(term));
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private boolean solve(Sum sum, int worth) {
        String unknown = null;
        int times = 0;
        int rest = worth;
        for (String term : sum.getTerms()) {
            OptionalInt value = value(term);
            if (value.isPresent()) {
                rest -= value.getAsInt();
            } else if (unknown == null || unknown.equals(man(term))) {
                unknown = man(term);
                times++;
            } else {
                return false;
            }
        }
        if (unknown == null) {
            return false;
        }
        // a remainder shows when the equation is checked
        known.put(unknown, Math.floorDiv(rest, times));
        return true;
    }

    private void check(Equation equation) {
        int first = worth(equation).orElseThrow();
        for (Sum sum : equation.getSums()) {
            int worth = worth(sum).orElseThrow();
            if (worth != first) {
                report(
                        sum,
                        Kind.VALUE_CONTRADICTION,
                        text(equation.getSums().get(0)) + " = " + first,
                        text(sum) + " = " + worth);
                return;
            }
        }
    }

    private static String text(Sum sum) {
        List<String> terms = new ArrayList<>(sum.getTerms());
        return String.join(" + ", terms);
    }

    private static String man(String term) {
        return Vocabulary.man(term).map(Value::id).orElseThrow();
    }

    private static OptionalInt number(String term) {
        // digits as the grammar has them, so few that they fit
        return term.matches("-?\\d{1,6}")
                ? OptionalInt.of(Integer.parseInt(term))
                : term.matches("-?\\d+") ? OptionalInt.of(Integer.MAX_VALUE) : OptionalInt.empty();
    }

    private void report(EObject where, Kind kind, String... arguments) {
        problems.add(new Problem(where, kind, List.of(arguments)));
    }
}
