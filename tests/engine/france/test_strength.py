"""A hand counted before the bidding: each line by itself, and the bid it is worth."""

from __future__ import annotations

import pytest

from engine import game
from engine.games.france.auction import strength
from engine.notation import read_cards

PACK = game("french4").pack


def points(hand: str) -> dict[str, int]:
    sheet = strength.count(read_cards(PACK, hand))
    return {line.reason.removeprefix("count-"): int(line.points) for line in sheet}


def test_every_trump_counts_two_and_the_high_ones_four() -> None:
    assert points("T15 T2")["trumps"] == 4
    assert points("T21 T16 T15")["trumps"] == 4 + 4 + 2
    assert points("Excuse")["trumps"] == 0, "the Excuse is counted with the bouts"


@pytest.mark.parametrize(
    ("trumps", "worth"), [("T1", 0), ("T1 T2 T3", 0), ("T1 T2 T3 T4", 5), ("T1 T2 T3 T4 T5", 6), ("T21 Excuse", 18)]
)
def test_the_petit_counts_only_where_it_can_be_saved(trumps: str, worth: int) -> None:
    assert points(trumps)["bouts"] == worth


def test_courts_and_short_suits() -> None:
    found = points("SK SQ SN SJ S10 H4 D2 D3")
    assert found["courts"] == 6 + 3 + 2 + 1
    assert found["short"] == 3 + 6, "a single heart, and no club"


@pytest.mark.parametrize(
    ("total", "bid"),
    [
        (39, "pass"),
        (40, "petite"),
        (55, "petite"),
        (56, "garde"),
        (70, "garde"),
        (71, "garde_sans"),
        (81, "garde_contre"),
    ],
)
def test_the_bid_goes_up_with_the_count(total: int, bid: str) -> None:
    assert strength.advised(total) == bid
