// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.service.OperationCanceledError;
import org.eclipse.xtext.validation.Issue;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.Rulebook;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/**
 * A text being edited, worked out again in the background after each change. Whoever shows
 * something of it listens; listeners are told in the background, too.
 */
public final class LiveText {

    /** Told of everything newly worked out. */
    @FunctionalInterface
    public interface Listener {
        /** Called in a background thread. */
        void changed(Snapshot snapshot);
    }

    /** What stands for bytes that are no text in the encoding of the file. */
    public static final char UNREADABLE = '\uFFFD';

    /** Pause in typing after which work starts, in milliseconds. */
    private static final int DELAY = 200;

    /** Time between two reports of labels worked out so far, in milliseconds. */
    private static final int REPORT_EVERY = 120;

    private final IDocument document;
    private final Optional<IFile> file;
    private final URI uri;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final Job job;
    private final IDocumentListener typing =
            new IDocumentListener() {
                @Override
                public void documentAboutToBeChanged(DocumentEvent event) {
                    // nothing to do before the change
                }

                @Override
                public void documentChanged(DocumentEvent event) {
                    workOut(DELAY);
                }
            };

    private volatile Snapshot snapshot = Snapshot.EMPTY;

    LiveText(IDocument document, Optional<IFile> file, URI uri) {
        this.document = document;
        this.file = file;
        this.uri = uri;
        job =
                new Job(UiTexts.get("live.job", uri.lastSegment())) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        try {
                            return new Run(document.get(), monitor).run()
                                    ? Status.OK_STATUS
                                    : Status.CANCEL_STATUS;
                        } catch (OperationCanceledError e) {
                            return Status.CANCEL_STATUS;
                        }
                    }

                    @Override
                    public boolean belongsTo(Object family) {
                        return family == LiveText.class;
                    }
                };
        job.setPriority(Job.SHORT);
    }

    void open() {
        document.addDocumentListener(typing);
        workOut(0);
    }

    void close() {
        document.removeDocumentListener(typing);
        job.cancel();
        listeners.clear();
    }

    /** The file of the text, if it lies in the workspace. */
    public Optional<IFile> file() {
        return file;
    }

    /** Where the text is kept. */
    public URI uri() {
        return uri;
    }

    /** What is known now. */
    public Snapshot snapshot() {
        return snapshot;
    }

    /** Tells a listener from now on. */
    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    /** Tells that listener no more. */
    public void removeListener(Listener listener) {
        listeners.remove(listener);
    }

    /** Works the text out again although it did not change: a rulebook or the language did. */
    public void refresh() {
        workOut(0);
    }

    private void workOut(int delay) {
        job.cancel();
        job.schedule(delay);
    }

    private void publish(Snapshot found) {
        snapshot = found;
        for (Listener listener : listeners) {
            listener.changed(found);
        }
    }

    /** The text as it stands now, parsed if need be. To be called in the background. */
    public OpenText openNow() {
        String now = document.get();
        Snapshot known = snapshot;
        return known.open()
                .filter(o -> o.text().equals(now))
                .orElseGet(() -> Languages.get().open(uri, now));
    }

    /** One pass over the text. */
    private final class Run {

        private final String text;
        private final IProgressMonitor monitor;
        private final Language language = Settings.language();
        private final CaseJudge judge = Languages.get().judged().judge();
        private final OpenText open;
        private final List<CaseState> states = new ArrayList<>();
        private final List<Highlight> highlights;
        private final List<OutlineNode> outline;

        Run(String text, IProgressMonitor monitor) {
            this.text = text;
            this.monitor = monitor;
            open = Languages.get().open(uri, text);
            highlights = open.highlights();
            outline = open.outline();
        }

        /** Returns whether the work was done to the end. */
        boolean run() {
            List<Case> sources = open.cases();
            for (Case source : sources) {
                states.add(CaseStates.of(source, CaseGame.of(source, language), language));
            }
            report();
            int moves = states.stream().mapToInt(s -> s.moves().size()).sum();
            SubMonitor progress = SubMonitor.convert(monitor, moves + 1);
            for (int i = 0; i < sources.size(); i++) {
                if (!judge(sources.get(i), i, progress.split(states.get(i).moves().size()))) {
                    return false;
                }
            }
            List<Issue> issues = new ArrayList<>(open.validate(monitor::isCanceled));
            if (text.indexOf(UNREADABLE) >= 0) {
                issues.clear();
                issues.add(unreadable());
            }
            if (monitor.isCanceled()) {
                return false;
            }
            file.ifPresent(f -> ProblemMarkers.set(f, issues));
            List<Issue> fixable = issues.stream().filter(i -> !open.fixes(i).isEmpty()).toList();
            publish(
                    new Snapshot(
                            text, states, issues, fixable, highlights, outline, Optional.of(open)));
            return true;
        }

        /** Says where the first bytes stand that are no text; nothing after them can be trusted. */
        private Issue unreadable() {
            int at = text.indexOf(UNREADABLE);
            Issue.IssueImpl issue = new Issue.IssueImpl();
            issue.setSeverity(Severity.ERROR);
            issue.setMessage(UiTexts.get("live.unreadable"));
            issue.setOffset(at);
            issue.setLength(1);
            issue.setLineNumber(
                    (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1);
            return issue;
        }

        private void report() {
            publish(
                    new Snapshot(
                            text,
                            states,
                            List.of(),
                            List.of(),
                            highlights,
                            outline,
                            Optional.empty()));
        }

        private boolean judge(Case source, int index, SubMonitor progress) {
            CaseState state = states.get(index);
            if (state.positions().isEmpty()) {
                return true;
            }
            Map<String, RuleSet> rules = new LinkedHashMap<>();
            for (Rulebook book : CaseJudge.rulebooks(source)) {
                rules.put(book.getName(), RulebookCompiler.compile(book).rules());
            }
            progress.setWorkRemaining(state.moves().size());
            Position start = state.positions().get(0);
            Ticker ticker = new Ticker();
            Optional<GameFacts> facts =
                    judge.facts(
                            start,
                            state.moves(),
                            (done, total) -> {
                                if (done > 0) {
                                    progress.worked(1);
                                }
                                if (done > 0 && done < total && ticker.due()) {
                                    labelled(index, rules, state.moves().subList(0, done));
                                }
                                return !monitor.isCanceled();
                            });
            if (facts.isEmpty()) {
                return false;
            }
            CaseJudge.Judged judged = open.judge(source);
            Map<String, Ruling> others = others(judged);
            Map<String, Ruling> arbiter = new LinkedHashMap<>();
            for (Map<String, Ruling> some : List.of(judged.rulings(), others)) {
                some.forEach(
                        (id, r) ->
                                CaseJudge.underArbiter(source.getAnnotations(), r)
                                        .ifPresent(own -> arbiter.put(id, own)));
            }
            states.set(index, state.settled(judged.rulings(), others, arbiter));
            report();
            return true;
        }

        /** What the rulebooks say that the case does not name. */
        private Map<String, Ruling> others(CaseJudge.Judged judged) {
            Map<String, Ruling> found = new LinkedHashMap<>();
            if (judged.facts().isPresent()) {
                RuleSets.around(uri)
                        .forEach(
                                (id, rules) -> {
                                    if (!judged.rulings().containsKey(id)) {
                                        found.put(
                                                id, Adjudicator.rule(judged.facts().get(), rules));
                                    }
                                });
            }
            return found;
        }

        /** Reports the labels of the moves whose facts are known. */
        private void labelled(int index, Map<String, RuleSet> rules, List<Move> known) {
            CaseState state = states.get(index);
            Optional<GameFacts> facts =
                    judge.facts(state.positions().get(0), known, GameFacts.Progress.NONE);
            Map<String, Ruling> found = new LinkedHashMap<>();
            facts.ifPresent(f -> rules.forEach((id, r) -> found.put(id, Adjudicator.rule(f, r))));
            states.set(index, state.labelled(found));
            report();
        }
    }

    /** Says when it is time to report again. */
    private static final class Ticker {

        private long next = System.nanoTime() + REPORT_EVERY * 1_000_000L;

        boolean due() {
            long now = System.nanoTime();
            if (now < next) {
                return false;
            }
            next = now + REPORT_EVERY * 1_000_000L;
            return true;
        }
    }
}
