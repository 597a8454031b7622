// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import org.eclipse.xtext.formatting2.FormatterPreferences;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionRewriter;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.eclipse.xtext.preferences.IPreferenceValuesProvider;
import org.eclipse.xtext.preferences.TypedPreferenceValues;
import org.eclipse.xtext.resource.XtextResource;

/** Lays texts out as {@link QiliFormatter} describes. */
public final class Layout {

    @Inject private Provider<FormatterRequest> requests;
    @Inject private Provider<IFormatter2> formatters;
    @Inject private TextRegionAccessBuilder regions;
    @Inject @FormatterPreferences private IPreferenceValuesProvider preferences;

    /** The whole text laid out; as it is where it does not parse. */
    public String format(XtextResource resource) {
        String text = resource.getParseResult().getRootNode().getText();
        List<ITextReplacement> edits = edits(resource, 0, text.length());
        if (edits.isEmpty()) {
            return text;
        }
        ITextRegionRewriter rewriter = edits.get(0).getTextRegionAccess().getRewriter();
        return rewriter.renderToString(edits);
    }

    /** Edits that lay out a piece of the text; none where the text does not parse. */
    public List<ITextReplacement> edits(XtextResource resource, int offset, int length) {
        if (resource.getParseResult() == null || resource.getParseResult().hasSyntaxErrors()) {
            return List.of();
        }
        ITextRegionAccess access = regions.forNodeModel(resource).create();
        FormatterRequest request = requests.get();
        request.setTextRegionAccess(access);
        request.setPreferences(
                TypedPreferenceValues.castOrWrap(preferences.getPreferenceValues(resource)));
        request.setRegions(List.of(access.regionForOffset(offset, length)));
        return formatters.get().format(request);
    }
}
