"""What a learner at the practice table is advised, and may say, at each moment of hands played anyhow, is as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lessons.tables.bologna import choosing
from lessons.tables.hand import TableHand
from lessons.tables.shown import shown
from lessons.tables.stages import Sort
from lessons.tables.told import coaching
from tests.conftest import Golden
from tests.engine.written_down import brief, known
from tests.lessons.practising import played_on

HANDS: dict[Sort, int] = {"short": 40, "whole": 10}


@pytest.mark.parametrize("sort", HANDS)
def test_whoever_asks_is_advised_what_was_advised_before(sort: Sort, golden: Golden) -> None:
    lines = [line for seed in range(HANDS[sort]) for line in _advised(sort, seed)]
    golden(f"advised/{sort}.txt", f"{len(lines)} moments: {known(lines)}\n")


def _advised(sort: Sort, seed: int) -> Iterator[str]:
    for sitting in played_on(sort, seed):
        hand = sitting.hand
        if hand is None or hand.stage in ("trick", "others", "over"):
            continue
        told = (choosing.advised(hand), coaching(hand), shown(hand).greyed, hand.sits, *_may(hand))
        yield f"{hand.stage} {brief(told)}"


def _may(hand: TableHand) -> Iterator[object]:
    if hand.stage in ("declare", "fewer"):
        yield from (choosing.may_declare(hand), choosing.may_shorten(hand))
    if hand.stage == "signal":
        yield choosing.may_signal(hand)
    if hand.stage == "give":
        yield choosing.may_give(hand)
