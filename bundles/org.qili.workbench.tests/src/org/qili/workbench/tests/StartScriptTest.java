// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the start script of the product passes on to Java: the language chosen, and the folder. */
@EnabledOnOs(OS.LINUX)
class StartScriptTest {

    private static final String PREFERENCES =
            ".metadata/.plugins/org.eclipse.core.runtime/.settings/org.qili.workbench.prefs";

    @TempDir private Path folder;

    private Path script;
    private Path workspace;

    /** A product of which only the script is real; its Java prints what it is called with. */
    @BeforeEach
    void build() throws IOException {
        Path root = Path.of(System.getProperty("qili.shots")).resolve("../../../..").normalize();
        script = folder.resolve("product/qili");
        Files.createDirectories(folder.resolve("product/plugins"));
        Files.copy(root.resolve("features/org.qili.platform.feature/rootfiles/linux/qili"), script);
        executable(script);
        for (String name :
                List.of("org.qili.workbench_1.jar", "org.eclipse.equinox.launcher_1.jar")) {
            Files.createFile(folder.resolve("product/plugins").resolve(name));
        }
        Path java = folder.resolve("jdk/bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\" \"start=$QILI_START\"\n");
        executable(java);
        workspace = folder.resolve("my games");
        Files.createDirectories(workspace.resolve(PREFERENCES).getParent());
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private List<String> call(Map<String, String> environment, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder process = new ProcessBuilder(command).redirectErrorStream(true);
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG", "QILI_LANG")) {
            process.environment().remove(name);
        }
        process.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        process.environment().put("QILI_CONFIGURATION", folder.resolve("area").toString());
        process.environment().put("QILI_WORKSPACE", workspace.toString());
        process.environment().putAll(environment);
        byte[] output = process.start().getInputStream().readAllBytes();
        return new String(output, StandardCharsets.UTF_8).lines().toList();
    }

    private static String after(String option, List<String> arguments) {
        assertTrue(arguments.contains(option), arguments.toString());
        return arguments.get(arguments.indexOf(option) + 1);
    }

    /** A choice goes before the environment; Chinese where neither says anything. */
    @ParameterizedTest
    @CsvSource({
        "zh-TW, en_US.UTF-8, zh_TW",
        "en, zh_CN.UTF-8, en",
        "'', en_GB.UTF-8, en_GB",
        "'', zh_HK.UTF-8, zh_TW",
        "'', C.UTF-8, zh_CN",
        "'', '', zh_CN"
    })
    void theLanguageIsPassedOn(String chosen, String environment, String passed)
            throws IOException {
        Files.writeString(
                workspace.resolve(PREFERENCES),
                "colourBlind=true\neclipse.preferences.version=1\nlanguage=" + chosen + "\n");
        assertEquals(passed, after("-nl", call(Map.of("LANG", environment))));
    }

    @Test
    void aFirstStartHasNoPreferences() throws IOException {
        List<String> arguments = call(Map.of("LANG", "en_US.UTF-8"));
        assertEquals("en_US", after("-nl", arguments));
        assertEquals(workspace.toString(), after("-data", arguments));
        assertTrue(arguments.contains("start=" + script), arguments.toString());
    }

    /** The folder may be named as an argument, too; its language counts then. */
    @Test
    void theFolderNamedHoldsTheLanguage() throws IOException {
        Path other = folder.resolve("other");
        Files.createDirectories(other.resolve(PREFERENCES).getParent());
        Files.writeString(other.resolve(PREFERENCES), "language=zh-TW\n");
        List<String> arguments = call(Map.of("LANG", "en_US.UTF-8"), "-data", other.toString());
        assertEquals("zh_TW", after("-nl", arguments));
        assertEquals(other.toString(), after("-data", arguments));
    }
}
