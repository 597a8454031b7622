// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.lowagie.text.pdf.PRIndirectReference;
import com.lowagie.text.pdf.PdfDictionary;
import com.lowagie.text.pdf.PdfName;
import com.lowagie.text.pdf.PdfObject;
import com.lowagie.text.pdf.PdfReader;
import com.lowagie.text.pdf.parser.PdfTextExtractor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.ArbiterLabel;
import org.qili.report.ReportTexts;
import org.qili.report.RulingSheet;
import org.qili.report.SheetDetails;
import org.qili.report.SheetDetails.Field;
import org.qili.report.pdf.PdfMaker;
import org.qili.report.pdf.PdfResult;
import org.qili.report.pdf.PdfTexts;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** PDFs hold the text, embed their fonts, and are not made where a character would be missing. */
class PdfMakerTest {

    private static final PdfMaker INSTALLED = PdfMaker.withInstalledFonts(System.getenv());

    private static byte[] done(PdfResult result) {
        return assertInstanceOf(
                        PdfResult.Done.class, result, () -> PdfTexts.of(result, Language.EN))
                .bytes();
    }

    /** Text without the white space that lines are broken at. */
    private static String text(byte[] pdf) throws IOException {
        PdfReader reader = new PdfReader(pdf);
        PdfTextExtractor extractor = new PdfTextExtractor(reader);
        StringBuilder text = new StringBuilder();
        for (int page = 1; page <= reader.getNumberOfPages(); page++) {
            text.append(extractor.getTextFromPage(page));
        }
        return squeeze(text.toString());
    }

    private static String squeeze(String text) {
        return text.replaceAll("[\\s\u3000]+", "");
    }

    /** Descriptors of all fonts of the file. */
    private static List<PdfDictionary> fontDescriptors(byte[] pdf) throws IOException {
        PdfReader reader = new PdfReader(pdf);
        List<PdfDictionary> found = new ArrayList<>();
        for (int i = 1; i < reader.getXrefSize(); i++) {
            PdfObject object = reader.getPdfObject(i);
            if (object instanceof PdfDictionary d
                    && PdfName.FONTDESCRIPTOR.equals(d.get(PdfName.TYPE))) {
                found.add(d);
            }
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void sheetHoldsTheOutcomeAndEmbedsItsFonts(Language language) throws IOException {
        Ruling ruling = Samples.figure2By(Samples.CXA_2020);
        byte[] pdf =
                done(INSTALLED.make(RulingSheet.of(SheetDetails.none(), ruling, language).html()));
        RulingTexts sentences = RulingTexts.of(ruling, language);
        String text = text(pdf);
        assertTrue(text.contains(squeeze(sentences.verdict())), text);
        ruling.moves().forEach(m -> assertTrue(text.contains(squeeze(sentences.move(m))), text));
        List<PdfDictionary> fonts = fontDescriptors(pdf);
        assertTrue(!fonts.isEmpty());
        for (PdfDictionary font : fonts) {
            boolean embedded =
                    font.get(PdfName.FONTFILE2) instanceof PRIndirectReference
                            || font.get(PdfName.FONTFILE3) instanceof PRIndirectReference;
            assertTrue(embedded, font.toString());
        }
    }

    @Test
    void chineseOutcomeCanBeReadOut() throws IOException {
        byte[] pdf =
                done(
                        INSTALLED.make(
                                RulingSheet.of(
                                                SheetDetails.none(),
                                                Samples.figure2By(Samples.CXA_2020),
                                                Language.ZH_CN)
                                        .html()));
        assertTrue(text(pdf).contains("红方必须变着，不变判负"));
    }

    /** 75 round trips are 300 moves and one: all of them, the signatures and page numbers. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aLongGameFillsPagesWithNumbers(Language language) throws IOException {
        Ruling ruling = Adjudicator.rule(Samples.perpetualCheck(75, ""), Samples.CXA_1999);
        assertEquals(301, ruling.moves().size());
        byte[] pdf =
                done(INSTALLED.make(RulingSheet.of(SheetDetails.none(), ruling, language).html()));
        PdfReader reader = new PdfReader(pdf);
        int pages = reader.getNumberOfPages();
        assertTrue(pages >= 4 && pages <= 12, "pages: " + pages);
        PdfTextExtractor extractor = new PdfTextExtractor(reader);
        for (int page = 1; page <= pages; page++) {
            String text = squeeze(extractor.getTextFromPage(page));
            assertTrue(text.contains(page + "/" + pages), text);
        }
        String last = squeeze(extractor.getTextFromPage(pages));
        assertTrue(last.contains(squeeze(ReportTexts.in(language).get("sign-chief"))), last);
        String move = squeeze(RulingTexts.of(ruling, language).move(ruling.moves().get(2)));
        assertTrue(text(pdf).split(Pattern.quote(move), -1).length - 1 >= 75);
    }

    /** Sheets that differ in all their parts. */
    private static RulingSheet sheet(String kind, Language language) {
        GameFacts game =
                switch (kind) {
                    case "long" -> Samples.perpetualCheck(40, "");
                    case "limit" -> Samples.quiet(62);
                    default -> Samples.precedent(kind);
                };
        Ruling ruling = Adjudicator.rule(game, Samples.CXA_1999);
        RulingSheet sheet =
                RulingSheet.of(
                        SheetDetails.none().with(Field.EVENT, "2026 年“某某杯”全国象棋锦标赛（个人）男子组预赛"),
                        ruling,
                        language);
        return kind.equals("cxa-1999/26-3-for")
                ? sheet.withOthers(List.of(Adjudicator.rule(game, Samples.CXA_2020)))
                        .withArbiter(
                                List.of(
                                        new ArbiterLabel(
                                                0,
                                                Optional.of(Label.IDLE),
                                                "红车虽每着攻击黑炮，裁判组认为另有变化，此着按闲处理，已报仲裁委员会。")),
                                Optional.of(ruling))
                : sheet;
    }

    /** Whatever a cell or a sentence of the page says stands whole in the file, page by page. */
    @ParameterizedTest
    @CsvSource({
        "long,ZH_CN,3,12",
        "long,EN,3,12",
        "limit,ZH_TW,3,12",
        "cxa-1999/25-3-two-differ,ZH_CN,2,2",
        "cxa-1999/25-3-two-differ,ZH_TW,2,2",
        "cxa-1999/25-3-two-differ,EN,2,3",
        "cxa-1999/26-3-for,ZH_CN,2,3",
        "cxa-1999/26-3-for,EN,2,3"
    })
    void nothingOfTheSheetIsLost(String kind, Language language, int least, int most)
            throws IOException {
        String html = sheet(kind, language).html();
        byte[] pdf = done(INSTALLED.make(html));
        PdfReader reader = new PdfReader(pdf);
        int pages = reader.getNumberOfPages();
        assertTrue(pages >= least && pages <= most, kind + " has " + pages + " pages");
        StringBuilder all = new StringBuilder();
        for (int page = 1; page <= pages; page++) {
            String text = squeeze(new PdfTextExtractor(reader).getTextFromPage(page));
            String number = page + "/" + pages;
            assertTrue(text.contains(number), text);
            all.append(text.replace(number, ""));
        }
        Document document = Xml.parse(html);
        for (String name : List.of("h1", "h2", "h3", "td", "th", "li", "p")) {
            NodeList parts = document.getElementsByTagNameNS("*", name);
            for (int i = 0; i < parts.getLength(); i++) {
                Element part = (Element) parts.item(i);
                boolean drawing = part.getElementsByTagNameNS("*", "svg").getLength() > 0;
                String text = squeeze(part.getTextContent());
                assertTrue(drawing || all.indexOf(text) >= 0, () -> text + " in " + all);
            }
        }
    }

    @Test
    void boardIsPartOfThePage() throws IOException {
        String page =
                "<html><body><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'"
                        + " style='display: inline-block'><circle cx='5' cy='5' r='4'"
                        + " fill='#000000'/><text x='5' y='7' font-size='6'"
                        + " fill='#ffffff'>Z</text></svg></body></html>";
        assertTrue(text(done(INSTALLED.make(page))).contains("Z"));
    }

    @Test
    void missingFontIsSaid(@TempDir Path empty) {
        PdfResult result = PdfMaker.withFontsBelow(List.of(empty)).make(page("棋"));
        assertEquals(new PdfResult.NoFont(List.of(empty)), result);
        String text = PdfTexts.of(result, Language.EN);
        assertTrue(text.contains("fonts-noto-cjk"), text);
        assertTrue(text.contains(empty.toString()), text);
    }

    @Test
    void missingCharacterIsSaid() {
        // a character of the private use area, which no font may be expected to hold
        PdfResult result = INSTALLED.make(page("棋\uE123"));
        PdfResult.MissingCharacters missing =
                assertInstanceOf(PdfResult.MissingCharacters.class, result);
        assertEquals("\uE123", missing.characters());
        assertTrue(PdfTexts.of(result, Language.ZH_CN).contains("\uE123"));
    }

    @Test
    void badFontIsSaid(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("font.ttf"), "no font");
        PdfResult result = PdfMaker.withFont(file).make(page("棋"));
        assertEquals(file, assertInstanceOf(PdfResult.BadFont.class, result).font());
    }

    @Test
    void nothingIsFetched(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.css"), "body { content: 'x' }");
        String page =
                "<html><head><link rel='stylesheet' href='"
                        + secret.toUri()
                        + "'/></head><body><img src='"
                        + secret.toUri()
                        + "'/>A</body></html>";
        assertTrue(text(done(INSTALLED.make(page))).contains("A"));
    }

    @Test
    void pageThatIsNotWellFormedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> INSTALLED.make("<html><p></html>"));
        assertEquals("", PdfTexts.of(INSTALLED.make(page("A")), Language.EN));
        assertTrue(PdfMaker.withInstalledFonts(Map.of()).make(page("A")) != null);
    }

    private static String page(String text) {
        return "<html lang='zh-CN'><head><title>t</title></head><body>" + text + "</body></html>";
    }
}
