"""Every way in to the app, as somebody would try it in a bare room: each ends with a first page, or with what went wrong."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

from building.rooms.first_page import NoPage, awaited
from building.rooms.room import Room
from building.rooms.telling import say

Way = Callable[[Room], None]
ADMINISTRATOR = re.compile(r"(?i)type [`“](?:sudo )?(apt install [^`”]+)[`”]")
"""What an ordinary user is told to ask for, in the tests' sentence and in start.py's."""
TAKEN = "a step was taken without any network"


class CommandFailed(Exception):
    """What a command said that was to succeed."""


def make(room: Room) -> None:
    if not has_venv(room):
        asked_for(room, "make", "run")
    _page(room, "make", "run")


def start_py(room: Room) -> None:
    if not has_venv(room):
        asked_for(room, "python3", "start.py")
    _page(room, "python3", "start.py", "--no-browser")


def wheel(room: Room) -> None:
    pip = _environment(room)
    _done(room, *pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", "build/wheel", ".")
    (made,) = room.outside(room.folder).glob("build/wheel/*.whl")
    _installed(room, f"build/wheel/{made.name}")


def sdist(room: Room) -> None:
    pip = _environment(room)
    _done(room, *pip, "install", "--quiet", "build")
    _done(room, pip[0], "-m", "build", "--sdist", "--outdir", "build/sdist")
    (made,) = room.outside(room.folder).glob("build/sdist/*.tar.gz")
    _installed(room, f"build/sdist/{made.name}")


def editable(room: Room) -> None:
    _environment(room)
    _installed(room, "--editable", ".")


def pipx(room: Room) -> None:
    _done(room.as_root(), "apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", "pipx")
    _done(room, "pipx", "install", ".")
    _page(room, f"{room.home}/.local/bin/calzettini", "--no-browser")
    _done(room, "pipx", "uninstall", "calzettini")


def uv(room: Room) -> None:
    pip = _environment(room)
    _done(room, *pip, "install", "--quiet", "uv")
    _done(room, pip[0], "-m", "uv", "tool", "install", "--quiet", ".")
    _page(room, f"{room.home}/.local/bin/calzettini", "--no-browser")
    _done(room, pip[0], "-m", "uv", "tool", "uninstall", "calzettini")


def streamlit_run(room: Room) -> None:
    _with_venv(room)
    _done(room, "python3", "start.py", "--prepare")
    _page(room, ".venv/bin/python", "-m", "streamlit", "run", "app.py", "--server.headless=true")


def stick(room: Room) -> None:
    """With the net off; what is asked for is a step of a lesson, since nobody outside can look at its pages."""
    _with_venv(room)
    _done(room, "make", ".venv/.dev")
    _, python = room.ask("python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
    _done(
        room, ".venv/bin/python", "-m", "building.stick", "linux", "--python", python.strip(), "--into", "build/stick"
    )
    (made,) = room.outside(room.folder).glob("build/stick/*.zip")
    _done(room, "python3", "-m", "zipfile", "--extract", f"build/stick/{made.name}", "build/una chiavetta")
    folder = f"{room.folder}/build/una chiavetta/Calzettini"
    alone = ("unshare", "--map-root-user", "--net")
    told = _done(room, *alone, "python3", "-m", "tests.start.offline", folder, "offline")
    if TAKEN not in told:
        raise CommandFailed(told)


def test(room: Room) -> None:
    _with_venv(room)
    asked_for(room, "make", "test")
    if code := room.run("make", "test"):
        raise CommandFailed(f"code {code}")


def test_without_net(room: Room) -> None:
    """What `make test` has fetched is enough for all tests."""
    steps = (
        "python3 -c 'from tests.start.offline import only_ourselves; only_ourselves()'",
        "mount --bind /dev/null /etc/resolv.conf",
        "make unit journeys BEFORE=",
    )
    # Whoever somebody is there they stay: PostgreSQL is started as another user by root, and by nobody who only looks like it.
    who = () if room.user == "root" else ("--map-current-user", "--keep-caps")
    if code := room.run("unshare", *who, "--net", "--mount", "sh", "-c", " && ".join(steps)):
        raise CommandFailed(f"code {code}")


WAYS: dict[str, Way] = {
    "make": make,
    "start.py": start_py,
    "wheel": wheel,
    "sdist": sdist,
    "editable": editable,
    "pipx": pipx,
    "uv": uv,
    "streamlit": streamlit_run,
    "stick": stick,
    "test": test,
    "test-without-net": test_without_net,
}
GOES_ON = {"test-without-net": "test"}
"""A way that goes on in the folder of another one."""


def asked_for(room: Room, *command: str) -> None:
    """An ordinary user is told in one sentence what to ask for; whoever looks after the machine types just that."""
    if room.user == "root":
        return  # installs it by itself, or says what to type
    code, said = room.ask(*command)
    asked = ADMINISTRATOR.search(said)
    if not code or not asked or "Error 127" in said:
        raise CommandFailed(f"no sentence says what is missing: {_last(said)}")
    _done(room.as_root(), *shlex.split(asked[1].replace("apt ", "apt-get --yes --quiet=2 ", 1)))


def has_venv(room: Room) -> bool:
    return not room.ask("python3", "-c", "import ensurepip")[0]


def _with_venv(room: Room) -> None:
    """Whoever looks after the machine has installed what Debian's Python lacks."""
    if not has_venv(room):
        _done(room.as_root(), "apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", "python3-venv")


def _environment(room: Room) -> tuple[str, ...]:
    """An environment of one's own in the folder; the command that is pip there."""
    _with_venv(room)
    _done(room, "python3", "-m", "venv", "build/venv")
    return ("build/venv/bin/python", "-m", "pip", "--disable-pip-version-check")


def _installed(room: Room, *what: str) -> None:
    """Install it, and open it as it is called then."""
    _done(room, "build/venv/bin/python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *what)
    _page(room, "build/venv/bin/calzettini", "--no-browser")


def _page(room: Room, *command: str) -> None:
    try:
        say(f"{' '.join(command[:3])}: the first page after {awaited(lambda: room.start(*command, heard=True))}")
    except NoPage as error:
        raise CommandFailed(f"{error}") from None


def _done(room: Room, *command: str) -> str:
    """What a command says that succeeds. Errors: Failed."""
    code, said = room.ask(*command)
    if code:
        raise CommandFailed(f"{Path(command[0]).name} {' '.join(command[1:4])}: code {code}: {_last(said)}")
    return said


def _last(said: str) -> str:
    return " / ".join(line.strip() for line in said.strip().splitlines()[-4:])
