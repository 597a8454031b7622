// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Script;
import org.qili.formats.Export;
import org.qili.formats.Exporter;
import org.qili.formats.FormatTexts;
import org.qili.formats.ImportResult;
import org.qili.formats.Loss;
import org.qili.formats.Target;
import org.qili.formats.WriteOptions;
import org.qili.model.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili convert IN [--to FORMAT] [OUT]}: writes games in another format. */
@Command(name = "convert")
final class ConvertCommand extends Common implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "IN", descriptionKey = "convert.in")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", arity = "0..1", descriptionKey = "convert.out")
    private String out;

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "convert.to")
    private String to;

    @Option(names = "--encoding", paramLabel = "NAME", descriptionKey = "convert.encoding")
    private String encoding = "UTF-8";

    @Override
    public Integer call() throws BadInput {
        Target target = target();
        ImportResult.Games games = GameFiles.read(in, language, spec.commandLine().getErr());
        Script script = language == Language.ZH_TW ? Script.TRADITIONAL : Script.SIMPLIFIED;
        Export export = Exporter.export(games.games(), target, new WriteOptions(script, charset()));
        FormatTexts texts = FormatTexts.in(TextBundle.locale(language));
        for (Loss loss : export.losses()) {
            spec.commandLine().getErr().println(texts.loss(loss));
        }
        if (out == null) {
            spec.commandLine().getOut().print(export.text());
            spec.commandLine().getOut().flush();
        } else {
            OutputFile.write(Path.of(out), export.bytes(), language);
            println(
                    texts().get(
                                    "convert.done",
                                    String.valueOf(games.count()),
                                    texts.format(games.format()),
                                    texts.target(target),
                                    out));
        }
        return Exit.OK;
    }

    private Target target() throws BadInput {
        String known = String.join(", ", Arrays.stream(Target.values()).map(Target::id).toList());
        if (to != null) {
            return Target.byId(to).orElseThrow(() -> bad("convert.unknown", to, known));
        }
        if (out == null) {
            return Target.PGN;
        }
        return Target.byFileName(out).orElseThrow(() -> bad("convert.which", out, known));
    }

    private Charset charset() throws BadInput {
        try {
            return Charset.forName(encoding);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw bad(
                    "convert.bad-encoding",
                    encoding,
                    String.join(", ", List.of("UTF-8", "GB18030", "Big5")));
        }
    }
}
