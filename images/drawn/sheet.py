"""Contact sheets of the drawn pack: python -m images.drawn.sheet OUTDIR"""

import argparse
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

from . import codes, render

CLOTH = "#1f4d36"
GAP = 10
SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
RANKS = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")
TRUMPS = ("Angel", "World", "Sun", "Moon", *(f"T{n}" for n in range(16, 4, -1)), "Moor1", "Moor2", "Moor3", "Moor4",
          "Begato", "Matto")  # fmt: skip
ALIKE = (
    ("Sun", "Moon"), ("Moon", "T16"), ("Angel", "T11"), ("World", "T6"), ("T8", "SQ"), ("T8", "SK"), ("T9", "BQ"),
    ("T13", "SN"), ("T12", "SJ"), ("T5", "CQ"), ("Moor1", "Moor4"), ("Moor1", "BJ"), ("Moor3", "BK"),
    ("Begato", "Matto"), ("DJ", "DK"), ("CK", "DK"), ("SK", "BK"), ("SN", "CN"), ("BN", "DN"), ("SJ", "BJ"),
    ("S8", "S9"), ("S9", "S10"), ("B9", "B10"), ("C8", "C9"), ("D8", "D9"), ("S6", "S8"), ("B6", "B8"),
)  # fmt: skip
"""Pairs that learners confuse; twins are missing because they are the same."""


@cache
def _card(code: str, width: int) -> Image.Image:
    large = render(code, 480)
    return large.resize((width, round(width * large.height / large.width)), Image.Resampling.LANCZOS)


def sheet(cards: Iterable[str], width: int, columns: int) -> Image.Image:
    """The cards in rows on green cloth, each width pixels wide."""
    found = [_card(code, width) for code in cards]
    high = max(card.height for card in found)
    rows = -(-len(found) // columns)
    cloth = Image.new("RGB", (GAP + columns * (width + GAP), GAP + rows * (high + GAP)), CLOTH)
    for i, card in enumerate(found):
        cloth.paste(card, (GAP + i % columns * (width + GAP), GAP + i // columns * (high + GAP)), card)
    return cloth


def groups() -> dict[str, list[str]]:
    """Sheet name to the codes on it, as far as they are drawn."""
    known = set(codes())
    wanted = {name: [letter + rank for rank in RANKS] for letter, name in SUITS.items()}
    wanted |= {
        "trumps": list(TRUMPS),
        "alike": [code for pair in ALIKE if known.issuperset(pair) for code in pair],
    }
    return {name: [code for code in cards if code in known] for name, cards in wanted.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m images.drawn.sheet", description="Draw contact sheets.")
    parser.add_argument("outdir", type=Path)
    outdir: Path = parser.parse_args().outdir
    outdir.mkdir(parents=True, exist_ok=True)
    for name, cards in groups().items():
        for width, columns in ((240, 6 if name == "alike" else 5), (120, 10)):
            if cards:
                sheet(cards, width, columns).save(outdir / f"{name}-{width}.png")
                print(f"{name}-{width}.png")


if __name__ == "__main__":
    main()
