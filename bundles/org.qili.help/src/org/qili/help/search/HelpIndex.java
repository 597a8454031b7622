// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.QueryBuilder;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Page;
import org.qili.model.Language;

/**
 * Finds sections of the help by their words. The index is made in memory at the first search: the
 * book is small, and so it always fits the pages that are there.
 */
public final class HelpIndex {

    /** Most sections that a search names. */
    private static final int MOST = 50;

    /** How much more a word in a title counts than one in the text. */
    private static final float TITLE_BOOST = 4;

    private static final float HEADING_BOOST = 3;

    /** Characters shown before and after what was found. */
    private static final int AROUND = 40;

    private static final Map<Language, HelpIndex> ALL = new EnumMap<>(Language.class);

    private final Analyzer analyzer = new HelpAnalyzer();
    private final IndexSearcher searcher;

    private HelpIndex(HelpBook book) throws IOException {
        ByteBuffersDirectory memory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(memory, new IndexWriterConfig(analyzer))) {
            for (String href : book.order()) {
                Page page = book.page(href).orElse(null);
                if (page != null) {
                    add(writer, page);
                }
            }
        }
        searcher = new IndexSearcher(DirectoryReader.open(memory));
    }

    /**
     * The index of a language. The first call takes a moment.
     *
     * @throws IOException never in practice, since nothing is on disk
     */
    public static HelpIndex in(Language language) throws IOException {
        synchronized (ALL) {
            HelpIndex index = ALL.get(language);
            if (index == null) {
                index = new HelpIndex(HelpBook.in(language));
                ALL.put(language, index);
            }
            return index;
        }
    }

    private static void add(IndexWriter writer, Page page) throws IOException {
        for (Section section : Section.of(page)) {
            Document document = new Document();
            document.add(new StringField("href", section.href(), Store.YES));
            document.add(new TextField("title", section.title(), Store.YES));
            document.add(new TextField("heading", section.heading(), Store.YES));
            document.add(new TextField("text", section.text(), Store.YES));
            writer.addDocument(document);
        }
    }

    /**
     * The sections that hold all the words, best first. Words are separated by blanks; the last one
     * may be unfinished.
     */
    public List<Hit> find(String words) throws IOException {
        List<String> asked = List.of(words.strip().split("\\s+"));
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        for (String word : asked) {
            Query query = word.isEmpty() ? null : anywhere(word);
            if (query != null) {
                all.add(query, Occur.MUST);
            }
        }
        StoredFields stored = searcher.storedFields();
        List<Hit> hits = new ArrayList<>();
        for (ScoreDoc found : searcher.search(all.build(), MOST).scoreDocs) {
            Document document = stored.document(found.doc);
            hits.add(
                    new Hit(
                            document.get("href"),
                            document.get("title"),
                            document.get("heading"),
                            excerpt(document.get("text"), asked)));
        }
        return hits;
    }

    /** The word in a title, a heading or the text; nothing if it is no word at all. */
    private Query anywhere(String word) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        boolean known = false;
        for (Map.Entry<String, Float> field :
                Map.of("title", TITLE_BOOST, "heading", HEADING_BOOST, "text", 1f).entrySet()) {
            Query exact = new QueryBuilder(analyzer).createPhraseQuery(field.getKey(), word);
            if (exact != null) {
                any.add(new BoostQuery(exact, field.getValue()), Occur.SHOULD);
                known = true;
            }
            if (word.chars().allMatch(c -> c < 0x80 && Character.isLetterOrDigit(c))) {
                Term begun = new Term(field.getKey(), word.toLowerCase(Locale.ROOT));
                any.add(new BoostQuery(new PrefixQuery(begun), field.getValue()), Occur.SHOULD);
                known = true;
            }
        }
        return known ? any.build() : null;
    }

    private static String excerpt(String text, List<String> words) {
        String lower = text.toLowerCase(Locale.ROOT);
        int at =
                words.stream()
                        .mapToInt(w -> lower.indexOf(w.toLowerCase(Locale.ROOT)))
                        .filter(i -> i >= 0)
                        .min()
                        .orElse(0);
        int from = Math.max(0, at - AROUND);
        int to = Math.min(text.length(), at + 2 * AROUND);
        return (from > 0 ? "…" : "")
                + text.substring(from, to).strip()
                + (to < text.length() ? "…" : "");
    }
}
