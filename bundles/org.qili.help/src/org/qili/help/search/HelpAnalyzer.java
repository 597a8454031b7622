// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.search;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cjk.CJKWidthFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;

/**
 * Splits texts into Chinese characters and the stems of English words. A Chinese word is then found
 * as the phrase of its characters, whatever a dictionary thinks of it: 长捉 and 捉 alike, which pairs
 * of characters would not do.
 */
final class HelpAnalyzer extends Analyzer {

    @Override
    protected TokenStreamComponents createComponents(String field) {
        StandardTokenizer words = new StandardTokenizer();
        TokenStream narrow = new CJKWidthFilter(words);
        TokenStream stems = new PorterStemFilter(new LowerCaseFilter(narrow));
        return new TokenStreamComponents(words, stems);
    }
}
