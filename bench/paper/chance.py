"""Situations that chance deals: with them one begins, and none of them is a lesson's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, takewhile
from typing import Any

from bench.paper.facts import PossibleFacts, literals
from engine.game import Game
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.kind import Item, Kind
from lessons.question.sampling import NoSituation, draw
from lessons.script.steps import kind_of
from lessons.yamlfile.fields import Spec

BY_FIELDS = frozenset({"find-error", "pick-cards", "problem", "which-of-two", "who-holds"})
"""Kinds whose situation hangs together: it is looked for among what a lesson may write down, and made of that."""
BOTH = frozenset({"payments", "settle"})
"""Kinds of which some situations are of the one sort, some of the other."""
SEED, FEWEST, MOST = 1000, 6, 60
"""So many situations are drawn in each way; where there are few ways, so many in all."""
AT_ONCE = 300
"""So many situations more are drawn at a time, where those lead nowhere."""


@cache
def plain(kind: Kind[Any, Any]) -> Any:
    """The spec that gives nothing."""
    return kind.Spec(id="x", skill="x")


@cache
def situations(kind: Kind[Any, Any], game: Game, rules: Any) -> PossibleFacts:
    """Situations of this kind that chance deals in this game by these house rules, in every way it can be asked."""
    ways = _asked_of_chance(kind, game, rules)
    written = ways if kind.name in BY_FIELDS | BOTH else ()
    return PossibleFacts([*written, *(() if kind.name in BY_FIELDS else _drawn(kind, game, rules, ways))])


@cache
def _asked_of_chance(kind: Kind[Any, Any], game: Game, rules: Any) -> tuple[Any, ...]:
    """Everything that may be asked of a situation that chance deals."""
    return tuple(one for one in _ways(kind, game) if not kind.fixed(one) and not list(kind.faults(one, game, rules)))


def batches(kind: Kind[Any, Any], game: Game, rules: Any) -> Iterator[Iterator[Item]]:
    """Others than those, so many at a time, without end."""
    ways = _asked_of_chance(kind, game, rules)
    for begin in count(SEED + MOST * FEWEST * len(ways), AT_ONCE):
        some = (_drawn_by(kind, ways[at % len(ways)], game, at, rules) for at in range(begin, begin + AT_ONCE))
        yield (one for one in some if one is not None)


def _drawn(kind: Kind[Any, Any], game: Game, rules: Any, ways: Sequence[Any]) -> Iterator[Item]:
    each = max(FEWEST, MOST // max(1, len(ways)))
    for place, way in enumerate(ways):
        some = (
            _drawn_by(kind, way, game, seed, rules) for seed in range(SEED + place * each, SEED + (place + 1) * each)
        )
        yield from takewhile(lambda one: one is not None, some)


def _drawn_by(kind: Kind[Any, Any], way: Any, game: Game, seed: int, rules: Any) -> Item | None:
    try:
        return draw(kind, way, game, seed, rules)
    except NoSituation:
        return None


def _ways(kind: Kind[Any, Any], game: Game) -> Iterator[Any]:
    """Nothing given; each word that a field offers; drills of the lessons about this game."""
    yield plain(kind)
    for name, info in kind.Spec.model_fields.items():
        if name not in ("id", "skill", "say", "deal", "discuss", "again"):
            yield from (made for word in literals(info.annotation) if (made := _valid(kind, {name: word})) is not None)
    for lesson in library():
        if Course.of(lesson).game.id == game.id:
            for step in lesson.steps:
                if isinstance(step, Spec) and kind_of(step) == kind.name and not kind.fixed(step):
                    yield step


def _valid(kind: Kind[Any, Any], given: dict[str, Any]) -> Any:
    try:
        return kind.Spec(id="x", skill="x", **given)
    except ValueError:
        return None
