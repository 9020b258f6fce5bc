"""Which wheels each system's stick has, with their sums: written when the pins change (`python -m building.stick --write`).

So whoever makes a stick gets what was looked at, and tests see without asking the index that there is a wheel of everything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from building.systems import SYSTEMS, System

FILE = Path(__file__).with_name("wheels.txt")
HEAD = (
    "# The wheels of the sticks, and their SHA-256. Written by `python -m building.stick --write`, for all systems.\n"
)


class OtherWheels(Exception):
    """What was downloaded is not what is listed: the names that differ."""


def listed(file: Path = FILE) -> dict[str, dict[str, str]]:
    """System -> name of a wheel -> SHA-256."""
    found: dict[str, dict[str, str]] = {one.id: {} for one in SYSTEMS}
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            system, name, digest = line.split()
            found[system][name] = digest
    return found


def sums(folder: Path) -> dict[str, str]:
    """Name -> SHA-256 of the wheels in a folder."""
    return {one.name: hashlib.sha256(one.read_bytes()).hexdigest() for one in sorted(folder.glob("*.whl"))}


def written(found: Mapping[str, Mapping[str, str]]) -> str:
    """The text of the list."""
    lines = [f"{system} {name} {digest}\n" for system, wheels in found.items() for name, digest in wheels.items()]
    return HEAD + "".join(lines)


def compare(system: System, folder: Path) -> None:
    """Errors: OtherWheels, unless these are the listed ones; another Python's than the usual are listed nowhere."""
    if system in SYSTEMS:
        differing = dict(sums(folder).items() ^ listed()[system.id].items())
        if differing:
            raise OtherWheels(f"{system.id}: not as in {FILE.name}: {', '.join(sorted(differing))}")
