"""Draws situations until the misconceptions aimed at change the answer."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Game
from lessons.fields import Spec
from lessons.found import misconceptions
from lessons.kinds import Item, Kind

TRIES = 400


class NoSituation(ValueError):
    """Nothing that fits was found; the message says which misconception never changed the answer."""


def draw(kind: Kind[Any, Any], spec: Spec, game: Game, seed: int, rules: Any = None, number: int = 0) -> Item:
    """The item of this spec and seed.

    ``number`` counts the items of a drill from 0: where a drill has several aims, they take turns.
    Errors: :class:`NoSituation`.
    """
    rng = Random(seed)
    aim = (spec.aim[number % len(spec.aim)],) if spec.aim else ()
    if kind.fixed(spec):
        item: Item = kind.make(spec, game, rng, rules, spec.aim)
        return item
    for _ in range(TRIES):
        item = kind.make(spec, game, rng, rules, aim)
        if all(shows(kind, item, one) for one in aim):
            return item
    names = ", ".join(aim) or "nothing in particular"
    raise NoSituation(f"in {TRIES} situations of {kind.name}, {names} never changed the answer")


def shows(kind: Kind[Any, Any], item: Item, misconception: str) -> bool:
    """Does this misconception change the answer, at this item's first step or a later one?"""
    if kind.name not in misconceptions()[misconception].kinds:
        return False
    return kind.shows(item, misconception)
