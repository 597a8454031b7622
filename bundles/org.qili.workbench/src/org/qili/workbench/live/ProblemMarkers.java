// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;

/** Puts the problems of a text on its file, where the problems view finds them. */
final class ProblemMarkers {

    private ProblemMarkers() {}

    /** Replaces the problems of a file. */
    static void set(IFile file, List<Issue> issues) {
        try {
            ResourcesPlugin.getWorkspace()
                    .run(
                            m -> {
                                if (!file.exists()) {
                                    return;
                                }
                                file.deleteMarkers(Ids.PROBLEM_MARKER, false, IResource.DEPTH_ZERO);
                                for (Issue issue : issues) {
                                    file.createMarker(Ids.PROBLEM_MARKER, attributes(issue));
                                }
                            },
                            file,
                            IWorkspace.AVOID_UPDATE,
                            null);
        } catch (CoreException e) {
            Log.warn(e);
        }
    }

    private static Map<String, Object> attributes(Issue issue) {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.MESSAGE, issue.getMessage());
        attributes.put(IMarker.SEVERITY, severity(issue.getSeverity()));
        if (issue.getLineNumber() != null) {
            attributes.put(IMarker.LINE_NUMBER, issue.getLineNumber());
        }
        if (issue.getOffset() != null && issue.getLength() != null) {
            attributes.put(IMarker.CHAR_START, issue.getOffset());
            attributes.put(IMarker.CHAR_END, issue.getOffset() + issue.getLength());
        }
        return attributes;
    }

    private static int severity(Severity severity) {
        return switch (severity) {
            case ERROR -> IMarker.SEVERITY_ERROR;
            case WARNING -> IMarker.SEVERITY_WARNING;
            case INFO, IGNORE -> IMarker.SEVERITY_INFO;
        };
    }
}
