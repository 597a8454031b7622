// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang;

import java.util.function.UnaryOperator;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.qili.adjudication.text.ChineseForms;
import org.qili.lang.words.Sublabels;

/**
 * Converts words of the text to values and back. Every text that the grammar lets pass has a value.
 */
public class QiliValueConverters extends DefaultTerminalConverters {

    private static final IValueConverter<String> TEXT =
            converter(QiliValueConverters::unquote, QiliValueConverters::quote);
    private static final IValueConverter<String> NAME =
            converter(UnaryOperator.identity(), UnaryOperator.identity());
    private static final IValueConverter<String> MOVE =
            converter(
                    text -> isQuoted(text) ? unquote(text) : text,
                    QiliValueConverters::quoteIfNeeded);
    private static final IValueConverter<String> WORD =
            converter(ChineseForms::simplified, UnaryOperator.identity());
    private static final IValueConverter<String> SUBLABEL =
            converter(Sublabels::id, UnaryOperator.identity());

    private static IValueConverter<String> converter(
            UnaryOperator<String> toValue, UnaryOperator<String> toText) {
        return new AbstractNullSafeConverter<>() {
            @Override
            protected String internalToValue(String text, INode node) {
                return toValue.apply(text);
            }

            @Override
            protected String internalToString(String value) {
                return toText.apply(value);
            }
        };
    }

    /**
     * Texts stand in straight quotes, where {@code \\"} and {@code \\\\} stand for a quote and a
     * backslash, or in Chinese quotes as they are.
     */
    @Override
    @ValueConverter(rule = "STRING")
    public IValueConverter<String> STRING() {
        return TEXT;
    }

    /** Names stand for themselves: there is no escape for keywords. */
    @Override
    @ValueConverter(rule = "ID")
    public IValueConverter<String> ID() {
        return NAME;
    }

    /** A move, in quotes if its notation uses signs that words don't have. */
    @ValueConverter(rule = "MoveText")
    public IValueConverter<String> moveText() {
        return MOVE;
    }

    /** A word of the vocabulary, in either script. */
    @ValueConverter(rule = "Word")
    public IValueConverter<String> word() {
        return WORD;
    }

    /** A value of a word, in either script. */
    @ValueConverter(rule = "FactValue")
    public IValueConverter<String> factValue() {
        return WORD;
    }

    /** A finer name of a chase, in Chinese or English. */
    @ValueConverter(rule = "Sublabel")
    public IValueConverter<String> sublabel() {
        return SUBLABEL;
    }

    /** A text in quotes as this language writes it. */
    public static String quote(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String quoteIfNeeded(String value) {
        return value.chars().allMatch(Character::isLetterOrDigit) ? value : quote(value);
    }

    private static boolean isQuoted(String text) {
        return !text.isEmpty() && "\"“「".indexOf(text.charAt(0)) >= 0;
    }

    /** The value of a text in quotes. */
    public static String unquote(String text) {
        if (text.length() < 2) {
            return "";
        }
        String inner = text.substring(1, text.length() - 1);
        if (text.charAt(0) != '"' || inner.indexOf('\\') < 0) {
            return inner;
        }
        StringBuilder out = new StringBuilder(inner.length());
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.charAt(i);
            boolean escape =
                    c == '\\'
                            && i + 1 < inner.length()
                            && (inner.charAt(i + 1) == '"' || inner.charAt(i + 1) == '\\');
            out.append(escape ? inner.charAt(++i) : c);
        }
        return out.toString();
    }
}
