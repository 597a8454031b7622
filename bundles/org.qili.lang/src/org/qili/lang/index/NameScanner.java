// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.qili.lang.QiliValueConverters;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.parser.antlr.internal.InternalQiliLexer;
import org.qili.lang.syntax.QiliLexer;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;

/**
 * Reads the names off a text without parsing it: only its words are told apart, so thousands of
 * texts take no longer than reading them. Texts with faults give the names that can be seen.
 */
@Singleton
public final class NameScanner {

    /** Statements that begin with clause numbers; these two only where a colon follows. */
    private static final Set<String> LIMITS = Set.of("repetitions", "natural-limit");

    private static final Set<String> CLAUSES =
            Set.of("value", "severity", "unformalised", "detail", "prohibited", "general");
    private static final Set<String> COMMAS = Set.of(",", "，", "、");
    private static final Set<String> COLONS = Set.of(":", "：");

    private final Keywords keywords;

    @Inject
    NameScanner(Keywords keywords) {
        this.keywords = keywords;
    }

    /**
     * What was found in a text.
     *
     * @param mentions every name, in the order of the text
     * @param headings what it declares
     */
    public record Names(List<Mention> mentions, List<Heading> headings) {
        public Names {
            mentions = List.copyOf(mentions);
            headings = List.copyOf(headings);
        }
    }

    /** The names in a text, in its order. */
    public List<Mention> scan(String text) {
        return names(text).mentions();
    }

    /** The names in a text, and what it declares under them. */
    public Names names(String text) {
        return new Scan(words(text)).run();
    }

    /** Whether a word can be a name: it is no keyword and holds no sign. */
    public boolean isName(String word) {
        List<CommonToken> words = words(word);
        return words.size() == 1
                && words.get(0).getType() == InternalQiliLexer.RULE_ID
                && words.get(0).getText().length() == word.length();
    }

    private static List<CommonToken> words(String text) {
        InternalQiliLexer lexer = new QiliLexer(new ANTLRStringStream(text));
        List<CommonToken> words = new ArrayList<>();
        for (Token token = lexer.nextToken();
                token.getType() != Token.EOF;
                token = lexer.nextToken()) {
            switch (token.getType()) {
                case InternalQiliLexer.RULE_WS,
                        InternalQiliLexer.RULE_ML_COMMENT,
                        InternalQiliLexer.RULE_SL_COMMENT -> {
                    // between the words
                }
                default -> words.add((CommonToken) token);
            }
        }
        return words;
    }

    /** One pass over the words of a text. */
    private final class Scan {

        private final List<CommonToken> words;
        private final List<Mention> found = new ArrayList<>();
        private final List<Heading> headings = new ArrayList<>();
        private int next;
        private int depth;
        private boolean inCase;
        private String holder = "";
        private String firstBook = "";
        private String expected = "";

        Scan(List<CommonToken> words) {
            this.words = words;
        }

        Names run() {
            while (next < words.size()) {
                String word = keyword(next++);
                switch (word) {
                    case "{", "｛" -> depth++;
                    case "}", "｝" -> depth = Math.max(0, depth - 1);
                    default -> {
                        if (depth == 0) {
                            element(word);
                        } else if (inCase) {
                            inCase(word);
                        } else {
                            inRulebook(word);
                        }
                    }
                }
            }
            return new Names(found, headings);
        }

        private void element(String word) {
            switch (word) {
                case "case" -> {
                    inCase = true;
                    holder = "";
                    firstBook = "";
                    if (is(next, InternalQiliLexer.RULE_STRING)) {
                        holder = QiliValueConverters.unquote(words.get(next).getText());
                        add(Kind.CASE, holder, "", next++);
                        heading(1);
                    }
                }
                case "rulebook" -> {
                    inCase = false;
                    holder = "";
                    if (is(next, InternalQiliLexer.RULE_ID)) {
                        holder = words.get(next).getText();
                        add(Kind.RULEBOOK, holder, "", next++);
                        heading(1);
                    }
                }
                case "extends" -> use(Kind.BASE_USE, "");
                default -> {
                    // names nothing
                }
            }
        }

        private void inCase(String word) {
            switch (word) {
                case "rulebook" -> {
                    do {
                        String id = use(Kind.RULEBOOK_USE, "");
                        if (firstBook.isEmpty()) {
                            firstBook = id;
                        }
                    } while (comma());
                }
                case "expect" -> {
                    String id = use(Kind.RULEBOOK_USE, "");
                    expected = id.isEmpty() ? firstBook : id;
                }
                case "by" -> {
                    if (isNumber(next)) {
                        add(Kind.CLAUSE_USE, words.get(next).getText(), expected, next++);
                    }
                }
                default -> {
                    // names nothing
                }
            }
        }

        private void inRulebook(String word) {
            if (word.equals("reading") && is(next, InternalQiliLexer.RULE_ID)) {
                boolean declared = isNumber(next + 1);
                add(
                        declared ? Kind.READING : Kind.READING_USE,
                        words.get(next).getText(),
                        holder,
                        next++);
                if (declared) {
                    int reading = found.size() - 1;
                    numbers();
                    heading(found.size() - reading);
                }
            } else if (CLAUSES.contains(word) || LIMITS.contains(word) && numbersAreClauses()) {
                int before = found.size();
                numbers();
                if (found.size() > before) {
                    heading(found.size() - before);
                }
            }
        }

        /** Takes the texts that follow for the title or restatement of the last names. */
        private void heading(int names) {
            List<Mention> named = found.subList(found.size() - names, found.size());
            Map<Language, String> texts = new EnumMap<>(Language.class);
            while (next < words.size()) {
                Language language = Language.get(words.get(next).getText());
                int text = language == null ? next : next + 1;
                if (!is(text, InternalQiliLexer.RULE_STRING)) {
                    break;
                }
                texts.putIfAbsent(
                        language == null ? Language.ZH_CN : language,
                        QiliValueConverters.unquote(words.get(text).getText()));
                next = text + 1;
            }
            headings.add(new Heading(named, texts));
        }

        private void numbers() {
            do {
                if (isNumber(next)) {
                    add(Kind.CLAUSE, words.get(next).getText(), holder, next++);
                }
            } while (comma());
        }

        private boolean numbersAreClauses() {
            int at = next;
            while (isNumber(at) || at < words.size() && COMMAS.contains(words.get(at).getText())) {
                at++;
            }
            return at < words.size() && COLONS.contains(words.get(at).getText());
        }

        private boolean comma() {
            boolean comma = next < words.size() && COMMAS.contains(words.get(next).getText());
            if (comma) {
                next++;
            }
            return comma;
        }

        private String use(Kind kind, String book) {
            if (!is(next, InternalQiliLexer.RULE_ID)) {
                return "";
            }
            String name = words.get(next).getText();
            add(kind, name, book, next++);
            return name;
        }

        private void add(Kind kind, String name, String book, int index) {
            CommonToken token = words.get(index);
            int length = token.getStopIndex() - token.getStartIndex() + 1;
            found.add(new Mention(kind, name, book, holder, token.getStartIndex(), length));
        }

        /** A word in its English form if it is a keyword; texts in quotes are none. */
        private String keyword(int index) {
            CommonToken token = words.get(index);
            return switch (token.getType()) {
                case InternalQiliLexer.RULE_STRING, InternalQiliLexer.RULE_ID -> "";
                default -> keywords.forms(token.getText()).get(0);
            };
        }

        private boolean is(int index, int type) {
            return index < words.size() && words.get(index).getType() == type;
        }

        private boolean isNumber(int index) {
            return is(index, InternalQiliLexer.RULE_CLAUSE)
                    || is(index, InternalQiliLexer.RULE_INT);
        }
    }
}
