// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Writes THIRD-PARTY.md from the target platform: every component that a product may ship, with its
 * version and the licence its own pom (or its pom's parent) declares.
 *
 * <p>Run it through {@code releng/third-party}. The poms are those that the build has fetched.
 */
public final class ThirdParty {

    /** Licence names as poms write them, lower case, to SPDX identifiers. */
    private static final Map<String, String> SPDX =
            Map.ofEntries(
                    Map.entry("the apache software license, version 2.0", "Apache-2.0"),
                    Map.entry("apache software license, version 2.0", "Apache-2.0"),
                    Map.entry("apache license, version 2.0", "Apache-2.0"),
                    Map.entry("the apache license, version 2.0", "Apache-2.0"),
                    Map.entry("apache 2", "Apache-2.0"),
                    Map.entry("apache 2.0", "Apache-2.0"),
                    Map.entry("apache-2.0", "Apache-2.0"),
                    Map.entry("bouncy castle licence", "MIT"),
                    Map.entry("mit", "MIT"),
                    Map.entry("unicode-3.0", "Unicode-3.0"),
                    Map.entry("0bsd", "0BSD"),
                    Map.entry("bsd-3-clause", "BSD-3-Clause"),
                    Map.entry("lgpl-2.1-or-later", "LGPL-2.1-or-later"),
                    Map.entry(
                            "gnu lesser general public license (lgpl), version 2.1 or later",
                            "LGPL-2.1-or-later"),
                    Map.entry("apache license 2.0", "Apache-2.0"),
                    Map.entry("mit license", "MIT"),
                    Map.entry("gpl2 w/ cpe", "GPL-2.0-only WITH Classpath-exception-2.0"),
                    Map.entry("epl 2.0", "EPL-2.0"),
                    Map.entry("epl-2.0", "EPL-2.0"),
                    Map.entry("eclipse public license - v 2.0", "EPL-2.0"),
                    Map.entry("eclipse public license, version 2.0", "EPL-2.0"),
                    Map.entry("public domain", "public domain"));

    /** What the poms leave out or say too shortly, by artifact. */
    private static final Map<String, String> SAID_ELSEWHERE =
            Map.of(
                    // ANTLR 3's pom has no licence; its distribution is under the BSD licence
                    "antlr-runtime", "BSD-3-Clause",
                    // org.w3c.css.sac, org.w3c.dom.svg, org.w3c.dom.smil are W3C's own
                    "xml-apis-ext", "Apache-2.0 AND W3C",
                    // its pom says 2.1 without "or later", its LICENSES.md with it
                    "openpdf", "LGPL-2.1-or-later OR MPL-2.0",
                    // two licences apply together: the packet library contains Apache bzip2
                    "bcpg-jdk18on", "MIT AND Apache-2.0");

    /** Only for the tests, shipped with no product. */
    private static final Pattern TESTS_ONLY =
            Pattern.compile(
                    "org\\.junit\\..*|junit|org\\.hamcrest|org\\.opentest4j|org\\.apiguardian");

    private static final Pattern DEPENDENCY =
            Pattern.compile(
                    "<groupId>(.*?)</groupId><artifactId>(.*?)</artifactId><version>(.*?)</version>");

    private ThirdParty() {}

    public static void main(String[] args) throws Exception {
        boolean check = args[0].equals("check");
        Path root = Path.of(args[1]);
        Path repository = Path.of(args[2]);
        Path file = root.resolve("releng/THIRD-PARTY.md");
        String text = render(root, repository);
        if (!check) {
            Files.writeString(file, text);
        } else if (!text.equals(Files.readString(file))) {
            System.err.println(
                    "releng/THIRD-PARTY.md does not fit the target platform: run releng/third-party");
            System.exit(1);
        }
    }

    private static String render(Path root, Path repository) throws Exception {
        var byLicence = new TreeMap<String, List<String>>();
        var missing = new ArrayList<String>();
        String target =
                Files.readString(root.resolve("targetplatform/org.qili.targetplatform.target"));
        var m = DEPENDENCY.matcher(target);
        while (m.find()) {
            String group = m.group(1);
            String artifact = m.group(2);
            if (TESTS_ONLY.matcher(group).matches()
                    || artifact.equals("org.eclipse.xtext.testing")) {
                continue;
            }
            String said = SAID_ELSEWHERE.get(artifact);
            if (said == null) {
                said = licence(repository, group, artifact, m.group(3)).orElse(null);
            }
            if (said == null) {
                missing.add(group + ":" + artifact + ":" + m.group(3));
            } else {
                byLicence
                        .computeIfAbsent(said, k -> new ArrayList<>())
                        .add("| " + artifact + " | " + m.group(3) + " | " + group + " |");
            }
        }
        if (!missing.isEmpty()) {
            throw new IllegalStateException(
                    "no licence found, or a name that is not known here, for " + missing);
        }
        var out = new StringBuilder();
        out.append("# Third-party components\n\n")
                .append(
                        "The products of Qili contain components from this list, each under its own")
                .append(" licence. All are published as Maven artifacts, with their sources, under")
                .append(" the group, name and version given. They are unchanged, but for OSGi")
                .append(" headers where a component has none. Licence texts that a component does")
                .append(" not carry in itself are in `licences/` of a product, `releng/licences/`")
                .append(" here. Written by `releng/third-party` from the target platform.\n\n")
                .append("SWT is based in part on the work of the Independent JPEG Group.\n");
        byLicence.forEach(
                (licence, rows) -> {
                    out.append("\n## ").append(licence).append("\n\n");
                    out.append("| component | version | group |\n|---|---|---|\n");
                    rows.stream().sorted().forEach(r -> out.append(r).append('\n'));
                });
        return out.toString();
    }

    /**
     * The licence in the artifact's pom or the nearest parent that names one; several are a choice.
     */
    private static Optional<String> licence(
            Path repository, String group, String artifact, String version) throws Exception {
        Path pom =
                repository.resolve(
                        group.replace('.', '/')
                                + "/"
                                + artifact
                                + "/"
                                + version
                                + "/"
                                + artifact
                                + "-"
                                + version
                                + ".pom");
        if (!Files.exists(pom)) {
            throw new IOException("not fetched yet: " + pom + "; run a build first");
        }
        Element project =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(Files.newInputStream(pom))
                        .getDocumentElement();
        Optional<Element> licences = child(project, "licenses");
        if (licences.isPresent()) {
            var names = new ArrayList<String>();
            for (Node n = licences.get().getFirstChild(); n != null; n = n.getNextSibling()) {
                if (n instanceof Element one) {
                    String name = child(one, "name").map(ThirdParty::text).orElse("");
                    String spdx = SPDX.get(name.toLowerCase(java.util.Locale.ROOT));
                    if (spdx == null) {
                        return Optional.empty();
                    }
                    names.add(spdx);
                }
            }
            return Optional.of(String.join(" OR ", names));
        }
        Optional<Element> parent = child(project, "parent");
        if (parent.isEmpty()) {
            return Optional.empty();
        }
        return licence(
                repository,
                child(parent.get(), "groupId").map(ThirdParty::text).orElseThrow(),
                child(parent.get(), "artifactId").map(ThirdParty::text).orElseThrow(),
                child(parent.get(), "version").map(ThirdParty::text).orElseThrow());
    }

    private static Optional<Element> child(Element e, String name) {
        for (Node n = e.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element found && found.getTagName().equals(name)) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private static String text(Element e) {
        return e.getTextContent().trim();
    }
}
