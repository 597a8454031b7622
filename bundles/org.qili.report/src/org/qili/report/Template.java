// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import com.github.mustachejava.MustacheNotFoundException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.qili.adjudication.text.TextBundle;

/**
 * A page with places to fill. Every value is escaped but those written with three braces, which are
 * drawings of our own.
 */
public final class Template {

    private static final String FOLDER = "templates/";

    private final Mustache mustache;

    private Template(Mustache mustache) {
        this.mustache = mustache;
    }

    /**
     * One of the templates of this bundle.
     *
     * @param name its file's name without the ending
     */
    public static Template named(String name) {
        return new Template(new Factory().compile(name + ".mustache"));
    }

    /** Finds templates in this bundle and escapes values for XML, which HTML's readers know too. */
    private static final class Factory extends DefaultMustacheFactory {

        Factory() {
            super(Template::open);
        }

        @Override
        public void encode(String value, Writer writer) {
            super.encode(withoutForbidden(value), writer);
        }
    }

    private static Reader open(String name) {
        InputStream in = Template.class.getResourceAsStream(FOLDER + name);
        if (in == null) {
            throw new MustacheNotFoundException(name);
        }
        return new InputStreamReader(in, StandardCharsets.UTF_8);
    }

    /**
     * The page.
     *
     * @param texts the words of the page, under the name {@code t}
     * @param values what fills the places: texts, lists and maps
     */
    public String fill(TextBundle texts, Map<String, Object> values) {
        Map<String, Object> scope = new HashMap<>(values);
        scope.put("t", new Words(texts));
        scope.put("lang", texts.language().getLiteral());
        StringWriter page = new StringWriter();
        mustache.execute(page, scope);
        return page.toString();
    }

    /** Characters that XML can't hold, whoever wrote them into a name, are shown as unknown. */
    private static String withoutForbidden(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().map(c -> allowed(c) ? c : '\uFFFD').forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean allowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c < 0xD800
                || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000;
    }

    /** Texts by key; a key without a text is a fault, not a gap. */
    private static final class Words extends AbstractMap<String, Object> {

        private final TextBundle texts;

        Words(TextBundle texts) {
            this.texts = texts;
        }

        @Override
        public boolean containsKey(Object key) {
            return true;
        }

        @Override
        public Object get(Object key) {
            return texts.get((String) key);
        }

        @Override
        public Set<Entry<String, Object>> entrySet() {
            return Set.of();
        }
    }
}
