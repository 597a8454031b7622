// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * One thing that can be written, as the reference explains it. Its title and explanation stand in
 * the texts under {@code construct.<id>}, its example beside this class.
 *
 * @param id name in the texts and in links
 * @param page the page it stands on
 * @param rules rules of the grammar that it is made of; the first ones give its form
 */
record Construct(String id, Page page, List<String> rules) {

    /** The pages with constructs. */
    enum Page {
        RULEBOOKS,
        CONDITIONS,
        CASES;

        String file() {
            return name().toLowerCase(Locale.ROOT) + ".html";
        }
    }

    /** Every construct, in the order of the reference. */
    static final List<Construct> ALL =
            List.of(
                    new Construct(
                            "rulebook",
                            Page.RULEBOOKS,
                            List.of("Rulebook", "Restatement", "Language")),
                    new Construct("repetitions", Page.RULEBOOKS, List.of("Repetitions")),
                    new Construct("natural-limit", Page.RULEBOOKS, List.of("NaturalLimit")),
                    new Construct("value", Page.RULEBOOKS, List.of("Scale", "Equation", "Sum")),
                    new Construct("severity", Page.RULEBOOKS, List.of("Severity", "Label")),
                    new Construct(
                            "detail", Page.RULEBOOKS, List.of("DetailRule", "Scope", "Sublabel")),
                    new Construct("prohibited", Page.RULEBOOKS, List.of("Prohibition")),
                    new Construct(
                            "general",
                            Page.RULEBOOKS,
                            List.of("GeneralRule", "Subject", "Outcome")),
                    new Construct("reading", Page.RULEBOOKS, List.of("Reading", "ReadingOption")),
                    new Construct("unformalised", Page.RULEBOOKS, List.of("Unformalised")),
                    new Construct(
                            "combination",
                            Page.CONDITIONS,
                            List.of("Disjunction", "Conjunction", "Term", "Negation")),
                    new Construct(
                            "fact",
                            Page.CONDITIONS,
                            List.of("Fact", "Comparison", "Word", "FactValue", "LabelWord")),
                    new Construct("reading-fact", Page.CONDITIONS, List.of("ReadingFact")),
                    new Construct("case", Page.CASES, List.of("Case")),
                    new Construct("board", Page.CASES, List.of("Party")),
                    new Construct("moves", Page.CASES, List.of("MoveEntry", "MoveText")),
                    new Construct("variation", Page.CASES, List.of("Variation")),
                    new Construct(
                            "expect",
                            Page.CASES,
                            List.of(
                                    "Expectation",
                                    "LabelRow",
                                    "ExpectedLabel",
                                    "RulingExpectation")),
                    new Construct("note", Page.CASES, List.of("Annotation")));

    Construct {
        rules = List.copyOf(rules);
    }

    /** Name of the file with the example, which says what kind of text it is. */
    String exampleFile() {
        return id + (page == Page.CASES ? ".qili" : ".qigui");
    }

    /** A text that shows the construct at work, with English keywords. */
    String example() {
        String path = "examples/" + exampleFile();
        try (InputStream in = Construct.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("no example " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
