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
import org.eclipse.ui.PlatformUI;
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
import org.qili.lang.cases.CaseVariation;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.model.Annotation;
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
    private static final int DELAY = 80;

    /** Pause after a change of another text that this one goes by, in milliseconds. */
    private static final int FOLLOW = 300;

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
        Languages.get().index().forget(uri);
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

    /** The same after a pause, in which more may happen. */
    void refreshSoon() {
        workOut(FOLLOW);
    }

    private void workOut(int delay) {
        job.cancel();
        // closing editors at the end of the program change nothing that anyone still looks at
        if (PlatformUI.isWorkbenchRunning() && !PlatformUI.getWorkbench().isClosing()) {
            job.schedule(delay);
        }
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
        private final List<CaseGame> games = new ArrayList<>();
        private final List<CaseState> states = new ArrayList<>();
        private final List<Highlight> highlights;
        private final List<OutlineNode> outline;

        Run(String text, IProgressMonitor monitor) {
            this.text = text;
            this.monitor = monitor;
            LiveTexts.instance().listen();
            Languages.get().index().show(uri, text);
            open = Languages.get().open(uri, text);
            highlights = open.highlights();
            outline = open.outline();
        }

        /** Returns whether the work was done to the end. */
        boolean run() {
            List<Case> sources = open.cases();
            for (Case source : sources) {
                CaseGame game = CaseGame.of(source, language);
                games.add(game);
                states.add(CaseStates.of(source, game, language));
            }
            report();
            int moves = states.stream().mapToInt(s -> s.moves().size()).sum();
            SubMonitor progress = SubMonitor.convert(monitor, moves + 1);
            for (int i = 0; i < sources.size(); i++) {
                if (!judge(sources.get(i), i, progress.split(states.get(i).moves().size()))
                        || !variations(sources.get(i), i)) {
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
            Map<String, Ruling> others =
                    judged.facts().map(f -> others(f, judged.rulings())).orElse(Map.of());
            states.set(
                    index,
                    state.settled(
                            judged.rulings(),
                            others,
                            arbiter(source.getAnnotations(), judged.rulings(), others)));
            report();
            return true;
        }

        /** Has every variation ruled; returns whether the work was done to the end. */
        private boolean variations(Case source, int index) {
            List<CaseState> known = new ArrayList<>(states.get(index).variations());
            List<CaseVariation> variations = games.get(index).variations();
            for (int i = 0; i < known.size(); i++) {
                CaseState state = known.get(i);
                Map<String, Ruling> found =
                        judge.judge(
                                source,
                                games.get(index),
                                variations.get(i),
                                (done, total) -> !monitor.isCanceled());
                if (monitor.isCanceled()) {
                    return false;
                }
                Map<String, Ruling> others =
                        judge.facts(
                                        state.positions().get(0),
                                        state.moves(),
                                        GameFacts.Progress.NONE)
                                .map(f -> others(f, found))
                                .orElse(Map.of());
                List<Annotation> notes = notes(source, variations, i);
                known.set(i, state.settled(found, others, arbiter(notes, found, others)));
                states.set(index, states.get(index).with(known));
                report();
            }
            return true;
        }

        /** The notes on a variation's moves, those on moves it has in common with others too. */
        private static List<Annotation> notes(
                Case source, List<CaseVariation> variations, int index) {
            List<Annotation> notes =
                    new ArrayList<>(variations.get(index).source().getAnnotations());
            int shared = variations.get(index).branch();
            int parent = variations.get(index).parent();
            while (shared > 0) {
                int common = shared;
                List<Annotation> before =
                        parent < 0
                                ? source.getAnnotations()
                                : variations.get(parent).source().getAnnotations();
                before.stream().filter(n -> n.getPly() <= common).forEach(notes::add);
                if (parent < 0) {
                    break;
                }
                shared = Math.min(shared, variations.get(parent).branch());
                parent = variations.get(parent).parent();
            }
            return notes;
        }

        /** What follows from the arbiter's own labels. */
        private static Map<String, Ruling> arbiter(
                List<Annotation> notes, Map<String, Ruling> named, Map<String, Ruling> others) {
            Map<String, Ruling> arbiter = new LinkedHashMap<>();
            for (Map<String, Ruling> some : List.of(named, others)) {
                some.forEach(
                        (id, r) ->
                                CaseJudge.underArbiter(notes, r)
                                        .ifPresent(own -> arbiter.put(id, own)));
            }
            return arbiter;
        }

        /** What the rulebooks say that the case does not name. */
        private Map<String, Ruling> others(GameFacts facts, Map<String, Ruling> named) {
            Map<String, Ruling> found = new LinkedHashMap<>();
            RuleSets.around(uri)
                    .forEach(
                            (id, rules) -> {
                                if (!named.containsKey(id)) {
                                    found.put(id, Adjudicator.rule(facts, rules));
                                }
                            });
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
