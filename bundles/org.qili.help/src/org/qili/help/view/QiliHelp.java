// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.eclipse.help.IContext;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.help.AbstractHelpUI;
import org.qili.help.HelpIds;
import org.qili.help.book.HelpBook;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Log;

/**
 * The platform's help, shown by widgets of the window: all its commands and buttons for help lead
 * here. No browser and no server is needed.
 */
public final class QiliHelp extends AbstractHelpUI {

    /** Texts in which F1 explains the word at the caret. */
    private static final Set<String> SOURCES =
            Set.of(ContextHelp.SOURCE, "org.qili.workbench.rulebookEditor");

    @Override
    public void displayHelp() {
        pane().ifPresent(p -> p.show(HelpIds.HOME));
    }

    @Override
    public void displayHelpResource(String href) {
        pane().ifPresent(p -> p.show(href));
    }

    @Override
    public void displaySearch() {
        pane().ifPresent(p -> p.searchField().setFocus());
    }

    @Override
    public void search(String expression) {
        pane().ifPresent(p -> p.search(expression));
    }

    /** F1: explains what has the focus. */
    @Override
    public void displayDynamicHelp() {
        Optional<String> context = context();
        String word = context.filter(SOURCES::contains).isPresent() ? wordAtCaret() : "";
        if (!word.isEmpty()) {
            pane().ifPresent(p -> p.explain(context.orElseThrow(), word));
            return;
        }
        pane().ifPresent(p -> context.ifPresentOrElse(p::explain, () -> p.show(HelpIds.HOME)));
    }

    /** The word in which the caret stands, or nothing. */
    private static String wordAtCaret() {
        if (!(Display.getCurrent().getFocusControl() instanceof StyledText source)) {
            return "";
        }
        String text = source.getText();
        int from = source.getCaretOffset();
        int to = from;
        while (from > 0 && isPartOfWord(text.charAt(from - 1))) {
            from--;
        }
        while (to < text.length() && isPartOfWord(text.charAt(to))) {
            to++;
        }
        return text.substring(from, to);
    }

    private static boolean isPartOfWord(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    /** What explains the control with the focus, or the view or editor it belongs to. */
    private static Optional<String> context() {
        Control focus = Display.getCurrent().getFocusControl();
        return ContextHelp.of(focus)
                .or(() -> dialog().isPresent() ? Optional.empty() : activePart())
                .filter(id -> HelpBook.now().context(id).isPresent());
    }

    private static Optional<String> activePart() {
        return page().map(IWorkbenchPage::getActivePart)
                .map(IWorkbenchPart::getSite)
                .map(s -> s.getId());
    }

    /**
     * The help button of a dialog, or F1 where the system has it as its own event. The platform
     * looked the text up in its own language; that of the preferences is taken where it is known
     * which text it is.
     */
    @Override
    public void displayContext(IContext given, int x, int y) {
        Optional<String> known = context();
        if (known.isPresent()) {
            pane().ifPresent(p -> p.explain(known.get()));
        } else if (given == null) {
            displayHelp();
        } else {
            pane().ifPresent(p -> show(p, given));
        }
    }

    private static void show(HelpPane pane, IContext given) {
        try {
            pane.show(ContextPage.of("", given));
        } catch (IOException e) {
            Log.error(e);
        }
    }

    @Override
    public boolean isContextHelpDisplayed() {
        return false;
    }

    // ---- where it is shown ----

    private static Optional<IWorkbenchPage> page() {
        return Optional.ofNullable(PlatformUI.getWorkbench().getActiveWorkbenchWindow())
                .map(IWorkbenchWindow::getActivePage);
    }

    /** A dialog in front, which keeps the window from being used. */
    private static Optional<Shell> dialog() {
        Shell active = Display.getCurrent().getActiveShell();
        boolean main = page().map(p -> p.getWorkbenchWindow().getShell() == active).orElse(false);
        return main ? Optional.empty() : Optional.ofNullable(active);
    }

    private static Optional<HelpPane> pane() {
        Optional<HelpPane> beside =
                dialog().filter(s -> s.getParent() != null).map(HelpWindow::beside);
        return beside.or(() -> page().flatMap(QiliHelp::view));
    }

    private static Optional<HelpPane> view(IWorkbenchPage page) {
        try {
            return Optional.of(((HelpView) page.showView(HelpIds.VIEW)).pane());
        } catch (PartInitException e) {
            Log.error(e);
            return Optional.empty();
        }
    }
}
