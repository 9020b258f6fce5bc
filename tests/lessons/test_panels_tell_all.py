"""A question tells all that its answer depends on: where a fact changes the answer, it changes what is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from typing import Any

import pytest

from engine.errors import BadInput
from engine.game import Game, game, games
from lessons.protocol import replies
from lessons.protocol.asks import reply_to
from lessons.question.kind import Answers, Item, Kind
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.yamlfile.fields import FIRST

from .table import spec, ways

STEPS, DRAWN, OTHERS = 30, 3, 4
NO_FACTS = ("game", "rules", "aim")
KNOWN = ("problem", "phrase")
"""What is asked about by name: what is true of it is the answer, and no fact of its own."""


def promised(its: str) -> set[str]:
    """The kinds of which it is said that they can be drawn in this game."""
    return {told["name"] for told in reply_to({"ask": "kinds"})["kinds"] if told["drawn"] and its in told["games"]}


@pytest.mark.parametrize("its", games())
def test_what_kinds_promises_draw_delivers(its: str) -> None:
    kinds_here = sorted(promised(its))
    assert kinds_here
    for kind in kinds_here:
        reply = reply_to({"ask": "draw", "game": its, "kind": kind, "seed": 5})
        assert reply["panel"]["prompt"], kind


@pytest.mark.parametrize("kind", kinds().values(), ids=lambda kind: kind.name)
def test_draw_takes_no_game_that_kinds_does_not_promise(kind: Kind[Any, Any]) -> None:
    for its in games():
        if kind.name in promised(its):
            continue
        with pytest.raises(BadInput):
            reply_to({"ask": "draw", "game": its, "kind": kind.name, "seed": 5})


def test_who_led_to_the_last_trick_and_who_deals_in_a_problem_is_told_in_words() -> None:
    for seed in range(4):
        petit = reply_to(
            {"ask": "draw", "game": "french4", "kind": "last-trick", "seed": seed, "spec": {"ask": "petit"}}
        )
        assert any(" led." in line for line in petit["panel"]["lines"])
        problem = reply_to({"ask": "draw", "game": "ottocento", "kind": "problem", "seed": seed})
        assert any("dealer" in line for line in problem["panel"]["lines"])


@pytest.mark.parametrize("kind", kinds().values(), ids=lambda kind: kind.name)
def test_no_fact_that_changes_the_answer_is_kept_back(kind: Kind[Any, Any]) -> None:
    for its in _games(kind):
        for way in [
            one for one in ({}, *ways(kind.name)) if not list(kind.faults(spec(kind.name, **one), its, its.house()))
        ]:
            asked = spec(kind.name, **way)
            items = [draw(kind, asked, its, seed) for seed in range(DRAWN)]
            others = [draw(kind, asked, its, 100 + seed) for seed in range(OTHERS)]
            for item in items:
                ours = cache(partial(_told, kind, item))
                for name, changed in _changed(item, others):
                    _compare(kind, item, changed, name, ours)
            if kind.fixed(asked):
                break


def _games(kind: Kind[Any, Any]) -> list[Game]:
    """A game of each family and number of players that this kind can ask about."""
    found: dict[tuple[str, int], Game] = {}
    for told in reply_to({"ask": "kinds"})["kinds"]:
        for name in told["games"] if told["name"] == kind.name and told["drawn"] else ():
            found.setdefault((game(name).family, game(name).seats), game(name))
    return list(found.values())


def _changed(item: Any, others: list[Any]) -> Iterator[tuple[str, Any]]:
    """The same with one fact as others have it, or with its cards in another order; facts inside facts, too.

    What of the engine's hangs together is exchanged as a whole.
    """
    for field in fields(item):
        if not field.init or field.name in NO_FACTS:
            continue
        here = getattr(item, field.name)
        theirs = [getattr(other, field.name) for other in others if type(other) is type(item)]
        inside = [one for one in theirs if type(one) is type(here)]
        if is_dataclass(here) and inside and field.name not in KNOWN and not _of_the_engine(here):
            for name, value in _changed(here, inside):
                yield f"{field.name}.{name}", replace(item, **{field.name: value})
            continue
        for value in _values(here, theirs):
            yield field.name, replace(item, **{field.name: value})


def _of_the_engine(value: object) -> bool:
    return type(value).__module__.startswith("engine.")


def _values(here: object, theirs: list[object]) -> list[object]:
    found = [one for one in theirs if one != here and type(one) is type(here)]
    if isinstance(here, tuple) and len(here) > 1:
        found += [here[::-1], here[1:], (*here[1:], here[0])]
    return found


def _compare(kind: Kind[Any, Any], item: Item, changed: Item, name: str, ours_told: Callable[[Answers], str]) -> None:
    """As long as both tell the same, both have the same answer: at the first step, and at every later one."""
    given = Answers()
    for _ in range(STEPS):
        try:
            if _told(kind, changed, given) != ours_told(given):
                return
            right = kind.right(changed, given)
            answer, over = kind.same(changed, given, right), kind.explain(changed, given, right).done
        except Exception:  # noqa: BLE001 - what cannot be is no other situation
            return
        ours = kind.right(item, given)
        assert kind.same(item, given, ours) == answer, (
            f"{kind.name} in {item.game.id}: {name} changes the answer and nothing that is told"
        )
        if over or kind.moves_on:
            return
        given = (*given, ours)


def _told(kind: Kind[Any, Any], item: Item, given: Answers) -> str:
    """The panel as other programs get it."""
    return json.dumps(replies.panel(kind.panel(item, given), FIRST, item.game.family))
