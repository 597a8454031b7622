// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.words;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.qili.model.Language;

/**
 * The keywords in their forms, as the grammar lists them: English, simplified and traditional
 * Chinese.
 */
@Singleton
public final class Keywords {

    private final Map<String, List<String>> forms = new LinkedHashMap<>();

    @Inject
    Keywords(IGrammarAccess access) {
        for (AbstractRule rule : access.getGrammar().getRules()) {
            if (rule instanceof EnumRule) {
                enumeration(rule);
            } else if (!GrammarUtil.isDatatypeRule(rule)) {
                alternatives(rule);
            }
        }
    }

    private void enumeration(AbstractRule rule) {
        Map<Object, List<String>> byValue = new LinkedHashMap<>();
        for (EnumLiteralDeclaration literal : contents(rule, EnumLiteralDeclaration.class)) {
            byValue.computeIfAbsent(literal.getEnumLiteral(), k -> new ArrayList<>())
                    .add(literal.getLiteral().getValue());
        }
        byValue.values().forEach(this::add);
    }

    private void alternatives(AbstractRule rule) {
        for (Alternatives choice : contents(rule, Alternatives.class)) {
            if (choice.getElements().stream().allMatch(Keyword.class::isInstance)) {
                add(choice.getElements().stream().map(k -> ((Keyword) k).getValue()).toList());
            }
        }
    }

    private static <T> List<T> contents(AbstractRule rule, Class<T> type) {
        List<T> found = new ArrayList<>();
        rule.eAllContents()
                .forEachRemaining(
                        o ->
                                Optional.of(o)
                                        .filter(type::isInstance)
                                        .map(type::cast)
                                        .ifPresent(found::add));
        return found;
    }

    private void add(List<String> words) {
        boolean isWord = words.size() > 1 && Character.isLetter(words.get(0).charAt(0));
        if (isWord && !isChinese(words.get(0)) && isChinese(words.get(1))) {
            words.forEach(w -> forms.putIfAbsent(w, List.copyOf(words)));
        }
    }

    /** Whether the word has forms in several languages. */
    public boolean isTranslatable(String keyword) {
        return forms.containsKey(keyword);
    }

    /** The form of a keyword in that language; itself if it has but one. */
    public String in(Language language, String keyword) {
        List<String> all = forms.get(keyword);
        if (all == null) {
            return keyword;
        }
        return switch (language) {
            case EN -> all.get(0);
            case ZH_CN -> all.get(1);
            case ZH_TW -> all.get(all.size() - 1);
        };
    }

    /** Every form of a keyword, English first. */
    public List<String> forms(String keyword) {
        return forms.getOrDefault(keyword, List.of(keyword));
    }

    /** The keyword that prints first of those that mean the same. */
    public Collection<List<String>> all() {
        return forms.values().stream().distinct().toList();
    }

    /**
     * The language in which most keywords of a text are written.
     *
     * @param root root of the text's nodes
     * @param otherwise given back if the text has no keyword
     */
    public Language languageOf(INode root, Language otherwise) {
        int english = 0;
        int chinese = 0;
        int traditional = 0;
        for (ILeafNode leaf : root.getLeafNodes()) {
            if (leaf.isHidden() || !isKeyword(leaf.getGrammarElement())) {
                continue;
            }
            List<String> all = forms.get(leaf.getText());
            if (all == null) {
                continue;
            }
            if (leaf.getText().equals(all.get(0))) {
                english++;
            } else {
                chinese++;
                if (all.size() > 2) {
                    traditional += leaf.getText().equals(all.get(2)) ? 1 : -1;
                }
            }
        }
        if (english + chinese == 0) {
            return otherwise;
        }
        if (english >= chinese) {
            return Language.EN;
        }
        return traditional > 0 ? Language.ZH_TW : Language.ZH_CN;
    }

    private static boolean isKeyword(EObject element) {
        return element instanceof Keyword || element instanceof EnumLiteralDeclaration;
    }

    private static boolean isChinese(String word) {
        return Character.isIdeographic(word.charAt(0));
    }
}
