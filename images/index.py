"""The index of the built pictures: which file shows which card of which pack at which width."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

BUILT = Path(__file__).parent / "built"
NAME = "index.json"
SCHEMA = 1
FALLBACKS = ("drawn", "plain")
"""Where a card is looked for when the chosen pack has no picture of it."""
OURS = (*FALLBACKS, "marseille", "marseille-xxi")
"""The packs that we draw, in the order in which they are offered; a deck need not have them all."""
CHANGED = {"marseille-xxi": ("marseille", {"Angel": "World", "World": "Angel"})}
"""Packs that are another one in which some cards change places: XXI is played as the highest trump, and XX below it."""
TWINS = {"Moor1": "Moor2", "Moor2": "Moor1"}
"""The two Moors that look the same: one picture serves both."""


class PackIndex(TypedDict):
    """One pack of one deck: file names by code and width in pixels, and the digest of what drew them."""

    cards: dict[str, dict[str, str]]
    digest: str


class Index(TypedDict):
    """``decks`` is keyed by deck, then by pack."""

    schema: int
    decks: dict[str, dict[str, PackIndex]]


def read_index(built: Path = BUILT) -> Index:
    """The index as written; an empty one if there is none yet, it is cut short, or of another schema."""
    try:
        index: Index = json.loads((built / NAME).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {"schema": SCHEMA, "decks": {}}
    if not isinstance(index, dict) or index.get("schema") != SCHEMA:
        return {"schema": SCHEMA, "decks": {}}
    return index


def write_index(index: Index, built: Path = BUILT) -> None:
    """Sorted, so that it can be compared; swapped in whole, so that no reader sees half of it."""
    draft = built / (NAME + ".new")
    draft.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    draft.replace(built / NAME)
