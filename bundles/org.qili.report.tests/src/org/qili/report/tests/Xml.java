// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Reads pages strictly, as XML. */
final class Xml {

    private Xml() {}

    /** The document; a page that is not well formed fails the test. */
    static Document parse(String page) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new InputSource(new StringReader(page)));
        } catch (Exception e) {
            throw new AssertionError("not well formed: " + e.getMessage(), e);
        }
    }

    /** Text of the first element of that name. */
    static String text(Element root, String name) {
        return root.getElementsByTagNameNS("*", name).item(0).getTextContent();
    }
}
