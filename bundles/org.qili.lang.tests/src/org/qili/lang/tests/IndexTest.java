// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.QiliLanguage;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.contentassist.Proposal;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.ide.quickfix.NewCase;
import org.qili.lang.index.Mention;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.NameScanner;
import org.qili.lang.index.TextIndex;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Expectation;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Reading;
import org.qili.model.ReadingFact;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;

/** Names are found without parsing, and texts are read once for each version of them. */
class IndexTest {

    /** The bar of the issue is set for this many cases. */
    private static final int MANY = 5_000;

    @TempDir private Path folder;
    private final QiliLanguage qili = QiliLanguage.create();
    private final TextIndex index = qili.index();

    @BeforeEach
    void chooseTheFolder() {
        index.use(List.of(folder));
    }

    static Stream<Library.Entry> shipped() {
        return Languages.shipped();
    }

    /** What the parser finds is what the scanner finds, in every shipped text. */
    @ParameterizedTest
    @MethodSource("shipped")
    void findsWhatTheParserFinds(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        assertEquals(parsed(text), scanned(text.text()));
    }

    /** Keywords of every language say the same. */
    @ParameterizedTest
    @MethodSource("shipped")
    void findsTheSameInTranslations(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        for (Language language : Language.values()) {
            String other = TextEdit.apply(text.text(), text.translate(language));
            assertEquals(names(text.text()), names(other), language::getLiteral);
        }
    }

    private List<Mention> scan(String text) {
        return qili.injector().getInstance(NameScanner.class).scan(text);
    }

    private List<String> names(String text) {
        return scan(text).stream().map(m -> m.kind() + " " + m.name() + " " + m.book()).toList();
    }

    private TreeSet<String> scanned(String text) {
        TreeSet<String> found = new TreeSet<>();
        scan(text).forEach(m -> found.add(m.offset() + "+" + m.length() + " " + m.kind()));
        return found;
    }

    private static TreeSet<String> parsed(OpenText text) {
        TreeSet<String> found = new TreeSet<>();
        text.document()
                .eAllContents()
                .forEachRemaining(
                        e -> {
                            if (e instanceof Case) {
                                add(found, Kind.CASE, e, Literals.CASE__NAME);
                                add(found, Kind.RULEBOOK_USE, e, Literals.CASE__RULEBOOKS);
                            } else if (e instanceof Rulebook) {
                                add(found, Kind.RULEBOOK, e, Literals.RULEBOOK__NAME);
                                add(found, Kind.BASE_USE, e, Literals.RULEBOOK__BASE);
                            } else if (e instanceof Expectation) {
                                add(found, Kind.RULEBOOK_USE, e, Literals.EXPECTATION__RULEBOOK);
                            } else if (e instanceof RulingExpectation) {
                                add(found, Kind.CLAUSE_USE, e, Literals.RULING_EXPECTATION__CLAUSE);
                            } else if (e instanceof ReadingFact) {
                                add(found, Kind.READING_USE, e, Literals.READING_FACT__READING);
                            }
                            if (e instanceof Reading) {
                                add(found, Kind.READING, e, Literals.READING__NAME);
                            }
                            // clauses, and the two limits that stand under a number as well
                            EStructuralFeature numbers =
                                    e.eClass().getEStructuralFeature("numbers");
                            if (numbers != null) {
                                add(found, Kind.CLAUSE, e, numbers);
                            }
                        });
        return found;
    }

    private static void add(
            TreeSet<String> found, Kind kind, EObject element, EStructuralFeature feature) {
        for (INode node : NodeModelUtils.findNodesForFeature(element, feature)) {
            var region = node.getTextRegion();
            found.add(region.getOffset() + "+" + region.getLength() + " " + kind);
        }
    }

    // ---- kept up to date ----

    private static String source(String name, String clause) {
        return """
        case "%s" {
          rulebook cxa-1999
          moves {
            1. 马二进三 马8进7
            2. 马三退二 马7退8
          }
          expect {
            ruling draw by %s
          }
        }
        """
                .formatted(name, clause);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private List<String> cases() {
        return index.texts(null).stream()
                .flatMap(e -> e.mentions().stream())
                .filter(m -> m.kind() == Kind.CASE)
                .map(Mention::name)
                .sorted()
                .toList();
    }

    @Test
    void readsOnlyWhatChanged() throws IOException {
        Path a = write("a.qili", source("a", "26.2"));
        Path b = write("deep/er/b.qili", source("b", "26.2"));
        write("notes.txt", source("no case", "26.2"));
        write(".git/c.qili", source("hidden", "26.2"));
        assertEquals(List.of("a", "b"), cases());
        assertEquals(2, index.filesRead());
        assertEquals(List.of("a", "b"), cases());
        assertEquals(2, index.filesRead());

        Files.writeString(a, source("changed", "26.2"));
        Files.setLastModifiedTime(a, FileTime.fromMillis(0));
        assertEquals(List.of("b", "changed"), cases());
        assertEquals(3, index.filesRead());

        Files.delete(b);
        write("c.qili", source("new", "26.2"));
        assertEquals(List.of("changed", "new"), cases());
        assertEquals(4, index.filesRead());
    }

    @Test
    void whatAnEditorHoldsCounts() throws IOException {
        URI file = URI.createFileURI(write("a.qili", source("saved", "26.2")).toString());
        index.show(file, source("typed", "26.2"));
        assertEquals(List.of("typed"), cases());
        index.show(URI.createURI("memory:/new.qili"), source("never saved", "26.2"));
        assertEquals(List.of("never saved", "typed"), cases());
        index.forget(file);
        index.forget(URI.createURI("memory:/new.qili"));
        assertEquals(List.of("saved"), cases());
    }

    /** The first question reads every text once and parses none; the second reads nothing. */
    @Test
    void thousandsOfCases() throws IOException {
        for (int i = 0; i < MANY; i++) {
            String clause = i % 100 == 0 ? "26.3" : "26.2";
            write("%02d/%04d.qili".formatted(i / 100, i), source("case " + i, clause));
        }
        Path file = write("asked.qili", source("asked", "26.3"));
        OpenText text = qili.open(URI.createFileURI(file.toString()));
        int offset = text.text().indexOf("26.3");
        List<Target> citing = text.references(offset);
        assertEquals(MANY / 100 + 1, citing.size());
        assertEquals(MANY + 1, index.filesRead());
        assertEquals(MANY / 100 + 1, text.references(offset).size());
        assertEquals(MANY + 1, index.filesRead());
        // the text itself and the shipped rulebook it cites
        assertEquals(2, text.resource().getResourceSet().getResources().size());
        for (Target target : citing) {
            String cited = Files.readString(Path.of(target.uri().toFileString()));
            assertEquals(
                    "26.3", cited.substring(target.offset(), target.offset() + target.length()));
        }
        int book = text.text().indexOf("cxa-1999");
        assertEquals(MANY + 1, text.references(book).size());
    }

    /** Ids mean what the folder of their text says: nearer files hide the shipped ones. */
    @Test
    void sameIdInTwoFolders() throws IOException {
        String book =
                "rulebook %s \"own\" extends axf { general 26.2 \"g\" : both-sides allowed => draw }";
        write("a/cxa-1999.qigui", book.formatted("cxa-1999"));
        write("a/x.qili", source("x", "26.2"));
        write("b/y.qili", source("y", "26.2"));
        Path file = folder.resolve("a/cxa-1999.qigui");
        OpenText own = qili.open(URI.createFileURI(file.toString()));
        List<String> users = new ArrayList<>();
        own.references(own.text().indexOf("26.2")).forEach(t -> users.add(t.uri().lastSegment()));
        assertEquals(List.of("x.qili"), users);
        users.clear();
        own.references(own.text().indexOf("cxa-1999"))
                .forEach(t -> users.add(t.uri().lastSegment()));
        assertEquals(List.of("x.qili"), users);
    }

    /** Half-written texts give what can be seen in them. */
    @Test
    void textsWithFaults() {
        List<String> found = names("case \"a\" { rulebook one, } } rulebook two extends three {");
        assertEquals(
                List.of("CASE a ", "RULEBOOK_USE one ", "RULEBOOK two ", "BASE_USE three "), found);
        assertTrue(names("").isEmpty());
        assertTrue(names("case \"never closed").isEmpty());
        assertEquals(List.of("CASE 车马 "), names("case “车马” {"));
    }

    // ---- a case for a clause that none cites ----

    @Test
    void caseForAnUncoveredClause() throws IOException {
        String book =
                """
                rulebook own "own" extends cxa-1999 {
                  general 26.2 "g" : both-sides allowed => draw
                  general 26.4 "h" : one-side prohibited, other allowed => must-change
                  unformalised 28.7 "u" because "b"
                }
                """;
        Path file = write("own.qigui", book);
        write("x.qili", source("x", "26.2").replace("cxa-1999", "own"));
        OpenText text = qili.open(URI.createFileURI(file.toString()));
        assertTrue(text.caseFor(book.indexOf("26.2")).isEmpty());
        assertTrue(text.caseFor(book.indexOf("28.7")).isEmpty());
        assertTrue(text.caseFor(book.indexOf("own")).isEmpty());
        NewCase created = text.caseFor(book.indexOf("26.4")).orElseThrow();
        assertEquals("own-26-4.qili", created.file().lastSegment());
        assertTrue(created.text().contains("ruling red must-change by 26.4"), created.text());
        assertEquals(List.of(), Languages.syntaxErrors(Languages.cases(created.text())));
        Files.writeString(Path.of(created.file().toFileString()), created.text());
        assertTrue(text.caseFor(book.indexOf("26.4")).isEmpty());
    }

    private static final String BY_DRAFT =
            """
            case "x" {
              rulebook draft
              moves {
                1. 马二进三 马8进7
                2. 马三退二 马7退8
              }
            }
            """;

    private String verdict(URI uri) {
        OpenText text = qili.open(uri, BY_DRAFT);
        return text.judge(text.cases().get(0))
                .ruling()
                .map(r -> r.rulebook().id() + " " + r.verdict())
                .orElse("none");
    }

    /** A rulebook in an editor counts for cases that name it, in the place of its file. */
    @Test
    void rulebooksCountAsEditorsHoldThem() throws IOException {
        URI source = URI.createFileURI(folder.resolve("x.qili").toString());
        URI draft = URI.createFileURI(folder.resolve("draft.qigui").toString());
        String saved = "rulebook draft extends cxa-1999 { }";
        Files.writeString(folder.resolve("draft.qigui"), saved);
        List<URI> told = new ArrayList<>();
        index.addListener(told::add);
        assertEquals("draft DRAW", verdict(source));
        index.show(
                draft,
                saved.replace("{ }", "{ general 26.2 : both-sides allowed => undetermined }"));
        assertEquals("draft UNDETERMINED", verdict(source));
        // the same rulebook under another name is no rulebook of this name
        index.show(draft, saved.replace("draft", "other"));
        assertEquals("none", verdict(source));
        index.forget(draft);
        assertEquals("draft DRAW", verdict(source));
        assertEquals(List.of(draft, draft, draft), told);
        index.show(source, BY_DRAFT);
        index.show(source, BY_DRAFT);
        assertEquals(List.of(draft, draft, draft, source), told);
    }

    /** Nor need it have a file at all, or one of its name. */
    @Test
    void rulebooksWithoutAFile() throws IOException {
        URI source = URI.createFileURI(folder.resolve("x.qili").toString());
        assertEquals("none", verdict(source));
        URI untitled = URI.createURI("untitled:/untitled.qigui");
        index.show(untitled, "rulebook draft extends cxa-2020 { }");
        assertEquals("draft DRAW", verdict(source));
        index.forget(untitled);
        Path elsewhere = Files.createDirectories(folder.resolve("a/b/c"));
        URI unseen = URI.createFileURI(elsewhere.resolve("draft.qigui").toString());
        index.show(unseen, "rulebook draft extends cxa-2020 { }");
        assertEquals("none", verdict(source));
        index.forget(unseen);
        Files.writeString(
                folder.resolve("named-otherwise.qigui"), "rulebook draft extends axf { }");
        assertEquals("draft DRAW", verdict(source));
    }

    /** Completion of rulebooks shows their titles and reads none of them. */
    @Test
    void rulebooksAreProposedWithoutBeingRead() throws IOException {
        Files.writeString(
                folder.resolve("draft.qigui"),
                "rulebook draft \"草案\" en \"A draft\" extends cxa-1999 { }");
        URI held = URI.createFileURI(folder.resolve("held.qigui").toString());
        index.show(held, "rulebook held \"未存\" extends cxa-1999 { }");
        URI source = URI.createFileURI(folder.resolve("x.qili").toString());
        qili.use(Language.EN);
        OpenText text = qili.open(source, "case \"x\" { rulebook ");
        List<String> found =
                text.proposals(text.text().length()).stream()
                        .filter(p -> p.kind() == Proposal.Kind.RULEBOOK)
                        .map(p -> p.text() + ": " + p.detail())
                        .toList();
        assertEquals(List.of("draft: A draft", "held: 未存"), found.subList(0, 2));
        assertTrue(found.contains("cxa-1999: Xiangqi Competition Rules (1999)"), found::toString);
        assertEquals(2 + Library.rulebooks().size(), found.size());
        assertEquals(1, text.resource().getResourceSet().getResources().size());
    }

    /** The hover of a clause tells which cases rest on it, wherever they are. */
    @Test
    void clausesTellWhoCitesThem() throws IOException {
        qili.use(Language.EN);
        String book =
                "棋规 draft \"d\" 沿用 cxa-1999 { 总则 26.2 \"双方\" : 双方 允许 => 和棋 细则 99.1 : 着 => 闲 }";
        Path below = Files.createDirectories(folder.resolve("more"));
        for (int i = 1; i <= 7; i++) {
            Files.writeString(
                    below.resolve(i + ".qili"),
                    BY_DRAFT.replace("\"x\"", "\"case " + i + "\"")
                            .replaceAll("}\\s*$", "expect { ruling draw by 26.2 } }"));
        }
        Files.writeString(folder.resolve("draft.qigui"), book);
        Files.writeString(below.resolve("draft.qigui"), book);
        URI uri = URI.createFileURI(below.resolve("draft.qigui").toString());
        String hover = qili.open(uri, book).hover(book.indexOf("26.2")).orElseThrow().text();
        assertTrue(hover.contains("precedents that rest on it (7): case 1, case 2"), hover);
        assertTrue(hover.endsWith(" …"), hover);
        // a case for a clause without any is written in the words of the rulebook
        NewCase made = qili.open(uri, book).caseFor(book.indexOf("99.1")).orElseThrow();
        assertTrue(made.text().startsWith("棋例 \"draft 99.1\" {\n  棋规 draft\n"), made.text());
    }
}
