// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xhtmlrenderer.css.sheet.StylesheetInfo;
import org.xhtmlrenderer.pdf.ITextOutputDevice;
import org.xhtmlrenderer.pdf.ITextRenderer;
import org.xhtmlrenderer.pdf.ITextUserAgent;
import org.xhtmlrenderer.simple.extend.XhtmlNamespaceHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Makes a PDF of a report, from the same page that a browser shows. Fonts are embedded; a document
 * with missing characters is never made.
 */
public final class PdfMaker {

    /** A character by which fonts with Chinese are told from those without. */
    private static final String PROBE = "棋";

    private final Optional<Path> named;
    private final List<Path> folders;

    private PdfMaker(Optional<Path> named, List<Path> folders) {
        this.named = named;
        this.folders = folders;
    }

    /**
     * Takes a font from those installed.
     *
     * @param environment variables that tell where the user's fonts are, as a process is given them
     */
    public static PdfMaker withInstalledFonts(Map<String, String> environment) {
        return new PdfMaker(Optional.empty(), FontFiles.folders(environment));
    }

    /** Takes a font from below these folders. */
    public static PdfMaker withFontsBelow(List<Path> folders) {
        return new PdfMaker(Optional.empty(), List.copyOf(folders));
    }

    /** Takes this font: TrueType, OpenType, or a collection of them. */
    public static PdfMaker withFont(Path font) {
        return new PdfMaker(Optional.of(font), List.of());
    }

    /**
     * The PDF of a page.
     *
     * @param page well-formed HTML, as the reports of this bundle are
     * @throws IllegalArgumentException if it is not well formed
     */
    public PdfResult make(String page) {
        Document document = parse(page);
        boolean traditional = "zh-TW".equals(document.getDocumentElement().getAttribute("lang"));
        String text = document.getDocumentElement().getTextContent();
        PdfResult failure = new PdfResult.NoFont(folders);
        List<Path> candidates = named.map(List::of).orElseGet(() -> FontFiles.find(folders));
        int least = Integer.MAX_VALUE;
        for (Path candidate : candidates) {
            SheetFont font;
            try {
                font = SheetFont.read(candidate, text + PROBE, traditional);
            } catch (IOException | RuntimeException e) {
                // the reader of fonts throws all of these at files that are none
                if (named.isPresent()) {
                    return new PdfResult.BadFont(candidate, String.valueOf(e.getMessage()));
                }
                continue;
            }
            String lacking = font.lacking(text);
            if (lacking.isEmpty()) {
                return new PdfResult.Done(render(document, font));
            }
            if (lacking.length() < least) {
                least = lacking.length();
                failure =
                        named.isEmpty() && !font.regular().charExists(PROBE.charAt(0))
                                ? new PdfResult.NoFont(folders)
                                : new PdfResult.MissingCharacters(candidate, lacking);
            }
        }
        return failure;
    }

    private static byte[] render(Document document, SheetFont font) {
        ITextOutputDevice device = new ITextOutputDevice(ITextRenderer.DEFAULT_DOTS_PER_POINT);
        ITextRenderer renderer =
                new ITextRenderer(
                        ITextRenderer.DEFAULT_DOTS_PER_POINT,
                        ITextRenderer.DEFAULT_DOTS_PER_PIXEL,
                        device,
                        new NothingElse(device),
                        new SheetFontResolver(font));
        renderer.getSharedContext().setReplacedElementFactory(new DrawingElements(device, font));
        renderer.setDocument(document, null);
        renderer.layout();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        renderer.createPDF(bytes);
        return bytes.toByteArray();
    }

    /** A page stands for itself: nothing is fetched but the renderer's own style of HTML. */
    private static final class NothingElse extends ITextUserAgent {

        private static final Optional<StylesheetInfo> DEFAULT_STYLE =
                new XhtmlNamespaceHandler().getDefaultStylesheet();

        NothingElse(ITextOutputDevice device) {
            super(device, ITextRenderer.DEFAULT_DOTS_PER_PIXEL);
        }

        @Override
        protected InputStream resolveAndOpenStream(String uri) {
            boolean own = DEFAULT_STYLE.filter(s -> uri.equals(s.getUri())).isPresent();
            return own ? super.resolveAndOpenStream(uri) : null;
        }
    }

    private static Document parse(String page) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setExpandEntityReferences(false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            builder.setEntityResolver((id, uri) -> new InputSource(new StringReader("")));
            return builder.parse(new InputSource(new StringReader(page)));
        } catch (SAXException e) {
            throw new IllegalArgumentException("not well formed: " + e.getMessage(), e);
        } catch (ParserConfigurationException | IOException e) {
            throw new IllegalStateException("no XML parser", e);
        }
    }
}
