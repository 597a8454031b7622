// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.help.book.HelpBook;
import org.qili.help.start.Guide;
import org.qili.help.start.WelcomeTask;
import org.qili.help.text.HelpTexts;
import org.qili.model.Language;

/** The guide through the first dispute and the welcome page lead to commands that are there. */
final class GuideTest {

    private static void assertRuns(String serialised) throws Exception {
        ParameterizedCommand command =
                PlatformUI.getWorkbench().getService(ICommandService.class).deserialize(serialised);
        assertTrue(command.getCommand().isDefined(), serialised);
        assertTrue(command.getCommand().isHandled(), serialised);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void stepsHaveCommandsAndPages(Language language) throws Exception {
        HelpBook book = HelpBook.in(language);
        Guide guide = Guide.firstDispute(book);
        assertEquals(7, guide.steps().size(), "as the welcome page says");
        for (Guide.Step step : guide.steps()) {
            assertFalse(step.title().isBlank() || step.text().isBlank());
            assertTrue(HelpBookTest.leads(book, step.page()), step.page());
            if (!step.command().isEmpty()) {
                assertRuns(step.command());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ZH_CN", "ZH_TW"})
    void languagesGuideAlike(Language language) throws Exception {
        Guide english = Guide.firstDispute(HelpBook.in(Language.EN));
        Guide other = Guide.firstDispute(HelpBook.in(language));
        assertNotEquals(english.title(), other.title());
        assertEquals(
                english.steps().stream().map(Guide.Step::command).toList(),
                other.steps().stream().map(Guide.Step::command).toList());
        assertEquals(
                english.steps().stream().map(Guide.Step::page).toList(),
                other.steps().stream().map(Guide.Step::page).toList());
    }

    @Test
    void welcomeLeadsToCommands() throws Exception {
        for (WelcomeTask task : WelcomeTask.values()) {
            assertRuns(task.command());
            assertFalse(HelpTexts.get("welcome.task." + task.name() + ".says").isBlank());
        }
    }
}
