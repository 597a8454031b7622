@echo off
rem opens the workbench; own settings under the user's directory, so that the installation may be read-only
setlocal
set JAVA=javaw
if defined JAVA_HOME set JAVA=%JAVA_HOME%\bin\javaw
if not defined QILI_WORKSPACE set QILI_WORKSPACE=%USERPROFILE%\qili
for %%f in ("%~dp0plugins\org.qili.workbench_*.jar") do set VERSION=%%~nf
if not defined QILI_CONFIGURATION set QILI_CONFIGURATION=%LOCALAPPDATA%\Qili\%VERSION%
for %%f in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set LAUNCHER=%%f
rem the language chosen in the preferences, otherwise Java takes that of the system
set NL=
set PREFS=%QILI_WORKSPACE%\.metadata\.plugins\org.eclipse.core.runtime\.settings\org.qili.workbench.prefs
if exist "%PREFS%" for /f "tokens=2 delims==" %%l in ('findstr /b language^= "%PREFS%"') do set NL=%%l
if defined NL set NL=-nl %NL:-=_%
rem what the workbench starts when the user has it started again
set QILI_START=%~f0
rem the quick compiler alone: the slow one takes longer than it saves in the few seconds that starts and suites last
start "" "%JAVA%" -XX:TieredStopAtLevel=1 -Xmx1g -jar "%LAUNCHER%" %NL% -configuration "%QILI_CONFIGURATION%" -data "%QILI_WORKSPACE%" %*
