// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qili.adjudication.text.ChineseForms;
import org.qili.adjudication.text.Messages;
import org.qili.lang.index.Heading;
import org.qili.lang.index.Mention;
import org.qili.lang.index.TextIndex;
import org.qili.lang.validation.UserLanguage;

/** Cases, rulebooks, clauses and readings of all texts, found by their numbers, names or words. */
public final class Symbols {

    @Inject private TextIndex index;
    @Inject private UserLanguage language;

    /**
     * What a search finds: everything that holds each of its words, in whatever language it is
     * written; simplified and traditional characters are the same. What is called so stands before
     * what only speaks of it, own texts before shipped ones.
     *
     * @param most how many at most
     */
    public List<Symbol> find(String search, int most) {
        List<String> words =
                Arrays.stream(plain(search).strip().split("\\s+"))
                        .filter(w -> !w.isEmpty())
                        .toList();
        List<Ranked> found = new ArrayList<>();
        int place = 0;
        for (TextIndex.Entry entry : entries()) {
            for (Heading heading : entry.headings()) {
                int rank = rank(heading, words);
                if (rank >= 0) {
                    found.add(new Ranked(rank, place++, symbol(heading, entry)));
                }
            }
        }
        found.sort(Comparator.comparingInt(Ranked::rank).thenComparingInt(Ranked::place));
        return found.stream().limit(most).map(Ranked::symbol).toList();
    }

    private record Ranked(int rank, int place, Symbol symbol) {}

    private List<TextIndex.Entry> entries() {
        List<TextIndex.Entry> all = new ArrayList<>(index.texts(null));
        all.addAll(index.shipped());
        return all;
    }

    /** 0 if the search is the name, 1 if it begins it, 2 if it is found elsewhere; else -1. */
    private static int rank(Heading heading, List<String> words) {
        List<String> names = heading.names().stream().map(m -> plain(m.name())).toList();
        String all =
                plain(
                        Stream.of(
                                        names.stream(),
                                        heading.texts().values().stream(),
                                        Stream.of(heading.names().get(0).holder()))
                                .flatMap(s -> s)
                                .collect(Collectors.joining("\n")));
        if (!words.stream().allMatch(all::contains)) {
            return -1;
        }
        String search = String.join(" ", words);
        if (names.contains(search)) {
            return 0;
        }
        return names.stream().anyMatch(n -> n.startsWith(search)) ? 1 : 2;
    }

    private static String plain(String text) {
        return ChineseForms.simplified(text).toLowerCase(Locale.ROOT);
    }

    private Symbol symbol(Heading heading, TextIndex.Entry entry) {
        Mention first = heading.names().get(0);
        List<String> names = heading.names().stream().map(Mention::name).toList();
        String text = heading.text(language.get());
        String name = Messages.list(language.get(), names) + (text.isEmpty() ? "" : " " + text);
        boolean inRulebook =
                heading.kind() == Mention.Kind.CLAUSE || heading.kind() == Mention.Kind.READING;
        return new Symbol(
                heading.kind(),
                name,
                inRulebook ? first.holder() : "",
                new Target(entry.text(), first.offset(), first.length(), first.name()));
    }
}
