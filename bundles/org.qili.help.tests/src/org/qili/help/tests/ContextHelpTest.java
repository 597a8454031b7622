// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.IContext;
import org.eclipse.help.IContext2;
import org.eclipse.help.IHelpResource;
import org.eclipse.jface.dialogs.IDialogPage;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.IWizardContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.qili.help.book.HelpBook;
import org.qili.model.Language;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.draft.DraftIds;
import org.w3c.dom.Element;

/** What F1 says: something about every part of the window, in three languages, with live links. */
final class ContextHelpTest {

    /** Extension points with their elements that a user sees the contributions of. */
    private static final Map<String, String> SEEN =
            Map.of(
                    "org.eclipse.ui.views", "view",
                    "org.eclipse.ui.editors", "editor",
                    "org.eclipse.ui.newWizards", "wizard",
                    "org.eclipse.ui.importWizards", "wizard",
                    "org.eclipse.ui.exportWizards", "wizard",
                    "org.eclipse.ui.preferencePages", "page");

    /** Bundles with windows. */
    private static final List<String> BUNDLES =
            List.of(
                    "org.qili.workbench",
                    "org.qili.workbench.draft",
                    "org.qili.workbench.train",
                    "org.qili.help");

    /** Parts of the window and dialogs that stand in no plugin.xml. */
    private static List<String> named() {
        List<String> ids = new ArrayList<>(List.of(DraftIds.EXPORT));
        for (Field field : ContextHelp.class.getFields()) {
            try {
                ids.add((String) field.get(null));
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        return ids;
    }

    private static Set<String> ids() {
        Set<String> ids = new TreeSet<>(named());
        SEEN.forEach(
                (point, name) ->
                        Arrays.stream(
                                        Platform.getExtensionRegistry()
                                                .getConfigurationElementsFor(point))
                                .filter(e -> e.getName().equals(name))
                                .filter(e -> e.getContributor().getName().startsWith("org.qili"))
                                .map((IConfigurationElement e) -> e.getAttribute("id"))
                                .forEach(ids::add));
        return ids;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPartIsExplained(Language language) {
        HelpBook book = HelpBook.in(language);
        List<String> wrong = new ArrayList<>();
        Set<String> ids = ids();
        assertTrue(ids.contains("org.qili.workbench.ruling") && ids.size() > 20, ids.toString());
        for (String id : ids) {
            Optional<IContext> context = book.context(id);
            if (context.isEmpty()) {
                wrong.add("no context " + id + " in contexts/*.xml of org.qili.help");
            } else {
                wrong.addAll(faults(book, id, context.get()));
            }
        }
        assertEquals(List.of(), wrong);
    }

    /** Every dialog and every page of a wizard or of the preferences says what explains it. */
    @Test
    void everyDialogSaysWhatExplainsIt() throws Exception {
        List<String> silent = new ArrayList<>();
        int windows = 0;
        for (String name : BUNDLES) {
            Bundle bundle = Platform.getBundle(name);
            for (String resource :
                    bundle.adapt(BundleWiring.class)
                            .listResources(
                                    "org/qili",
                                    "*.class",
                                    BundleWiring.LISTRESOURCES_RECURSE
                                            | BundleWiring.LISTRESOURCES_LOCAL)) {
                Class<?> type = bundle.loadClass(className(resource));
                if (!isWindow(type)) {
                    continue;
                }
                windows++;
                if (!refersTo(bundle.getResource(resource), ContextHelp.class)) {
                    silent.add(type.getName() + " does not call ContextHelp.explain");
                }
            }
        }
        assertEquals(List.of(), silent);
        assertTrue(windows >= 11, windows + " dialogs and pages found");
    }

    private static String className(String resource) {
        return resource.substring(0, resource.length() - ".class".length()).replace('/', '.');
    }

    /** Not those around the pages of a wizard, which explain themselves. */
    private static boolean isWindow(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers())
                && !IWizardContainer.class.isAssignableFrom(type)
                && (Window.class.isAssignableFrom(type)
                        || IDialogPage.class.isAssignableFrom(type));
    }

    /** Whether the code of a class names another. */
    private static boolean refersTo(URL code, Class<?> other) throws IOException {
        try (InputStream in = code.openStream()) {
            // names of classes stand in the file as they are
            String all = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            return all.contains(other.getName().replace('.', '/'));
        }
    }

    private static List<String> faults(HelpBook book, String id, IContext context) {
        List<String> faults = new ArrayList<>();
        if (context.getText().isBlank() || ((IContext2) context).getTitle().isBlank()) {
            faults.add(id + " says nothing");
        }
        if (context.getRelatedTopics().length == 0) {
            faults.add(id + " leads nowhere");
        }
        for (IHelpResource topic : context.getRelatedTopics()) {
            if (!HelpBookTest.leads(book, topic.getHref())) {
                faults.add(id + " -> " + topic.getHref());
            }
        }
        return faults;
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ZH_CN", "ZH_TW"})
    void languagesExplainTheSame(Language language) throws Exception {
        for (String file : BookFiles.names(Language.EN, "contexts", "*.xml")) {
            List<Element> english = contexts(Language.EN, file);
            List<Element> other = contexts(language, file);
            assertFalse(english.isEmpty());
            assertEquals(
                    english.stream().map(e -> e.getAttribute("id")).toList(),
                    other.stream().map(e -> e.getAttribute("id")).toList());
            for (int i = 0; i < english.size(); i++) {
                assertNotEquals(
                        english.get(i).getAttribute("title"), other.get(i).getAttribute("title"));
            }
        }
    }

    private static List<Element> contexts(Language language, String file) throws Exception {
        return BookFiles.elements(BookFiles.xml(language, "contexts/" + file), "context");
    }
}
