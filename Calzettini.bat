@echo off
rem Starts Calzettini: a double click is enough. All that happens is in start.py.
cd /d "%~dp0"
where py >nul 2>nul && ( py -3 start.py --wait %* & exit /b )
python --version >nul 2>nul && ( python start.py --wait %* & exit /b )
echo Calzettini needs Python 3.11 or newer. Get it from python.org, then start again.
echo Per Calzettini ci vuole Python 3.11 o piu' recente. Scaricalo da python.org e riprova.
pause
