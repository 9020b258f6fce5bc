"""What several rules of the tactics come to, said of one choice."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

import pytest

from engine.games.bologna.pack import PACK
from engine.parts.advice import GRADES, Advice, Opinion

CARDS = tuple((PACK[code],) for code in ("SK", "SQ", "S6", "S7"))
Said = Literal["best", "doubted", "poor"]


def advice(*grades: tuple[Said, ...]) -> Advice:
    given = (tuple(Opinion(one, "x") for one in some) for some in grades)
    return Advice(dict(zip(CARDS, given, strict=False)))


@pytest.mark.parametrize("said", [some for number in range(4) for some in combinations(GRADES, number)])
def test_praise_and_blame_leave_one_torn_and_blame_goes_before_doubt(said: tuple[Said, ...]) -> None:
    for many in (said, said * 2, said[::-1]):
        told = advice(many).grade(CARDS[0])
        if {"best", "poor"} <= {*said}:
            assert told == "torn"
        else:
            assert told == next((one for one in ("poor", "best", "doubted") if one in said), "fair")


def test_advice_is_clear_with_something_to_do_something_to_avoid_and_nothing_torn() -> None:
    assert advice(("best",), ("poor",)).clear
    assert not advice(("best",), ("best",)).clear
    assert not advice(("poor",), ()).clear
    assert not advice(("best",), ("poor",), ("best", "poor")).clear


def test_of_four_choices_of_which_one_is_poor_nobody_would_blame_three() -> None:
    told = advice(("best",), ("poor", "doubted"), (), ("doubted",))
    assert (told.best, told.poor, told.share_not_poor) == (CARDS[:1], CARDS[1:2], 0.75)
