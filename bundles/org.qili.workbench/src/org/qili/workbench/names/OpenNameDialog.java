// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.FilteredItemsSelectionDialog;
import org.osgi.framework.FrameworkUtil;
import org.qili.lang.index.Mention;
import org.qili.lang.index.TextIndex;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.text.UiTexts;

/** Finds cases, rulebooks, clauses and readings of the workspace by name. */
final class OpenNameDialog extends FilteredItemsSelectionDialog {

    /**
     * A name that is declared somewhere.
     *
     * @param kind what bears it
     * @param name the name
     * @param book the rulebook of a clause or reading, otherwise empty
     * @param text where it stands
     */
    record Name(Mention.Kind kind, String name, String book, URI text, int offset, int length) {

        static Name of(URI text, Mention mention) {
            return new Name(
                    mention.kind(),
                    mention.name(),
                    mention.book(),
                    text,
                    mention.offset(),
                    mention.length());
        }

        String label() {
            String whole = book.isEmpty() ? name : name + "  " + book;
            return UiTexts.get("open." + kind.name(), whole, where());
        }

        String where() {
            return Places.file(text)
                    .map(f -> f.getFullPath().makeRelative().toString())
                    .orElseGet(text::lastSegment);
        }
    }

    OpenNameDialog(Shell shell) {
        super(shell, false);
        setTitle(UiTexts.get("open.title"));
        setMessage(UiTexts.get("open.message"));
        setInitialPattern("", FULL_SELECTION);
        setListLabelProvider(labels(Name::label));
        setDetailsLabelProvider(labels(Name::where));
    }

    private static LabelProvider labels(Function<Name, String> text) {
        return LabelProvider.createTextProvider(
                element -> element instanceof Name name ? text.apply(name) : "");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Control area = super.createDialogArea(parent);
        ContextHelp.explain(area, ContextHelp.OPEN_NAME);
        return area;
    }

    @Override
    protected Control createExtendedContentArea(Composite parent) {
        return null;
    }

    @Override
    protected IDialogSettings getDialogSettings() {
        IDialogSettings all =
                PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(OpenNameDialog.class))
                        .getDialogSettings();
        String section = OpenNameDialog.class.getName();
        IDialogSettings own = all.getSection(section);
        return own != null ? own : all.addNewSection(section);
    }

    @Override
    protected IStatus validateItem(Object item) {
        return Status.OK_STATUS;
    }

    @Override
    protected ItemsFilter createFilter() {
        return new ItemsFilter() {
            @Override
            public boolean matchItem(Object item) {
                Name name = (Name) item;
                String wanted = getPattern();
                return matches(name.name())
                        || name.name()
                                .toLowerCase(Locale.ROOT)
                                .contains(wanted.toLowerCase(Locale.ROOT));
            }

            @Override
            public boolean isConsistentItem(Object item) {
                return true;
            }
        };
    }

    @Override
    protected Comparator<Name> getItemsComparator() {
        return Comparator.comparing(Name::kind)
                .thenComparing(Name::name)
                .thenComparing(Name::book)
                .thenComparing(n -> n.text().toString());
    }

    @Override
    protected void fillContentProvider(
            AbstractContentProvider provider, ItemsFilter filter, IProgressMonitor monitor) {
        all().forEach(n -> provider.add(n, filter));
    }

    /** Every name that is declared in the workspace, each once a text. */
    private static List<Name> all() {
        List<Name> names = new ArrayList<>();
        for (TextIndex.Entry entry : WorkspaceNames.now()) {
            Set<List<String>> seen = new HashSet<>();
            for (Mention mention : entry.mentions()) {
                boolean declares =
                        switch (mention.kind()) {
                            case CASE, RULEBOOK, CLAUSE, READING -> true;
                            default -> false;
                        };
                List<String> key = List.of(mention.kind().name(), mention.name(), mention.book());
                if (declares && seen.add(key)) {
                    names.add(Name.of(entry.text(), mention));
                }
            }
        }
        return names;
    }

    @Override
    public String getElementName(Object item) {
        return ((Name) item).name();
    }
}
