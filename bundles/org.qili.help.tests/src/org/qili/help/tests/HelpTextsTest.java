// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.osgi.framework.FrameworkUtil;
import org.qili.help.HelpIds;
import org.qili.help.text.HelpTexts;

/** The texts of windows and menus of the help in their three languages. */
final class HelpTextsTest {

    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static Properties properties(URL url) throws IOException {
        Properties properties = new Properties();
        try (var reader = new InputStreamReader(url.openStream(), StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        return properties;
    }

    private static Properties windows(String suffix) throws IOException {
        return properties(HelpTexts.class.getResource("messages" + suffix + ".properties"));
    }

    private static Properties menus(String suffix) throws IOException {
        return properties(
                FrameworkUtil.getBundle(HelpIds.class).getEntry("plugin" + suffix + ".properties"));
    }

    @ParameterizedTest
    @CsvSource({"_zh_CN", "_zh_TW"})
    void languagesSayTheSame(String suffix) throws IOException {
        compare(windows(""), windows(suffix));
        compare(menus(""), menus(suffix));
    }

    private static void compare(Properties english, Properties other) {
        assertEquals(
                new TreeSet<>(english.stringPropertyNames()),
                new TreeSet<>(other.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertNotEquals(english.getProperty(key), other.getProperty(key), key);
            assertEquals(places(english.getProperty(key)), places(other.getProperty(key)), key);
        }
    }

    private static List<String> places(String text) {
        return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
    }
}
