"""The command: the README's two commands in a bare room, as CI runs them, or every way in, in every room.

python3 -m building.rooms readme                 on bookworm, as root; right here where no room can be made
python3 -m building.rooms readme trixie club     on another Debian, or as an ordinary user
python3 -m building.rooms ways                   every way in, on each Debian, as root and as an ordinary user
python3 -m building.rooms ways trixie club uv    only those that are called so
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from building.rooms import namespace, readme, trying
from building.rooms.readme import ROOT
from building.rooms.room import Room
from building.rooms.root import NoRoom, make
from building.rooms.telling import Stopwatch, say

CI = "bookworm"
NONE = 97
"""The exit code that says that no room could be made."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m building.rooms", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("readme", "ways"))
    parser.add_argument("words", nargs="*", metavar="NAME", help=", ".join([*trying.NAMES]))
    parser.add_argument(namespace.INSIDE, metavar="FOLDER", type=Path, help=argparse.SUPPRESS)
    told = parser.parse_args(arguments)
    if told.inside:
        namespace.be_the_first_process()
        return _inside(told.inside, told.what, told.words)
    return _readme() if told.what == "readme" and not told.words else _ways(parser, told.what, told.words)


def _readme() -> int:
    why = namespace.allowed()
    code = NONE if why else _in_namespaces("readme")
    if code == NONE:
        say(f"no bare machine can be made here{f' ({why})' if why else ''}; the two commands are run right here")
        return readme.both(None)
    return code


def _ways(parser: argparse.ArgumentParser, what: str, words: Sequence[str]) -> int:
    """In each room that is called so; how it went in all of them."""
    try:
        found = trying.rooms(words, trying.ROOMS if what == "readme" else trying.NAMES)
    except ValueError as error:
        parser.error(f"{error}")
    if why := namespace.allowed():
        say(f"no bare machine can be made here: {why}")
        return 1
    codes = [_in_namespaces(what, suite, user, *ways) for suite, user, ways in found]
    return int(any(codes))


def _in_namespaces(what: str, *words: str) -> int:
    """The exit code of what is done in a room; its folder is gone afterwards, and its mounts with the namespace."""
    folder = tempfile.mkdtemp(prefix="calzettini-room-", dir="/var/tmp")
    try:
        return namespace.again_inside("building.rooms", [folder, what, *words])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _inside(folder: Path, what: str, words: Sequence[str]) -> int:
    suite, user = (words[0], words[1]) if words else (CI, "root")
    watch = Stopwatch()
    try:
        make(folder, suite)
        room = Room(folder, user)
        there = room.cloned(ROOT) if what == "readme" else room
    except (NoRoom, OSError, subprocess.CalledProcessError) as error:
        say(f"{error}")
        return NONE
    say(f"{suite} was made in {watch}")
    return readme.both(there) if what == "readme" else trying.attempt(room, suite, words[2:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
