// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.model.Language;

/** A trainee's way through exercises in an order that a seed decides. For one thread at a time. */
public final class Practice {

    private final long seed;
    private final List<Exercise> exercises;
    private final Marking.Scheme scheme;
    private final Language language;
    private final Map<Integer, Marking.Question> marked = new HashMap<>();
    private int index;

    /**
     * @param pool exercises with different ids, at least one
     * @param seed decides the order
     * @param scheme what each part of an answer is worth
     * @param language of marks and reasons
     */
    public Practice(List<Exercise> pool, long seed, Marking.Scheme scheme, Language language) {
        if (pool.isEmpty()) {
            throw new IllegalArgumentException("nothing to practise");
        }
        this.seed = seed;
        this.exercises = List.copyOf(Shuffle.of(pool, Exercise::id, seed));
        this.scheme = scheme;
        this.language = language;
    }

    /** The exercises in order. */
    public List<Exercise> exercises() {
        return exercises;
    }

    /** The exercise at hand. */
    public Exercise current() {
        return exercises.get(index);
    }

    /** Its number, from 1. */
    public int number() {
        return index + 1;
    }

    /** Goes to another exercise; numbers that don't exist are ignored. */
    public void go(int number) {
        if (number >= 1 && number <= exercises.size()) {
            index = number - 1;
        }
    }

    /** Marks the answer to the exercise at hand. Only the first answer to it counts. */
    public Marking.Question mark(Answers.Answer answer) {
        return marked.computeIfAbsent(index, i -> judge(answer));
    }

    private Marking.Question judge(Answers.Answer answer) {
        ExamKey key = new Exam(seed, List.of(current().item(language))).key();
        Answers answers = new Answers("", Map.of(1, answer));
        Marking.Question question = Marking.mark(key, answers, scheme, language).questions().get(0);
        return new Marking.Question(number(), question.id(), question.marks());
    }

    /** The marks of the exercise at hand, once it was answered. */
    public Optional<Marking.Question> marks() {
        return Optional.ofNullable(marked.get(index));
    }

    /** How many were answered. */
    public int answered() {
        return marked.size();
    }

    /** What all answers earned. */
    public int points() {
        return marked.values().stream().mapToInt(Marking.Question::points).sum();
    }

    /** What those that were answered could earn. */
    public int of() {
        return marked.values().stream().mapToInt(Marking.Question::of).sum();
    }
}
