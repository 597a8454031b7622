// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.help.IContext;
import org.eclipse.help.IContext2;
import org.eclipse.help.IHelpResource;
import org.qili.help.book.Page;
import org.qili.help.text.HelpTexts;

/** What F1 says, as a page of its own. */
final class ContextPage {

    private ContextPage() {}

    /** The page with the explanation and the links to what the help says about it. */
    static Page of(String href, IContext context) throws IOException {
        String title = context instanceof IContext2 c ? c.getTitle() : null;
        StringBuilder page = new StringBuilder("<html><head><title>");
        page.append(escaped(title)).append("</title></head><body>");
        page.append("<h1>").append(escaped(title)).append("</h1>");
        for (String paragraph : String.valueOf(context.getText()).split("\n\n")) {
            page.append("<p>").append(escaped(paragraph)).append("</p>");
        }
        IHelpResource[] topics = context.getRelatedTopics();
        if (topics != null && topics.length > 0) {
            page.append("<h2>").append(escaped(HelpTexts.get("context.more"))).append("</h2><ul>");
            for (IHelpResource topic : topics) {
                page.append("<li><a href=\"").append(escaped(topic.getHref())).append("\">");
                page.append(escaped(topic.getLabel())).append("</a></li>");
            }
            page.append("</ul>");
        }
        page.append("</body></html>");
        return Page.read(
                href, new ByteArrayInputStream(page.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static String escaped(String text) {
        return text == null
                ? ""
                : text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
