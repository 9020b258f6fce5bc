"""The packs that Calzettini draws itself: who draws, in which colours, and the digest of the code."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from images import drawn, plain
from images.palette import Rgb, blends, rgb
from images.plain import decks as plain_decks
from images.plain import pen as plain_pen

HERE = Path(__file__).parent
SHARED = ("palette.py", "sources.py", "build.py", "drawn/finish.py")
"""The steps every picture goes through after it was drawn."""


@dataclass(frozen=True)
class Source:
    """One pack of one deck: how to draw a card at a width, the palette, and the folders in which the drawing code stands.

    ``redraws`` tells whether small widths are drawn afresh, or reduced from the largest.
    """

    deck: str
    pack: str
    codes: Callable[[], tuple[str, ...]]
    draw: Callable[[str, int], Image.Image]
    colours: tuple[Rgb, ...]
    edge: str
    folders: tuple[Path, ...]
    redraws: bool

    def digest(self) -> str:
        """20 hex digits that change with the drawing code, but not with the line ends of a checkout."""
        total = hashlib.sha256(f"{self.deck} {self.pack}".encode())
        code = (file for folder in self.folders for file in sorted(folder.rglob("*.py")))
        for file in (*code, *(HERE / name for name in SHARED)):
            total.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
        return total.hexdigest()[:20]


def _plain(deck: str) -> Source:
    palette = (rgb(plain_pen.EDGE), *blends(plain_decks.INKS, [plain_pen.PAPER], 3))
    return Source(
        deck,
        "plain",
        lambda: plain.codes(deck),
        lambda code, width: plain.render(deck, code, width),
        palette,
        plain_pen.EDGE,
        (HERE / "plain",),
        redraws=True,
    )


def _drawn(name: str) -> Source:
    deck = drawn.DECKS[name]
    grounds = [deck.inks["ink"], deck.inks["paper"]]
    blended = (*blends((*deck.inks.values(), deck.edge), grounds, 4), *blends(deck.tones, grounds, 3))
    palette = tuple(dict.fromkeys(blended))
    return Source(
        deck.shown_for or name,
        deck.pack,
        lambda: drawn.codes(name),
        lambda code, width: drawn.render(name, code, width),
        palette,
        deck.edge,
        tuple(HERE / "drawn" / folder for folder in deck.folders),
        redraws=False,
    )


def sources() -> tuple[Source, ...]:
    """Every pack that can be built, the drawn ones first."""
    return (*(_drawn(deck) for deck in drawn.DECKS), *(_plain(deck) for deck in plain.DECKS))
