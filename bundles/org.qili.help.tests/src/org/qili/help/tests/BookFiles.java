// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.qili.help.HelpIds;
import org.qili.model.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The files of the help as they are shipped. */
final class BookFiles {

    private static final Bundle BUNDLE = FrameworkUtil.getBundle(HelpIds.class);

    private BookFiles() {}

    /** Where the files of a language stand; English is the root. */
    static String folder(Language language) {
        return switch (language) {
            case EN -> "/";
            case ZH_CN -> "/nl/zh/CN/";
            case ZH_TW -> "/nl/zh/TW/";
        };
    }

    /** Names of the files in a folder. */
    static Set<String> names(Language language, String folder, String pattern) {
        return Collections.list(BUNDLE.findEntries(folder(language) + folder, pattern, false))
                .stream()
                .map(URL::getPath)
                .map(p -> p.substring(p.lastIndexOf('/') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A file with its structure. */
    static Document xml(Language language, String path) throws Exception {
        URL url = BUNDLE.getEntry(folder(language) + path);
        if (url == null) {
            throw new IOException("no " + folder(language) + path);
        }
        try (InputStream in = url.openStream()) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    /** All elements of a name. */
    static List<Element> elements(Document document, String tag) {
        NodeList nodes = document.getElementsByTagName(tag);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            all.add((Element) nodes.item(i));
        }
        return all;
    }
}
