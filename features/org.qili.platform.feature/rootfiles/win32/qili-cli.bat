@echo off
rem the command line, without the workbench: qili-cli rule FILE.qili
setlocal enabledelayedexpansion
set JAVA=java
if defined JAVA_HOME set JAVA=%JAVA_HOME%\bin\java
set CP=
for %%p in (org.qili picocli_ com.ibm.icu_ com.google org.eclipse.equinox.common_ org.eclipse.emf org.eclipse.xtext org.eclipse.xtend jakarta.inject org.aopalliance org.antlr org.apache.log4j org.eclipse.lsp4j com.github.librepdf com.github.mustachejava org.xhtmlrenderer slf4j) do (
  for %%f in ("%~dp0plugins\%%p*.jar") do set CP=!CP!;%%f
)
"%JAVA%" -XX:+UseSerialGC -Dguice_bytecode_gen_option=DISABLED -Dfile.encoding=UTF-8 -cp "!CP:~1!" org.qili.cli.Main %*
exit /b %ERRORLEVEL%
