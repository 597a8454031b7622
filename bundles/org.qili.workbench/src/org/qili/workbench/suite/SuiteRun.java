// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.suite;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.common.util.URI;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.lang.ide.OpenText;
import org.qili.model.Case;
import org.qili.workbench.Ids;
import org.qili.workbench.live.Languages;
import org.qili.workbench.suite.SuiteResult.Outcome;
import org.qili.workbench.text.UiTexts;

/** Has precedents ruled and compares with what they expect, file by file, as they are saved. */
final class SuiteRun extends Job {

    private final List<IFile> files;
    private final Consumer<SuiteResult> sink;

    /**
     * @param files the precedents
     * @param sink takes each result, in the background
     */
    SuiteRun(List<IFile> files, Consumer<SuiteResult> sink) {
        super(UiTexts.get("suite.job"));
        this.files = List.copyOf(files);
        this.sink = sink;
        setUser(false);
        setPriority(LONG);
    }

    /** Every precedent of the open projects. */
    static List<IFile> all() throws CoreException {
        List<IFile> found = new ArrayList<>();
        ResourcesPlugin.getWorkspace()
                .getRoot()
                .accept(
                        (IResource r) -> {
                            if (r instanceof IFile file
                                    && Ids.CASE_EXTENSION.equals(file.getFileExtension())) {
                                found.add(file);
                            }
                            return r.isAccessible();
                        });
        return found;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, files.size());
        for (IFile file : files) {
            if (progress.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            progress.subTask(file.getName());
            rule(file);
            progress.worked(1);
        }
        return Status.OK_STATUS;
    }

    private void rule(IFile file) {
        try (InputStream in = file.getContents(true)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            URI uri = URI.createFileURI(new File(file.getLocationURI()).getPath());
            OpenText open = Languages.get().open(uri, text);
            List<Case> cases = open.cases();
            if (cases.isEmpty()) {
                String none = UiTexts.get("suite.noCase");
                sink.accept(new SuiteResult(file, "", Outcome.BROKEN, List.of(none), 0));
            }
            for (Case source : cases) {
                sink.accept(rule(file, open, source));
            }
        } catch (CoreException | IOException e) {
            String why = String.valueOf(e.getMessage());
            sink.accept(new SuiteResult(file, "", Outcome.BROKEN, List.of(why), 0));
        }
    }

    private static SuiteResult rule(IFile file, OpenText open, Case source) {
        CaseJudge.Judged judged = open.judge(source);
        List<CaseProblem> wrong =
                judged.problems().stream().filter(p -> p.kind().isError()).toList();
        boolean onlyUnmet =
                wrong.stream().allMatch(p -> p.kind() == CaseProblem.Kind.UNMET_EXPECTATION);
        Outcome outcome = Outcome.MET;
        if (judged.rulings().isEmpty() || !onlyUnmet) {
            outcome = Outcome.BROKEN;
        } else if (!wrong.isEmpty()) {
            outcome = Outcome.UNMET;
        }
        List<String> details = new ArrayList<>(wrong.stream().map(CaseProblem::text).toList());
        if (details.isEmpty() && outcome == Outcome.BROKEN) {
            details.add(UiTexts.get("ruling.none"));
        }
        int offset =
                wrong.stream()
                        .findFirst()
                        .map(p -> open.region(p.where(), p.feature()).offset())
                        .orElseGet(() -> open.region(source, null).offset());
        String name = source.getName() == null ? "" : source.getName();
        return new SuiteResult(file, name, outcome, details, offset);
    }
}
