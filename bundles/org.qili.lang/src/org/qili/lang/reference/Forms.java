// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.words.Keywords;
import org.qili.model.Language;

/**
 * Writes down how a construct is written, read off the grammar: keywords of one language as they
 * are, {@code [ ]} around what may be left out, {@code { }} around what may stand several times or
 * not at all.
 */
final class Forms {

    private final Grammar grammar;
    private final Keywords keywords;
    private final TextBundle texts;
    private final Language language;

    Forms(Grammar grammar, Keywords keywords, TextBundle texts) {
        this.grammar = grammar;
        this.keywords = keywords;
        this.texts = texts;
        this.language = texts.language();
    }

    /** The form of a rule as HTML. */
    String of(String rule) {
        return form(GrammarUtil.findRuleForName(grammar, rule).getAlternatives(), false);
    }

    /** The words that are keywords of a rule, each as its English form. */
    Set<String> keywords(String rule) {
        Set<String> found = new LinkedHashSet<>();
        GrammarUtil.findRuleForName(grammar, rule)
                .eAllContents()
                .forEachRemaining(
                        o -> {
                            if (o instanceof Keyword keyword) {
                                found.add(keywords.forms(keyword.getValue()).get(0));
                            }
                        });
        return found;
    }

    private String form(AbstractElement element, boolean nested) {
        String cardinality = element.getCardinality() == null ? "" : element.getCardinality();
        String form = once(element, nested && cardinality.isEmpty());
        return switch (cardinality) {
            case "?" -> form.isEmpty() ? "" : "[ " + form + " ]";
            case "*" -> "{ " + form + " }";
            case "+" -> form + " { " + form + " }";
            default -> form;
        };
    }

    private String once(AbstractElement element, boolean nested) {
        if (element instanceof Alternatives choice) {
            List<String> forms =
                    new ArrayList<>(
                            new LinkedHashSet<>(
                                    choice.getElements().stream()
                                            .filter(e -> isOf(language, e, choice))
                                            .map(e -> form(e, true))
                                            .toList()));
            String joined = String.join(" | ", forms);
            return nested && forms.size() > 1 ? "( " + joined + " )" : joined;
        }
        if (element instanceof CompoundElement group) {
            return group.getElements().stream()
                    .map(e -> form(e, true))
                    .filter(f -> !f.isEmpty())
                    .collect(Collectors.joining(" "));
        }
        if (element instanceof Assignment assignment) {
            return form(assignment.getTerminal(), nested);
        }
        if (element instanceof EnumLiteralDeclaration literal) {
            return word(keywords.in(language, literal.getLiteral().getValue()));
        }
        if (element instanceof Keyword keyword) {
            return word(keywords.in(language, keyword.getValue()));
        }
        if (element instanceof CrossReference reference) {
            return name(reference.getType().getClassifier().getName() + ".ref");
        }
        if (element instanceof RuleCall call) {
            return call(call.getRule());
        }
        if (element instanceof Action) {
            return "";
        }
        throw new IllegalStateException("no form for " + element.eClass().getName());
    }

    /** Of keywords that mean the same, each language shows its own; of signs the first. */
    private boolean isOf(Language wanted, AbstractElement element, Alternatives choice) {
        if (!(element instanceof Keyword keyword)) {
            return true;
        }
        if (keywords.isTranslatable(keyword.getValue())) {
            return keywords.in(wanted, keyword.getValue()).equals(keyword.getValue());
        }
        return element == choice.getElements().get(0) || isLetter(keyword);
    }

    private static boolean isLetter(Keyword keyword) {
        return Character.isLetter(keyword.getValue().charAt(0));
    }

    private String call(AbstractRule rule) {
        boolean isSign = rule instanceof ParserRule && Signs.RULES.contains(rule.getName());
        if (isSign) {
            return word(first(rule));
        }
        return rule instanceof EnumRule
                ? "( " + form(rule.getAlternatives(), false) + " )"
                : name(rule.getName());
    }

    private static String first(AbstractRule rule) {
        var all = rule.eAllContents();
        while (all.hasNext()) {
            if (all.next() instanceof Keyword keyword) {
                return keyword.getValue();
            }
        }
        throw new IllegalStateException("no sign in " + rule.getName());
    }

    private static String word(String keyword) {
        return "<b>" + Html.escape(keyword) + "</b>";
    }

    private String name(String rule) {
        return "<i>" + Html.escape(texts.get("rule." + rule)) + "</i>";
    }
}
