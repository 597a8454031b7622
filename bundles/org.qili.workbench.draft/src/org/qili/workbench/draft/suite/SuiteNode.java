// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.lang.suite.Finding;
import org.qili.lang.suite.TextPlace;

/**
 * A line of the tree of results: a folder, below it files, cases, and what is not met. Grows while
 * a run goes on; used by the user interface's thread only.
 */
final class SuiteNode {

    private final SuiteNode parent;
    private final Optional<IResource> resource;
    private final Optional<CaseResult> result;
    private final Optional<Finding> finding;
    private final Map<Object, SuiteNode> children = new LinkedHashMap<>();
    private Counts counts = Counts.NONE;

    private SuiteNode(
            SuiteNode parent,
            Optional<IResource> resource,
            Optional<CaseResult> result,
            Optional<Finding> finding) {
        this.parent = parent;
        this.resource = resource;
        this.result = result;
        this.finding = finding;
    }

    /** The invisible root. */
    static SuiteNode root() {
        return new SuiteNode(null, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Adds a judged case below the root. */
    void add(IFile file, CaseResult judged) {
        SuiteNode node = file(file);
        SuiteNode line = new SuiteNode(node, node.resource, Optional.of(judged), Optional.empty());
        node.children.put(judged.source(), line);
        judged.findings().forEach(line::add);
        line.count(judged.outcome());
    }

    /** Adds a file below the root that can't be read. */
    void add(IFile file, List<Finding> faults) {
        SuiteNode node = file(file);
        faults.forEach(node::add);
        node.count(Outcome.BROKEN);
    }

    private void add(Finding why) {
        children.put(
                List.of(children.size(), why),
                new SuiteNode(this, resource, result, Optional.of(why)));
    }

    private SuiteNode file(IFile file) {
        return child(file.getParent()).child(file);
    }

    private SuiteNode child(IResource place) {
        return children.computeIfAbsent(
                place,
                p -> new SuiteNode(this, Optional.of(place), Optional.empty(), Optional.empty()));
    }

    private void count(Outcome outcome) {
        for (SuiteNode node = this; node != null; node = node.parent) {
            node.counts = node.counts.with(outcome);
        }
    }

    SuiteNode parent() {
        return parent;
    }

    List<SuiteNode> children() {
        return new ArrayList<>(children.values());
    }

    /** What it counts for: of a finding, its case's. */
    Outcome outcome() {
        return finding.isPresent() ? parent.outcome() : counts.worst();
    }

    Counts counts() {
        return counts;
    }

    /** The folder or file; of a case and a finding, their file. */
    Optional<IResource> resource() {
        return resource;
    }

    Optional<IFile> file() {
        return resource.filter(IFile.class::isInstance).map(IFile.class::cast);
    }

    boolean isFolder() {
        return resource.filter(IContainer.class::isInstance).isPresent();
    }

    Optional<CaseResult> result() {
        return result;
    }

    Optional<Finding> finding() {
        return finding;
    }

    /** Where it stands in its file. */
    Optional<TextPlace> place() {
        return finding.map(Finding::place).or(() -> result.map(r -> r.source().place()));
    }

    /** Cases at or below it that did not pass. */
    List<SuiteNode> failures() {
        List<SuiteNode> found = new ArrayList<>();
        collect(found);
        return found;
    }

    private void collect(List<SuiteNode> found) {
        boolean isLeaf =
                result.isPresent()
                        || children.values().stream().anyMatch(c -> c.finding.isPresent());
        if (isLeaf) {
            if (counts.failed() > 0) {
                found.add(this);
            }
            return;
        }
        children.values().forEach(c -> c.collect(found));
    }
}
