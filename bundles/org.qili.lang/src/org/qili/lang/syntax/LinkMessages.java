// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.syntax;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.QiliScopeProvider;
import org.qili.lang.text.LangMessages;
import org.qili.lang.validation.UserLanguage;
import org.qili.model.Document;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingFact;
import org.qili.model.Rulebook;

/**
 * Says what a name that refers to nothing could have referred to; the names are the data.
 */
public class LinkMessages extends LinkingDiagnosticMessageProvider {

    @Inject private UserLanguage language;
    @Inject private TextIndex index;

    @Override
    public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
        EReference reference = context.getReference();
        String name = context.getLinkText();
        List<String> known = known(context.getContext(), reference);
        List<String> likeliest =
                known.stream()
                        .sorted(
                                Comparator.comparingInt((String k) -> Distances.between(k, name))
                                        .thenComparing(Comparator.naturalOrder()))
                        .toList();
        TextBundle texts = LangMessages.in(language.get());
        String what = "unresolved." + reference.getEReferenceType().getName();
        String text =
                known.isEmpty()
                        ? texts.get(what + ".none", name)
                        : texts.get(what, name, Messages.list(language.get(), likeliest));
        return new DiagnosticMessage(
                text,
                Severity.ERROR,
                Diagnostic.LINKING_DIAGNOSTIC,
                likeliest.toArray(String[]::new));
    }

    private List<String> known(EObject context, EReference reference) {
        if (reference.getEReferenceType() == Literals.RULEBOOK) {
            return rulebooks(context, reference);
        }
        if (reference == Literals.READING_FACT__READING) {
            Rulebook rulebook = EcoreUtil2.getContainerOfType(context, Rulebook.class);
            return QiliScopeProvider.readingsOf(rulebook).stream().map(Reading::getName).toList();
        }
        Reading reading =
                context instanceof ReadingFact fact ? fact.getReading() : (Reading) context;
        return reading == null || reading.eIsProxy()
                ? List.of()
                : reading.getOptions().stream()
                        .map(o -> o.getName())
                        .filter(n -> n != null)
                        .toList();
    }

    private List<String> rulebooks(EObject context, EReference reference) {
        Set<String> ids = new LinkedHashSet<>();
        if (EcoreUtil2.getRootContainer(context) instanceof Document document) {
            EcoreUtil2.typeSelect(document.getElements(), Rulebook.class).stream()
                    .filter(r -> r.getName() != null)
                    .filter(r -> reference != Literals.RULEBOOK__BASE || r != context)
                    .forEach(r -> ids.add(r.getName()));
        }
        index.rulebooks(context.eResource().getURI())
                .forEach(h -> ids.add(h.names().get(0).name()));
        return List.copyOf(ids);
    }
}
