// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.article;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.qili.help.book.Href;
import org.qili.help.book.Page;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;

/**
 * Turns pages into articles. It knows the elements that pages of the help consist of; others are
 * shown as plain text.
 */
public final class ArticleWriter {

    /** Indentation of one level, in widths of a letter. */
    private static final int STEP = 3;

    /** Widest first column of a table that is set in columns, in widths of a letter. */
    private static final int WIDEST = 30;

    /** Cells as short as this share the first line of a row, in characters. */
    private static final int SHORT = 24;

    private final StringBuilder text = new StringBuilder();
    private final List<Run> runs = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final Map<String, Integer> anchors = new HashMap<>();
    private final EnumSet<Style> styles = EnumSet.noneOf(Style.class);
    private final String href;
    private String link = "";
    private boolean open;
    private boolean fresh = true;

    private ArticleWriter(String href) {
        this.href = href;
    }

    /** The article of a page. */
    public static Article write(Page page) {
        ArticleWriter writer = new ArticleWriter(page.href());
        writer.blocks(page.body(), 0);
        return new Article(
                writer.text.toString(),
                List.copyOf(writer.runs),
                List.copyOf(writer.lines),
                Map.copyOf(writer.anchors));
    }

    // ---- blocks ----

    private void blocks(Element parent, int indent) {
        for (Element element : elements(parent)) {
            block(element, indent);
        }
    }

    private void block(Element element, int indent) {
        switch (element.getTagName()) {
            case "h1" -> heading(element, Style.TITLE);
            case "h2" -> heading(element, Style.HEADING);
            case "h3" -> heading(element, Style.SUBHEADING);
            case "ul" -> list(element, indent, false);
            case "ol" -> list(element, indent, true);
            case "dl" -> definitions(element, indent);
            case "table" -> table(element, indent);
            case "pre" -> preformatted(element, indent);
            case "div", "section" -> {
                group(element);
                blocks(element, indent);
            }
            default -> {
                boolean panel = element.getAttribute("class").equals("form");
                begin(element, new Line(indent, indent, true, panel));
                inline(element);
            }
        }
    }

    private void heading(Element element, Style style) {
        begin(element, new Line(0, 0, true, false));
        styled(style, () -> inline(element));
    }

    private void list(Element list, int indent, boolean numbered) {
        group(list);
        int number = 1;
        for (Element item : elements(list)) {
            begin(item, new Line(indent, indent + STEP, number == 1, false));
            text.append(numbered ? number + "." : "•").append('\t');
            item(item, indent + STEP);
            number++;
        }
    }

    /** Text of an item, and blocks within it. */
    private void item(Element item, int indent) {
        for (Node node : children(item)) {
            if (node instanceof Element e && isBlock(e)) {
                block(e, indent);
            } else {
                inline(node);
            }
        }
    }

    private static boolean isBlock(Element element) {
        return Set.of("ul", "ol", "pre", "table", "p", "dl").contains(element.getTagName());
    }

    private void definitions(Element list, int indent) {
        group(list);
        for (Element element : elements(list)) {
            boolean term = element.getTagName().equals("dt");
            int left = term ? indent : indent + STEP;
            begin(element, new Line(left, left, term, false));
            if (term) {
                styled(Style.STRONG, () -> inline(element));
            } else {
                item(element, left);
            }
        }
    }

    private void preformatted(Element element, int indent) {
        String[] all = element.getTextContent().stripTrailing().split("\n", -1);
        for (int i = 0; i < all.length; i++) {
            String line = all[i];
            begin(element, new Line(indent + 1, indent + STEP, i == 0, true));
            styled(Style.CODE, () -> append(line));
        }
    }

    // ---- tables ----

    /** Two columns stand side by side if the first is narrow; other tables are set row by row. */
    private void table(Element table, int indent) {
        group(table);
        List<Element> rows = rows(table);
        List<String> titles = List.of();
        int widest =
                rows.stream()
                        .filter(r -> !elements(r).isEmpty())
                        .mapToInt(r -> width(plain(elements(r).get(0))))
                        .max()
                        .orElse(0);
        boolean columns = widest <= WIDEST && rows.stream().allMatch(r -> elements(r).size() <= 2);
        boolean first = true;
        for (Element row : rows) {
            List<Element> cells = elements(row);
            if (columns) {
                columns(row, cells, new Line(indent, indent + widest + 2, first, false));
            } else if (cells.stream().allMatch(c -> c.getTagName().equals("th"))) {
                titles = cells.stream().map(ArticleWriter::plain).toList();
            } else {
                entry(row, cells, titles, indent);
            }
            first = false;
        }
    }

    private void columns(Element row, List<Element> cells, Line line) {
        begin(row, line);
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0) {
                text.append('\t');
            }
            cell(cells.get(i));
        }
    }

    private void cell(Element cell) {
        mark(cell);
        if (cell.getTagName().equals("th")) {
            styled(Style.STRONG, () -> inline(cell));
        } else {
            inline(cell);
        }
    }

    /** Short cells on a line of their own, the others below it with the titles of their columns. */
    private void entry(Element row, List<Element> cells, List<String> titles, int indent) {
        int heads =
                (int)
                        IntStream.range(0, cells.size())
                                .takeWhile(i -> plain(cells.get(i)).length() <= SHORT)
                                .limit(Math.max(1, cells.size() - 1L))
                                .count();
        begin(row, new Line(indent, indent + STEP, true, false));
        for (int i = 0; i < heads; i++) {
            if (i > 0) {
                text.append("  ·  ");
            }
            Element cell = cells.get(i);
            styled(Style.STRONG, () -> cell(cell));
        }
        for (int i = heads; i < cells.size(); i++) {
            if (plain(cells.get(i)).isEmpty()) {
                continue;
            }
            begin(cells.get(i), new Line(indent + STEP, indent + STEP, false, false));
            if (i < titles.size() && i > heads) {
                String title = titles.get(i);
                styled(Style.EMPHASIS, () -> append(title));
                text.append("  ");
            }
            cell(cells.get(i));
        }
    }

    private static List<Element> rows(Element table) {
        List<Element> rows = new ArrayList<>();
        NodeList all = table.getElementsByTagName("tr");
        for (int i = 0; i < all.getLength(); i++) {
            rows.add((Element) all.item(i));
        }
        return rows;
    }

    /** Width of a text in letters; Chinese characters take two. */
    private static int width(String text) {
        return text.codePoints().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }

    private static String plain(Element element) {
        return element.getTextContent().strip();
    }

    // ---- text ----

    private void inline(Node node) {
        if (node instanceof Text words) {
            append(words.getData());
        } else if (node instanceof Element element) {
            inline(element);
        }
    }

    private void inline(Element element) {
        switch (element.getTagName()) {
            case "a" -> {
                link =
                        element.hasAttribute("href")
                                ? Href.resolve(href, element.getAttribute("href"))
                                : "";
                children(element).forEach(this::inline);
                link = "";
            }
            case "code" -> styled(Style.CODE, () -> children(element).forEach(this::inline));
            case "kbd" -> styled(Style.KEY, () -> children(element).forEach(this::inline));
            case "b", "strong" ->
                    styled(Style.STRONG, () -> children(element).forEach(this::inline));
            case "i", "em" -> styled(Style.EMPHASIS, () -> children(element).forEach(this::inline));
            default -> children(element).forEach(this::inline);
        }
    }

    private void styled(Style style, Runnable writes) {
        boolean added = styles.add(style);
        writes.run();
        if (added) {
            styles.remove(style);
        }
    }

    /** Space in the source is one blank, except in what is preformatted. */
    private void append(String words) {
        boolean preformatted =
                styles.contains(Style.CODE)
                        && !lines.isEmpty()
                        && lines.get(lines.size() - 1).panel();
        String shown = preformatted ? words : words.replaceAll("\\s+", " ");
        if (fresh && !preformatted) {
            shown = shown.stripLeading();
        }
        if (shown.isEmpty()) {
            return;
        }
        fresh = false;
        if (!styles.isEmpty() || !link.isEmpty()) {
            runs.add(new Run(text.length(), shown.length(), EnumSet.copyOf(styles), link));
        }
        text.append(shown);
    }

    // ---- lines ----

    private void begin(Element element, Line line) {
        end();
        lines.add(line);
        open = true;
        fresh = true;
        mark(element);
    }

    private void end() {
        if (open) {
            text.append('\n');
            open = false;
        }
    }

    /** Remembers where a group of lines begins. */
    private void group(Element element) {
        end();
        mark(element);
    }

    private void mark(Element element) {
        String id = element.getAttribute("id");
        if (!id.isEmpty()) {
            anchors.put(id, text.length());
        }
    }

    private static List<Element> elements(Element parent) {
        return children(parent).stream()
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .toList();
    }

    private static List<Node> children(Element parent) {
        List<Node> all = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            all.add(nodes.item(i));
        }
        return all;
    }
}
