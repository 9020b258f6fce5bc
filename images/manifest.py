"""The manifest of a club's pack: which file shows which card, as people write it on whatever computer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from images import plain
from images.index import OURS
from images.likely import composed, files_in, likely_file
from images.scans import PackProblem, ScanRefused, is_plain_name, read

MANIFEST = "manifest.json"
SCHEMA = 1
RESERVED = (*OURS, "mixed")
"""Names that mean something else where a pack is chosen."""
MAX_BYTES = 256 * 1024


@dataclass(frozen=True)
class Manifest:
    """``cards``: each code as it is written with what stands beside it, a name of a file if all is well; one may come twice."""

    deck: str
    title: str
    note: str
    cards: tuple[tuple[str, object], ...]
    problems: tuple[PackProblem, ...] = ()


class _Entries(dict[str, Any]):
    """What stands between two braces; ``every`` has also what is written twice, of which JSON keeps the last."""

    def __init__(self, every: Iterable[tuple[str, Any]]) -> None:
        self.every = tuple(every)
        super().__init__(self.every)


def manifest_of(folder: Path) -> Manifest:
    """The manifest of this pack. Raises ``Refused`` with the reason code."""
    if folder.is_symlink():
        raise ScanRefused(PackProblem(folder.name, "symlink"))
    if not is_plain_name(folder.name) or folder.name in RESERVED:
        raise ScanRefused(PackProblem(folder.name, "reserved-name"))
    found = _read(folder)
    own = str(found.get("id", folder.name))
    problems: tuple[PackProblem, ...] = ()
    if composed(own) != composed(folder.name):
        if is_plain_name(own) and folder.with_name(own).is_dir():
            raise ScanRefused(PackProblem(folder.name, "copy", {"original": own}))
        problems = (PackProblem(MANIFEST, "other-id", {"id": own, "folder": folder.name}, fatal=False),)
    cards = (*found["cards"].every, *([("back", found["back"])] if "back" in found else []))
    title, note = (str(found.get(key, ""))[:200] for key in ("title", "note"))
    return Manifest(found["deck"], title, note, cards, problems)


def _read(folder: Path) -> _Entries:
    try:
        found = _parsed(read(folder, MANIFEST, MAX_BYTES))
    except ScanRefused as refused:
        likely = likely_file(MANIFEST, files_in(folder)) if refused.problem.reason == "missing" else None
        raise ScanRefused(refused.problem.with_nearest(likely)) from None
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        raise ScanRefused(PackProblem(MANIFEST, "not-json", {"line": line} if line else {})) from None
    if not isinstance(found, _Entries) or not isinstance(found.get("cards"), _Entries):
        raise ScanRefused(PackProblem(MANIFEST, "no-cards", {"expected": '{"cards": {"T16": "star.webp"}}'}))
    if found.get("schema") != SCHEMA:
        raise ScanRefused(PackProblem(MANIFEST, "schema", {"read": found.get("schema"), "expected": SCHEMA}))
    if found.get("deck") not in tuple(plain.DECKS):
        raise ScanRefused(
            PackProblem(MANIFEST, "unknown-deck", {"deck": found.get("deck"), "decks": " ".join(plain.DECKS)})
        )
    return found


def _parsed(data: bytes) -> object:
    """UTF-8, UTF-16 and UTF-32, with a mark or without; else ANSI, as an editor on Windows may save it."""
    try:
        return json.loads(data, object_pairs_hook=_Entries)
    except UnicodeDecodeError:
        return json.loads(data.decode("cp1252"), object_pairs_hook=_Entries)
