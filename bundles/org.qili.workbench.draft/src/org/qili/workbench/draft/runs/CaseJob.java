// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.emf.common.util.URI;
import org.qili.adjudication.GameFacts;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.Finding;
import org.qili.lang.suite.TextShelf;
import org.qili.model.Case;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.live.Languages;

/**
 * Work over many cases in the background. All methods to be overridden are called there; facts of
 * games are remembered from one job to the next.
 */
public abstract class CaseJob extends Job {

    /** How a job ended. */
    public enum End {
        /** All cases were looked at. */
        DONE,
        /** The user stopped it. */
        STOPPED,
        /** A rulebook or a folder can't be read. */
        FAILED
    }

    /** Why a job can't do its work. */
    protected static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        /** A reason for the user. */
        public Refusal(String reason) {
            super(reason);
        }
    }

    private record Task(IFile file, Case source, List<Finding> faults) {}

    private final List<IResource> places;
    private final AtomicBoolean ended = new AtomicBoolean();

    /**
     * @param name of the job, for the user
     * @param places files, folders and projects with the cases
     */
    protected CaseJob(String name, List<? extends IResource> places) {
        super(name);
        this.places = List.copyOf(places);
        setPriority(LONG);
        addJobChangeListener(
                new JobChangeAdapter() {
                    @Override
                    public void done(IJobChangeEvent event) {
                        // a job that is stopped before it begins never runs
                        end(End.STOPPED, "");
                    }
                });
    }

    @Override
    protected final IStatus run(IProgressMonitor monitor) {
        try {
            End end = work(SubMonitor.convert(monitor, 100)) ? End.DONE : End.STOPPED;
            end(end, "");
            return end == End.DONE ? Status.OK_STATUS : Status.CANCEL_STATUS;
        } catch (OperationCanceledException e) {
            end(End.STOPPED, "");
            return Status.CANCEL_STATUS;
        } catch (Refusal | CoreException e) {
            end(End.FAILED, String.valueOf(e.getMessage()));
            return Status.OK_STATUS;
        } catch (RuntimeException e) {
            Log.error(e);
            end(End.FAILED, String.valueOf(e.getMessage()));
            return Status.OK_STATUS;
        }
    }

    private void end(End how, String reason) {
        if (ended.compareAndSet(false, true)) {
            ended(how, reason);
        }
    }

    private boolean work(SubMonitor monitor) throws Refusal, CoreException {
        CaseBench bench = new CaseBench(Languages.get().judged().judge(), Settings.language());
        prepare();
        List<Task> tasks = new ArrayList<>();
        if (!read(monitor.split(20), tasks)) {
            return false;
        }
        found(tasks.size());
        SubMonitor progress = monitor.split(80).setWorkRemaining(tasks.size());
        GameFacts.Progress going = (done, total) -> !monitor.isCanceled();
        for (Task task : tasks) {
            if (monitor.isCanceled()) {
                return false;
            }
            progress.subTask(task.file().getName());
            if (!task.faults().isEmpty()) {
                faulty(task.file(), task.faults());
            } else if (!judge(task.file(), task.source(), bench, going)) {
                return false;
            }
            progress.worked(1);
        }
        return true;
    }

    /** Files of one project share their rulebooks; those of different projects must not. */
    private boolean read(SubMonitor monitor, List<Task> tasks) throws CoreException {
        List<IFile> files = Files.in(places, Ids.CASE_EXTENSION);
        monitor.setWorkRemaining(files.size());
        Map<IProject, TextShelf> shelves = new HashMap<>();
        for (IFile file : files) {
            if (monitor.isCanceled()) {
                return false;
            }
            TextShelf shelf =
                    shelves.computeIfAbsent(
                            file.getProject(), p -> new TextShelf(Languages.get().injector()));
            TextShelf.Text text = shelf.read(Files.uri(file));
            if (!text.faults().isEmpty()) {
                tasks.add(new Task(file, null, text.faults()));
            } else {
                text.cases().stream()
                        .filter(c -> wanted(file, c))
                        .forEach(c -> tasks.add(new Task(file, c, List.of())));
            }
            monitor.worked(1);
        }
        return true;
    }

    /** Reads a rulebook. */
    protected static Book book(RulebookChoice choice) throws Refusal {
        return book(choice.read(), choice.id());
    }

    /** Reads a rulebook. */
    protected static Book book(URI text, String id) throws Refusal {
        return book(RulebookChoice.read(text), id);
    }

    private static Book book(Book.Result result, String id) throws Refusal {
        if (result instanceof Book.Result.Ready ready) {
            return ready.book();
        }
        List<Finding> faults = ((Book.Result.Faulty) result).faults();
        throw new Refusal(
                faults.isEmpty()
                        ? DraftTexts.get("rulebook.none", id)
                        : DraftTexts.get(
                                "rulebook.faulty",
                                id,
                                String.valueOf(faults.get(0).place().line()),
                                faults.get(0).text()));
    }

    /** Reads what is needed before the cases. */
    protected abstract void prepare() throws Refusal;

    /** Whether a case is to be judged. */
    protected abstract boolean wanted(IFile file, Case source);

    /** Tells how many cases and unreadable files there are. */
    protected abstract void found(int total);

    /** A file can't be read. */
    protected abstract void faulty(IFile file, List<Finding> faults);

    /**
     * Judges a case.
     *
     * @return whether it was judged to the end
     */
    protected abstract boolean judge(
            IFile file, Case source, CaseBench bench, GameFacts.Progress progress);

    /**
     * The end, however it came; told once.
     *
     * @param reason why it failed; empty if it did not
     */
    protected abstract void ended(End end, String reason);
}
