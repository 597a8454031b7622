// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** {@code qili test}. */
final class TestCommandTest {

    private static final String CASE =
            """
            case "%s" {
              rulebook cxa-1999
              fen "3k5/9/2c6/9/1R7/9/9/9/9/5K3 w - - 0 1"
              moves {
                1. b5c5 c7b7 2. c5b5 b7c7 3. b5c5 c7b7 4. c5b5 b7c7 5. b5c5 c7b7 6. c5b5 b7c7
              }
              expect {
                1. %s idle
                ruling %s
              }
            }
            """;

    @TempDir private Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String met(String name) {
        return CASE.formatted(name, "chase", "red must-change by 26.4");
    }

    private static String unmet(String name) {
        return CASE.formatted(name, "check", "draw");
    }

    @Test
    void allMet() throws IOException {
        write("one.qili", met("one"));
        write("deep/er/two.qili", met("two & <three>"));
        write("notes.txt", "not a case");
        Qili.Result result = Qili.call("test", folder.toString());
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertEquals(3, result.lines().size());
        assertEquals("2 cases: 2 met, 0 unmet, 0 broken", result.lines().get(2));
    }

    /** Both the label and the ruling differ, and each is said with its place. */
    @Test
    void unmetExpectations() throws IOException {
        write("one.qili", met("one"));
        write("two.qili", unmet("two"));
        Qili.Result result = Qili.call("test", folder.toString());
        assertEquals(1, result.status());
        assertTrue(result.out().contains("2 cases: 1 met, 1 unmet, 0 broken"), result.out());
        assertTrue(result.out().contains("8:8: "), result.out());
        assertTrue(result.out().contains("expected check, but it is chase"), result.out());
        assertTrue(result.out().contains("9:12: "), result.out());
        assertTrue(result.out().contains("Red must change"), result.out());
    }

    @Test
    void theRulingMayRestOnAnotherClause() throws IOException {
        write("one.qili", CASE.formatted("one", "chase", "red must-change by 24.1"));
        Qili.Result result = Qili.call("test", folder.toString());
        assertEquals(1, result.status());
        assertTrue(result.out().contains("24.1"), result.out());
        assertTrue(result.out().contains("26.4"), result.out());
    }

    /** What can't be judged is worse than what is judged otherwise. */
    @Test
    void brokenCases() throws IOException {
        write("one.qili", met("one"));
        write("two.qili", unmet("two"));
        write("three.qili", met("three").replace("2. c5b5", "2. c5d6"));
        write("four.qili", "case \"four\" { moves {");
        Qili.Result result = Qili.call("test", folder.toString());
        assertEquals(2, result.status());
        assertTrue(result.out().contains("4 cases: 1 met, 1 unmet, 2 broken"), result.out());
        assertTrue(result.out().contains("c5d6"), result.out());
    }

    /** After a clause was amended: only what rests on it, and nothing else is even parsed. */
    @Test
    void onlyCasesOfAClause() throws IOException {
        write("one.qili", met("one") + unmet("two"));
        write("no-case-at-all.qili", "case { broken");
        Qili.Result result = Qili.call("test", folder.toString(), "--clause", "24.1,26.4");
        assertEquals("", result.err());
        assertEquals(0, result.status(), result::out);
        assertTrue(result.out().contains("one"), result::out);
        assertFalse(result.out().contains("two"), result::out);
        Qili.Result none = Qili.call("test", folder.toString(), "--clause", "99.9");
        assertEquals(2, none.status());
        assertTrue(none.err().contains("99.9"), none::err);
    }

    @Test
    void aSingleFile() throws IOException {
        write("one.qili", met("one"));
        write("two.qili", unmet("two"));
        assertEquals(0, Qili.call("test", folder.resolve("one.qili").toString()).status());
    }

    /** A draft that lets such a chase pass: what its base should say is held against it. */
    private String draft() throws IOException {
        Path file = folder.resolve("draft.qigui");
        Files.writeString(
                file,
                """
                rulebook draft "草案" extends cxa-1999 {
                  general 26.4 "前者作和" : one-side prohibited, other allowed => draw
                }
                """);
        return file.toString();
    }

    @Test
    void aDraftStandsInForTheRulebookItExtends() throws IOException {
        write("one.qili", met("one"));
        Qili.Result result = Qili.call("test", folder.toString(), "--rulebook", draft());
        assertEquals(1, result.status(), result::out);
        assertTrue(result.out().contains("1 cases: 0 met, 1 unmet, 0 broken"), result::out);
        assertTrue(result.out().contains("draft 26.4"), result::out);
    }

    /** The same as in the suite of the workbench: a case about another rulebook is not held. */
    @Test
    void aCaseSaysNothingOfARulebookItDoesNotName() throws IOException {
        write("one.qili", met("one"));
        write("two.qili", unmet("two").replace("rulebook cxa-1999", "rulebook cxa-2020"));
        Path report = folder.resolve("junit.xml");
        String[] call = {
            "test", folder.toString(), "--rulebook", "cxa-1999", "--junit", report.toString()
        };
        Qili.Result result = Qili.call(call);
        assertEquals(0, result.status(), result::out);
        assertTrue(result.out().contains("1 cases: 1 met, 0 unmet, 0 broken"), result::out);
        assertTrue(result.out().contains("1 more cases say nothing"), result::out);
        assertFalse(result.out().contains("two.qili"), result::out);
        String xml = Files.readString(report);
        assertTrue(xml.contains("tests=\"2\""), xml);
        assertTrue(xml.contains("skipped=\"1\""), xml);
        assertTrue(xml.contains("<skipped/>"), xml);
    }

    /** With several chosen a case is held against each that it concerns. */
    @Test
    void severalRulebooks() throws IOException {
        write("one.qili", met("one"));
        write("two.qili", unmet("two").replace("rulebook cxa-1999", "rulebook cxa-2020"));
        Qili.Result result =
                Qili.call("test", folder.toString(), "--rulebook", "cxa-1999,cxa-2020");
        assertEquals(1, result.status(), result::out);
        assertTrue(result.out().contains("2 cases: 1 met, 1 unmet, 0 broken"), result::out);
        assertTrue(result.out().contains("cxa-2020 25.2"), result::out);
        assertFalse(result.out().contains("say nothing"), result::out);
    }

    @Test
    void aRulebookThatNoCaseSpeaksOfIsNotMet() throws IOException {
        write("one.qili", met("one"));
        Qili.Result result = Qili.call("test", folder.toString(), "--rulebook", "axf");
        assertEquals(2, result.status(), result::out);
        assertTrue(result.err().contains("axf"), result::err);
    }

    @Test
    void impactNamesBothRulingsWithTheirClauses() throws IOException {
        write("one.qili", met("one"));
        Qili.Result result =
                Qili.call("impact", "--base", "cxa-1999", "--head", draft(), folder.toString());
        assertEquals(0, result.status(), result::err);
        assertTrue(result.out().contains("(26.4) → "), result::out);
        assertTrue(result.out().contains("under cxa-1999:"), result::out);
        assertTrue(result.out().contains("under draft:"), result::out);
        assertTrue(result.out().contains("1 cases: ruling changes in 1, labels in 0"), result::out);
    }

    /**
     * A clause is tested by the cases of its own rulebook and of those it extends, not by others.
     */
    @Test
    void coverageCountsTheCasesOfTheRulebook() throws IOException {
        write("one.qili", met("one"));
        Qili.Result own = Qili.call("coverage", folder.toString());
        assertTrue(own.out().contains("26.4: applied in 1 cases (such as one)"), own::out);
        Qili.Result drafted = Qili.call("coverage", folder.toString(), "--rulebook", draft());
        assertTrue(drafted.out().contains("26.4: applied in 1 cases"), drafted::out);
        Qili.Result other = Qili.call("coverage", folder.toString(), "--rulebook", "cxa-2020");
        assertTrue(other.out().contains("0 of "), other::out);
        assertFalse(other.out().contains("applied in 1"), other::out);
    }

    @Test
    void theReport() throws Exception {
        write("one.qili", met("one"));
        write("two.qili", met("two & <three>") + "\n" + unmet("four"));
        write("five.qili", met("five").replace("2. c5b5", "2. c5d6"));
        Path report = folder.resolve("reports/junit.xml");
        Qili.Result result = Qili.call("test", folder.toString(), "--junit", report.toString());
        assertEquals(2, result.status());
        Element suite =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(report.toFile())
                        .getDocumentElement();
        assertEquals("testsuite", suite.getTagName());
        assertEquals("4", suite.getAttribute("tests"));
        assertEquals("1", suite.getAttribute("failures"));
        assertEquals("1", suite.getAttribute("errors"));
        List<Element> cases = elements(suite, "testcase");
        assertEquals(
                List.of("five", "one", "two & <three>", "four"),
                cases.stream().map(c -> c.getAttribute("name")).toList());
        assertEquals(1, elements(cases.get(0), "error").size());
        assertEquals(0, cases.get(1).getElementsByTagName("*").getLength());
        assertEquals(0, cases.get(2).getElementsByTagName("*").getLength());
        Element failure = elements(cases.get(3), "failure").get(0);
        assertTrue(failure.getTextContent().contains("expected check"), failure::getTextContent);
        assertTrue(
                cases.get(3).getAttribute("classname").endsWith("two.qili"),
                () -> cases.get(3).getAttribute("classname"));
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList found = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }
}
