// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.syntax;

import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.qili.lang.parser.antlr.internal.InternalQiliLexer;

/** The lexer of the languages. */
public class QiliLexer extends InternalQiliLexer {

    /** Type of the token for a plus: generated, so it is asked for. */
    private static final int PLUS =
            new InternalQiliLexer(new ANTLRStringStream("+ ")).nextToken().getType();

    /** A lexer that is given its input later. */
    public QiliLexer() {}

    /** A lexer of a text. */
    public QiliLexer(CharStream input) {
        super(input);
    }

    @Override
    public void mTokens() throws RecognitionException {
        if (PlusSign.standsAlone(input)) {
            match('+');
            state.type = PLUS;
            state.channel = Token.DEFAULT_CHANNEL;
        } else {
            super.mTokens();
        }
    }
}
