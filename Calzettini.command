#!/bin/sh
# Starts Calzettini: a double click is enough (macOS; on Linux too). All that happens is in start.py.
cd "$(dirname "$0")" || exit 1
if [ -f start.py ]; then
    # The python3 that comes with a Mac is older than the one that was installed from python.org.
    for python in python3 python3.14 python3.13 python3.12 python3.11 /usr/local/bin/python3 /opt/homebrew/bin/python3; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && exec "$python" start.py --wait "$@"
    done
    command -v python3 >/dev/null && exec python3 start.py --wait "$@"
    echo "Calzettini needs Python 3.11 or newer. Get it from python.org, then start again."
    echo "Per Calzettini ci vuole Python 3.11 o più recente. Scaricalo da python.org e riprova."
    echo "Pour Calzettini, il faut Python 3.11 ou plus. Installe-le depuis python.org, puis recommence."
else
    echo "Calzettini's other files are not here. Unpack the whole ZIP, and start it from the new folder."
    echo "Qui mancano gli altri file di Calzettini. Estrai tutto lo ZIP e avvialo dalla nuova cartella."
    echo "Les autres fichiers de Calzettini ne sont pas ici. Extrais tout le ZIP et lance-le depuis le nouveau dossier."
fi
# A window that would close at once stays open until that has been read.
[ ! -t 0 ] || read -r _
exit 1
