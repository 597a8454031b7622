// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.syntax;

import com.google.inject.Inject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.syntax.ExpectedInput.Item;
import org.qili.lang.text.LangMessages;
import org.qili.lang.validation.UserLanguage;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;

/** Says what stands where the grammar allows something else, and what it allows. */
public class SyntaxMessages extends SyntaxErrorMessageProvider {

    /** Issue code of a text that breaks the grammar; data are the keywords that may stand there. */
    public static final String CODE = Diagnostic.SYNTAX_DIAGNOSTIC;

    /** More things than this are not listed. */
    private static final int MOST = 10;

    /** Longest piece of text shown as found. */
    private static final int LONGEST = 20;

    @Inject private IGrammarAccess grammar;
    @Inject private Keywords keywords;
    @Inject private UserLanguage language;

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
        RecognitionException error = context.getRecognitionException();
        Token token = error == null ? null : error.token;
        INode current = context.getCurrentNode();
        TextBundle texts = LangMessages.in(language.get());
        if (token == null || current == null) {
            return new SyntaxErrorMessage(texts.get(unfinished(context.getDefaultMessage())), CODE);
        }
        if (opensText(token.getText())) {
            return new SyntaxErrorMessage(texts.get("syntax.open-text"), CODE);
        }
        INode root = current.getRootNode();
        ExpectedInput expected = ExpectedInput.after(grammar.getGrammar(), root);
        Language written = keywords.languageOf(root, language.get());
        Set<String> words = new LinkedHashSet<>();
        Set<String> listed = new LinkedHashSet<>();
        for (Item item : expected.items()) {
            String text =
                    item.isKeyword()
                            ? keywords.in(written, item.text())
                            : texts.get("expected." + item.text());
            listed.add(text);
            if (item.isKeyword()) {
                words.add(text);
            }
        }
        if (expected.end()) {
            listed.add(texts.get("expected.end"));
        }
        return new SyntaxErrorMessage(
                texts.get("syntax", found(token, texts), list(listed, texts)),
                CODE,
                words.toArray(String[]::new));
    }

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
        // only numbers can fail to have a value
        return new SyntaxErrorMessage(LangMessages.in(language.get()).get("syntax.value"), CODE);
    }

    /** What kind of word breaks off, told from the character that the lexer misses. */
    private static String unfinished(String message) {
        String missing = message == null ? "" : message;
        if (Stream.of("'\"'", "'”'", "'」'").anyMatch(missing::endsWith)) {
            return "syntax.open-text";
        }
        boolean comment = missing.endsWith("'*'") || missing.endsWith("'/'");
        return comment ? "syntax.open-comment" : "syntax.unfinished";
    }

    /** A quote that stands alone as a token opens a text that is never closed. */
    private static boolean opensText(String found) {
        return found != null && found.length() == 1 && "\"“「".indexOf(found.charAt(0)) >= 0;
    }

    private static String found(Token token, TextBundle texts) {
        return token.getType() == Token.EOF || token.getText() == null
                ? texts.get("found.end")
                : texts.get("found.text", cut(token.getText()));
    }

    private static String cut(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }

    private String list(Set<String> items, TextBundle texts) {
        List<String> shown = items.stream().limit(MOST).toList();
        String list = Messages.list(language.get(), shown);
        return shown.size() == items.size() ? list : texts.get("expected.more", list);
    }
}
