@echo off
rem Starts Calzettini: a double click is enough. All that happens is in start.py.
rem A window for ZIPs shows this file alone; pushd lends a share (\\server\share) a letter, where cd would stay in C:\Windows.
pushd "%~dp0" || goto nowhere
if not exist start.py goto zip
rem py may be there without a Python behind it, and python may lead to a shop: both have to run something first.
py -3 -c "" >nul 2>nul && ( py -3 start.py --wait %* & goto end )
python -c "" >nul 2>nul && ( python start.py --wait %* & goto end )
echo Calzettini needs Python 3.11 or newer. Get it from python.org, then start again.
echo Per Calzettini ci vuole Python 3.11 o piu' recente. Scaricalo da python.org e riprova.
echo Pour Calzettini il faut Python 3.11 ou plus. Installe-le depuis python.org, puis recommence.
goto wait
:zip
echo Calzettini is still inside its ZIP. Close this window, right-click the ZIP, choose Extract All, and start it from the new folder.
echo Calzettini si trova ancora dentro lo ZIP. Chiudi questa finestra, fai clic destro sullo ZIP, scegli Estrai tutto e avvialo dalla nuova cartella.
echo Calzettini est encore dans son ZIP. Ferme cette page, fais un clic droit sur le ZIP, choisis Extraire tout et lance-le depuis le nouveau dossier.
goto wait
:nowhere
echo This folder cannot be opened. Copy it to this computer, into Documents say, and start Calzettini from there.
echo Questa cartella non si apre. Copiala su questo computer, per esempio in Documenti, e avvia Calzettini da quella copia.
echo Ce dossier ne s'ouvre pas. Copie-le sur cet ordinateur, dans Documents par exemple, et lance Calzettini depuis cette copie.
:wait
pause
:end
popd
