// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Map;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.validation.UserLanguage;
import org.qili.model.Case;

/**
 * The judgement of every case of an open text, made once for all who ask: validation, hover, move
 * table, ruling view.
 */
@Singleton
public class JudgedCases {

    /** Moves whose facts are kept: a few hundred games' worth. */
    private static final int CAPACITY = 20_000;

    private Limits limits = Limits.standard();
    private volatile CaseJudge judge = judge(limits);

    @Inject private IResourceScopeCache cache;
    @Inject private UserLanguage language;

    private static CaseJudge judge(Limits limits) {
        return new CaseJudge(new FactsCache(new Analyser(limits), CAPACITY));
    }

    /** Searches that far from now on; judgements made before are not given any more. */
    public synchronized void use(Limits next) {
        if (!next.equals(limits)) {
            limits = next;
            judge = judge(next);
        }
    }

    /** Judges a case, or gives the judgement made since the text last changed. */
    public CaseJudge.Judged judge(Case source) {
        CaseJudge by = judge;
        var key = Tuples.create(by, source, language.get());
        return cache.get(
                key,
                source.eResource(),
                () -> by.judge(source, language.get(), (done, total) -> true));
    }

    /** The rulings of one of the case's variations, likewise. */
    public Map<String, Ruling> rulings(Case source, CaseVariation variation) {
        CaseJudge by = judge;
        CaseGame game = judge(source).game();
        var key = Tuples.create(by, variation.source(), language.get());
        return cache.get(
                key,
                source.eResource(),
                () -> by.judge(source, game, variation, (done, total) -> true));
    }

    /** The judge itself, for cases that are in no open text. */
    public CaseJudge judge() {
        return judge;
    }
}
