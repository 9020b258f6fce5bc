"""A number or a card that something plainer gives as well is told as no wrong rule: how many cards there are, the other custom."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.games.bologna.substitute import stands_for
from lessons.question.answered.diagnosis import diagnose
from lessons.question.panel import answer_of, number_of
from lessons.question.registry import kinds
from lessons.questions.pack_at_home.at_home import NUMBERINGS
from tests.lessons import table
from tests.lessons.feedback.test_slips import sure

AIM = {"subject": ("number-order-xxi-above",), "number": ()}
"""What a question about each custom is to show; by the numbers XXI is the highest, and so that is no mistake."""


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


@pytest.mark.parametrize("name", ["french3", "french4", "french5", "ottocento", "barcellona3", "mineo4"])
def test_how_many_cards_there_are_and_two_points_more_or_fewer_prove_nothing(name: str) -> None:
    kind, met = kinds()["how-many-points"], 0
    for seed in range(60):
        item = ask("how-many-points", seed, game(name), size=(6, 12)[seed % 2])
        right = number_of(kind.right(item))
        for number in {right - 2, right + 2, *((len(item.cards),) if name.startswith("french") else ())} - {right}:
            if number >= 0:
                met += 1
                assert not sure(diagnose(kind, item, (), answer_of(number))), (seed, number)
    assert met


@pytest.mark.parametrize("custom", NUMBERINGS)
def test_the_card_that_the_other_custom_gives_proves_no_wrong_order(custom: str) -> None:
    kind, met = kinds()["pack-at-home"], 0
    other = next(numbering for one, numbering in NUMBERINGS.items() if one != custom)
    for seed in range(200):
        item = ask("pack-at-home", seed, ask="stands", custom=custom, aim=AIM[custom])
        for place, card in enumerate(item.shown):
            fits_there = stands_for(card, other).strength == item.wanted.strength
            if fits_there and not kind.is_right(item, (), (place,)):
                met += 1
                assert not sure(diagnose(kind, item, (), (place,))), (seed, place)
    assert met
