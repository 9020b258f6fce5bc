"""The command: the README's two commands in a bare room, as CI runs them, or every way in, in every room.

python3 -m building.rooms readme            on bookworm, as root; right here where no room can be made
python3 -m building.rooms                   every way in, on each Debian, as root and as an ordinary user
python3 -m building.rooms --only trixie club stick    those of them that have these words in their names
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from building.rooms import namespace, readme
from building.rooms.readme import ROOT, say
from building.rooms.room import Room
from building.rooms.root import NoRoom, make

CI = "bookworm"
NONE = 97
"""The exit code that says that no room could be made."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m building.rooms", description=__doc__.partition("\n")[0])
    parser.add_argument("what", nargs="?", choices=("readme", "ways"), default="ways")
    parser.add_argument(namespace.INSIDE, metavar="FOLDER", type=Path, help=argparse.SUPPRESS)
    told = parser.parse_args(arguments)
    if told.inside:
        namespace.be_the_first_process()
        return _inside(told.inside)
    return _from_outside()


def _from_outside() -> int:
    why = namespace.allowed()
    code = NONE
    if not why:
        folder = Path(tempfile.mkdtemp(prefix="calzettini-room-", dir="/var/tmp"))
        try:
            code = namespace.again_inside("building.rooms", [str(folder), "readme"])
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    if code == NONE:
        say(f"no bare machine can be made here{f' ({why})' if why else ''}; the two commands are run right here")
        return readme.both(None)
    return code


def _inside(folder: Path) -> int:
    began = time.monotonic()
    try:
        make(folder, CI)
        room = Room(folder).cloned(ROOT)
    except (NoRoom, OSError) as error:
        say(f"{error}")
        return NONE
    say(f"{CI} was made in {time.monotonic() - began:.0f} s")
    return readme.both(room)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
