// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.model.Label;

/**
 * What was practised so far (练习成绩), oldest first. In its file an answer is a line of JSON, so that
 * a new one is appended without touching the others.
 *
 * @param records one for each answer
 */
public record PracticeHistory(List<PracticeRecord> records) {

    private static final Gson GSON = new Gson();

    /**
     * A count of successes.
     *
     * @param got how many
     * @param of of how many
     */
    public record Tally(int got, int of) {

        private static final Tally NONE = new Tally(0, 0);

        private Tally plus(int more, int ofMore) {
            return new Tally(got + more, of + ofMore);
        }

        /** Hundredths, rounded down; none of none is zero. */
        public int percent() {
            return of == 0 ? 0 : 100 * got / of;
        }
    }

    public PracticeHistory {
        records = List.copyOf(records);
    }

    /** Nothing practised. */
    public static PracticeHistory none() {
        return new PracticeHistory(List.of());
    }

    /**
     * Reads a history; none if there is no such file. Lines that can't be read, as one torn by a
     * crash, are passed over.
     */
    public static PracticeHistory read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return none();
        }
        List<PracticeRecord> records = new ArrayList<>();
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        text.lines().forEach(l -> record(l).ifPresent(records::add));
        return new PracticeHistory(records);
    }

    private static Optional<PracticeRecord> record(String line) {
        try {
            return Optional.ofNullable(GSON.fromJson(line, PracticeRecord.class))
                    .filter(r -> r.exercise() != null && r.level() != null)
                    .filter(r -> r.time() != null && r.rulebook() != null)
                    .filter(r -> r.labels().stream().allMatch(n -> n.label() != null));
        } catch (RuntimeException e) {
            // no JSON, or a record whose list is missing, which refuses to be made
            return Optional.empty();
        }
    }

    /** The same with one more answer, which is appended to the file. */
    public PracticeHistory append(Path file, PracticeRecord record) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(
                file,
                GSON.toJson(record) + "\n",
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        List<PracticeRecord> all = new ArrayList<>(records);
        all.add(record);
        return new PracticeHistory(all);
    }

    /** The last answer to an exercise. */
    public Optional<PracticeRecord> last(String exercise) {
        return records.stream()
                .filter(r -> r.exercise().equals(exercise))
                .reduce((before, after) -> after);
    }

    /** How many exercises were answered, each counted once. */
    public int exercises() {
        return (int) records.stream().map(PracticeRecord::exercise).distinct().count();
    }

    /** Points of all answers. */
    public Tally points() {
        Tally all = Tally.NONE;
        for (PracticeRecord record : records) {
            all = all.plus(record.points(), record.of());
        }
        return all;
    }

    /** Right rulings. */
    public Tally rulings() {
        return new Tally(
                (int) records.stream().filter(PracticeRecord::ruling).count(), records.size());
    }

    /** Right labels by the label asked for; those never asked for are left out. */
    public Map<Label, Tally> byLabel() {
        Map<Label, Tally> all = new LinkedHashMap<>();
        for (Label label : Label.values()) {
            Tally tally = Tally.NONE;
            for (PracticeRecord record : records) {
                for (PracticeRecord.Named named : record.labels()) {
                    if (named.label() == label) {
                        tally = tally.plus(named.right() ? 1 : 0, 1);
                    }
                }
            }
            if (tally.of() > 0) {
                all.put(label, tally);
            }
        }
        return all;
    }

    /** Points by difficulty; levels never practised are left out. */
    public Map<Difficulty.Level, Tally> byLevel() {
        Map<Difficulty.Level, Tally> all = new EnumMap<>(Difficulty.Level.class);
        for (PracticeRecord record : records) {
            all.merge(
                    record.level(),
                    new Tally(record.points(), record.of()),
                    (a, b) -> a.plus(b.got(), b.of()));
        }
        return all;
    }
}
