"""How a wrong rule of the French table answers: which cards may be called, which may be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.cards import Card
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Believer
from lessons.question.stepwise import NONE
from lessons.wrong_rules.steps import step_of


def may_be_called(may: Callable[[Card, Any], bool]) -> Believer:
    """Believes that the cards that ``may`` says, out of those laid out, may be called; silent where it can say of none."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "callable":
            return None
        found = tuple(i for i, card in enumerate(step.about["laid_out"]) if may(card, step.about))
        return found or (NONE if step.panel.choices else None)

    return answer


def shows(may: Callable[[Any], bool | None], highest: Callable[[Any], int | None] = lambda about: None) -> Believer:
    """Believes that these cards may be shown when ``may`` says so, and that a hand's highest poignée is the one of this place."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in ("these", "worth") or "numbers" not in step.about:
            return None
        if step.name == "worth":
            place = highest(step.about)
            return None if place is None else (place,)
        allowed = may(step.about)
        return None if allowed is None else (0 if allowed else 1,)

    return answer
