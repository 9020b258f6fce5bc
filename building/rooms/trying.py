"""All rooms: each Debian, as root and as an ordinary user without sudo, and each way in, told in one line."""

from __future__ import annotations

from collections.abc import Sequence

from building.rooms.readme import ROOT
from building.rooms.room import Room
from building.rooms.root import OWNER
from building.rooms.telling import Stopwatch, say
from building.rooms.ways import GOES_ON, WAYS, CommandFailed

SUITES = ("bookworm", "trixie")
USERS = ("root", OWNER)
ROOMS = (*SUITES, *USERS)
NAMES = (*ROOMS, *WAYS)


def rooms(words: Sequence[str], names: Sequence[str] = NAMES) -> list[tuple[str, str, list[str]]]:
    """Suite, user and ways of all that are called so; without any word, of all. Errors: ValueError, naming a strange word."""
    if strange := [one for one in words if one not in names]:
        raise ValueError(f"nothing is called {strange[0]!r}; there are {', '.join(names)}")

    def chosen(names: Sequence[str]) -> list[str]:
        return [one for one in names if one in words] or list(names)

    return [(suite, user, chosen(list(WAYS))) for suite in chosen(SUITES) for user in chosen(USERS)]


def attempt(room: Room, suite: str, ways: Sequence[str]) -> int:
    """Try these ways; how many failed."""
    failed = 0
    there = room
    for name in ways:
        if GOES_ON.get(name) not in ways:
            there = room.cloned(ROOT)
        watch = Stopwatch()
        try:
            WAYS[name](there)
            how = ""
        except CommandFailed as error:
            how = f"  {error}"
        failed += bool(how)
        say(f"{suite:9} {room.user:5} {name:17} {'failed' if how else 'passed'} {watch}{how}")
    return failed
