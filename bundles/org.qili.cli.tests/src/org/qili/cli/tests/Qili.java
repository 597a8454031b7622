// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.qili.cli.Main;

/** The command {@code qili}, called in this virtual machine or started in one of its own. */
final class Qili {

    /** A chase and what it is: the red chariot attacks an unprotected cannon on every move. */
    static final String CHASE_FEN = "3k5/9/2c6/9/1R7/9/9/9/9/5K3 w - - 0 1";

    /** Three round trips of it. */
    static final String CHASE_MOVES = "b5c5 c7b7 c5b5 b7c7 ".repeat(3).trim();

    private static final long SECONDS = 120;

    /**
     * What a call came to.
     *
     * @param status exit status
     * @param out standard output
     * @param err standard error
     */
    record Result(int status, String out, String err) {

        List<String> lines() {
            return out.lines().toList();
        }
    }

    private Qili() {}

    /** Calls the command in this virtual machine; texts are English unless asked otherwise. */
    static Result call(String... arguments) {
        return callIn(Map.of("LANG", "en_GB.UTF-8"), arguments);
    }

    /** Calls the command with other variables of the environment. */
    static Result callIn(Map<String, String> environment, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter outWriter = new PrintWriter(out);
        PrintWriter errWriter = new PrintWriter(err);
        int status = Main.run(environment, outWriter, errWriter, arguments);
        outWriter.flush();
        errWriter.flush();
        return new Result(status, out.toString(), err.toString());
    }

    /** Starts the command in a virtual machine of its own, in a folder. */
    static Process start(Path folder, String... arguments) throws IOException {
        return start(folder, List.of(), arguments);
    }

    private static Process start(Path folder, List<String> options, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("-cp");
        command.add(classPath());
        command.add(Main.class.getName());
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        // a bare locale: the output is UTF-8 all the same
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("QILI_LANG", "en");
        return builder.start();
    }

    /** Runs the command to its end. */
    static Result run(Path folder, String input, String... arguments)
            throws IOException, InterruptedException {
        return finish(start(folder, arguments), input, arguments);
    }

    /** Runs the command on a number of processors. */
    static Result run(Path folder, int processors, String input, String... arguments)
            throws IOException, InterruptedException {
        List<String> options = List.of("-XX:ActiveProcessorCount=" + processors);
        return finish(start(folder, options, arguments), input, arguments);
    }

    private static Result finish(Process process, String input, String... arguments)
            throws IOException, InterruptedException {
        CompletableFuture<String> out = read(process, true);
        CompletableFuture<String> err = read(process, false);
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException("still running: " + String.join(" ", arguments));
        }
        return new Result(process.exitValue(), out.join(), err.join());
    }

    private static CompletableFuture<String> read(Process process, boolean out) {
        return CompletableFuture.supplyAsync(
                () -> {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    try (var in = out ? process.getInputStream() : process.getErrorStream()) {
                        in.transferTo(bytes);
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                    return bytes.toString(StandardCharsets.UTF_8);
                });
    }

    // ---- class path of the child ----

    private static String classPath() throws IOException {
        Bundle cli = FrameworkUtil.getBundle(Main.class);
        if (cli == null) {
            return System.getProperty("java.class.path")
                    + System.getProperty("path.separator")
                    + codeSource();
        }
        Set<Bundle> bundles = new LinkedHashSet<>();
        collect(cli, bundles);
        List<String> entries = new ArrayList<>();
        for (Bundle bundle : bundles) {
            entries.addAll(entries(bundle));
        }
        return String.join(System.getProperty("path.separator"), entries);
    }

    /** Outside OSGi: the test runner may have loaded the classes itself. */
    private static String codeSource() {
        return System.getProperty("qili.class.path", "");
    }

    private static void collect(Bundle bundle, Set<Bundle> found) {
        // the system bundle is the framework, of no use without it
        if (bundle.getBundleId() == 0 || !found.add(bundle)) {
            return;
        }
        for (BundleWire wire : bundle.adapt(BundleWiring.class).getRequiredWires(null)) {
            collect(wire.getProvider().getBundle(), found);
        }
    }

    /** The jar of a bundle, or its folders where it runs from the source tree. */
    private static List<String> entries(Bundle bundle) throws IOException {
        Path file =
                FileLocator.getBundleFileLocation(bundle)
                        .orElseThrow(() -> new IOException("no file: " + bundle))
                        .toPath()
                        .toRealPath();
        Path classes = file.resolve("target").resolve("classes");
        return Files.isDirectory(classes)
                ? List.of(classes.toString(), file.toString())
                : List.of(file.toString());
    }
}
