// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.QiliLanguage;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.library.Library;
import org.qili.model.Language;

/** The languages as the tests use them: one set-up for all, messages in English unless chosen. */
final class Languages {

    static final QiliLanguage QILI = QiliLanguage.create();

    static {
        QILI.use(Language.EN);
    }

    private Languages() {}

    /** A case text that sees only the shipped rulebooks. */
    static OpenText cases(String text) {
        return QILI.open(URI.createURI("memory:/test.qili"), text);
    }

    /** A rulebook text that sees only the shipped rulebooks. */
    static OpenText rulebooks(String text) {
        return QILI.open(URI.createURI("memory:/test.qigui"), text);
    }

    /** Every shipped text. */
    static Stream<Library.Entry> shipped() {
        return Stream.concat(Library.rulebooks().stream(), Library.precedents().stream());
    }

    static OpenText open(Library.Entry entry) {
        try {
            return QILI.open(RulebookFiles.uri(entry));
        } catch (IOException e) {
            throw new AssertionError(entry.path(), e);
        }
    }

    static List<Issue> issues(OpenText text) {
        return text.validate(CancelIndicator.NullImpl);
    }

    /** The syntax errors of a text as messages. */
    static List<String> syntaxErrors(OpenText text) {
        List<String> errors = new ArrayList<>();
        text.resource()
                .getParseResult()
                .getSyntaxErrors()
                .forEach(n -> errors.add(n.getSyntaxErrorMessage().getMessage()));
        return errors;
    }

    /** Whether two texts say the same. */
    static boolean same(OpenText a, OpenText b) {
        return EcoreUtil.equals(a.document(), b.document());
    }
}
