// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Problem;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.Messages;
import org.qili.analysis.Limits;
import org.qili.analysis.Mechanism;
import org.qili.analysis.Root;
import org.qili.board.Side;
import org.qili.model.Comparison;
import org.qili.model.Label;
import org.qili.model.Language;

/** The texts of the adjudication in their three languages. */
final class MessagesTest {

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)[^}]*}");

    /** Characters that only the traditional script has, from the words these texts are made of. */
    private static final String TRADITIONAL = "將殺兌獻攔閒紅雙變負無圍單禁規則條應對該車馬";

    private static final String SIMPLIFIED = "将杀兑献拦闲红双变负无围单规则条应对该车马";

    private static Properties properties(String suffix) {
        Properties properties = new Properties();
        String name = "messages" + suffix + ".properties";
        try (var in = Messages.class.getResourceAsStream(name);
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return properties;
    }

    @ParameterizedTest
    @ValueSource(strings = {"_zh_CN", "_zh_TW"})
    void everyLanguageHasTheSameKeys(String suffix) {
        assertEquals(
                new TreeSet<>(properties("").stringPropertyNames()),
                new TreeSet<>(properties(suffix).stringPropertyNames()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"_zh_CN", "_zh_TW"})
    void placesAgree(String suffix) {
        Properties english = properties("");
        Properties other = properties(suffix);
        for (String key : english.stringPropertyNames()) {
            assertEquals(places(english.getProperty(key)), places(other.getProperty(key)), key);
        }
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A lone quote would swallow the places after it. */
    @ParameterizedTest
    @ValueSource(strings = {"", "_zh_CN", "_zh_TW"})
    void placesAreFilled(String suffix) {
        Properties texts = properties(suffix);
        for (String key : texts.stringPropertyNames()) {
            String text = texts.getProperty(key);
            Object[] arguments = {"«0»", "«1»", "«2»", "«3»", "«4»", "«5»", "«6»", "«7»"};
            String filled = new MessageFormat(text).format(arguments);
            for (String place : places(text)) {
                String value = "«" + place.charAt(1) + "»";
                assertTrue(filled.contains(value), () -> key + ": " + filled);
            }
            assertFalse(filled.isEmpty(), key);
        }
    }

    @Test
    void eachScriptIsItself() {
        String simplified = String.join("", properties("_zh_CN").values().toArray(String[]::new));
        String traditional = String.join("", properties("_zh_TW").values().toArray(String[]::new));
        for (int i = 0; i < TRADITIONAL.length(); i++) {
            String sign = TRADITIONAL.substring(i, i + 1);
            if (!SIMPLIFIED.contains(sign) && !"禁該".contains(sign)) {
                assertFalse(simplified.contains(sign), sign);
            }
        }
        for (int i = 0; i < SIMPLIFIED.length(); i++) {
            String sign = SIMPLIFIED.substring(i, i + 1);
            if (!TRADITIONAL.contains(sign)) {
                assertFalse(traditional.contains(sign), sign);
            }
        }
    }

    /** Each key is one that some text is asked for under: by a constant, or by its own name. */
    @Test
    void everyKeyIsUsed() {
        Set<String> derived = derivedKeys().collect(Collectors.toSet());
        Set<String> unused = new TreeSet<>();
        for (String key : properties("").stringPropertyNames()) {
            if (!derived.contains(key) && !Constants.of(Messages.class).contains(key)) {
                unused.add(key);
            }
        }
        assertEquals(Set.of(), unused);
    }

    @Test
    void everyDerivedKeyExists() {
        Properties english = properties("");
        assertEquals(
                List.of(),
                derivedKeys()
                        .filter(k -> !k.equals("profile.") && !english.containsKey(k))
                        .toList());
    }

    private static Stream<String> derivedKeys() {
        Stream<Word> words =
                Arrays.stream(FactScope.values()).flatMap(s -> Vocabulary.words(s).stream());
        return Stream.of(
                        words.distinct().map(w -> "word." + w.id()),
                        keys("label", Label.values()),
                        keys("verdict", Ruling.Verdict.values()),
                        keys("status", Ruling.Status.values()),
                        keys("root", Root.Kind.values()),
                        keys("failure", Root.Failure.values()),
                        keys("problem", Problem.Kind.values()),
                        keys("side", Side.values()),
                        keys("move", Side.values()),
                        keys("by", Mechanism.values()),
                        keys("search", Limits.Search.values()),
                        keys("sentence", Label.EXCHANGE, Label.SACRIFICE),
                        keys("perpetual", Label.CHECK, Label.MATE_THREAT, Label.CHASE),
                        keys("compared", Comparison.EQUAL, Comparison.AT_LEAST, Comparison.AT_MOST),
                        Stream.of("step.check", "step.mate"),
                        Stream.of("", ".check", ".mate").map(e -> "step.takes" + e),
                        Stream.of("", ".check").map(e -> "step.gains" + e),
                        Stream.of("every", "every-chase", "one-target").map(w -> "asked." + w),
                        profileWords(w -> !(w instanceof Word.Count<?>)).map(w -> "holds." + w),
                        profileWords(w -> w instanceof Word.Count<?>).map(w -> "number." + w),
                        Vocabulary.find("some-chase", FactScope.PROFILE)
                                .orElseThrow()
                                .values()
                                .stream()
                                .map(v -> "sublabel." + v.id()))
                .flatMap(s -> s);
    }

    private static Stream<String> profileWords(Predicate<Word> which) {
        return Vocabulary.words(FactScope.PROFILE).stream().filter(which).map(Word::id);
    }

    private static Stream<String> keys(String prefix, Enum<?>... constants) {
        return Arrays.stream(constants).map(c -> prefix + "." + c.name());
    }

    /** The text of one language does not stand in for that of another. */
    @Test
    void languagesDiffer() {
        assertEquals("红方", Messages.in(Language.ZH_CN).of("side", Side.RED));
        assertEquals("紅方", Messages.in(Language.ZH_TW).of("side", Side.RED));
        assertEquals("Red", Messages.in(Language.EN).of("side", Side.RED));
    }
}
