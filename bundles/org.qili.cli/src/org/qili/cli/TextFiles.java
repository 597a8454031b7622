// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.XtextSyntaxDiagnostic;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.QiliStandaloneSetup;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.NameScanner;
import org.qili.lang.reference.Reference;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.suite.Book;
import org.qili.lang.text.LangMessages;
import org.qili.lang.validation.UserLanguage;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/** Reads rulebooks and cases for the commands. */
final class TextFiles {

    /** Largest text read, in bytes. */
    private static final long MAX_BYTES = 8L << 20;

    private static final class Setup {
        static final Injector INJECTOR =
                new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();
    }

    private final Language language;
    private final ResourceSet set = Setup.INJECTOR.getInstance(XtextResourceSet.class);
    private final Map<String, RuleSet> compiled = new LinkedHashMap<>();

    TextFiles(Language language) {
        this.language = language;
        Setup.INJECTOR.getInstance(UserLanguage.class).set(language);
    }

    /** The language of messages. */
    Language language() {
        return language;
    }

    /** Those files in which an expected ruling rests on one of the clauses; none is parsed. */
    List<Path> citing(List<Path> files, Set<String> clauses) throws BadInput {
        NameScanner names = Setup.INJECTOR.getInstance(NameScanner.class);
        List<Path> found = new ArrayList<>();
        for (Path file : files) {
            String text = new String(read(file, language), StandardCharsets.UTF_8);
            boolean cites =
                    names.scan(text).stream()
                            .anyMatch(
                                    m -> m.kind() == Kind.CLAUSE_USE && clauses.contains(m.name()));
            if (cites) {
                found.add(file);
            }
        }
        return found;
    }

    /** The reference of both languages. */
    Reference reference() {
        return Setup.INJECTOR.getInstance(Reference.class);
    }

    /** A shipped precedent, or else a file of that name. */
    Optional<URI> precedent(String name) {
        return Library.precedent(name).map(RulebookFiles::uri);
    }

    /** The cases of a file. */
    List<Case> cases(Path file) throws BadInput {
        return cases(load(file), file.toString());
    }

    /** The cases of a shipped file. */
    List<Case> cases(URI shipped, String name) throws BadInput {
        return cases(set.getResource(shipped, true), name);
    }

    private List<Case> cases(Resource resource, String name) throws BadInput {
        checkText(resource, name);
        List<Case> cases = new ArrayList<>();
        document(resource).getElements().stream()
                .filter(Case.class::isInstance)
                .forEach(c -> cases.add((Case) c));
        if (cases.isEmpty()) {
            throw new BadInput(texts().get("no-case", name));
        }
        return cases;
    }

    /** A rulebook by its id or by its file. */
    Rulebook rulebook(String name) throws BadInput {
        if (name.endsWith("." + RulebookFiles.EXTENSION)) {
            Path file = path(name);
            Resource resource = load(file);
            checkText(resource, name);
            return first(resource)
                    .orElseThrow(() -> new BadInput(texts().get("no-rulebook", name)));
        }
        URI here = URI.createFileURI(Path.of("rulebook").toAbsolutePath().toString());
        URI uri =
                RulebookFiles.find(name, here)
                        .orElseThrow(() -> new BadInput(unknownRulebook(name, here)));
        Resource resource = set.getResource(uri, true);
        checkText(resource, name);
        return first(resource).orElseThrow(() -> new BadInput(unknownRulebook(name, here)));
    }

    private String unknownRulebook(String name, URI here) {
        return texts().get(
                        "unknown-rulebook",
                        name,
                        String.join(", ", RulebookFiles.all(here).keySet()));
    }

    /** The rules of a rulebook; a fault in it is bad input. */
    RuleSet rules(String name) throws BadInput {
        RuleSet known = compiled.get(name);
        if (known == null) {
            known = rules(rulebook(name), name);
            compiled.put(name, known);
        }
        return known;
    }

    RuleSet rules(Rulebook rulebook, String name) throws BadInput {
        RulebookCompiler.Result result = RulebookCompiler.compile(rulebook);
        if (!result.problems().isEmpty()) {
            TextBundle words = Messages.in(language);
            StringBuilder all = new StringBuilder(texts().get("bad-rulebook", name));
            result.problems()
                    .forEach(
                            p ->
                                    all.append(System.lineSeparator())
                                            .append("  ")
                                            .append(Places.of(p.where()))
                                            .append(": ")
                                            .append(
                                                    words.of(
                                                            "problem",
                                                            p.kind(),
                                                            p.arguments().toArray())));
            throw new BadInput(all.toString());
        }
        return result.rules();
    }

    /** A rulebook to judge cases by, by its id or by its file; a fault in it is bad input. */
    Book book(String name) throws BadInput {
        Rulebook rulebook = rulebook(name);
        return Book.of(rulebook, rules(rulebook, name));
    }

    private static Optional<Rulebook> first(Resource resource) {
        return document(resource).getElements().stream()
                .filter(Rulebook.class::isInstance)
                .map(Rulebook.class::cast)
                .findFirst();
    }

    private static Document document(Resource resource) {
        return (Document) resource.getContents().get(0);
    }

    private Path path(String name) throws BadInput {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput(texts().get("no-file", name));
        }
    }

    private Resource load(Path file) throws BadInput {
        URI uri = URI.createFileURI(file.toAbsolutePath().normalize().toString());
        Resource known = set.getResource(uri, false);
        if (known != null) {
            return known;
        }
        byte[] bytes = read(file, language);
        Resource resource = set.createResource(uri);
        try {
            resource.load(new ByteArrayInputStream(bytes), Map.of());
        } catch (IOException e) {
            throw new BadInput(texts().get("unreadable", file, e.getMessage()));
        }
        return resource;
    }

    /** The mark some editors put before a UTF-8 text. */
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private static byte[] withoutMark(byte[] bytes) {
        boolean marked =
                bytes.length >= MARK.length
                        && Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length);
        return marked ? Arrays.copyOfRange(bytes, MARK.length, bytes.length) : bytes;
    }

    /** The bytes of a UTF-8 text file, without the mark it may begin with. */
    static byte[] read(Path file, Language language) throws BadInput {
        TextBundle texts = CliMessages.in(language);
        try {
            if (Files.isDirectory(file)) {
                throw new BadInput(texts.get("is-folder", file));
            }
            if (Files.size(file) > MAX_BYTES) {
                throw new BadInput(
                        texts.get(
                                "too-large",
                                file,
                                String.valueOf(Files.size(file)),
                                String.valueOf(MAX_BYTES)));
            }
            byte[] bytes = Files.readAllBytes(file);
            checkUtf8(bytes, file, texts);
            return withoutMark(bytes);
        } catch (NoSuchFileException e) {
            throw new BadInput(texts.get("no-file", file));
        } catch (IOException e) {
            throw new BadInput(texts.get("unreadable", file, e.getMessage()));
        }
    }

    private static void checkUtf8(byte[] bytes, Path file, TextBundle texts) throws BadInput {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            StandardCharsets.UTF_8.newDecoder().decode(buffer);
        } catch (CharacterCodingException e) {
            throw new BadInput(texts.get("not-utf8", file, String.valueOf(buffer.position())));
        }
    }

    /** Neither grammar nor names of a text may be wrong. */
    private void checkText(Resource resource, String name) throws BadInput {
        EcoreUtil.resolveAll(resource);
        if (resource.getErrors().isEmpty()) {
            return;
        }
        StringBuilder all = new StringBuilder(texts().get("syntax", name));
        for (Resource.Diagnostic error : resource.getErrors()) {
            int column =
                    error instanceof XtextSyntaxDiagnostic s ? s.getColumn() : error.getColumn();
            all.append(System.lineSeparator())
                    .append("  ")
                    .append(
                            LangMessages.in(language)
                                    .get(
                                            "syntax.at",
                                            String.valueOf(error.getLine()),
                                            String.valueOf(column),
                                            error.getMessage()));
        }
        throw new BadInput(all.toString());
    }

    private TextBundle texts() {
        return CliMessages.in(language);
    }
}
