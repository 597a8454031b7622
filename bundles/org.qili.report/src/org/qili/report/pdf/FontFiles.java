// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the font files of this computer that are known to hold Chinese characters. */
final class FontFiles {

    /** Depth of folders below a font folder. */
    private static final int DEPTH = 6;

    /**
     * Beginnings of file names, best first: the free fonts made for all of Chinese, then those of
     * the usual systems; at the end fonts without Chinese, for texts that need none.
     */
    private static final List<String> KNOWN =
            List.of(
                    "notosanscjk-regular",
                    "notosanscjksc-regular",
                    "notosanscjktc-regular",
                    "sourcehansans-regular",
                    "sourcehansanssc-regular",
                    "sourcehansanscn-regular",
                    "sourcehansanstc-regular",
                    "notosanssc-regular",
                    "notosanstc-regular",
                    "notoserifcjk-regular",
                    "sourcehanserif-regular",
                    "msyh.",
                    "msjh.",
                    "simsun.",
                    "simhei.",
                    "mingliu.",
                    "pingfang.",
                    "hiragino sans gb",
                    "stheiti",
                    "songti.",
                    "wqy-microhei",
                    "wqy-zenhei",
                    "uming",
                    "droidsansfallback",
                    "notosans-regular",
                    "dejavusans.",
                    "liberationsans-regular",
                    "arial.");

    private FontFiles() {}

    /**
     * The folders in which the usual systems keep fonts.
     *
     * @param environment variables that tell where the user's and Windows' folders are
     */
    static List<Path> folders(Map<String, String> environment) {
        Set<Path> folders = new LinkedHashSet<>();
        String home = environment.get("HOME");
        if (home != null) {
            folders.add(Path.of(home, ".fonts"));
            folders.add(Path.of(home, ".local", "share", "fonts"));
            folders.add(Path.of(home, "Library", "Fonts"));
        }
        folders.add(Path.of("/usr/local/share/fonts"));
        folders.add(Path.of("/usr/share/fonts"));
        folders.add(Path.of("/Library/Fonts"));
        folders.add(Path.of("/System/Library/Fonts"));
        String windows = environment.get("WINDIR");
        if (windows != null) {
            folders.add(Path.of(windows, "Fonts"));
        }
        String local = environment.get("LOCALAPPDATA");
        if (local != null) {
            folders.add(Path.of(local, "Microsoft", "Windows", "Fonts"));
        }
        return folders.stream().filter(Files::isDirectory).toList();
    }

    /** Known fonts below the folders, the best first. */
    static List<Path> find(List<Path> folders) {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> found = Files.walk(folder, DEPTH, FileVisitOption.FOLLOW_LINKS)) {
                found.filter(FontFiles::isFont).sorted().forEach(files::add);
            } catch (IOException | UncheckedIOException e) {
                // a folder that can't be read holds no font for us
                continue;
            }
        }
        List<Path> best = new ArrayList<>();
        for (String known : KNOWN) {
            files.stream().filter(f -> name(f).startsWith(known)).forEach(best::add);
        }
        return best;
    }

    /** The bold companion of a font, in the same folder; the font itself if there is none. */
    static Path bold(Path font) {
        String name = font.getFileName().toString();
        for (String companion :
                List.of(
                        name.replace("-Regular", "-Bold"),
                        name.replaceFirst("^(msyh|msjh|arial)[.]", "$1bd."),
                        name.replaceFirst("^DejaVuSans[.]", "DejaVuSans-Bold."))) {
            Path file = font.resolveSibling(companion);
            if (!companion.equals(name) && Files.isRegularFile(file)) {
                return file;
            }
        }
        return font;
    }

    private static boolean isFont(Path file) {
        String name = name(file);
        return name.endsWith(".ttf") || name.endsWith(".ttc") || name.endsWith(".otf");
    }

    private static String name(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }
}
