// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.qili.help.HelpIds;
import org.qili.help.article.ArticleWriter;
import org.qili.help.book.BookExport;
import org.qili.help.book.HelpBook;
import org.qili.help.book.Href;
import org.qili.help.book.Page;
import org.qili.help.book.ReferenceWords;
import org.qili.help.book.Topic;
import org.qili.help.search.HelpIndex;
import org.qili.help.search.Hit;
import org.qili.help.start.Commands;
import org.qili.help.text.HelpTexts;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;

/**
 * The help to be read: contents and page, with search, and the way back. Stands in a view of the
 * window and, while a dialog keeps the window from being used, in a window beside it.
 */
public final class HelpPane extends Composite {

    /** Begins the address of what a search found. */
    private static final String SEARCH = "search:";

    /** Begins the address of what F1 says. */
    private static final String CONTEXT = "context:";

    /** Width from which on contents and page stand side by side, in pixels. */
    private static final int WIDE = 620;

    private final Deque<String> past = new ArrayDeque<>();
    private final Deque<String> future = new ArrayDeque<>();
    private final SashForm parts;
    private final TreeViewer contents;
    private final ArticleText article;
    private final Text search;
    private final ToolItem back;
    private final ToolItem forward;
    private String shown = "";

    /** An empty pane. */
    public HelpPane(Composite parent) {
        super(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 2;
        setLayout(layout);
        ToolBar bar = new ToolBar(this, SWT.FLAT);
        back = button(bar, "back", shared(ISharedImages.IMG_TOOL_BACK), this::back);
        forward = button(bar, "forward", shared(ISharedImages.IMG_TOOL_FORWARD), this::forward);
        button(bar, "home", shared(ISharedImages.IMG_ETOOL_HOME_NAV), () -> show(HelpIds.HOME));
        button(bar, "browser", HelpImages.get("browser"), this::browse);
        search = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(HelpTexts.get("search.message"));
        search.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        search.addListener(SWT.DefaultSelection, e -> search(search.getText()));
        parts = new SashForm(this, SWT.VERTICAL | SWT.SMOOTH);
        parts.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        contents = new TreeViewer(parts, SWT.V_SCROLL | SWT.H_SCROLL);
        contents.setContentProvider(new TopicContent());
        contents.setLabelProvider(LabelProvider.createTextProvider(t -> ((Topic) t).title()));
        article = new ArticleText(parts);
        article.onLink(this::follow);
        parts.setWeights(30, 70);
        fill();
        contents.addPostSelectionChangedListener(
                e -> {
                    if (contents.getTree().isFocusControl()
                            && e.getStructuredSelection().getFirstElement() instanceof Topic t) {
                        show(t.href());
                    }
                });
        article.widget().addListener(SWT.KeyDown, this::key);
        addListener(SWT.Resize, e -> arrange());
        IPreferenceChangeListener language = e -> getDisplay().asyncExec(this::relate);
        Settings.addListener(language);
        addDisposeListener(e -> Settings.removeListener(language));
        enable();
    }

    /** Reads the contents beside the user interface: making the reference takes a moment. */
    private void fill() {
        HelpBook book = HelpBook.now();
        inBackground(
                HelpTexts.get("window.title"),
                book::contents,
                topics -> {
                    contents.setInput(topics);
                    contents.expandAll();
                    select(shown);
                });
    }

    /** Finds something out in a job, and then shows it. */
    private <T> void inBackground(String name, Callable<T> finds, Consumer<T> shows) {
        Display display = getDisplay();
        Job job =
                new Job(name) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        try {
                            T found = finds.call();
                            display.asyncExec(
                                    () -> {
                                        if (!isDisposed()) {
                                            shows.accept(found);
                                        }
                                    });
                            return Status.OK_STATUS;
                        } catch (Exception e) {
                            return Status.error(name, e);
                        }
                    }
                };
        job.schedule();
    }

    /** After a change of the language. */
    private void relate() {
        if (!isDisposed() && !shown.isEmpty()) {
            fill();
            load(shown);
        }
    }

    private static Image shared(String id) {
        return PlatformUI.getWorkbench().getSharedImages().getImage(id);
    }

    private static ToolItem button(ToolBar bar, String name, Image image, Runnable does) {
        ToolItem item = new ToolItem(bar, SWT.PUSH);
        item.setImage(image);
        item.setToolTipText(HelpTexts.get("button." + name));
        item.addListener(SWT.Selection, e -> does.run());
        return item;
    }

    private void arrange() {
        Point size = getSize();
        parts.setOrientation(size.x >= WIDE ? SWT.HORIZONTAL : SWT.VERTICAL);
    }

    /** The text of the page. */
    public StyledText text() {
        return article.widget();
    }

    /** The table of contents. */
    public Tree tree() {
        return contents.getTree();
    }

    /** Where one types what to search for. */
    public Text searchField() {
        return search;
    }

    /** Address of what is shown, or nothing. */
    public String shown() {
        return shown;
    }

    @Override
    public boolean setFocus() {
        return article.widget().setFocus();
    }

    // ---- the ways to a page ----

    /** Shows a page and remembers the one left. */
    public void show(String href) {
        if (href.equals(shown)) {
            return;
        }
        if (!shown.isEmpty()) {
            past.push(shown);
        }
        future.clear();
        load(href);
    }

    /** Shows a page that is not part of the book. */
    void show(Page page) {
        if (!shown.isEmpty()) {
            past.push(shown);
        }
        shown = "";
        enable();
        article.show(ArticleWriter.write(page), "");
    }

    /** Shows what F1 says about a part of the window. */
    public void explain(String context) {
        show(CONTEXT + context);
    }

    /** Shows what the reference says about a word, or else what F1 says about the place. */
    public void explain(String context, String word) {
        HelpBook book = HelpBook.now();
        inBackground(
                HelpTexts.get("window.title"),
                () -> ReferenceWords.find(book, word),
                found -> found.ifPresentOrElse(this::show, () -> explain(context)));
    }

    /** Searches, and shows what was found. */
    public void search(String words) {
        if (!words.isBlank()) {
            search.setText(words);
            show(SEARCH + words.strip());
        }
    }

    private void back() {
        turn(past, future);
    }

    private void forward() {
        turn(future, past);
    }

    private void turn(Deque<String> from, Deque<String> to) {
        if (!from.isEmpty()) {
            if (!shown.isEmpty()) {
                to.push(shown);
            }
            load(from.pop());
        }
    }

    private void key(Event event) {
        boolean alt = (event.stateMask & SWT.MODIFIER_MASK) == SWT.ALT;
        if (event.keyCode == SWT.BS || alt && event.keyCode == SWT.ARROW_LEFT) {
            back();
        } else if (alt && event.keyCode == SWT.ARROW_RIGHT) {
            forward();
        }
    }

    private void follow(String href) {
        if (href.startsWith(Href.COMMAND)) {
            Commands.run(href.substring(Href.COMMAND.length()));
        } else if (Href.isElsewhere(href)) {
            launch(href);
        } else {
            show(href);
        }
    }

    // ---- showing ----

    private void load(String href) {
        shown = href;
        enable();
        if (href.startsWith(SEARCH)) {
            find(href.substring(SEARCH.length()));
            return;
        }
        HelpBook book = HelpBook.now();
        if (href.startsWith(CONTEXT)) {
            show(href, context(href));
        } else if (book.isRead(href)) {
            show(href, book.page(href));
        } else {
            inBackground(
                    HelpTexts.get("window.title"),
                    () -> book.page(href),
                    page -> {
                        if (shown.equals(href)) {
                            show(href, page);
                        }
                    });
        }
    }

    private void show(String href, Optional<Page> page) {
        if (page.isPresent()) {
            article.show(ArticleWriter.write(page.get()), Href.anchor(href));
            select(href);
        } else if (!href.equals(HelpIds.HOME)) {
            load(HelpIds.HOME);
        }
    }

    private static Optional<Page> context(String href) {
        return HelpBook.now()
                .context(href.substring(CONTEXT.length()))
                .flatMap(
                        c -> {
                            try {
                                return Optional.of(ContextPage.of(href, c));
                            } catch (IOException e) {
                                Log.error(e);
                                return Optional.empty();
                            }
                        });
    }

    private void enable() {
        back.setEnabled(!past.isEmpty());
        forward.setEnabled(!future.isEmpty());
    }

    /** Marks the page in the contents, once these are read. */
    private void select(String href) {
        String page = Href.withoutAnchor(href);
        if (contents.getInput() instanceof List<?> topics) {
            topic(topics, page)
                    .ifPresentOrElse(
                            t -> contents.setSelection(new StructuredSelection(t), true),
                            () -> contents.setSelection(StructuredSelection.EMPTY));
        }
    }

    private static Optional<Topic> topic(List<?> topics, String page) {
        return topics.stream()
                .map(Topic.class::cast)
                .flatMap(
                        t ->
                                t.href().equals(page)
                                        ? Optional.of(t).stream()
                                        : topic(t.parts(), page).stream())
                .findFirst();
    }

    private void find(String words) {
        HelpBook book = HelpBook.now();
        inBackground(
                HelpTexts.get("search.title", words),
                () -> HelpIndex.in(book.language()).find(words),
                hits -> found(words, hits));
    }

    private void found(String words, List<Hit> hits) {
        if (shown.equals(SEARCH + words)) {
            article.show(SearchPage.of(words, hits), "");
            contents.setSelection(StructuredSelection.EMPTY);
        }
    }

    // ---- outside ----

    /** Shows the page in the browser of the system, for printing and for large letters. */
    private void browse() {
        HelpBook book = HelpBook.now();
        String href = book.page(shown).isPresent() ? shown : HelpIds.HOME;
        inBackground(
                HelpTexts.get("button.browser"),
                () -> BookExport.write(book, href),
                page -> launch(page.toUri().toString()));
    }

    /** Opens an address outside, or says what it is where nothing can open it. */
    private void launch(String address) {
        if (!Program.launch(address)) {
            MessageDialog.openInformation(
                    getShell(),
                    HelpTexts.get("window.title"),
                    HelpTexts.get("browser.none", address));
        }
    }

    /** Topics and their parts. */
    private static final class TopicContent implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((Topic) parent).parts().toArray();
        }

        @Override
        public Object getParent(Object element) {
            return null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((Topic) element).parts().isEmpty();
        }
    }
}
