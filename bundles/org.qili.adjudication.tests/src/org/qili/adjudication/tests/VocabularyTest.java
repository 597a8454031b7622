// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.Messages;
import org.qili.model.Label;
import org.qili.model.Language;

/** The words that conditions are made of. */
final class VocabularyTest {

    /** Each word once, by the scope it belongs to. */
    static Stream<Word> words() {
        return Arrays.stream(FactScope.values())
                .flatMap(s -> Vocabulary.words(s).stream())
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("words")
    void isDefinedInEveryLanguage(Word word) {
        Set<String> definitions = new HashSet<>();
        for (Language language : Language.values()) {
            String definition = Messages.in(language).get("word." + word.id());
            assertFalse(definition.isBlank());
            assertFalse(definition.contains("''"), "shown as it stands: " + definition);
            definitions.add(definition);
        }
        // a language that lacks the key would show the English text
        assertTrue(definitions.size() >= 2, word::id);
    }

    @ParameterizedTest
    @MethodSource("words")
    void hasTwoNames(Word word) {
        assertTrue(word.id().matches("[a-z]+(-[a-z]+)*"), word::id);
        assertTrue(word.chinese().matches("\\p{IsHan}+"), word::chinese);
        for (Word.Value value : word.values()) {
            assertTrue(value.id().matches("[a-z]+(-[a-z]+)*"), value::id);
            assertTrue(value.chinese().matches("\\p{IsHan}+"), value::chinese);
            assertEquals(value, Vocabulary.value(word, value.id()).orElseThrow());
            assertEquals(value, Vocabulary.value(word, value.chinese()).orElseThrow());
        }
    }

    @ParameterizedTest
    @EnumSource(FactScope.class)
    void namesAreUniqueWithinAScope(FactScope scope) {
        List<String> names = new ArrayList<>();
        for (Word word : Vocabulary.words(scope)) {
            names.add(word.id());
            names.add(word.chinese());
            assertEquals(word, Vocabulary.find(word.id(), scope).orElseThrow());
            assertEquals(word, Vocabulary.find(word.chinese(), scope).orElseThrow());
        }
        assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
    }

    @ParameterizedTest
    @MethodSource("words")
    void namesOfValuesAreUnique(Word word) {
        List<String> names =
                word.values().stream().flatMap(v -> Stream.of(v.id(), v.chinese())).toList();
        assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
    }

    @Test
    void attackRulesMayAlsoSpeakOfTheMove() {
        assertTrue(
                Vocabulary.words(FactScope.ATTACK).containsAll(Vocabulary.words(FactScope.MOVE)));
        assertTrue(Vocabulary.find("net", FactScope.MOVE).isEmpty());
        assertTrue(Vocabulary.find("net", FactScope.PROFILE).isEmpty());
        assertTrue(Vocabulary.find("gives-check", FactScope.PROFILE).isEmpty());
        assertTrue(Vocabulary.find("prohibited", FactScope.ATTACK).isEmpty());
        assertTrue(Vocabulary.find("no-such-word", FactScope.ATTACK).isEmpty());
    }

    @Test
    void everyLabelIsAValueOfEvery() {
        Word every = Vocabulary.find("every", FactScope.PROFILE).orElseThrow();
        assertEquals(
                Arrays.stream(Label.values()).map(Label::getLiteral).toList(),
                every.values().stream().map(Word.Value::id).toList());
    }

    /** What cannot be written in a rulebook is no use: each word and value, by both names. */
    @ParameterizedTest
    @MethodSource("words")
    void canBeWrittenInARulebook(Word word) {
        for (String condition : conditions(word)) {
            String rule =
                    switch (word.scope()) {
                        case MOVE -> "detail 3 \"x\" : move " + condition + " => idle";
                        case ATTACK -> "detail 3 \"x\" : attack " + condition + " => idle";
                        case PROFILE -> "general 3 \"x\" : one-side " + condition + " => draw";
                    };
            String book =
                    "rulebook small \"x\" { repetitions 1: 3 prohibited 2 \"x\" : every is check "
                            + rule
                            + " }";
            assertEquals(List.of(), Books.compile(book).problems(), book);
        }
    }

    private static List<String> conditions(Word word) {
        List<String> names = List.of(word.id(), word.chinese());
        if (word instanceof Word.Flag) {
            return names;
        }
        if (word instanceof Word.Count) {
            return names.stream().map(n -> n + " > 0").toList();
        }
        return Stream.of(
                        names.get(0) + " is " + list(word.values(), true),
                        names.get(1) + " 为 " + list(word.values(), false))
                .toList();
    }

    private static String list(List<Word.Value> values, boolean english) {
        return String.join(
                english ? ", " : "，",
                values.stream().map(v -> english ? v.id() : v.chinese()).toList());
    }
}
