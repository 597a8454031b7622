# Copyright (c) 2026 Qili contributors
# SPDX-License-Identifier: EPL-2.0
#
# Sourced by the scripts beside it, with $root set to the top of the checkout:
# the JDK, Maven, Debian packages, and whether the sources changed since the last build.

maven_version=3.9.16
cache=${QILI_CACHE:-${XDG_CACHE_HOME:-${HOME:-$root/.cache}/.cache}/qili}

say() { printf 'qili: %s\n' "$*" >&2; }
die() { say "$*"; exit 3; }

case $(uname -s) in
  Linux) os=linux ;;
  Darwin) os=macosx ;;
  *) os=other ;;
esac

# A locale without a usable character set (C, or one that is not installed) would turn Chinese into question marks, in
# output and in file names. A real one, UTF-8 or not, is the user's choice.
utf8_locale() {
  case $(locale charmap 2>/dev/null) in
    ANSI_X3.4-1968|US-ASCII|'')
      if [ $os = macosx ]; then export LC_ALL=en_US.UTF-8; else export LC_ALL=C.UTF-8; fi
      ;;
  esac
}

# Sets JAVA_HOME to a JDK of version 17 or later: the caller's if given, else the one on the path; $jdk_version to its version and $jdk to its name with that.
find_jdk() {
  local java real version=
  if [ -z "${JAVA_HOME:-}" ]; then
    if [ $os = macosx ]; then
      JAVA_HOME=$(/usr/libexec/java_home -v 17+ 2>/dev/null) || JAVA_HOME=
    elif java=$(command -v javac || command -v java); then
      real=$(readlink -f "$java")
      JAVA_HOME=${real%/bin/*}
    fi
  fi
  [ -n "${JAVA_HOME:-}" ] || die "no JDK found. A JDK 17 or later is needed (Debian: apt-get install openjdk-17-jdk); set JAVA_HOME if it is not on the path."
  [ -x "$JAVA_HOME/bin/javac" ] \
    || die "JAVA_HOME ($JAVA_HOME) is not a JDK: it has no bin/javac. A JDK 17 or later is needed (Debian: apt-get install openjdk-17-jdk)."
  if [ -r "$JAVA_HOME/release" ]; then
    while IFS='=' read -r java real; do
      if [ "$java" = JAVA_VERSION ]; then version=${real//\"/}; fi
    done < "$JAVA_HOME/release"
  fi
  [ -n "${version:-}" ] || version=$("$JAVA_HOME/bin/javac" -version 2>&1 | sed 's/^javac //')
  [ "${version%%[!0-9]*}" -ge 17 ] 2>/dev/null \
    || die "JAVA_HOME ($JAVA_HOME) is Java $version. A JDK 17 or later is needed (Debian: apt-get install openjdk-17-jdk)."
  export JAVA_HOME
  jdk_version=$version
  jdk=${JAVA_HOME##*/}-$version
}

# Sets $mvn to a Maven 3.9: the one on the path if it is that new, else one fetched once with the Maven that is there.
find_maven() {
  local version
  mvn=$cache/apache-maven-$maven_version/bin/mvn
  [ ! -x "$mvn" ] || return 0
  command -v mvn >/dev/null || die "no Maven found. Any Maven 3 will do to start with (Debian: apt-get install maven)."
  version=$(mvn -B -version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')
  case $version in
    3.9.*) mvn=$(command -v mvn); return 0 ;;
  esac
  say "Maven ${version:-?} is too old or too new for the build; fetching Maven $maven_version into $cache"
  mkdir -p "$cache/fetch.$$"
  # outside the checkout, so that the settings under .mvn don't load the build's extension into the older Maven
  ( cd "$cache/fetch.$$" \
    && mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
         -Dartifact=org.apache.maven:apache-maven:$maven_version:tar.gz:bin -DoutputDirectory=. >log 2>&1 \
    && tar xzf apache-maven-$maven_version-bin.tar.gz ) || { tail -20 "$cache/fetch.$$/log" >&2; die "Maven $maven_version could not be fetched."; }
  mv "$cache/fetch.$$/apache-maven-$maven_version" "$cache/" 2>/dev/null || [ -x "$mvn" ] || die "could not write to $cache"
  rm -rf "$cache/fetch.$$"
}

# need_packages WHAT PACKAGE...: installs Debian packages as root, otherwise says what to install and ends.
need_packages() {
  local what=$1
  shift
  [ $# -gt 0 ] || return 0
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "installing for $what: $*"
    mkdir -p "$root/.cache"
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"; } \
      >"$root/.cache/apt.log" 2>&1 </dev/null || { tail -20 "$root/.cache/apt.log" >&2; die "apt-get could not install: $*"; }
  elif command -v apt-get >/dev/null; then
    die "$what needs packages that are missing. Install them with: sudo apt-get install $*"
  else
    die "$what needs what Debian has in these packages: $*"
  fi
}

has_library() {
  case $(/sbin/ldconfig -p 2>/dev/null || ldconfig -p 2>/dev/null) in *"$1"*) return 0 ;; esac
  return 1
}
# read from the file system: fontconfig's own tools need not be installed
has_font() {
  local home=${HOME:-/nonexistent}
  [ -n "$(find -L /usr/share/fonts /usr/local/share/fonts "$home/.fonts" "$home/.local/share/fonts" -iname "$1" -print 2>/dev/null)" ]
}
has_cjk_font() {
  has_font '*CJK*' || { command -v fc-list >/dev/null && [ -n "$(fc-list :lang=zh family 2>/dev/null)" ]; }
}

# The files that a build of the given kind (cli, workbench) reads.
list_sources() {
  local skip=()
  [ "$1" != cli ] || skip=(-o -name 'org.qili.workbench*' -o -name 'org.qili*.feature' -o -name org.qili.product -o -name org.qili.notices)
  cd "$root" && find pom.xml .mvn bundles features releng/*.java releng/org.qili.* targetplatform LICENSE releng/THIRD-PARTY.md \
    \( -name target -o -name bin -o -name emf-gen -o -name src-gen -o -name '*.tests' -o -name bench "${skip[@]}" \) -prune \
    -o -type f "${@:2}"
}

# One line that changes when a source file appears, disappears or changes its time or size: cheap, asked at every call.
quick_print() {
  if [ $os = macosx ]; then
    list_sources "$1" -exec stat -f '%N %m %z' {} + | LC_ALL=C sort | cksum
  else
    list_sources "$1" -printf '%p %T@ %s\n' | LC_ALL=C sort | cksum
  fi
}

# One line that changes when the contents change: asked only when the quick one differs.
content_print() {
  list_sources "$1" -print0 | LC_ALL=C sort -z | (cd "$root" && xargs -0 cksum) | cksum
}

# fresh KIND STAMP: true when what STAMP stands for was built from the present sources.
fresh() {
  local stamp=$2
  [ -r "$stamp" ] || return 1
  local quick content now
  { read -r quick; read -r content; } < "$stamp"
  now=$(quick_print "$1")
  [ "$now" != "$quick" ] || return 0
  [ "$(content_print "$1")" = "$content" ] || return 1
  printf '%s\n%s\n' "$now" "$content" > "$stamp"
}

# The compiler only looks at changed files, so it would not see that a change breaks others: everything is compiled anew.
clean_classes() { rm -rf "$root"/bundles/*/target/classes; }

# build_lock: one build at a time in this checkout (where flock exists)
build_lock() {
  mkdir -p "$root/.cache"
  exec 9>"$root/.cache/build.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    say "waiting for another build of this checkout"
    flock 9
  fi
}
build_unlock() { exec 9>&-; }
