"""A club's own pack of scans: what it shows, what it lacks and what is wrong with it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from PIL import Image

from images import plain
from images.index import TWINS
from images.likely import code_of, composed, files_in, likely_code, likely_file, original, unnamed
from images.manifest import MANIFEST, manifest_of
from images.pictures import decode, fitted
from images.scans import PackProblem, ScanRefused, read

WIDTHS = (960, 480, 240, 120)
BESIDE = ("__MACOSX",)
"""Folders that a Mac puts into a ZIP; nothing in them is a picture."""
FEW = 3
"""So many pictures without a card are named."""
_RECIPE = "2"
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
    problems: tuple[PackProblem, ...] = ()

    def report(self) -> str:
        """For a person: how much is there, what is missing, then every problem on a line of its own."""
        lines = [f"{self.title or self.id}: {len(self.pictures)} pictures for {self.deck or 'no deck'}"]
        if self.gaps:
            lines.append(f"missing: {' '.join(self.gaps)}")
        if self.borrowed:
            lines.append(f"shown by the twin: {' '.join(self.borrowed)}")
        return "\n".join([*lines, *map(str, self.problems)])


def load_all(folder: Path, cache: Path) -> tuple[Pack, ...]:
    """Every pack in ``folder``, one to a sub-folder, by name; none if the folder is not there. What is hidden is none."""
    if not folder.is_dir():
        return ()
    found = (one for one in sorted(folder.iterdir()) if one.name not in BESIDE and not one.name.startswith("."))
    return tuple(load(place, cache) for place in found if place.is_dir())


def load(folder: Path, cache: Path) -> Pack:
    """Read one pack and put its prepared pictures into ``cache``. Never raises over what is in the folder."""
    try:
        manifest = manifest_of(folder)
    except ScanRefused as refused:
        return Pack(folder.name, "", "", "", cache, MappingProxyType({}), problems=(refused.problem,))
    deck, problems = manifest.deck, list(manifest.problems)
    wanted = plain.codes(deck)
    taken = {code_of(written, wanted) for written, _ in manifest.cards}
    free, names = [code for code in wanted if code not in taken], files_in(folder)
    named = {composed(str(name)).casefold() for _, name in manifest.cards}
    pictures: dict[str, Mapping[int, str]] = {}
    for written, name in sorted(manifest.cards, key=lambda card: card[0] not in wanted):
        code = code_of(written, wanted)
        if code is None:
            problems.append(
                PackProblem(str(name), "unknown-card", {"code": written}).with_nearest(likely_code(written, free))
            )
            continue
        try:
            if not isinstance(name, str):
                raise ScanRefused(PackProblem(MANIFEST, "not-a-name", {"code": code}))
            if code in pictures:
                raise ScanRefused(PackProblem(name, "card-twice", {"code": written}))
            pictures[code], off = _prepared(folder, name, deck, cache)
        except ScanRefused as refused:
            problem = refused.problem
            if problem.reason == "missing":
                problem = problem.with_nearest(_likely(str(name), code, names, named, wanted))
            problems.append(problem)
            continue
        if off:
            problems.append(PackProblem(name, "other-shape", {"off_percent": off}, fatal=False))
    offered = {one.facts.get("nearest") for one in problems}
    problems += _left_lying([one for one in unnamed(names, named) if one not in offered])
    borrowed = [code for code, twin in TWINS.items() if code in wanted and code not in pictures and twin in pictures]
    pictures.update({code: pictures[TWINS[code]] for code in borrowed})
    gaps = tuple(code for code in wanted if code not in pictures)
    return Pack(
        folder.name,
        deck,
        manifest.title,
        manifest.note,
        cache,
        MappingProxyType(pictures),
        gaps,
        tuple(borrowed),
        tuple(problems),
    )


def _likely(name: str, code: str, names: Sequence[str], named: Set[str], wanted: Sequence[str]) -> str | None:
    """The picture that was meant for this card: none that the manifest gives to another, or that is called like another."""
    others = unnamed(names, named - {composed(name).casefold()})
    return likely_file(name, (one for one in others if code_of(original(one), wanted) in (None, code)))


def _left_lying(spare: Sequence[str]) -> list[PackProblem]:
    """Pictures without a card are worth knowing: a few by name, and how many more."""
    if len(spare) > FEW + 1:
        facts = {"files": ", ".join(spare[:FEW]), "more": len(spare) - FEW}
        return [PackProblem(MANIFEST, "unnamed-more", facts, fatal=False)]
    return [PackProblem(MANIFEST, "unnamed", {"files": ", ".join(spare)}, fatal=False)] if spare else []


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
