// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.wizard;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.lang.suite.DraftText;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.DraftIds;
import org.qili.workbench.draft.DraftImages;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.shipped.ShippedProject;

/** Which rulebook to amend, and how and where the draft is to be called. */
final class NewDraftPage extends WizardPage {

    private final List<RulebookChoice> rulebooks;
    private final Set<String> keywords;
    private final Optional<IContainer> selected;
    private Combo base;
    private Text id;
    private Text title;
    private Combo folder;

    /**
     * @param rulebooks that can be extended
     * @param keywords words that can't be ids
     * @param selected where the user stands
     */
    NewDraftPage(
            List<RulebookChoice> rulebooks, Set<String> keywords, Optional<IContainer> selected) {
        super("newDraft", DraftTexts.get("newDraft.title"), DraftImages.of("newdraft"));
        this.rulebooks = rulebooks;
        this.keywords = keywords;
        this.selected = selected;
        setDescription(DraftTexts.get("newDraft.description"));
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).spacing(10, 8).applyTo(all);
        label(all, "newDraft.base");
        base = combo(all, SWT.READ_ONLY);
        rulebooks.forEach(r -> base.add(r.label()));
        label(all, "newDraft.id");
        id = text(all);
        label(all, "newDraft.name");
        title = text(all);
        label(all, "newDraft.folder");
        folder = combo(all, SWT.NONE);
        folders().forEach(folder::add);
        folder.select(0);
        int first =
                Math.max(
                        0,
                        rulebooks.stream()
                                .map(RulebookChoice::id)
                                .toList()
                                .indexOf(Settings.rulebook()));
        if (!rulebooks.isEmpty()) {
            base.select(first);
        }
        base.addModifyListener(e -> check());
        id.addModifyListener(e -> check());
        title.addModifyListener(e -> check());
        folder.addModifyListener(e -> check());
        setControl(all);
        ContextHelp.explain(all, DraftIds.NEW_DRAFT);
        check();
        setErrorMessage(null);
        id.setFocus();
    }

    private static void label(Composite parent, String key) {
        new Label(parent, SWT.NONE).setText(DraftTexts.get(key));
    }

    private static Combo combo(Composite parent, int style) {
        Combo combo = new Combo(parent, SWT.DROP_DOWN | style);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        return combo;
    }

    private static Text text(Composite parent) {
        Text text = new Text(parent, SWT.BORDER | SWT.SINGLE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        return text;
    }

    /** Where a draft may lie: where the user stands, beside other rulebooks, in any project. */
    private List<String> folders() {
        Set<String> paths = new LinkedHashSet<>();
        selected.ifPresent(c -> paths.add(path(c)));
        IProject shipped = ShippedProject.project();
        if (shipped.isAccessible()) {
            paths.add(path(shipped.getFolder("rulebooks")));
        }
        rulebooks.stream()
                .flatMap(r -> r.file().stream())
                .map(IResource::getParent)
                .forEach(c -> paths.add(path(c)));
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            if (project.isAccessible()) {
                paths.add(path(project.getFolder("rulebooks")));
            }
        }
        return new ArrayList<>(paths);
    }

    private static String path(IContainer container) {
        return container.getFullPath().toString();
    }

    private void check() {
        Optional<String> fault = fault();
        setErrorMessage(fault.orElse(null));
        setPageComplete(fault.isEmpty());
    }

    private Optional<String> fault() {
        if (base.getSelectionIndex() < 0) {
            return Optional.of(DraftTexts.get("newDraft.fault.base"));
        }
        List<String> taken = rulebooks.stream().map(RulebookChoice::id).toList();
        Optional<DraftText.Fault> bad = DraftText.check(id.getText(), taken, keywords);
        if (bad.isPresent()) {
            return Optional.of(DraftTexts.now().of("newDraft.fault", bad.get(), id.getText()));
        }
        return badFolder();
    }

    private Optional<String> badFolder() {
        IPath path = path();
        if (path.segmentCount() == 0) {
            return Optional.of(DraftTexts.get("newDraft.fault.folder"));
        }
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IStatus valid =
                workspace.validatePath(
                        path.toString(),
                        path.segmentCount() == 1 ? IResource.PROJECT : IResource.FOLDER);
        if (!valid.isOK()) {
            return Optional.of(valid.getMessage());
        }
        if (workspace.getRoot().findMember(path.append(id.getText() + ".qigui")) != null) {
            return Optional.of(DraftTexts.get("newDraft.fault.exists", id.getText()));
        }
        return Optional.empty();
    }

    private IPath path() {
        return IPath.fromPortableString(folder.getText().strip()).makeAbsolute();
    }

    /** What the user wants. */
    NewDraft draft() {
        String name = title.getText().isBlank() ? id.getText() : title.getText().strip();
        return new NewDraft(
                path(), id.getText(), name, rulebooks.get(base.getSelectionIndex()).id());
    }
}
