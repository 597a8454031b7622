// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qili.workbench.Settings;
import org.qili.workbench.commands.NamedHandler;
import org.qili.workbench.sheet.RulingSheetWizard;

/** Commands for the board of the active editor; which one stands behind the class in plugin.xml. */
public final class BoardCommands extends NamedHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        IEditorPart active = HandlerUtil.getActiveEditor(event);
        if (active instanceof CaseEditor editor) {
            run(editor);
        }
        return null;
    }

    private void run(CaseEditor editor) {
        CaseSession session = editor.session();
        switch (name()) {
            case "forward" -> session.forward();
            case "back" -> session.back();
            case "first" -> session.first();
            case "last" -> session.last();
            case "flip" -> Settings.set(Settings.FLIPPED, String.valueOf(!Settings.flipped()));
            case "focus" -> editor.switchFocus();
            case "type" -> editor.typedMoves().setFocus();
            case "setup" -> editor.setUp();
            case "takeBack" -> editor.takeBack();
            case "deleteMove" -> editor.deleteMove();
            case "nextVariation" -> session.turn(1);
            case "previousVariation" -> session.turn(-1);
            case "promote" -> editor.promote();
            case "deleteVariation" -> editor.deleteVariation();
            case "label" -> editor.askOwnLabel();
            case "unlabel" -> editor.removeOwnLabel();
            case "fen" -> editor.copyFen();
            case "moves" -> editor.copyMoves();
            case "svg" ->
                    BoardClipboard.copy(
                            BoardClipboard.svg(session.picture(), Settings.boardStyle()));
            case "paste" -> editor.paste();
            case "sheet" -> RulingSheetWizard.open(editor.getSite().getShell(), session);
            case "picture" -> copy(editor.board().image());
            default -> throw new IllegalStateException("no command " + name());
        }
    }

    private static void copy(ImageData picture) {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        clipboard.setContents(new Object[] {picture}, new Transfer[] {ImageTransfer.getInstance()});
        clipboard.dispose();
    }
}
