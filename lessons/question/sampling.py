"""Draws situations until the misconceptions aimed at change the answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import Game
from lessons.question.kind import Item, Kind
from lessons.question.misconception import Aim
from lessons.question.registry import misconceptions
from lessons.script.fields import Spec

TRIES = 400


class NoSituation(ValueError):
    """Nothing that fits was found; the message says which misconception never changed the answer."""


def draw(kind: Kind[Any, Any], spec: Spec, game: Game, seed: int, rules: Any = None, number: int = 0) -> Item:
    """The item of this spec and seed.

    ``number`` counts the items of a drill from 0: where a drill has several aims, they take turns.
    Errors: :class:`NoSituation`.
    """
    if kind.fixed(spec):
        item: Item = kind.make(spec, game, Random(seed), rules, aimed(spec.aim))
        return item
    return draw_showing(kind, spec, game, seed, rules, (spec.aim[number % len(spec.aim)],) if spec.aim else ())


def draw_showing(
    kind: Kind[Any, Any], spec: Spec, game: Game, seed: int, rules: Any = None, aim: Sequence[str] = ()
) -> Item:
    """The item of this spec and seed that shows every one of these misconceptions at once. Errors: :class:`NoSituation`."""
    rng, aims = Random(seed), aimed(aim)
    if kind.fixed(spec):
        item: Item = kind.make(spec, game, rng, rules, aims)
        unseen = next((one for one in aim if not shows(kind, item, one)), "")
        if unseen:
            raise NoSituation(f"in this situation {unseen} does not change the answer")
        return item
    for _ in range(TRIES):
        item = kind.make(spec, game, rng, rules, aims)
        if all(shows(kind, item, one) for one in aim):
            return item
    names = " and ".join(aim) or "nothing in particular"
    together = " together" if len(aim) > 1 else ""
    raise NoSituation(f"in {TRIES} situations of {kind.name}, {names} never changed the answer{together}")


def shows(kind: Kind[Any, Any], item: Item, misconception: str) -> bool:
    """Does this misconception change the answer, at this item's first step or a later one?"""
    belief = misconceptions()[misconception]
    return kind.name in belief.kinds and kind.shows(item, belief)


def aimed(names: Sequence[str]) -> Aim:
    """The misconceptions of these names."""
    return tuple(misconceptions()[name] for name in names)
