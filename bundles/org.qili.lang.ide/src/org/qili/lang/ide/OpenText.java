// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import com.google.inject.Injector;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.formatting2.Layout;
import org.qili.lang.formatting2.Translation;
import org.qili.lang.ide.contentassist.Proposal;
import org.qili.lang.ide.contentassist.Proposals;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.highlighting.Highlighter;
import org.qili.lang.ide.hover.Hover;
import org.qili.lang.ide.hover.HoverTexts;
import org.qili.lang.ide.navigation.Navigation;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.ide.quickfix.Fix;
import org.qili.lang.ide.quickfix.NewCase;
import org.qili.lang.ide.quickfix.QuickFixes;
import org.qili.lang.ide.quickfix.UncoveredClauses;
import org.qili.lang.ide.rename.Renamer;
import org.qili.lang.ide.rename.Renaming;
import org.qili.lang.ide.structure.Fold;
import org.qili.lang.ide.structure.Folding;
import org.qili.lang.ide.structure.Outline;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Language;
import org.qili.model.ModelFactory;
import org.qili.model.Rulebook;

/**
 * A text as it is at one moment, with all that an editor wants to know of it. After a change it is
 * opened anew. Methods may be called from any thread, one at a time.
 */
public final class OpenText {

    private final Injector injector;
    private final XtextResource resource;
    private final String text;

    OpenText(Injector injector, XtextResource resource, String text) {
        this.injector = injector;
        this.resource = resource;
        this.text = text;
    }

    /** Where it comes from. */
    public URI uri() {
        return resource.getURI();
    }

    /** The text itself. */
    public String text() {
        return text;
    }

    /** The parsed text, to be used only by the caller's thread. */
    public XtextResource resource() {
        return resource;
    }

    /** What it says; an empty document if nothing could be read. */
    public synchronized Document document() {
        return !resource.getContents().isEmpty()
                        && resource.getContents().get(0) instanceof Document document
                ? document
                : ModelFactory.eINSTANCE.createDocument();
    }

    /** The cases of the text. */
    public synchronized List<Case> cases() {
        return EcoreUtil2.typeSelect(document().getElements(), Case.class);
    }

    /** The rulebooks of the text. */
    public synchronized List<Rulebook> rulebooks() {
        return EcoreUtil2.typeSelect(document().getElements(), Rulebook.class);
    }

    /** The case written at a place. */
    public synchronized Optional<Case> caseAt(int offset) {
        return cases().stream()
                .filter(c -> Places.of(c).offset() <= offset && offset <= Places.of(c).end())
                .findFirst();
    }

    /** Where a part of an element stands; the whole element if {@code feature} is null. */
    public synchronized Region region(EObject element, EStructuralFeature feature) {
        return Places.of(element, feature);
    }

    /** Everything that is wrong, in the order it was found; stops where the caller asks to. */
    public synchronized List<Issue> validate(CancelIndicator cancel) {
        return resource.getResourceServiceProvider()
                .get(IResourceValidator.class)
                .validate(resource, CheckMode.ALL, cancel);
    }

    /** Judges a case of this text; what the moves before a change did is not analysed again. */
    public synchronized CaseJudge.Judged judge(Case source) {
        return injector.getInstance(JudgedCases.class).judge(source);
    }

    /** What may be written at a place, likeliest first. */
    public synchronized List<Proposal> proposals(int offset) {
        return injector.getInstance(Proposals.class).at(resource, text, offset);
    }

    /** What is known of the word at a place. */
    public synchronized Optional<Hover> hover(int offset) {
        return injector.getInstance(HoverTexts.class).at(resource, offset);
    }

    /** Every word that has a role, in the order of the text. */
    public synchronized List<Highlight> highlights() {
        return Highlighter.of(resource);
    }

    /** Ways to mend an issue of this text, the likeliest first. */
    public synchronized List<Fix> fixes(Issue issue) {
        return injector.getInstance(QuickFixes.class).of(resource, text, issue);
    }

    /** A case for the clause whose number stands at a place, if no case cites it. */
    public synchronized Optional<NewCase> caseFor(int offset) {
        return injector.getInstance(UncoveredClauses.class).at(resource, offset);
    }

    /** What the word at a place refers to. */
    public synchronized Optional<Target> definition(int offset) {
        return injector.getInstance(Navigation.class).definition(resource, offset);
    }

    /** Every place in this text, around it and below the index's folders that refers to this. */
    public synchronized List<Target> references(int offset) {
        return injector.getInstance(Navigation.class).references(resource, offset);
    }

    /** The name at a place that {@link #rename} can change. */
    public synchronized Optional<Region> renamable(int offset) {
        return injector.getInstance(Renamer.class).at(resource, offset);
    }

    /** Gives the rulebook, reading or option at a place another name, wherever it is used. */
    public synchronized Renaming rename(int offset, String name) {
        return injector.getInstance(Renamer.class).rename(resource, offset, name);
    }

    /** The text's elements as a tree. */
    public synchronized List<OutlineNode> outline() {
        return injector.getInstance(Outline.class).of(document());
    }

    /** What may be folded away. */
    public synchronized List<Fold> folds() {
        return Folding.of(resource, text);
    }

    /** Edits that lay out the whole text; none where it does not parse. */
    public synchronized List<TextEdit> format() {
        return format(0, text.length());
    }

    /** Edits that lay out a piece of the text; none where the text does not parse. */
    public synchronized List<TextEdit> format(int offset, int length) {
        return injector.getInstance(Layout.class).edits(resource, offset, length).stream()
                .map(e -> new TextEdit(e.getOffset(), e.getLength(), e.getReplacementText()))
                .toList();
    }

    /** Edits that put keywords and words of the vocabulary into another language. */
    public synchronized List<TextEdit> translate(Language to) {
        return injector.getInstance(Translation.class).edits(resource, to).stream()
                .map(e -> new TextEdit(e.getOffset(), e.getLength(), e.getText()))
                .toList();
    }
}
