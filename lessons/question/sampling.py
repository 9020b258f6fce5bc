"""Draws situations until the misconceptions aimed at change the answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.game import Game
from lessons.question.kind import Item, Kind
from lessons.question.misconception import Aim
from lessons.question.registry import misconceptions
from lessons.question.topics import Topics
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec

TRIES = 400
BOUNDED = 4_000
"""More of them where a situation may hold only what has been told: few do, and each is made in a moment."""


class NoSituation(ValueError):
    """Nothing that fits was found; the message says which misconception never changed the answer."""


def draw(
    kind: Kind[Any, Any],
    spec: Spec,
    game: Game,
    seed: int,
    rules: Any = None,
    number: int = 0,
    within: Topics | None = None,
) -> Item:
    """The item of this spec and seed; of a drawn one only what is ``within`` these topics, where they are given.

    ``number`` counts the items of a drill from 0: where a drill has several aims, they take turns.
    Errors: :class:`NoSituation`.
    """
    if kind.fixed(spec):
        return _made(kind.make(spec, game, Random(seed), rules, aimed(spec.aim)), kind, spec, seed)
    aim = (spec.aim[number % len(spec.aim)],) if spec.aim else ()
    return draw_showing(kind, spec, game, seed, rules, aim, within)


def draw_showing(
    kind: Kind[Any, Any],
    spec: Spec,
    game: Game,
    seed: int,
    rules: Any = None,
    aim: Sequence[str] = (),
    within: Topics | None = None,
) -> Item:
    """The item of this spec and seed that shows every one of these misconceptions at once. Errors: :class:`NoSituation`."""
    rng, aims = Random(seed), aimed(aim)
    if kind.fixed(spec):
        item: Item = kind.make(spec, game, rng, rules, aims)
        unseen = next((one for one in aim if not discriminates(kind, item, one)), "")
        if unseen:
            raise NoSituation(CheckerMessage("checker.aim-idle-here", aim=unseen))
        return _made(item, kind, spec, seed)
    tries = TRIES if within is None else BOUNDED
    for _ in range(tries):
        item = kind.make(spec, game, rng, rules, aims)
        if within is not None and not kind.topics(item) <= within:
            continue
        if all(discriminates(kind, item, one) for one in aim):
            return _made(item, kind, spec, seed)
    told = "" if within is None else CheckerMessage("checker.with-what-is-told", known=", ".join(sorted(within)) or "-")
    if not aim:
        raise NoSituation(CheckerMessage("checker.none-fits", n=tries, kind=kind.name, told=told))
    code = "checker.never-together" if len(aim) > 1 else "checker.never-changed"
    raise NoSituation(CheckerMessage(code, n=tries, kind=kind.name, aims=", ".join(aim), told=told))


def _made(item: Item, kind: Kind[Any, Any], spec: Spec, seed: int) -> Item:
    """The same item, which knows how it was asked for."""
    object.__setattr__(item, "made_of", (kind.name, seed, spec))
    return item


def discriminates(kind: Kind[Any, Any], item: Item, misconception: str) -> bool:
    """Does this item discriminate the misconception of this id?"""
    belief = misconceptions()[misconception]
    return kind.name in belief.kinds and kind.discriminates(item, belief)


def aimed(names: Sequence[str]) -> Aim:
    """The misconceptions of these names."""
    return tuple(misconceptions()[name] for name in names)
