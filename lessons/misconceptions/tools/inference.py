"""How a wrong idea of what declarations tell becomes an answer: what misconceptions about reading them are written with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.bologna.inference.cards import DealView, Places
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Believer
from lessons.questions.who_holds.known import SURE
from lessons.questions.who_holds.plans import DISCARD
from lessons.questions.who_holds.reasons import standing
from lessons.wrong_rules.steps import step_of

UNKNOWN = DISCARD + 1
"""The answer that it cannot be known, after the places."""
NOBODY = DISCARD
"""The answer that nobody is likelier, in place of the discard, where that is what is asked."""


def seen(about: InferenceFacts) -> DealView:
    return about["view"]


def places(believed: Callable[[Any], Places | None]) -> Believer:
    """Believes that a card is at one of these places; where nothing is left to believe, it has nothing to say."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in ("where", "holds"):
            return None
        left = believed(step.about)
        if not left:
            return None
        if step.name == "holds":
            return (SURE.index(standing(left, step.about["seat"])),)
        return (min(left) if len(left) == 1 else UNKNOWN,)

    return answer


def takes(**choices: Callable[[Any], int | None]) -> Believer:
    """Takes the choice of this place at the question of this name (``follow``, ``likely``, ``suit``)."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        wanted = choices.get(step.name) if step is not None else None
        place = wanted(step.about) if wanted is not None and step is not None else None
        return None if place is None else (place,)

    return answer


def any_of_them(
    name: str, wanted: Callable[[Any], tuple[int, ...]]
) -> tuple[Believer, Callable[[object, Answers], tuple[Answer, ...]]]:
    """Takes any of these choices at the question of this name: the first of them, and what may be answered as well."""

    def also(item: object, given: Answers = ()) -> tuple[Answer, ...]:
        step = step_of(item, given)
        return tuple((place,) for place in wanted(step.about)[1:]) if step is not None and step.name == name else ()

    return takes(**{name: lambda about: next(iter(wanted(about)), None)}), also


def either(*believers: Believer) -> Believer:
    """The first of these that has something to say."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        return next((found for one in believers if (found := one(item, given)) is not None), None)

    return answer
