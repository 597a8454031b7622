// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.nl.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/** The Chinese texts fit the platform's: nothing is left over, no place for a value is lost. */
class TextsTest {

    private static final String ENDING = "_zh.properties";

    private static final Pattern VALUE = Pattern.compile("\\{\\d+[^}]*}");

    /** Bundles of the platform to which a fragment of ours is attached. */
    static List<Bundle> hosts() {
        return Arrays.stream(
                        FrameworkUtil.getBundle(TextsTest.class).getBundleContext().getBundles())
                .filter(b -> b.getSymbolicName().startsWith("org.qili.nl."))
                .flatMap(
                        b -> {
                            BundleWiring wiring = b.adapt(BundleWiring.class);
                            return wiring == null
                                    ? Stream.empty()
                                    : wiring.getRequiredWires("osgi.wiring.host").stream();
                        })
                .map(BundleWire::getProviderWiring)
                .map(BundleWiring::getBundle)
                .distinct()
                .toList();
    }

    @Test
    void thePartsThatUsersSeeAreThere() {
        Set<String> names =
                hosts().stream().map(Bundle::getSymbolicName).collect(Collectors.toSet());
        assertTrue(
                names.containsAll(
                        List.of(
                                "org.eclipse.jface",
                                "org.eclipse.ui",
                                "org.eclipse.ui.workbench",
                                "org.eclipse.ui.ide",
                                "org.eclipse.ui.editors",
                                "org.eclipse.ui.workbench.texteditor")),
                names.toString());
    }

    @ParameterizedTest
    @MethodSource("hosts")
    void everyTextHasItsPlace(Bundle host) throws IOException {
        List<String> faults = new ArrayList<>();
        List<URL> files = Collections.list(host.findEntries("/", "*" + ENDING, true));
        for (URL file : files) {
            if (host.getEntry(file.getPath().replace(ENDING, ".properties")) != null) {
                compare(host, file, faults);
            }
        }
        assertEquals(List.of(), faults);
    }

    private static void compare(Bundle host, URL file, List<String> faults) throws IOException {
        Properties english = read(host.getEntry(file.getPath().replace(ENDING, ".properties")));
        Properties simplified = read(file);
        List<URL> other =
                Collections.list(
                        host.findEntries(
                                file.getPath().substring(0, file.getPath().lastIndexOf('/') + 1),
                                file.getPath()
                                        .substring(file.getPath().lastIndexOf('/') + 1)
                                        .replace(ENDING, "_zh_TW.properties"),
                                false));
        Properties traditional = read(other.get(0));
        if (!simplified.keySet().equals(traditional.keySet())) {
            faults.add(file + ": other keys in traditional Chinese");
        }
        for (String key : simplified.stringPropertyNames()) {
            if (!english.containsKey(key)) {
                faults.add(file + ": " + key + " is no text of the platform");
            } else if (!values(english.getProperty(key)).containsAll(values(simplified, key))
                    || !values(simplified, key).equals(values(traditional, key))) {
                faults.add(file + ": " + key + " has other places for values");
            }
        }
    }

    private static Set<String> values(Properties texts, String key) {
        return values(texts.getProperty(key, ""));
    }

    private static Set<String> values(String text) {
        return VALUE.matcher(text)
                .results()
                .map(r -> r.group().replaceAll(",.*}", "}"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties read(URL file) throws IOException {
        Properties texts = new Properties();
        try (InputStream in = file.openStream()) {
            texts.load(in);
        }
        return texts;
    }
}
