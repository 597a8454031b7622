// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.ReplaceRegion;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.ChineseForms;
import org.qili.lang.words.Keywords;
import org.qili.lang.words.RuleScopes;
import org.qili.lang.words.Sublabels;
import org.qili.model.Fact;
import org.qili.model.Language;

/**
 * Puts a text into the words of another language: keywords, words of the vocabulary and their
 * values, finer names of a chase. Names, texts in quotes and moves stay as they are.
 */
public final class Translation {

    @Inject private Keywords keywords;
    @Inject private Provider<XtextResourceSet> sets;

    /**
     * A text in the words of another language.
     *
     * @param file a name of a file that could hold it, which says what kind of text it is
     */
    public String text(String text, String file, Language to) {
        XtextResource resource =
                (XtextResource) sets.get().createResource(URI.createURI("memory:/" + file));
        try {
            resource.load(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                    Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        StringBuilder out = new StringBuilder(text);
        List<ReplaceRegion> edits = edits(resource, to);
        for (int i = edits.size() - 1; i >= 0; i--) {
            ReplaceRegion edit = edits.get(i);
            out.replace(edit.getOffset(), edit.getEndOffset(), edit.getText());
        }
        return out.toString();
    }

    /** The edits, in the order of the text. */
    public List<ReplaceRegion> edits(XtextResource resource, Language to) {
        List<ReplaceRegion> edits = new ArrayList<>();
        if (resource.getParseResult() == null) {
            return edits;
        }
        for (ILeafNode leaf : resource.getParseResult().getRootNode().getLeafNodes()) {
            if (leaf.isHidden()) {
                continue;
            }
            String text = leaf.getText();
            String translated = translate(leaf, to);
            if (!translated.equals(text)) {
                edits.add(new ReplaceRegion(leaf.getOffset(), leaf.getLength(), translated));
            }
        }
        return edits;
    }

    private String translate(ILeafNode leaf, Language to) {
        String text = leaf.getText();
        return switch (feature(leaf)) {
            case "word" -> fact(leaf).map(w -> in(to, w.id(), w.chinese())).orElse(text);
            case "values" ->
                    fact(leaf)
                            .flatMap(w -> value(w, ChineseForms.simplified(text)))
                            .map(v -> in(to, v.id(), v.chinese()))
                            .orElse(text);
            case "terms" ->
                    Vocabulary.man(ChineseForms.simplified(text))
                            .map(v -> in(to, v.id(), v.chinese()))
                            .orElse(text);
            case "sublabel" -> Sublabels.in(to, text);
            case "name", "text", "base", "rulebook", "rulebooks", "option", "chosen" -> text;
            default -> keywords.in(to, text);
        };
    }

    private static Optional<Word> fact(INode leaf) {
        return NodeModelUtils.findActualSemanticObjectFor(leaf) instanceof Fact fact
                        && fact.getWord() != null
                ? Vocabulary.find(fact.getWord(), RuleScopes.of(fact))
                : Optional.empty();
    }

    private static Optional<Word.Value> value(Word word, String name) {
        return word instanceof Word.Count<?> count && count.worth()
                ? Vocabulary.man(name)
                : Vocabulary.value(word, name);
    }

    private static String in(Language to, String english, String chinese) {
        return switch (to) {
            case EN -> english;
            case ZH_CN -> chinese;
            case ZH_TW -> ChineseForms.traditional(chinese);
        };
    }

    /** Name of the feature that a word is the value of, empty if it is none. */
    private static String feature(INode leaf) {
        for (INode node = leaf; node != null; node = node.getParent()) {
            Assignment assignment =
                    node.getGrammarElement() instanceof AbstractElement element
                            ? GrammarUtil.containingAssignment(element)
                            : null;
            if (assignment != null) {
                return assignment.getFeature();
            }
            if (node.hasDirectSemanticElement()) {
                return "";
            }
        }
        return "";
    }
}
