// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.qili.formats.Loss;
import org.qili.formats.Loss.Kind;

/** Counts what is lost of one game. */
final class Losses {
    private final int game;
    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private final Map<Kind, List<String>> names = new EnumMap<>(Kind.class);

    Losses(int game) {
        this.game = game;
    }

    void add(Kind kind) {
        add(kind, 1);
    }

    void add(Kind kind, int count) {
        if (count > 0) {
            counts.merge(kind, count, Integer::sum);
        }
    }

    void add(Kind kind, String name) {
        add(kind);
        names.computeIfAbsent(kind, k -> new ArrayList<>()).add(name);
    }

    List<Loss> list() {
        return counts.entrySet().stream()
                .map(
                        e ->
                                new Loss(
                                        game,
                                        e.getKey(),
                                        e.getValue(),
                                        names.getOrDefault(e.getKey(), List.of())))
                .toList();
    }
}
