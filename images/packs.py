"""A club's own pack of scans: its folder, its manifest, what it lacks and what is wrong with it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PIL import Image

from images import plain
from images.index import TWINS
from images.scans import Problem, Refused, decode, fitted, is_plain_name, read

MANIFEST = "manifest.json"
SCHEMA = 1
WIDTHS = (960, 480, 240, 120)
RESERVED = ("drawn", "plain", "mixed")
"""Names that mean something else where a pack is chosen."""
_RECIPE = "1"
"""Goes up when scans are to be prepared anew."""


@dataclass(frozen=True)
class Pack:
    """A pack of scans, ready for the shelf.

    ``pictures`` gives, by card code, a file in ``cache`` for each width in pixels. ``gaps`` are the codes
    without a picture of their own (or of their twin), ``borrowed`` those that show their twin's.
    """

    id: str
    deck: str
    title: str
    note: str
    cache: Path
    pictures: Mapping[str, Mapping[int, str]]
    gaps: tuple[str, ...] = ()
    borrowed: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    def report(self) -> str:
        """For a person: how much is there, what is missing, then every problem on a line of its own."""
        lines = [f"{self.title or self.id}: {len(self.pictures)} pictures for {self.deck or 'no deck'}"]
        if self.gaps:
            lines.append(f"missing: {' '.join(self.gaps)}")
        if self.borrowed:
            lines.append(f"shown by the twin: {' '.join(self.borrowed)}")
        return "\n".join([*lines, *map(str, self.problems)])


def load_all(folder: Path, cache: Path) -> tuple[Pack, ...]:
    """Every pack in ``folder``, one to a sub-folder, by name; none if the folder is not there."""
    if not folder.is_dir():
        return ()
    return tuple(load(place, cache) for place in sorted(folder.iterdir()) if place.is_dir())


def load(folder: Path, cache: Path) -> Pack:
    """Read one pack and put its prepared pictures into ``cache``. Never raises over what is in the folder."""
    problems: list[Problem] = []
    try:
        manifest = _manifest(folder)
    except Refused as refused:
        return Pack(folder.name, "", "", "", cache, MappingProxyType({}), problems=(refused.problem,))
    deck = manifest["deck"]
    if manifest.get("id", folder.name) != folder.name:
        problems.append(Problem(MANIFEST, "other-id", {"id": manifest["id"], "folder": folder.name}, fatal=False))
    wanted, found = plain.codes(deck), dict(manifest["cards"])
    if "back" in manifest:
        found["back"] = manifest["back"]
    pictures: dict[str, Mapping[int, str]] = {}
    for code, name in found.items():
        if code not in wanted:
            near = get_close_matches(code, wanted, 1)
            problems.append(
                Problem(str(name), "unknown-card", {"code": code, **({"nearest": near[0]} if near else {})})
            )
            continue
        try:
            if not isinstance(name, str):
                raise Refused(Problem(MANIFEST, "not-a-name", {"code": code}))
            pictures[code], off = _prepared(folder, name, deck, cache)
        except Refused as refused:
            problems.append(refused.problem)
            continue
        if off:
            problems.append(Problem(name, "other-shape", {"off_percent": off}, fatal=False))
    borrowed = [code for code, twin in TWINS.items() if code in wanted and code not in pictures and twin in pictures]
    pictures.update({code: pictures[TWINS[code]] for code in borrowed})
    gaps = tuple(code for code in wanted if code not in pictures)
    title, note = (str(manifest.get(key, ""))[:200] for key in ("title", "note"))
    return Pack(
        folder.name,
        deck,
        title,
        note,
        cache,
        MappingProxyType(pictures),
        gaps,
        tuple(borrowed),
        tuple(problems),
    )


def _manifest(folder: Path) -> dict[str, Any]:
    """The manifest, its outer shape checked. Raises ``Refused`` with the reason code."""
    if folder.is_symlink():
        raise Refused(Problem(folder.name, "symlink"))
    if not is_plain_name(folder.name) or folder.name in RESERVED:
        raise Refused(Problem(folder.name, "reserved-name"))
    try:
        manifest = json.loads(read(folder, MANIFEST, 256 * 1024))
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        raise Refused(Problem(MANIFEST, "not-json", {"line": line} if line else {})) from None
    if not isinstance(manifest, dict) or not isinstance(manifest.get("cards"), dict):
        raise Refused(Problem(MANIFEST, "no-cards", {"expected": '{"cards": {"T16": "star.webp"}}'}))
    if manifest.get("schema") != SCHEMA:
        raise Refused(Problem(MANIFEST, "schema", {"read": manifest.get("schema"), "expected": SCHEMA}))
    if manifest.get("deck") not in tuple(plain.DECKS):
        raise Refused(Problem(MANIFEST, "unknown-deck", {"deck": manifest.get("deck"), "decks": " ".join(plain.DECKS)}))
    return manifest


def _prepared(folder: Path, name: str, deck: str, cache: Path) -> tuple[Mapping[int, str], int]:
    """The scan's files in the cache by width, and how many percent its shape was off (0: close enough).

    Names come from the scan's bytes: they do not tell the card, and no scan is prepared twice.
    """
    data = read(folder, name)
    key = hashlib.sha256(f"{_RECIPE} {deck} ".encode() + data).hexdigest()
    names = {width: hashlib.sha256(f"{key} {width}".encode()).hexdigest()[:20] + ".webp" for width in WIDTHS}
    shape = cache / (key[:20] + ".off")
    known = _number_in(shape)
    if known is not None and all((cache / file).is_file() for file in names.values()):
        return MappingProxyType(names), known
    picture, off = fitted(decode(name, data), plain.height(deck, 960) / 960)
    percent = round(off * 100) if abs(off) > 0.06 else 0
    cache.mkdir(parents=True, exist_ok=True)
    for width, file in names.items():
        small = picture
        if picture.width > width:
            small = picture.resize((width, plain.height(deck, width)), Image.Resampling.LANCZOS)
        draft = cache / (file + ".new")
        small.save(draft, "WEBP", quality=88, method=4)
        draft.replace(cache / file)
    draft = shape.with_name(shape.name + ".new")
    draft.write_text(str(percent), encoding="ascii")
    draft.replace(shape)
    return MappingProxyType(names), percent


def _number_in(file: Path) -> int | None:
    """None where it is not there, or was being written when the power went."""
    try:
        return int(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
