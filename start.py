# -*- coding: utf-8 -*-
"""Starts Calzettini on any system: makes its environment, installs, opens it. Standard library only.

Every Python can read this file, so that one that is too old can say so: no syntax here that Python 2.7 did not have.

python start.py                     start; the browser opens by itself
python start.py --port 8600         the same, at this port and no other
python start.py backup FILE         what `calzettini` can do besides: see `python start.py --help`
python start.py --prepare           make the environment and install, no more
"""

from __future__ import print_function

import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ENOUGH = (3, 11)
REQUIRED, PLAYERS, PINS = "requirements.txt", "requirements-players.txt", "constraints.txt"
_LINE = re.compile(r'^(?:(?P<key>[a-z][a-z.-]*):|  (?P<lang>[a-z]{2}): (?P<text>".*"))\s*$')
_NO_NET = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "SSLError",
)
_NO_ROOM = ("No space left", "Errno 28", "WinError 112")
_NO_RIGHT = ("Permission denied", "Errno 13", "WinError 5", "Read-only file system", "Errno 30")
_NOTHING_FITS = ("No matching distribution", "ResolutionImpossible")


class Trouble(Exception):
    """What keeps the app from starting: the code of a text in content/words/start.yaml, and what fills it; the exit code."""

    exit = 1

    def __init__(self, code, **facts):
        Exception.__init__(self, code)
        self.code, self.facts = code, facts


def texts(code, **facts):
    """The text of this code in each language; the file is YAML of the simplest sort, which is all that is read here."""
    found, key = [], None
    with io.open(os.path.join(HERE, "content", "words", "start.yaml"), encoding="utf-8") as file:
        for line in file:
            told = _LINE.match(line)
            if told and told.group("key"):
                key = told.group("key")
            elif told and key == code:
                found.append(json.loads(told.group("text")))
    languages = os.path.join(HERE, "content", "languages")
    for one in sorted(os.listdir(languages)) if os.path.isdir(languages) else []:
        path = os.path.join(languages, one, "words", "start.yaml")
        if not os.path.exists(path):
            continue
        with io.open(path, encoding="utf-8") as file:
            found += [json.loads(line[len(code) + 1 :]) for line in file if line.startswith(code + ":")]
    for name, value in facts.items():
        found = [text.replace("{" + name + "}", "%s" % (value,)) for text in found]
    return found


def say(code, **facts):
    """In every language, in letters that this terminal has."""
    for text in texts(code, **facts):
        try:
            sys.stderr.write(text + "\n")
        except UnicodeError:
            sys.stderr.write(text.encode("ascii", "replace").decode("ascii") + "\n")
    sys.stderr.flush()


def run(command):
    """Exit code of a program, and all that it said."""
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=HERE)
    except OSError as error:
        return 1, "%s" % error
    told = process.communicate()[0]
    return process.returncode, told.decode("utf-8", "replace")


def old_enough(version):
    if tuple(version[:2]) < ENOUGH:
        raise Trouble("start.old-python", found="%d.%d" % tuple(version[:2]))


def environment():
    """The Python of the environment beside this file, made where it is missing or was brought from another computer."""
    home = os.path.join(HERE, ".venv")
    python = os.path.join(home, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
    if os.path.exists(python) and not run([python, "-I", "-S", "-c", _NEW_ENOUGH])[0]:
        return python
    writable(HERE)
    brought = pip_beside()
    if not brought and run([sys.executable, "-c", "import ensurepip, venv"])[0]:
        raise Trouble("start.no-venv", found="%d.%d" % sys.version_info[:2])
    say("start.making")
    failed, told = run([sys.executable, "-m", "venv", "--clear"] + (["--without-pip"] if brought else []) + [home])
    if failed:
        raise why(told, "start.no-environment")
    return python


_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < %r)" % (ENOUGH,)


def writable(folder):
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, IOError):
        raise Trouble("start.no-write", where=folder)


def wheels():
    """What lies beside this file to be installed without the net."""
    folder = os.path.join(HERE, "wheels")
    return sorted(one for one in os.listdir(folder) if one.endswith(".whl")) if os.path.isdir(folder) else []


def pip_beside():
    """The pip among those wheels: it runs as it lies there. Debian's Python has none of its own."""
    return next((os.path.join(HERE, "wheels", one, "pip") for one in wheels() if one.startswith("pip-")), None)


def another_python():
    """The command of a Python that the wheels are for, where this is none and there is such a one."""
    made = made_for()
    if not made or "%d.%d" % sys.version_info[:2] in made:
        return None
    for version in made:
        command = ["py", "-" + version] if os.name == "nt" else ["python" + version]
        if not run(command + ["-c", ""])[0]:
            return command
    return None


def install(python):
    """Everything the app needs, once for each state of the lists of requirements."""
    stamp, wanted = os.path.join(HERE, ".venv", ".installed"), state()
    try:
        with io.open(stamp, encoding="utf-8") as file:
            if file.read() == wanted:
                return
    except (OSError, IOError):
        pass
    writable(os.path.join(HERE, ".venv"))
    say("start.installing")
    if wheels():
        failed, told = pip(python, True, REQUIRED)
        if failed and fits_not(told):
            if pip(python, False, REQUIRED)[0]:
                raise Trouble(
                    "start.wheels-do-not-fit", found="%d.%d" % sys.version_info[:2], made=", ".join(made_for()) or "?"
                )
            failed = 0
    else:
        failed, told = pip(python, False, REQUIRED)
    if failed:
        raise why(told, "start.no-install")
    # Python compiles what is used when it is first used; to compile all of it takes longer than to install it.
    # Nothing is built for them here: where there is no wheel for this computer, the app runs without.
    beside = any(one.startswith("numba-") for one in wheels())
    impatient = ["--retries", "0", "--timeout", "5"] if wheels() and not beside else []
    if pip(python, beside, PLAYERS, "--only-binary", ":all:", *impatient)[0]:
        say("start.no-players")
    with io.open(stamp, "w", encoding="utf-8") as file:
        file.write(wanted)


def state():
    told = hashlib.sha256()
    for name in (REQUIRED, PLAYERS, PINS):
        with io.open(os.path.join(HERE, name), "rb") as file:
            told.update(file.read() + b"\0")
    return told.hexdigest() + "\n"


def pip(python, beside, required, *more):
    """Exit code and words of an installation, from the wheels ``beside`` this file or from the net."""
    mine = [pip_beside()] if pip_beside() else ["-m", "pip"]
    # pip's own settings on somebody's computer name other places, or folders of the user: not for wheels that lie here.
    lying = (
        ["--isolated", "install", "--no-index", "--find-links", os.path.join(HERE, "wheels")] if beside else ["install"]
    )
    quietly = [
        "--quiet",
        "--disable-pip-version-check",
        "--no-warn-script-location",
        "--no-compile",
        "-c",
        PINS,
        "-r",
        required,
    ]
    return run([python] + mine + lying + quietly + list(more))


def fits_not(told):
    return any(one in told for one in _NOTHING_FITS)


def made_for():
    """The Pythons the wheels are for, such as ["3.14"]."""
    found = set(re.findall(r"-cp3(\d+)-cp3\d+-", " ".join(wheels())))
    return ["3.%d" % one for one in sorted(int(one) for one in found)]


def why(told, otherwise):
    """What a program's words mean for whoever reads them; the last of them where that is not known."""
    known = (("start.no-room", _NO_ROOM), ("start.no-write", _NO_RIGHT), ("start.no-net", _NO_NET))
    for code, signs in known:
        if any(one in told for one in signs):
            return Trouble(code, where=HERE)
    last = [line.strip() for line in told.splitlines() if line.strip()][-3:]
    return Trouble(otherwise, told=" / ".join(last) or "?")


def go(python, arguments):
    """The app itself, in place of this process where the system can do that; its exit code."""
    command = [python, os.path.join(HERE, "calzettini")] + arguments
    if os.name != "nt":
        os.execv(python, command)
    process, code = subprocess.Popen(command), None
    while code is None:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            pass  # Ctrl+C reaches the app as well, which closes what is open and ends
    return code


def understood(arguments):
    """What is asked for is read before anything is installed: help is told at once, and what nobody can do is refused."""
    sys.path.insert(0, HERE)
    from calzettini.commands import PROTOCOLS, NoCommand, parsed

    if arguments[:1] == ["engine"] and arguments[1:] in (["--help"], ["-h"]):
        from engine.__main__ import main as engine

        sys.exit(engine(["--help"]))  # which needs the standard library only, too
    if arguments[:1] and arguments[0] in PROTOCOLS:
        return
    try:
        parsed(arguments, "python start.py")
    except NoCommand as error:
        trouble = Trouble(error.code, **error.facts)
        trouble.exit = 2
        raise trouble


def main(arguments):
    """Exit code. ``--wait``, from an icon: a window that would close at once stays open until what is wrong has been read."""
    wait, prepare = "--wait" in arguments, "--prepare" in arguments
    try:
        old_enough(sys.version_info)
        understood([one for one in arguments if one not in ("--wait", "--prepare")])
        fitting = another_python()
        if fitting:
            return subprocess.call(fitting + [os.path.abspath(__file__)] + arguments)
        python = environment()
        install(python)
        code = (
            0 if prepare else go(python, [one for one in arguments if one != "--wait"] + (["--wait"] if wait else []))
        )
    except Trouble as error:
        code = error.exit
        say(error.code, **error.facts)
        if wait:
            say("start.press-enter")
            sys.stdin.readline()
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        code = 0  # whoever reads has read enough, as in "--help | head"
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
