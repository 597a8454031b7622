// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.List;
import java.util.stream.Collectors;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.model.Comparison;
import org.qili.model.Condition;
import org.qili.model.Conjunction;
import org.qili.model.Disjunction;
import org.qili.model.Fact;
import org.qili.model.Language;
import org.qili.model.Negation;
import org.qili.model.ReadingFact;

/** Writes a condition down in the words of a rulebook, in Chinese or English. */
public final class ConditionText {

    private final boolean chinese;

    private ConditionText(Language language) {
        chinese = language != Language.EN;
    }

    /** The text of a condition. */
    public static String of(Condition condition, Language language) {
        String text = new ConditionText(language).text(condition);
        return language == Language.ZH_TW ? ChineseForms.traditional(text) : text;
    }

    private String text(Condition condition) {
        if (condition instanceof Conjunction c) {
            return join(c.getOperands(), chinese ? " 且 " : " and ");
        } else if (condition instanceof Disjunction d) {
            return join(d.getOperands(), chinese ? " 或 " : " or ");
        } else if (condition instanceof Negation n) {
            return (chinese ? "非 " : "not ") + nested(n.getOperand());
        } else if (condition instanceof ReadingFact r) {
            String name = r.getReading().getName();
            return (chinese ? "读法 " + name + " 为 " : "reading " + name + " is ")
                    + r.getOption().getName();
        } else if (condition instanceof Fact fact) {
            return fact(fact);
        }
        return "";
    }

    private String join(List<Condition> operands, String by) {
        return operands.stream().map(this::nested).collect(Collectors.joining(by));
    }

    private String nested(Condition condition) {
        boolean compound = condition instanceof Conjunction || condition instanceof Disjunction;
        return compound ? "(" + text(condition) + ")" : text(condition);
    }

    private String fact(Fact fact) {
        Word word = word(fact.getWord());
        String name = word == null ? fact.getWord() : chinese ? word.chinese() : word.id();
        if (fact.getValues().isEmpty()) {
            return name;
        }
        String values =
                fact.getValues().stream()
                        .map(v -> value(word, v))
                        .collect(Collectors.joining(chinese ? "、" : ", "));
        return name + " " + comparison(fact.getComparison()) + " " + values;
    }

    private static Word word(String name) {
        for (FactScope scope : FactScope.values()) {
            var found = Vocabulary.find(name, scope);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return null;
    }

    private String value(Word word, String name) {
        if (word == null) {
            return name;
        }
        var value =
                word instanceof Word.Count<?> count && count.worth()
                        ? Vocabulary.man(name)
                        : Vocabulary.value(word, name);
        return value.map(v -> chinese ? v.chinese() : v.id()).orElse(name);
    }

    private String comparison(Comparison comparison) {
        return switch (comparison) {
            case IS -> chinese ? "为" : "is";
            case EQUAL -> "=";
            case GREATER -> ">";
            case AT_LEAST -> ">=";
            case LESS -> "<";
            case AT_MOST -> "<=";
        };
    }
}
