// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.report.ReportTexts;

/** The texts are complete in every language. */
class TextsTest {

    private static Properties texts(String suffix) {
        String name = "messages" + suffix + ".properties";
        try (InputStream in = ReportTexts.class.getResourceAsStream(name);
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            Properties texts = new Properties();
            texts.load(reader);
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** For each key, the places that its text fills. */
    private static TreeMap<String, TreeSet<String>> places(Properties texts) {
        TreeMap<String, TreeSet<String>> places = new TreeMap<>();
        for (String key : texts.stringPropertyNames()) {
            TreeSet<String> here = new TreeSet<>();
            Matcher matcher = Pattern.compile("\\{\\d}").matcher(texts.getProperty(key));
            while (matcher.find()) {
                here.add(matcher.group());
            }
            places.put(key, here);
        }
        return places;
    }

    @ParameterizedTest
    @ValueSource(strings = {"_zh_CN", "_zh_TW"})
    void everyTextIsTranslatedWithItsPlaces(String suffix) {
        assertEquals(places(texts("")), places(texts(suffix)));
    }
}
