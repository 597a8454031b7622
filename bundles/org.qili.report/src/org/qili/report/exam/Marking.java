// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.ReportTexts;

/**
 * A marked examination.
 *
 * @param candidate the name, may be empty
 * @param seed seed of the examination
 * @param questions what each answer earned
 */
public record Marking(String candidate, long seed, List<Question> questions) {

    /**
     * What each part of an answer is worth.
     *
     * @param label a move's label
     * @param substance a label that is not the right one, but idle in substance like it (CXA 1999,
     *     25.2)
     * @param ruling the ruling
     * @param clause the clause it rests on
     */
    public record Scheme(int label, int substance, int ruling, int clause) {

        /** Two a label, four the ruling, two the clause. */
        public static Scheme standard() {
            return new Scheme(2, 1, 4, 2);
        }

        /** Full marks for a question. */
        public int full(Solution solution) {
            int cited = solution.clauses().isEmpty() ? 0 : clause;
            return solution.moves().size() * label + ruling + cited;
        }
    }

    /** What is marked. */
    public enum Part {
        LABEL,
        RULING,
        CLAUSE
    }

    /** How an answer was judged. */
    public enum Judgement {
        RIGHT,
        /** Another name of what is idle in substance. */
        SUBSTANCE,
        WRONG,
        MISSING,
        /** No known word. */
        UNREADABLE
    }

    /**
     * One mark.
     *
     * @param part what it is for
     * @param what the same in words
     * @param given the answer as written, empty if missing
     * @param expected the right answer
     * @param judgement how it was judged
     * @param points what it earned
     * @param of what it could earn
     * @param reasons why the right answer is right, and what is wrong with the given one
     */
    public record Mark(
            Part part,
            String what,
            String given,
            String expected,
            Judgement judgement,
            int points,
            int of,
            List<String> reasons) {

        public Mark {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * The marks of one question.
     *
     * @param number number of the question (1-based)
     * @param id where it comes from
     * @param marks its marks
     */
    public record Question(int number, String id, List<Mark> marks) {

        public Question {
            marks = List.copyOf(marks);
        }

        /** What the answer earned. */
        public int points() {
            return marks.stream().mapToInt(Mark::points).sum();
        }

        /** What it could earn. */
        public int of() {
            return marks.stream().mapToInt(Mark::of).sum();
        }
    }

    /** Names that are idle in substance (兑献拦跟亦属闲; CXA 1999, 25.2). */
    private static final Set<Label> IDLE_FAMILY =
            EnumSet.of(Label.IDLE, Label.EXCHANGE, Label.SACRIFICE, Label.BLOCK, Label.STALK);

    public Marking {
        questions = List.copyOf(questions);
    }

    /** What the examination earned. */
    public int points() {
        return questions.stream().mapToInt(Question::points).sum();
    }

    /** What it could earn. */
    public int of() {
        return questions.stream().mapToInt(Question::of).sum();
    }

    /** Whether nothing was answered at all. */
    public boolean blank() {
        return questions.stream()
                .flatMap(q -> q.marks().stream())
                .allMatch(m -> m.judgement() == Judgement.MISSING);
    }

    /**
     * Marks a candidate's answers; what is said about them is in the language, the moves and the
     * reasons of the key included.
     */
    public static Marking mark(ExamKey key, Answers answers, Scheme scheme, Language language) {
        Marker marker = new Marker(scheme, language);
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < key.entries().size(); i++) {
            ExamKey.Entry entry = key.entries().get(i);
            Answers.Answer answer = answers.byQuestion().getOrDefault(i + 1, Answers.NONE);
            questions.add(
                    new Question(
                            i + 1,
                            entry.id(),
                            marker.question(entry.solution().in(language), answer)));
        }
        return new Marking(answers.candidate(), key.seed(), questions);
    }

    /** Marks question by question. */
    private record Marker(Scheme scheme, Language language) {

        List<Mark> question(Solution solution, Answers.Answer answer) {
            List<Mark> marks = new ArrayList<>();
            for (int move = 0; move < solution.moves().size(); move++) {
                marks.add(label(move, solution.moves().get(move), answer.label(move)));
            }
            marks.add(ruling(solution, answer.ruling()));
            if (!solution.clauses().isEmpty()) {
                marks.add(clause(solution, answer.clause()));
            }
            return marks;
        }

        private Mark label(int index, Solution.SolvedMove solved, String given) {
            Optional<Label> named = AnswerWords.label(given);
            Judgement judgement = judge(given, named.isPresent());
            List<String> reasons = new ArrayList<>();
            if (named.isPresent()) {
                Label label = named.get();
                boolean idle = IDLE_FAMILY.contains(label) && IDLE_FAMILY.contains(solved.label());
                judgement =
                        label == solved.label()
                                ? Judgement.RIGHT
                                : idle ? Judgement.SUBSTANCE : Judgement.WRONG;
                if (judgement == Judgement.SUBSTANCE) {
                    String written = Messages.in(language).of("label", label);
                    reasons.add(texts().get("mark.substance", written, solved.name()));
                }
            }
            if (judgement == Judgement.UNREADABLE) {
                reasons.add(unreadable(given, AnswerWords.labels(language)));
            }
            reasons.addAll(solved.reasons());
            int points =
                    switch (judgement) {
                        case RIGHT -> scheme.label();
                        case SUBSTANCE -> scheme.substance();
                        default -> 0;
                    };
            String what = texts().of("mark", Part.LABEL, String.valueOf(index + 1), solved.move());
            return new Mark(
                    Part.LABEL,
                    what,
                    given,
                    solved.name(),
                    judgement,
                    points,
                    scheme.label(),
                    reasons);
        }

        private Mark ruling(Solution solution, String given) {
            Optional<Verdict> named = AnswerWords.verdict(given);
            Judgement judgement = judge(given, named.isPresent());
            List<String> reasons = new ArrayList<>();
            if (named.isPresent()) {
                judgement = named.get() == solution.verdict() ? Judgement.RIGHT : Judgement.WRONG;
            } else if (judgement == Judgement.UNREADABLE) {
                reasons.add(unreadable(given, AnswerWords.verdicts(language)));
            }
            reasons.addAll(solution.reasons());
            return new Mark(
                    Part.RULING,
                    texts().of("mark", Part.RULING),
                    given,
                    AnswerWords.name(solution.verdict(), language),
                    judgement,
                    judgement == Judgement.RIGHT ? scheme.ruling() : 0,
                    scheme.ruling(),
                    reasons);
        }

        private Mark clause(Solution solution, String given) {
            Judgement judgement = Judgement.MISSING;
            if (!given.isEmpty()) {
                judgement = solution.clauses().contains(given) ? Judgement.RIGHT : Judgement.WRONG;
            }
            return new Mark(
                    Part.CLAUSE,
                    texts().of("mark", Part.CLAUSE),
                    given,
                    Messages.list(language, solution.clauses()),
                    judgement,
                    judgement == Judgement.RIGHT ? scheme.clause() : 0,
                    scheme.clause(),
                    List.of());
        }

        private static Judgement judge(String given, boolean known) {
            return given.isEmpty()
                    ? Judgement.MISSING
                    : known ? Judgement.RIGHT : Judgement.UNREADABLE;
        }

        private String unreadable(String given, List<String> known) {
            return texts().get("mark.unreadable", given, Messages.list(language, known));
        }

        private TextBundle texts() {
            return ReportTexts.in(language);
        }
    }
}
