// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.ChineseForms;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.formatting2.Translation;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;

/**
 * The reference of both languages: every construct with its form, its keywords and an example,
 * every word of the vocabulary with its definition. Read off the grammar and the vocabulary, so
 * that it can't say anything else than they do.
 */
public final class Reference {

    private static final Map<Language, TextBundle> TEXTS =
            TextBundle.all("org.qili.lang.reference.messages", Reference.class);

    private static final String INDEX = "index.html";
    private static final String WORDS = "words.html";
    private static final String WRITING = "writing.html";

    @Inject private IGrammarAccess grammar;
    @Inject private Keywords keywords;
    @Inject private Translation translation;

    /**
     * An example of the reference.
     *
     * @param name of what it shows
     * @param file name of a file that could hold it
     * @param text with the keywords of one language
     */
    public record Example(String name, String file, String text) {}

    /**
     * Writes the pages in every language, each into a folder of its name.
     *
     * @return the files written
     */
    public List<Path> write(Path folder) throws IOException {
        List<Path> written = new ArrayList<>();
        for (Language language : Language.values()) {
            Path pages = Files.createDirectories(folder.resolve(language.getLiteral()));
            for (Map.Entry<String, String> page : pages(language).entrySet()) {
                written.add(Files.writeString(pages.resolve(page.getKey()), page.getValue()));
            }
        }
        return written;
    }

    /**
     * Writes a table of contents for the Eclipse help ({@code toc.xml}) beside the pages of each
     * language.
     *
     * @param folder where the pages were written
     * @param address what the help calls this folder, from the root of its bundle; with a slash at
     *     its end unless it is empty
     * @param linkTo see {@link Topic#toc}
     * @return the files written
     */
    public List<Path> writeContents(Path folder, String address, String linkTo) throws IOException {
        List<Path> written = new ArrayList<>();
        for (Language language : Language.values()) {
            String name = language.getLiteral();
            Path pages = Files.createDirectories(folder.resolve(name));
            String toc = contents(language).toc(address + name + "/", linkTo);
            written.add(Files.writeString(pages.resolve("toc.xml"), toc));
        }
        return written;
    }

    /** The pages in one language as HTML, by the names of their files. */
    public Map<String, String> pages(Language language) {
        TextBundle texts = TEXTS.get(language);
        Map<String, String> pages = new LinkedHashMap<>();
        Html index = new Html(language, texts.get("title")).paragraph(texts.get("intro"));
        contents(language).parts().forEach(p -> index.link(p.file(), p.title()));
        for (Construct.Page page : Construct.Page.values()) {
            pages.put(page.file(), constructs(page, texts));
        }
        pages.put(WORDS, words(texts));
        pages.put(WRITING, writing(texts));
        pages.put(INDEX, index.page());
        return pages;
    }

    /**
     * The table of contents in one language: the first page, below it the others and their parts.
     */
    public Topic contents(Language language) {
        TextBundle texts = TEXTS.get(language);
        List<Topic> pages = new ArrayList<>();
        for (Construct.Page page : Construct.Page.values()) {
            List<Topic> parts =
                    Construct.ALL.stream()
                            .filter(c -> c.page() == page)
                            .map(c -> part(texts.get("construct." + c.id()), page.file(), c.id()))
                            .toList();
            pages.add(new Topic(texts.of("page", page), page.file(), parts));
        }
        List<Topic> scopes =
                Arrays.stream(FactScope.values())
                        .map(s -> part(texts.of("scope", s), WORDS, s.name()))
                        .toList();
        pages.add(new Topic(texts.get("page.words"), WORDS, scopes));
        pages.add(new Topic(texts.get("page.writing"), WRITING, List.of()));
        return new Topic(texts.get("title"), INDEX, pages);
    }

    private static Topic part(String title, String file, String anchor) {
        return new Topic(title, file + "#" + anchor, List.of());
    }

    /** Every example, in the words of one language. */
    public List<Example> examples(Language language) {
        List<Example> all = new ArrayList<>();
        for (Construct construct : Construct.ALL) {
            String file = construct.exampleFile();
            all.add(
                    new Example(
                            construct.id(),
                            file,
                            translation.text(construct.example(), file, language)));
        }
        for (FactScope scope : FactScope.values()) {
            for (Word word : words(scope)) {
                String file = word.id() + ".qigui";
                all.add(
                        new Example(
                                word.id(), file, translation.text(example(word), file, language)));
            }
        }
        return all;
    }

    /** Names of the grammar's rules that the reference speaks about. */
    public Set<String> documentedRules() {
        Set<String> all = new LinkedHashSet<>(Signs.RULES);
        all.addAll(Signs.WORDS);
        all.addAll(Signs.PLACES);
        Construct.ALL.forEach(c -> all.addAll(c.rules()));
        return all;
    }

    private String constructs(Construct.Page page, TextBundle texts) {
        Forms forms = new Forms(grammar.getGrammar(), keywords, texts);
        Html html = new Html(texts.language(), texts.of("page", page));
        for (Construct construct : Construct.ALL) {
            if (construct.page() != page) {
                continue;
            }
            String key = "construct." + construct.id();
            html.heading(construct.id(), texts.get(key));
            html.paragraph(texts.get(key + ".text"));
            Set<String> used = new LinkedHashSet<>();
            for (String rule : construct.rules()) {
                html.form(Html.escape(texts.get("rule." + rule)) + " ::= " + forms.of(rule));
                used.addAll(forms.keywords(rule));
            }
            used.removeIf(k -> !keywords.isTranslatable(k));
            if (!used.isEmpty()) {
                html.table("en", "zh-CN", "zh-TW", texts.get("meaning"));
                for (String keyword : used) {
                    html.row(
                            "",
                            "`" + keywords.in(Language.EN, keyword),
                            "`" + keywords.in(Language.ZH_CN, keyword),
                            "`" + keywords.in(Language.ZH_TW, keyword),
                            texts.get("keyword." + keyword));
                }
                html.end();
            }
            html.example(
                    translation.text(
                            construct.example(), construct.exampleFile(), texts.language()));
        }
        return html.page();
    }

    private static List<Word> words(FactScope scope) {
        return Vocabulary.words(scope).stream().filter(w -> w.scope() == scope).toList();
    }

    private String words(TextBundle texts) {
        TextBundle definitions = Messages.in(texts.language());
        Html html = new Html(texts.language(), texts.get("page.words"));
        for (FactScope scope : FactScope.values()) {
            html.heading(scope.name(), texts.of("scope", scope));
            html.table(
                    "en",
                    "zh-CN",
                    "zh-TW",
                    texts.get("meaning"),
                    texts.get("values"),
                    texts.get("example"));
            for (Word word : words(scope)) {
                String rule =
                        translation
                                .text(example(word), word.id() + ".qigui", texts.language())
                                .lines()
                                .skip(1)
                                .findFirst()
                                .orElse("")
                                .strip();
                html.row(
                        word.id(),
                        "`" + word.id(),
                        "`" + word.chinese(),
                        "`" + ChineseForms.traditional(word.chinese()),
                        definitions.get("word." + word.id()),
                        word.values().stream()
                                .map(v -> value(v, texts.language()))
                                .collect(Collectors.joining(", ")),
                        "`" + rule);
            }
            html.end();
        }
        return html.page();
    }

    private static String value(Word.Value value, Language language) {
        return switch (language) {
            case EN -> value.id() + " (" + value.chinese() + ")";
            case ZH_CN -> value.chinese() + "（" + value.id() + "）";
            case ZH_TW -> ChineseForms.traditional(value.chinese()) + "（" + value.id() + "）";
        };
    }

    private String writing(TextBundle texts) {
        Html html = new Html(texts.language(), texts.get("page.writing"));
        html.paragraph(texts.get("writing"));
        html.table(texts.get("sign"), texts.get("meaning"));
        for (String name : Signs.RULES) {
            html.row(name, "`" + String.join("  ", signs(name)), texts.get("rule." + name));
        }
        for (Construct construct : Construct.ALL) {
            for (String name : construct.rules()) {
                List<String> signs =
                        signs(name).stream().filter(s -> !Character.isLetter(s.charAt(0))).toList();
                if (!signs.isEmpty()) {
                    html.row("", "`" + String.join("  ", signs), texts.get("rule." + name));
                }
            }
        }
        for (String name : Signs.WORDS) {
            html.row(name, texts.get("rule." + name), texts.get("word." + name));
        }
        return html.end().page();
    }

    private List<String> signs(String name) {
        AbstractRule rule = GrammarUtil.findRuleForName(grammar.getGrammar(), name);
        List<String> signs = new ArrayList<>();
        rule.eAllContents()
                .forEachRemaining(
                        o -> {
                            if (o instanceof Keyword keyword) {
                                signs.add(keyword.getValue());
                            }
                        });
        return signs;
    }

    /** A rulebook whose only rule asks for the word. */
    private static String example(Word word) {
        String value = word.values().isEmpty() ? "" : word.values().get(0).id();
        String condition =
                word instanceof Word.Count
                        ? word.id() + " > 0"
                        : value.isEmpty() ? word.id() : word.id() + " is " + value;
        String rule =
                switch (word.scope()) {
                    case MOVE -> "detail 1: move " + condition + " => idle";
                    case ATTACK -> "detail 1: attack " + condition + " => idle";
                    case PROFILE -> "general 1: one-side " + condition + " => must-change";
                };
        return "rulebook example extends cxa-1999 {\n  " + rule + "\n}\n";
    }
}
