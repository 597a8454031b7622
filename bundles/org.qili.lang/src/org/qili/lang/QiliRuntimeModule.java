// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang;

import com.google.inject.Binder;
import com.google.inject.Provider;
import com.google.inject.name.Names;
import java.nio.charset.StandardCharsets;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.impl.EValidatorRegistryImpl;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.formatting.IIndentationInformation;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.parser.IEncodingProvider;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.eclipse.xtext.parser.antlr.LexerProvider;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.service.DispatchingProvider;
import org.qili.lang.formatting2.TwoSpaces;
import org.qili.lang.parser.antlr.internal.InternalQiliLexer;
import org.qili.lang.scoping.RulebookScopeProvider;
import org.qili.lang.syntax.LinkMessages;
import org.qili.lang.syntax.QiliLexer;
import org.qili.lang.syntax.SyntaxMessages;

/** Services of both languages that need no editor. */
public class QiliRuntimeModule extends AbstractQiliRuntimeModule {

    @Override
    public Class<? extends IGlobalScopeProvider> bindIGlobalScopeProvider() {
        return RulebookScopeProvider.class;
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return QiliValueConverters.class;
    }

    @Override
    public Class<? extends Lexer> bindLexer() {
        return QiliLexer.class;
    }

    @Override
    public Provider<? extends InternalQiliLexer> provideInternalQiliLexer() {
        return LexerProvider.create(QiliLexer.class);
    }

    @Override
    public void configureRuntimeLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerBindings.RUNTIME))
                .to(QiliLexer.class);
    }

    /** Validators of this set-up alone: those of another one may speak another language. */
    @Override
    public EValidator.Registry bindEValidatorRegistry() {
        return new EValidatorRegistryImpl();
    }

    /** Texts are UTF-8, whatever the platform is used to. */
    @Override
    public void configureRuntimeEncodingProvider(Binder binder) {
        binder.bind(IEncodingProvider.class)
                .annotatedWith(DispatchingProvider.Runtime.class)
                .toInstance(uri -> StandardCharsets.UTF_8.name());
    }

    /** How far a level is indented. */
    public Class<? extends IIndentationInformation> bindIIndentationInformation() {
        return TwoSpaces.class;
    }

    /** What is wrong with the grammar of a text, in the user's language. */
    public Class<? extends ISyntaxErrorMessageProvider> bindISyntaxErrorMessageProvider() {
        return SyntaxMessages.class;
    }

    /** Names that refer to nothing, in the user's language. */
    public Class<? extends ILinkingDiagnosticMessageProvider.Extended>
            bindILinkingDiagnosticMessageProvider() {
        return LinkMessages.class;
    }
}
