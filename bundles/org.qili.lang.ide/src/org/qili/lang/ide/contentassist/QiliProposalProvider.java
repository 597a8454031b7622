// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.contentassist;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.ChineseForms;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.ide.contentassist.MoveProposals.Written;
import org.qili.lang.ide.contentassist.Proposal.Kind;
import org.qili.lang.ide.quickfix.ActualTexts;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.index.Heading;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.validation.UserLanguage;
import org.qili.lang.words.Keywords;
import org.qili.lang.words.RuleScopes;
import org.qili.lang.words.Sublabels;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Document;
import org.qili.model.Expectation;
import org.qili.model.GeneralRule;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;

/**
 * Proposes what people would look up: legal moves, clauses with their text, facts with their
 * definition, names; and keywords in the language of the text.
 */
public class QiliProposalProvider extends IdeContentProposalProvider {

    private static final int TOP = 1000;

    /** Statements that have a template, by their rules; each begins with its keyword. */
    private static final Map<String, String> STATEMENTS =
            Map.of(
                    "DetailRule", "detail",
                    "GeneralRule", "general",
                    "Reading", "reading",
                    "Scale", "value",
                    "Unformalised", "unformalised");

    private static final Set<String> COMPARISONS =
            Set.of("is", "为", "為", "=", "＝", ">", "＞", ">=", "≥", "<", "＜", "<=", "≤");

    @Inject private UserLanguage language;
    @Inject private Keywords keywords;
    @Inject private JudgedCases judged;
    @Inject private TextIndex index;

    /** Where proposals are wanted, and where they go. */
    private final class Request {

        private final ContentAssistContext context;
        private final IIdeContentProposalAcceptor acceptor;
        private final Language written;
        private int priority = TOP;

        Request(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
            this.context = context;
            this.acceptor = acceptor;
            written = keywords.languageOf(context.getRootNode(), language.get());
        }

        String before() {
            String text = context.getRootNode().getText();
            return text.substring(0, context.getReplaceRegion().getOffset());
        }

        <T extends EObject> Optional<T> inside(Class<T> type) {
            EObject model = context.getCurrentModel();
            T found = EcoreUtil2.getContainerOfType(model, type);
            if (found == null) {
                found = EcoreUtil2.getContainerOfType(context.getPreviousModel(), type);
            }
            return Optional.ofNullable(found);
        }

        /** Offers a text, unless it begins otherwise than what is already written. */
        void offer(String text, String detail, String documentation, Kind kind) {
            offer(text, text, detail, documentation, kind);
        }

        void offer(String text, String label, String detail, String documentation, Kind kind) {
            ContentAssistEntry entry =
                    getProposalCreator()
                            .createProposal(
                                    text,
                                    context,
                                    e -> {
                                        e.setLabel(label);
                                        e.setDescription(detail);
                                        e.setDocumentation(documentation);
                                        e.setSource(kind);
                                    });
            acceptor.accept(entry, priority--);
        }
    }

    @Override
    protected void createProposals(
            AbstractElement element,
            ContentAssistContext context,
            IIdeContentProposalAcceptor acceptor) {
        Request request = new Request(context, acceptor);
        Assignment assignment = GrammarUtil.containingAssignment(element);
        String feature = assignment == null ? "" : assignment.getFeature();
        String rule = GrammarUtil.containingRule(element).getName();
        switch (feature) {
            case "text" -> {
                if (rule.equals("MoveEntry")) {
                    moves(request);
                }
            }
            case "round" -> rounds(request, rule);
            case "clause" -> clauses(request);
            case "numbers" -> amendments(request);
            case "word" -> words(request);
            case "values" -> values(request);
            case "terms" -> men(request);
            case "sublabel" ->
                    Sublabels.ids()
                            .forEach(
                                    s ->
                                            request.offer(
                                                    Sublabels.in(request.written, s),
                                                    "",
                                                    "",
                                                    Kind.LABEL));
            case "base", "rulebook", "rulebooks", "reading", "option", "chosen" ->
                    references(element, request);
            default -> {
                if (element instanceof Keyword keyword) {
                    keyword(keyword, request);
                }
            }
        }
        template(element, rule, request);
    }

    private void keyword(Keyword keyword, Request request) {
        String value = keyword.getValue();
        String rule = GrammarUtil.containingRule(keyword).getName();
        boolean otherKind =
                rule.equals("Case") && isForm(keyword, "case") && !endsWith(request, "qili")
                        || rule.equals("Rulebook")
                                && isForm(keyword, "rulebook")
                                && !endsWith(request, "qigui");
        if (otherKind) {
            return;
        }
        boolean isWord = Character.isLetter(value.charAt(0)) || value.equals("=>");
        boolean inLanguage =
                !keywords.isTranslatable(value)
                        || keywords.in(request.written, value).equals(value);
        if (isWord && inLanguage) {
            boolean isLabel = rule.equals("Label");
            request.offer(value, "", "", isLabel ? Kind.LABEL : Kind.KEYWORD);
        }
    }

    private void moves(Request request) {
        Optional<Case> source = request.inside(Case.class);
        if (source.isEmpty()) {
            return;
        }
        String prefix = request.context.getPrefix();
        int from = request.context.getReplaceRegion().getOffset();
        for (Written move :
                MoveProposals.at(
                        judged.judge(source.get()).game(), source.get(), from, language.get())) {
            if (move.beginsWith(prefix)) {
                ContentAssistEntry entry = new ContentAssistEntry();
                entry.setPrefix(prefix);
                entry.setProposal(move.text());
                entry.setLabel(move.text());
                entry.setDescription(move.detail());
                entry.setSource(Kind.MOVE);
                request.acceptor.accept(entry, request.priority--);
            }
        }
    }

    private void rounds(Request request, String rule) {
        Optional<Case> source = request.inside(Case.class);
        if (source.isPresent() && rule.equals("MoveEntry")) {
            int from = request.context.getReplaceRegion().getOffset();
            MoveProposals.round(judged.judge(source.get()).game(), source.get(), from)
                    .ifPresent(r -> request.offer(r + ".", "", "", Kind.MOVE));
        }
    }

    private void clauses(Request request) {
        Optional<Rulebook> book =
                request.inside(RulingExpectation.class)
                        .flatMap(RulebookClauses::rulebookOf)
                        .or(
                                () ->
                                        request.inside(Expectation.class)
                                                .flatMap(RulebookClauses::rulebookOf));
        book.ifPresent(
                b -> {
                    Map<String, Clause> general = new LinkedHashMap<>(RulebookClauses.all(b));
                    general.values().removeIf(c -> !(c instanceof GeneralRule));
                    clauses(general, request);
                    clauses(RulebookClauses.all(b), request);
                });
    }

    /** In a rulebook that extends another: the numbers of the clauses it could amend. */
    private void amendments(Request request) {
        request.inside(Rulebook.class)
                .map(Rulebook::getBase)
                .filter(b -> !b.eIsProxy())
                .ifPresent(b -> clauses(RulebookClauses.all(b), request));
    }

    private void clauses(Map<String, Clause> clauses, Request request) {
        clauses.forEach(
                (number, clause) -> {
                    String text = RulebookClauses.text(clause.getRestatements(), language.get());
                    request.offer(number, text, text, Kind.CLAUSE);
                });
    }

    private void words(Request request) {
        FactScope scope = RuleScopes.of(request.context.getCurrentModel());
        for (Word word : Vocabulary.words(scope)) {
            String text = form(word.chinese(), word.id(), request.written);
            String other = request.written == Language.EN ? word.chinese() : word.id();
            request.offer(text, other, definition(word), Kind.WORD);
        }
    }

    private void values(Request request) {
        FactScope scope = RuleScopes.of(request.context.getCurrentModel());
        comparedWord(request.before())
                .flatMap(w -> Vocabulary.find(ChineseForms.simplified(w), scope))
                .ifPresent(
                        word -> {
                            if (word instanceof Word.Count<?> count && count.worth()) {
                                men(request);
                            }
                            word.values().forEach(v -> value(v, definition(word), request));
                        });
    }

    /** Men, which stand for what they are worth. */
    private static void men(Request request) {
        Vocabulary.men().forEach(v -> value(v, "", request));
    }

    private static void value(Word.Value value, String definition, Request request) {
        String text = form(value.chinese(), value.id(), request.written);
        String other = request.written == Language.EN ? value.chinese() : value.id();
        request.offer(text, other, definition, Kind.VALUE);
    }

    /** The word that the values at the end of a text are compared with. */
    static Optional<String> comparedWord(String before) {
        String[] tokens = before.strip().split("\\s+");
        for (int i = tokens.length - 1; i > 0; i--) {
            if (COMPARISONS.contains(tokens[i])) {
                String word = tokens[i - 1];
                return Optional.of(
                        word.startsWith("(") || word.startsWith("（") ? word.substring(1) : word);
            }
        }
        return Optional.empty();
    }

    private static String form(String chinese, String english, Language written) {
        return switch (written) {
            case EN -> english;
            case ZH_CN -> chinese;
            case ZH_TW -> ChineseForms.traditional(chinese);
        };
    }

    private String definition(Word word) {
        TextBundle words = Messages.in(language.get());
        String key = "word." + word.id();
        return words.has(key) ? words.get(key) : "";
    }

    private void references(AbstractElement element, Request request) {
        CrossReference reference =
                element instanceof CrossReference r
                        ? r
                        : GrammarUtil.containingAssignment(element).getTerminal()
                                        instanceof CrossReference r
                                ? r
                                : null;
        if (reference == null) {
            return;
        }
        EReference feature = GrammarUtil.getReference(reference);
        EObject model = request.context.getCurrentModel();
        if (feature == null || model == null) {
            return;
        }
        if (feature.getEReferenceType() == Literals.RULEBOOK) {
            rulebooks(feature == Literals.RULEBOOK__BASE ? model : null, request);
            return;
        }
        for (IEObjectDescription found :
                getScopeProvider().getScope(model, feature).getAllElements()) {
            EObject named =
                    EcoreUtil2.resolve(found.getEObjectOrProxy(), request.context.getResource());
            reference(found.getName().toString(), named, request);
        }
    }

    /** The rulebooks of this text and those it sees, as the index knows them: none is read. */
    private void rulebooks(EObject extending, Request request) {
        Resource resource = request.context.getResource();
        Map<String, String> titles = new LinkedHashMap<>();
        for (EObject root : resource.getContents()) {
            if (root instanceof Document document) {
                for (Rulebook book :
                        EcoreUtil2.typeSelect(document.getElements(), Rulebook.class)) {
                    if (book.getName() != null) {
                        String title = RulebookClauses.text(book.getTitles(), language.get());
                        titles.putIfAbsent(book.getName(), title);
                    }
                }
            }
        }
        for (Heading heading : index.rulebooks(resource.getURI())) {
            titles.putIfAbsent(heading.names().get(0).name(), heading.text(language.get()));
        }
        if (extending instanceof Rulebook book) {
            titles.remove(book.getName());
        }
        titles.forEach((id, title) -> request.offer(id, title, title, Kind.RULEBOOK));
    }

    private void reference(String name, EObject named, Request request) {
        if (named instanceof Reading reading) {
            String text = RulebookClauses.text(reading.getRestatements(), language.get());
            request.offer(name, text, text, Kind.READING);
        } else if (named instanceof ReadingOption option) {
            String text = RulebookClauses.text(option.getRestatements(), language.get());
            request.offer(name, text, text, Kind.READING);
        }
    }

    /** Whole elements: a new case or rulebook, and what a case may expect as it stands. */
    private void template(AbstractElement element, String rule, Request request) {
        if (!(element instanceof Keyword keyword)
                || !keywords.in(request.written, keyword.getValue()).equals(keyword.getValue())) {
            return;
        }
        TextBundle texts = IdeMessages.in(request.written);
        TextBundle labels = IdeMessages.in(language.get());
        if (rule.equals("Case") && isForm(keyword, "case") && endsWith(request, "qili")) {
            String template = texts.get("template.case");
            request.offer(template, labels.get("template.case.label"), "", template, Kind.TEMPLATE);
        } else if (rule.equals("Rulebook")
                && isForm(keyword, "rulebook")
                && endsWith(request, "qigui")) {
            String template = texts.get("template.rulebook");
            request.offer(
                    template, labels.get("template.rulebook.label"), "", template, Kind.TEMPLATE);
        } else if (STATEMENTS.containsKey(rule) && isForm(keyword, STATEMENTS.get(rule))) {
            String name = STATEMENTS.get(rule);
            String template = texts.get("template." + name);
            String label = labels.get("template." + name + ".label");
            request.offer(template, label, "", template, Kind.TEMPLATE);
        } else if (rule.equals("Expectation") && isForm(keyword, "expect")) {
            request.inside(Case.class)
                    .flatMap(
                            c ->
                                    judged.judge(c)
                                            .ruling()
                                            .map(
                                                    r ->
                                                            new ActualTexts(
                                                                            keywords,
                                                                            request.written)
                                                                    .expectation(c, r)))
                    .ifPresent(
                            t ->
                                    request.offer(
                                            t,
                                            labels.get("template.expect.label"),
                                            "",
                                            t,
                                            Kind.TEMPLATE));
        }
    }

    private boolean isForm(Keyword keyword, String english) {
        return keywords.forms(english).contains(keyword.getValue());
    }

    private static boolean endsWith(Request request, String extension) {
        XtextResource resource = request.context.getResource();
        return extension.equals(resource.getURI().fileExtension());
    }
}
