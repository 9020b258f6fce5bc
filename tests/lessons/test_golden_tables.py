"""What is told at a table through a whole deal, in every game, and when it is looked at again, is what was written down.

Codes and facts stand there, not sentences. ``--write-golden`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games.bologna.players import choose
from lessons.learner.event import Event, Json
from lessons.question.kind import Message
from lessons.tables.after_a_deal import hindsight
from lessons.tables.bologna.dealing import deal
from lessons.tables.bologna.weighing import declared
from lessons.tables.hand import TableHand
from lessons.tables.playing import done
from lessons.tables.shown import ShownTable, shown
from lessons.tables.sitting import Sitting, take
from lessons.tables.stages import SORTED, Sort
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .practising import something
from .test_at_table import HERE, At, spoken

PRESSES = 400
MORE = (3, 4, 5)
"""Deals of which a number alone is kept."""


def flat(many: Iterable[Iterable[Message]]) -> Iterator[Message]:
    return (one for some in many for one in some)


def told(many: Iterable[Message]) -> str:
    return " ".join(f"{one.reason}({brief(one.facts)})" for one in many)


@pytest.mark.parametrize("name", HERE)
def test_a_deal_is_told_as_before(name: str, golden: Golden) -> None:
    lying = list[str]()
    lines = [line for seed in (1, 2) for line in _deal(name, seed, lying)]
    lines.append(f"more: {known(line for seed in MORE for line in _deal(name, seed, lying))}")
    golden(f"tables/{name}.txt", "".join(f"{line}\n" for line in lines))
    golden(f"lying/{name}.txt", f"{len(lying)} moments, {known(lying)}\n")


def lies(now: ShownTable) -> str:
    """The cards on the table as they lie there, by whom, what may be picked, and what can be pressed beside them."""
    panel = now.panel
    rows = " / ".join(
        f"{row.layout} {row.seat} {row.label and told([row.label])} {brief(row.cards)}" for row in panel.rows
    )
    return f"{panel.mode} {panel.at_least}-{panel.at_most} {brief(panel.pickable)} {rows}"


def _deal(name: str, seed: int, lying: list[str]) -> Iterator[str]:
    """What is told; what lies there comes into ``lying``."""
    at = At(name, seed, "turn")
    at.deal()
    for number in range(PRESSES):
        now = shown(at.hand)
        lying.append(lies(now))
        why = " ".join(f"{place}:{verdict.reason}" for place, verdict in now.greyed.items())
        yield f"{at.hand.stage} [{why}] {told(spoken(now, at.sitting))}"
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


def _again(hand: TableHand) -> Iterator[str]:
    for moment in hindsight.moments(hand):
        yield told((hindsight.panel(hand, moment).prompt, *hindsight.settled(hand, moment)))
        yield from map(told, hindsight.said(hand, moment))


def test_a_hand_of_ottocento_is_told_and_looked_at_again_as_before(golden: Golden) -> None:
    golden("tables/ottocento.txt", "".join(f"{line}\n" for seed in (1, 2) for line in _ottocento(seed)))


def _ottocento(seed: int) -> Iterator[str]:
    hand = deal("whole", seed, seed % 4)
    while hand.stage != "over":
        now = shown(hand)
        why = " ".join(f"{place}:{verdict.reason}" for place, verdict in now.greyed.items())
        does = (
            *flat(now.news),
            *now.played,
            *now.result,
            *flat(now.advice),
            now.panel.prompt,
            *now.panel.lines,
            *now.panel.choices,
        )
        yield f"{hand.stage} [{why}] {told(does)}"
        action = choose(hand.state, hand.rng()).action
        hand = replace(done(hand, action), rests=False)
    for moment in hindsight.moments(hand):
        yield told((hindsight.panel(hand, moment).prompt, *declared(hand)))
        yield from map(told, hindsight.said(hand, moment))


WRONG: tuple[Any, ...] = (
    None,
    {},
    {"card": "XX"},
    {"cards": ["SK", "CK"]},
    {"kind": "grande"},
    {"fewer": "kings"},
    {"out": 1},
    3,
)
"""What means nothing at most moments."""


@pytest.mark.parametrize(("sort", "begins"), [("short", {}), ("whole", {"monte": True}), ("match", {})])
def test_hands_of_ottocento_with_any_press_are_told_as_before(
    sort: Sort, begins: dict[str, Json], golden: Golden
) -> None:
    golden(
        f"tables/ottocento-{sort}.txt",
        "".join(f"{line}\n" for seed in range(3) for line in _pressed(sort, begins, seed)),
    )


def _pressed(sort: Sort, begins: dict[str, Json], seed: int) -> Iterator[str]:
    """What lies there, what is said, also where it is asked for; a number that knows each moment, and how the hands ended."""
    rng, played, moments = Random(f"{sort} {seed}"), Sitting(SORTED, sort), list[str]()
    if sort == "match":
        played = take(played, Event("answer", "table", "length", {"value": {"length": ("800", "1000", "four")[seed]}}))
    for number in range(PRESSES):
        hand = played.hand
        if hand is None or hand.stage == "over":
            if hand is not None:
                match = played.match
                yield f"{seed} {number} {told(flat(shown(hand).news))} {brief(match.scores) if match else ''} {played.finished}"
            if played.finished == 2 or ((match := played.match) is not None and match.over):
                break
            data: dict[str, Json] = {"seed": rng.randrange(2**31), "dealer": played.dealer, **begins}
            played = take(played, Event("present", "table", f"n{number}", data))
            continue
        kind, value = ("next" if hand.stage in ("trick", "others") else "answer"), None
        if kind == "answer":
            value = rng.choice(WRONG) if rng.random() < 0.1 else something(hand, rng)
        kind = rng.choice(("hint", "undo", "next")) if rng.random() < 0.2 else kind
        pace = rng.choice(("turn", "card"))
        played = take(played, Event(kind, "table", f"n{number}", {"value": value, "pace": pace}))
        moments.append(f"{kind} {brief(value)}: {_moment(played)}")
    yield f"{seed}: {known(moments)}"


def _moment(played: Sitting) -> str:
    hand = played.hand
    if hand is None:
        return "none"
    now = shown(hand)
    why = " ".join(f"{place}:{verdict.reason}" for place, verdict in now.greyed.items())
    rows = " / ".join(f"{row.layout} {' '.join(row.cards)}" for row in now.panel.rows)
    does = (
        *flat(now.news),
        *now.played,
        *now.result,
        *flat(now.advice),
        now.panel.prompt,
        *now.panel.lines,
        *now.panel.choices,
    )
    return f"{hand.stage} {hand.can_ask:d}{hand.can_undo:d} {now.ours:d} [{why}] {rows} {told(does)}"
