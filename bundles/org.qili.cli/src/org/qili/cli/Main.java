// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.qili.model.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.RunLast;

/** The shell command {@code qili}. */
@Command(
        name = "qili",
        version = "Qili 1.0.0",
        subcommands = {
            HelpCommand.class,
            RuleCommand.class,
            AnnotateCommand.class,
            TestCommand.class,
            ImpactCommand.class,
            CoverageCommand.class,
            MateCommand.class,
            ConvertCommand.class,
            SheetCommand.class,
            ExamCommand.class,
            MarkCommand.class,
            ShowCommand.class,
            PerftCommand.class,
            LspCommand.class,
            ReferenceCommand.class
        })
public final class Main {

    @Option(names = "--lang", paramLabel = "zh-CN|zh-TW|en", descriptionKey = "option.lang")
    private Language language;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "option.help")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            descriptionKey = "option.version")
    private boolean version;

    private Main() {}

    /** Runs the command and ends the virtual machine with its exit status. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status = run(System.getenv(), out, err, arguments);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /**
     * Runs the command.
     *
     * @param environment variables that tell the user's language
     * @return exit status, see {@link Exit}
     */
    public static int run(
            Map<String, String> environment,
            PrintWriter out,
            PrintWriter err,
            String... arguments) {
        Language language = Languages.asked(arguments).orElseGet(() -> Languages.of(environment));
        CommandLine line = new CommandLine(new Main(), new CommandFactory(language));
        line.setResourceBundle(CliMessages.bundle(language));
        line.setOut(out);
        line.setErr(err);
        line.setUsageHelpAutoWidth(false);
        line.setUsageHelpWidth(100);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.registerConverter(Language.class, Languages::parse);
        line.setParameterExceptionHandler((e, a) -> misuse(e, err, language));
        line.setExecutionExceptionHandler(
                (e, l, r) -> {
                    if (e instanceof BadInput bad) {
                        err.println("qili: " + bad.getMessage());
                        return Exit.BAD_INPUT;
                    }
                    err.println(CliMessages.in(language).get("internal", e));
                    if (environment.containsKey("QILI_TRACE")) {
                        e.printStackTrace(err);
                    }
                    return Exit.INTERNAL;
                });
        line.setExecutionStrategy(
                parsed -> {
                    boolean nothingToDo =
                            !parsed.hasSubcommand()
                                    && !parsed.isUsageHelpRequested()
                                    && !parsed.isVersionHelpRequested();
                    if (nothingToDo) {
                        line.usage(out);
                        return Exit.BAD_INPUT;
                    }
                    return new RunLast().execute(parsed);
                });
        return line.execute(arguments);
    }

    private static int misuse(ParameterException e, PrintWriter err, Language language) {
        err.println("qili: " + Misuse.message(e, CliMessages.in(language)));
        err.println(
                CliMessages.in(language)
                        .get("misuse", e.getCommandLine().getCommandSpec().qualifiedName(" ")));
        return Exit.BAD_INPUT;
    }
}
