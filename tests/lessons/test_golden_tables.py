"""What is told at a table through a whole deal, in every game, and when it is looked at again, is what was written down.

Codes and facts stand there, not sentences. ``--write-golden`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from engine.games.bologna.players import choose
from lessons.at_table import hindsight as looked_at_again
from lessons.at_table.hand import Hand
from lessons.at_table.shown import shown
from lessons.practice import hindsight
from lessons.practice import shown as practice
from lessons.practice.dealing import deal
from lessons.practice.hand import done
from lessons.question.kind import Said
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .test_at_table import HERE, At, spoken

PRESSES = 400
MORE = (3, 4, 5)
"""Deals of which a number alone is kept."""


def told(many: Iterable[Said]) -> str:
    return " ".join(f"{one.reason}({brief(one.facts)})" for one in many)


@pytest.mark.parametrize("name", HERE)
def test_a_deal_is_told_as_before(name: str, golden: Golden) -> None:
    lines = [line for seed in (1, 2) for line in _deal(name, seed)]
    lines.append(f"more: {known(line for seed in MORE for line in _deal(name, seed))}")
    golden(f"tables/{name}.txt", "".join(f"{line}\n" for line in lines))


def _deal(name: str, seed: int) -> Iterator[str]:
    at = At(name, seed, "turn")
    at.deal()
    for number in range(PRESSES):
        now = shown(at.sitting)
        why = " ".join(f"{place}:{verdict.reason}" for place, verdict in now.greyed.items())
        yield f"{at.hand.stage} [{why}] {told(spoken(now))}"
        if at.hand.stage == "over":
            return
        if number % 3 == 0 and at.hand.can_ask:
            at.did("hint")
        elif number % 3 == 1 and at.hand.can_wonder:
            at.did("reveal")
        else:
            at.step(wild=0.1)
    raise AssertionError("a deal without an end")


@pytest.mark.parametrize("name", HERE)
def test_a_deal_that_is_over_is_looked_at_again_as_before(name: str, golden: Golden) -> None:
    at = At(name, 3)
    at.play(wild=0.1)
    golden(f"tables/{name}-again.txt", "".join(f"{line}\n" for line in _again(at.hand)))


def _again(hand: Hand) -> Iterator[str]:
    for moment in looked_at_again.moments(hand):
        yield told((looked_at_again.panel(hand, moment).prompt, *looked_at_again.settled(hand, moment)))
        yield from map(told, looked_at_again.said(hand, moment))


def test_a_hand_of_ottocento_is_told_and_looked_at_again_as_before(golden: Golden) -> None:
    golden("tables/ottocento.txt", "".join(f"{line}\n" for seed in (1, 2) for line in _ottocento(seed)))


def _ottocento(seed: int) -> Iterator[str]:
    hand = deal("whole", seed, seed % 4)
    while hand.stage != "over":
        now = practice.shown(hand)
        why = " ".join(f"{place}:{verdict.reason}" for place, verdict in now.refused.items())
        does = (*now.told, *now.played, *now.result, *now.coach, now.panel.prompt, *now.panel.lines, *now.panel.choices)
        yield f"{hand.stage} [{why}] {told(does)}"
        action = choose(hand.state, hand.rng()).action
        hand = replace(done(hand, action), rests=False)
    for moment in hindsight.moments(hand):
        yield told((hindsight.panel(moment, 1).prompt, *hindsight.declared(hand)))
        yield from map(told, hindsight.said(hand, moment))
