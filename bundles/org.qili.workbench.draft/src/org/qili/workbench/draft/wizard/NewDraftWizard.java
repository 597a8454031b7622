// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.wizard;

import com.google.inject.Injector;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.qili.workbench.Log;
import org.qili.workbench.draft.DraftIds;
import org.qili.workbench.draft.impact.ImpactView;
import org.qili.workbench.draft.runs.Files;
import org.qili.workbench.draft.runs.Opener;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.live.Languages;

/** Creates a rulebook that extends another, and opens it (新的棋规草案). */
public final class NewDraftWizard extends Wizard implements INewWizard {

    private IWorkbench workbench;
    private Optional<IContainer> selected = Optional.empty();
    private NewDraftPage page;

    /** For the platform. */
    public NewDraftWizard() {
        setWindowTitle(DraftTexts.get("newDraft.window"));
        setNeedsProgressMonitor(true);
    }

    @Override
    public void init(IWorkbench where, IStructuredSelection selection) {
        workbench = where;
        IResource place = Adapters.adapt(selection.getFirstElement(), IResource.class);
        if (place instanceof IFile file) {
            selected = Optional.of(file.getParent());
        } else if (place instanceof IContainer container
                && !(container instanceof IWorkspaceRoot)) {
            selected = Optional.of(container);
        }
    }

    @Override
    public void addPages() {
        page = new NewDraftPage(rulebooks(), keywords(), selected);
        addPage(page);
    }

    private static List<RulebookChoice> rulebooks() {
        try {
            return Files.rulebooks();
        } catch (CoreException e) {
            Log.error(e);
            return List.of();
        }
    }

    private static Set<String> keywords() {
        Injector languages = Languages.get().injector();
        return GrammarUtil.getAllKeywords(languages.getInstance(IGrammarAccess.class).getGrammar());
    }

    @Override
    public boolean performFinish() {
        NewDraft draft = page.draft();
        try {
            getContainer()
                    .run(
                            true,
                            false,
                            monitor -> {
                                try {
                                    draft.create(monitor);
                                } catch (CoreException e) {
                                    throw new InvocationTargetException(e);
                                }
                            });
        } catch (InvocationTargetException e) {
            page.setErrorMessage(String.valueOf(e.getCause().getMessage()));
            return false;
        } catch (InterruptedException e) {
            return false;
        }
        IWorkbenchPage window = workbench.getActiveWorkbenchWindow().getActivePage();
        Opener.open(window, draft.file(), Optional.empty());
        if (window.findView(DraftIds.IMPACT) instanceof ImpactView impact) {
            impact.choose(draft.file());
        }
        return true;
    }
}
