"""Everything the app needs on another system, with its version: read from what is installed here and pinned in constraints.txt.

pip looks at the markers of the computer it runs on, also when it downloads for another: what only Windows needs would be missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from building.files import ROOT
from building.systems import System


class NotPinned(Exception):
    """Something is needed there that constraints.txt does not pin: its name."""


def required(file: Path) -> list[str]:
    """What a list of requirements names, without its remarks and the lists it leads to."""
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def pins(root: Path = ROOT) -> dict[str, str]:
    """Name -> version, of all that is pinned."""
    found = (line.partition("==") for line in required(root / "constraints.txt"))
    return {canonicalize_name(name): version for name, _, version in found}


def needed(system: System, root: Path = ROOT) -> list[str]:
    """``name==version`` of everything that is installed there, pip too. Errors: NotPinned."""
    lists = ["requirements.txt", *(["requirements-players.txt"] if system.players else [])]
    known = pins(root)
    found = _reached([one for name in lists for one in required(root / name)], system.environment) | {"pip"}
    if missing := sorted(found - set(known)):
        raise NotPinned(f"{', '.join(missing)}: needed on {system.id}, and not in constraints.txt")
    return [f"{name}=={known[name]}" for name in sorted(found)]


def _reached(roots: Iterable[str], environment: dict[str, str]) -> set[str]:
    found: dict[str, set[str]] = {}
    left = [Requirement(one) for one in roots]
    while left:
        one = left.pop()
        name = canonicalize_name(one.name)
        if name in found and one.extras <= found[name]:
            continue
        found.setdefault(name, set()).update(one.extras)
        for line in _requires(name):
            told = Requirement(line)
            asked = ["", *one.extras]
            if told.marker is None or any(told.marker.evaluate(environment | {"extra": extra}) for extra in asked):
                left.append(told)
    return set(found)


def _requires(name: str) -> list[str]:
    try:
        return metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []  # what only another system has; what it needs in turn would be missed when it is tried there
