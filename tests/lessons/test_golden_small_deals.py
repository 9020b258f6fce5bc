"""Small deals played by chance, by the rules of every family: what is hinted, advised and told of tricks is as before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import Game, game
from lessons.question.registry import kinds
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec

KIND, DEALS = kinds()["play-tricks"], 5
UNLIKE = ("ottocento", "mineo3", "calatafimi4", "barcellona3", "tortorici4", "french4", "french5")
"""The others play their tricks as one of these does."""
DRAWN: tuple[dict[str, Any], ...] = ({}, {"each": 4}, {"of": "trumps"}, {"of": "suits"}, {"leader": "right"})


@pytest.mark.parametrize("name", UNLIKE)
def test_small_deals_are_hinted_advised_and_told_as_before(name: str, golden: Golden) -> None:
    lines = [line for way in DRAWN for seed in range(DEALS) for line in _played(game(name), way, seed)]
    golden(f"small/{name}.txt", f"{len(lines)} cards: {known(lines)}\n")


def _played(its: Game, way: dict[str, Any], seed: int) -> Iterator[str]:
    if list(KIND.faults(spec("play-tricks", **way), its, its.house())):
        return
    rng = Random(f"{way} {seed}")
    item = KIND.make(spec("play-tricks", **way), its, rng)
    given: tuple[int, ...] = ()
    while True:
        panel = KIND.panel(item, given)
        right = KIND.right(item, given)
        yield f"{brief(panel)} {brief(KIND.hints(item, given))} {brief(KIND.solution(item, given))}"
        chosen = rng.choice([(at,) for at in range(len(panel.pickable))])
        mark = KIND.explain(item, given, chosen)
        yield f"{brief(chosen)} {brief(mark)} {brief(KIND.error_of(item, given, chosen))}"
        if not mark.ok:
            chosen = right
            mark = KIND.explain(item, given, chosen)
        if mark.done:
            return
        given = (*given, chosen)
