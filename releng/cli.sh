# Copyright (c) 2026 Qili contributors
# SPDX-License-Identifier: EPL-2.0
#
# Sourced by releng/qili: runs the command line on its flat class path.
# Starting a JVM with Xtext and EMF costs seconds, reading a prepared class archive (CDS) a fraction of one: so the archive
# is made once per build and JDK, from what a few real rulings load.

# class_path LIB: sets $class_path to its jars, always in the same order (an archive is bound to it)
class_path() {
  local jar
  class_path=
  for jar in "$1"/*.jar; do class_path=$class_path:$jar; done
  class_path=${class_path#:}
}

# Without the log settings the JVM would tell on standard output why it does not use an archive. Guice's generated classes
# cost more at start than they save.
jvm_options=(-Xlog:disable -Xlog:all=error:stderr -Dguice_bytecode_gen_option=DISABLED -XX:-UsePerfData)

# The quick compiler alone is best for one answer, not for work that takes minutes.
short_tuning=(-XX:+UseSerialGC -XX:TieredStopAtLevel=1)
long_tuning=(-XX:+UseParallelGC)

# make_archive ARCHIVE: trains on shipped precedents; leaves an empty file when that fails, so that it is not tried at every call
make_archive() {
  local archive=$1 work=$1.work precedent
  # a chariot checks for ever
  local start='3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1' period='e1d1 d9e9 d1e1 e9d9' moves
  moves="$period $period $period $period"
  say "preparing a fast start (once per build and JDK)"
  rm -rf "$work" && mkdir -p "$work"
  precedent=$(find "$root/bundles/org.qili.library" \( -name target -o -name bin \) -prune -o -name '*.qili' -print | LC_ALL=C sort | head -1)
  (
    train() {
      "$JAVA_HOME/bin/java" -XX:DumpLoadedClassList="$work/$1" "${jvm_options[@]}" "${short_tuning[@]}" -cp "$class_path" \
        org.qili.cli.Main "${@:2}"
    }
    train 1 rule --lang en --fen "$start" --moves "$moves"
    train 2 rule --lang zh-CN --format json "$precedent"
    train 3 test --lang zh-CN "$precedent"
    train 4 --help
    cat "$work"/[1-4] | awk '!seen[$0]++' > "$work/classes"
    "$JAVA_HOME/bin/java" -Xshare:dump -XX:SharedClassListFile="$work/classes" -XX:SharedArchiveFile="$work/archive" -cp "$class_path"
  ) >"$work/log" 2>&1 </dev/null
  if [ -s "$work/archive" ]; then mv "$work/archive" "$archive" && rm -rf "$work"; else : > "$archive"; fi
}

# run_cli LIB ARCHIVE ARGUMENT...: does not return
run_cli() {
  local lib=$1 archive=$2 argument
  shift 2
  class_path "$lib"
  if [ ! -e "$archive" ] || [ "$lib" -nt "$archive" ]; then
    build_lock
    make_archive "$archive"
    build_unlock
  fi
  local tuning=("${short_tuning[@]}")
  case $1 in perft|test|impact|coverage|lsp) tuning=("${long_tuning[@]}") ;; esac
  for argument; do
    case $argument in --batch | --batch=*) tuning=("${long_tuning[@]}") ;; esac
  done
  exec "$JAVA_HOME/bin/java" -XX:SharedArchiveFile="$archive" -Xshare:auto "${jvm_options[@]}" "${tuning[@]}" \
    -cp "$class_path" org.qili.cli.Main "$@"
}
