"""The same cards by the customs of several clubs, and five cards that one would throw in or not."""

from __future__ import annotations

import pytest

from engine.games.bologna.pack import PACK
from engine.notation import read_cards
from lessons.questions.which_reading.customs import readings

from .table import ask


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (
            "Angel World T16 T15 T14 Matto",
            {"standard": 25, "laghi_sun_moon": 10, "laghi_moon_16": 25, "tarocchini": 25},
        ),
        (
            "Angel World Sun T15 T14 Begato",
            {"standard": 25, "laghi_sun_moon": 25, "laghi_moon_16": 15, "tarocchini": 25},
        ),
        (
            "Angel World T15 T14 T13 Matto Begato",
            {"standard": 15, "laghi_sun_moon": 15, "laghi_moon_16": 15, "tarocchini": 30},
        ),
    ],
    ids=("Sun and Moon missing", "Moon and 16 missing", "two contatori at the 16"),
)
def test_each_custom_stops_the_row_where_it_says(cards: str, worth: dict[str, int]) -> None:
    """Laghi's two readings and the encyclopaedia's: ottocento#scoring-the-grande, tarocchini#common-rules."""
    found = readings(tuple(read_cards(PACK, cards)))
    assert {custom: layout.points for custom, layout in found.items()} == worth


def test_a_drawn_pile_is_worth_something_else_by_some_custom() -> None:
    for seed in range(60):
        item = ask("which-reading", seed)
        assert len({layout.points for layout in item.found.values()}) > 1
        assert item.right in item.offered
        assert len(set(item.offered)) == 4


def test_five_cards_that_are_drawn_speak_plainly_and_name_who_deals() -> None:
    """Poor cards are thrown in by the opponents of the dealer; with two trumps the dealer's side plays them."""
    reasons = {ask("go-a-monte", seed).kept.reason for seed in range(80)}
    assert reasons == {"monte-poor", "monte-dealing", "monte-good"}


def test_three_who_agree_throw_nothing_in() -> None:
    """All four must agree: tarocchini#ottocento."""
    outcomes = {
        said: ask("go-a-monte", 0, ask="comes", dealer="left", said=said).outcome
        for said in ("monte, monte, monte, play", "monte, monte, monte", "play", "monte, monte, monte, monte")
    }
    assert list(outcomes.values()) == ["played", "next", "played", "thrown-in"]
