// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.cli.Main;

/** The texts of the command line in their three languages. */
final class MessagesTest {

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)[^}]*}");

    private static Properties properties(String suffix) {
        Properties properties = new Properties();
        try (var in = Main.class.getResourceAsStream("messages" + suffix + ".properties");
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"_zh_CN", "_zh_TW"})
    void everyLanguageHasTheSameKeysAndPlaces(String suffix) {
        Properties english = properties("");
        Properties other = properties(suffix);
        assertEquals(
                new TreeSet<>(english.stringPropertyNames()),
                new TreeSet<>(other.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertEquals(places(english.getProperty(key)), places(other.getProperty(key)), key);
            assertFalse(other.getProperty(key).isBlank(), key);
        }
    }
}
