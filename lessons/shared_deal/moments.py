"""The moments of a deal as situations: each family of games has a module of its name that plays deals out and knows its moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from engine.game import Game, game
from lessons.script.steps import Lesson
from lessons.yamlfile.fields import Spec

Fields = Mapping[str, Any]


class Family(Protocol):
    """What a family says of the moments of a deal that a lesson may ask about. ``MOMENTS``: moment -> the kinds that can ask
    about it, and the fields of a question that it fills.
    """

    MOMENTS: Mapping[str, tuple[tuple[str, ...], Callable[[Any, Spec], Fields]]]

    def plays(self, game: Game) -> bool:
        """Are deals of this game played out?"""

    def of_lesson(self, lesson: Lesson, seed: int, rules: Any) -> Any:
        """The lesson's own deal: that of its record, else the one of this seed.

        Errors: ``BadInput`` for a record that is none; ``NoSituation`` where the house rules never bring a deal worth asking about.
        """

    def without(self, deal: Any, moment: str) -> bool:
        """Is there nothing in this deal that could be asked at this moment?"""


def family_of(its: Game) -> Family | None:
    """Who plays deals of this game out; None where nobody does."""
    name = f"{__package__}.{its.family}"
    found = cast(Family, import_module(name)) if find_spec(name) else None
    return found if found is not None and found.plays(its) else None


def moments(its: Game) -> tuple[str, ...]:
    """The moments that can be asked about in this game."""
    family = family_of(its)
    return tuple(family.MOMENTS) if family is not None else ()


def at_its_moment(step: Spec, lesson: Lesson, seed: int, rules: Any) -> Spec:
    """The question with the situation of its moment in the lesson's deal of this seed. Errors: as ``Family.of_lesson``."""
    family = family_of(game(lesson.game))
    assert family is not None
    deal = family.of_lesson(lesson, seed, rules)
    return step.model_copy(update=dict(family.MOMENTS[step.deal][1](deal, step)))
