"""Contact sheets of the drawn packs: python -m images.drawn.sheet OUTDIR [--deck sicily]"""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from . import codes, render

CLOTH = "#1f4d36"
GAP = 10


@dataclass(frozen=True)
class Plan:
    """What the sheets of a deck show: its suits' names by letter, ranks and trumps from the top, and the ``alike`` pairs."""

    suits: dict[str, str]
    ranks: tuple[str, ...]
    trumps: tuple[str, ...]
    alike: tuple[tuple[str, str], ...]


PLANS = {
    "bologna": Plan(
        {"S": "swords", "B": "batons", "C": "cups", "D": "coins"},
        ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A"),
        ("Angel", "World", "Sun", "Moon", *(f"T{n}" for n in range(16, 4, -1)), "Moor1", "Moor2", "Moor3", "Moor4",
         "Begato", "Matto"),
        (("Sun", "Moon"), ("Moon", "T16"), ("Angel", "T11"), ("World", "T6"), ("T8", "SQ"), ("T8", "SK"), ("T9", "BQ"),
         ("T13", "SN"), ("T12", "SJ"), ("T5", "CQ"), ("Moor1", "Moor4"), ("Moor1", "BJ"), ("Moor3", "BK"),
         ("Begato", "Matto"), ("DJ", "DK"), ("CK", "DK"), ("SK", "BK"), ("SN", "CN"), ("BN", "DN"), ("SJ", "BJ"),
         ("S8", "S9"), ("S9", "S10"), ("B9", "B10"), ("C8", "C9"), ("D8", "D9"), ("S6", "S8"), ("B6", "B8")),
    ),
    "sicily": Plan(
        {"S": "swords", "B": "clubs", "C": "cups", "D": "coins"},
        ("K", "Q", "H", "M", "10", "9", "8", "7", "6", "5", "4", "A"),
        (*(f"T{n}" for n in range(20, 0, -1)), "Miseria", "Fool"),
        (("Miseria", "Fool"), ("Miseria", "T12"), ("T20", "T19"), ("T19", "Fool"), ("T18", "T17"), ("T17", "T11"), ("T16", "T17"),
         ("T10", "T9"), ("T7", "SQ"), ("T7", "SM"), ("T5", "CQ"), ("T3", "BK"), ("T2", "DQ"), ("T4", "T2"), ("T1", "Fool"),
         ("SK", "SQ"), ("BK", "BQ"), ("CQ", "CM"), ("DQ", "DM"), ("BQ", "BM"), ("SH", "CH"), ("BH", "DH"),
         ("S8", "S10"), ("S7", "S9"), ("B8", "B10"), ("B7", "B9"), ("S8", "B8"), ("C8", "C10"), ("D8", "D10"), ("D4", "D5"),
         ("DA", "D4")),
    ),
    "france": Plan(
        {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
        ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"),
        (*(f"T{n}" for n in range(21, 0, -1)), "Excuse"),
        (("T1", "T11"), ("T21", "T12"), ("T1", "Excuse"), ("T6", "T9"), ("T16", "T18"), ("T20", "T10"), ("T17", "T14"),
         ("Excuse", "DJ"), ("SN", "SJ"), ("HN", "HJ"), ("DN", "DJ"), ("CN", "CJ"), ("SK", "CK"), ("HK", "DK"), ("SQ", "CQ"),
         ("HQ", "DQ"), ("SJ", "CJ"), ("HJ", "DJ"), ("SN", "CN"), ("HN", "DN"), ("S10", "C10"), ("H10", "D10"), ("S9", "S10"),
         ("H7", "H8"), ("D6", "D7"), ("C8", "C9"), ("S1", "C1"), ("H1", "D1")),
    ),
    "marseille": Plan(
        {"S": "swords", "B": "batons", "C": "cups", "D": "coins"},
        ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"),
        ("World", "Angel", "Sun", "Moon", *(f"T{n}" for n in range(16, 4, -1)), "Moor4", "Moor3", "Moor2", "Moor1",
         "Begato", "Matto"),
        (("Moor1", "Moor2"), ("Moor3", "Moor4"), ("Moor1", "Moor4"), ("T7", "SQ"), ("T7", "Moor2"), ("T13", "T16"),
        ("T13", "Angel"),
         ("Sun", "Moon"), ("Moon", "T16"), ("Angel", "World"), ("Begato", "T10"), ("Begato", "Matto"), ("T14", "T15"),
         ("T8", "Matto"),
         ("T6", "T9"), ("T11", "T12"), ("Moor2", "CQ"), ("Moor3", "DK"), ("SJ", "BJ"), ("S8", "S10"), ("S7", "S9"), ("B8", "B10"),
         ("B7", "B9"), ("C8", "C10"), ("D8", "D10"), ("S5", "S7"), ("C5", "C7"), ("D5", "D7"), ("S4", "S6"), ("B4", "B6")),
    ),
}  # fmt: skip
"""Pairs that learners confuse; twins are missing because they are the same."""


@cache
def _card(deck: str, code: str, width: int) -> Image.Image:
    large = render(deck, code, 480)
    return large.resize((width, round(width * large.height / large.width)), Image.Resampling.LANCZOS)


def sheet(deck: str, cards: Iterable[str], width: int, columns: int) -> Image.Image:
    """The cards in rows on green cloth, each width pixels wide."""
    found = [_card(deck, code, width) for code in cards]
    high = max(card.height for card in found)
    rows = -(-len(found) // columns)
    cloth = Image.new("RGB", (GAP + columns * (width + GAP), GAP + rows * (high + GAP)), CLOTH)
    for i, card in enumerate(found):
        cloth.paste(card, (GAP + i % columns * (width + GAP), GAP + i // columns * (high + GAP)), card)
    return cloth


def groups(deck: str) -> dict[str, list[str]]:
    """Sheet name to the codes on it, as far as they are drawn."""
    known, plan = set(codes(deck)), PLANS[deck]
    wanted = {name: [letter + rank for rank in plan.ranks] for letter, name in plan.suits.items()}
    wanted |= {"trumps": list(plan.trumps), "alike": [code for pair in plan.alike for code in pair]}
    return {name: [code for code in cards if code in known] for name, cards in wanted.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m images.drawn.sheet", description="Draw contact sheets.")
    parser.add_argument("outdir", type=Path)
    parser.add_argument("--deck", choices=tuple(PLANS), help="only this deck")
    asked = parser.parse_args()
    asked.outdir.mkdir(parents=True, exist_ok=True)
    for deck in PLANS if asked.deck is None else (asked.deck,):
        for name, cards in groups(deck).items():
            for width, columns in ((240, 6), (120, 10)):
                sheet(deck, cards, width, columns).save(asked.outdir / f"{deck}-{name}-{width}.png")
                print(f"{deck}-{name}-{width}.png")


if __name__ == "__main__":
    main()
