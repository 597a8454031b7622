// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.qili.analysis.Truth;

/**
 * One word of the conditions in a rulebook: a fact of {@code org.qili.analysis} under the name that
 * committees use. Its definition in each language stands in the bundle's texts under the key {@code
 * word.<id>}.
 */
public sealed interface Word {

    /** English name, lower case with hyphens. */
    String id();

    /** Chinese name (simplified). */
    String chinese();

    /** What it speaks about. */
    FactScope scope();

    /** Values it can be compared with; empty for flags and numbers. */
    default List<Value> values() {
        return List.of();
    }

    /**
     * A value of a {@link Choice} under both names.
     *
     * @param id English name
     * @param chinese Chinese name
     */
    record Value(String id, String chinese) {}

    /** A word that is true, false or unknown by itself. */
    record Flag<C>(String id, String chinese, FactScope scope, Function<C, Truth> test)
            implements Word {}

    /** A word with one of several values: {@code attacker is king, pawn}. */
    record Choice<C>(
            String id,
            String chinese,
            FactScope scope,
            List<Value> values,
            Function<C, String> value)
            implements Word {
        public Choice {
            values = List.copyOf(values);
        }
    }

    /**
     * A word with several values at once, all of which must fit: {@code every-victim is adviser}.
     */
    record Each<C>(
            String id,
            String chinese,
            FactScope scope,
            List<Value> values,
            Function<C, List<String>> found)
            implements Word {
        public Each {
            values = List.copyOf(values);
        }
    }

    /**
     * A word with a number: {@code net > 0}.
     *
     * @param worth whether it is a sum of values of men, so that a man's name may stand for his
     *     value: {@code price = crossed-pawn}
     * @param known whether the number is exact; otherwise every comparison is unknown
     */
    record Count<C>(
            String id,
            String chinese,
            FactScope scope,
            boolean worth,
            ToIntFunction<C> value,
            Predicate<C> known)
            implements Word {}

    /**
     * A word about the moves of a side: {@code every is check, chase}.
     *
     * @param test whether the names fit, given as the ids of values
     */
    record OverMoves(
            String id,
            String chinese,
            List<Value> values,
            BiFunction<SideProfile, Set<String>, Truth> test)
            implements Word {
        public OverMoves {
            values = List.copyOf(values);
        }

        @Override
        public FactScope scope() {
            return FactScope.PROFILE;
        }
    }
}
