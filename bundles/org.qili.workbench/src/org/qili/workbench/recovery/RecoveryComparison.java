// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.qili.workbench.text.UiTexts;

/** An unsaved text beside the one that is saved. */
final class RecoveryComparison extends CompareEditorInput {

    private final Unsaved unsaved;

    RecoveryComparison(Unsaved unsaved) {
        super(configuration());
        this.unsaved = unsaved;
        setTitle(UiTexts.get("recovery.comparison", unsaved.name()));
    }

    private static CompareConfiguration configuration() {
        CompareConfiguration configuration = new CompareConfiguration();
        configuration.setLeftEditable(false);
        configuration.setRightEditable(false);
        configuration.setLeftLabel(UiTexts.get("recovery.left"));
        configuration.setRightLabel(UiTexts.get("recovery.right"));
        return configuration;
    }

    @Override
    protected Object prepareInput(IProgressMonitor monitor) throws InvocationTargetException {
        try {
            return new DiffNode(
                    new Side(unsaved.name(), unsaved.text()),
                    new Side(unsaved.name(), Texts.saved(unsaved.file())));
        } catch (CoreException e) {
            throw new InvocationTargetException(e);
        }
    }

    private record Side(String name, String text)
            implements ITypedElement, IEncodedStreamContentAccessor {

        @Override
        public String getName() {
            return name;
        }

        @Override
        public Image getImage() {
            return null;
        }

        @Override
        public String getType() {
            return ITypedElement.TEXT_TYPE;
        }

        @Override
        public InputStream getContents() {
            return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String getCharset() {
            return StandardCharsets.UTF_8.name();
        }
    }
}
