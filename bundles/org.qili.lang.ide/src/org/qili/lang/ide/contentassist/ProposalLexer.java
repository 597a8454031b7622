// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.contentassist;

import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.qili.lang.ide.contentassist.antlr.internal.InternalQiliLexer;
import org.qili.lang.syntax.PlusSign;

/** The lexer behind proposals. */
public class ProposalLexer extends InternalQiliLexer {

    /** Type of the token for a plus: generated, so it is asked for. */
    private static final int PLUS =
            new InternalQiliLexer(new ANTLRStringStream("+ ")).nextToken().getType();

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
