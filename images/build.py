"""Builds the pictures the app serves: ``python -m images.build [--check] [--pack plain]``."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from images.index import BUILT, Index, read_index, write_index
from images.palette import encode
from images.sources import Source, sources

WIDTHS = (480, 240, 120)
"""Study and zoom, trick and quiz, hand: pixels."""


def state(source: Source, index: Index, built: Path = BUILT) -> str:
    """``fresh``, ``stale`` (the drawing code has changed), ``partial`` (a picture is gone) or ``missing``."""
    entry = index["decks"].get(source.deck, {}).get(source.pack)
    if entry is None:
        return "missing"
    if entry["digest"] != source.digest():
        return "stale"
    files = (name for widths in entry["cards"].values() for name in widths.values())
    return "fresh" if all((built / name).is_file() for name in files) else "partial"


def build_card(source: Source, code: str, built: Path) -> dict[str, str]:
    """Draw one card at every width and store it; width to file name. Identical pictures share a file."""
    names: dict[str, str] = {}
    largest = source.draw(code, WIDTHS[0])
    for width in WIDTHS:
        if width == WIDTHS[0]:
            card = largest
        elif source.redraws:
            card = source.draw(code, width)
        else:
            height = round(largest.height * width / largest.width)
            card = largest.resize((width, height), Image.Resampling.LANCZOS)
        data = encode(card, source.colours, source.edge)
        name = hashlib.sha256(data).hexdigest()[:20] + ".png"
        if not (built / name).exists():
            (built / name).write_bytes(data)
        names[str(width)] = name
    return names


def build(packs: Iterable[Source], built: Path = BUILT) -> Index:
    """Build what is not fresh, write the index, remove pictures that nothing names; returns the index."""
    built.mkdir(parents=True, exist_ok=True)
    index = read_index(built)
    for source in packs:
        if state(source, index, built) == "fresh":
            continue
        digest = source.digest()
        cards = {code: build_card(source, code, built) for code in source.codes()}
        index["decks"].setdefault(source.deck, {})[source.pack] = {"cards": cards, "digest": digest}
    write_index(index, built)
    _sweep(index, built)
    return index


def _sweep(index: Index, built: Path) -> None:
    entries = [entry for packs in index["decks"].values() for entry in packs.values()]
    named = {name for entry in entries for widths in entry["cards"].values() for name in widths.values()}
    for file in built.glob("*.png"):
        if file.name not in named:
            file.unlink()


def main(arguments: list[str] | None = None) -> int:
    """0 when everything asked for is built; 1 when ``--check`` finds something that is not."""
    parser = argparse.ArgumentParser(prog="python -m images.build", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is stale; exit 1 if anything is")
    parser.add_argument("--pack", choices=sorted({source.pack for source in sources()}), help="only this pack")
    parser.add_argument("--to", type=Path, default=BUILT, metavar="FOLDER", help="where the pictures go")
    asked = parser.parse_args(arguments)
    packs = [source for source in sources() if asked.pack in (None, source.pack)]
    if not asked.check:
        build(packs, asked.to)
    index = read_index(asked.to)
    states = [state(source, index, asked.to) for source in packs]
    for source, found in zip(packs, states, strict=True):
        print(f"{source.deck:8} {source.pack:9} {found}")
    return 0 if all(found == "fresh" for found in states) else 1


if __name__ == "__main__":
    sys.exit(main())
