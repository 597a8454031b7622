// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang;

import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.Strings;

/** Converts words of the text to values and back. */
public class QiliValueConverters extends DefaultTerminalConverters {

    private final IValueConverter<String> texts =
            new AbstractNullSafeConverter<>() {
                @Override
                protected String internalToValue(String text, INode node) {
                    if (text.startsWith("“")) {
                        return text.substring(1, text.length() - 1);
                    }
                    try {
                        return Strings.convertFromJavaString(
                                text.substring(1, text.length() - 1), false);
                    } catch (IllegalArgumentException e) {
                        throw new ValueConverterException(e.getMessage(), node, e);
                    }
                }

                @Override
                protected String internalToString(String value) {
                    return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
                }
            };

    private final IValueConverter<String> names =
            new AbstractNullSafeConverter<>() {
                @Override
                protected String internalToValue(String text, INode node) {
                    return text;
                }

                @Override
                protected String internalToString(String value) {
                    return value;
                }
            };

    /** Texts stand in straight quotes with {@code \"} and {@code \\}, or in Chinese quotes as is. */
    @Override
    @ValueConverter(rule = "STRING")
    public IValueConverter<String> STRING() {
        return texts;
    }

    /** Names stand for themselves: there is no escape for keywords. */
    @Override
    @ValueConverter(rule = "ID")
    public IValueConverter<String> ID() {
        return names;
    }
}
