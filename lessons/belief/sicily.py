"""How a wrong rule of the Sicilian table answers: what may be said, what is captured, what is paid."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from lessons.belief.facts import LaidAway, Settled, Spoken, Taken
from lessons.belief.steps import step_of
from lessons.question.kind import Answer, Given
from lessons.question.misconception import Believer
from lessons.question.stepwise import NONE, word


def also_says(extra: str, when: Callable[[Spoken], bool]) -> Believer:
    """Believes that this word may be said as well."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "may" or not when(step.about):  # type: ignore[arg-type]
            return None
        believed = step.about["legal"] | {extra}
        offered = step.about["offered"]
        return (offered.index(believed),) if believed in offered else None

    return answer


def comes_to(name: str, wrong: Callable[[Spoken], str | None]) -> Believer:
    """Believes that a round comes to something else: the word of a choice at the step of this name."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != name:
            return None
        believed = wrong(step.about)  # type: ignore[arg-type]
        places = [i for i in range(len(step.panel.choices)) if word(step.panel, i) == believed]
        return (places[0],) if places else None

    return answer


def lays_away(may: Callable[[Card, LaidAway], bool]) -> Believer:
    """Believes that the cards that ``may`` says can go, one by one or together."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in ("which", "these") or "hand" not in step.about:
            return None
        about: LaidAway = step.about  # type: ignore[assignment]
        if step.name == "these":
            return (0 if all(may(card, about) for card in about["left"]) else 1,)
        return tuple(i for i, card in enumerate(about["hand"]) if may(card, about)) or NONE

    return answer


def captures(taken: Callable[[int, Card, Taken], bool]) -> Believer:
    """Believes that the cards that ``taken`` says (place in the trick, card) are captured."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "captured":
            return None
        about: Taken = step.about  # type: ignore[assignment]
        return tuple(i for i, card in enumerate(about["trick"]) if taken(i, card, about)) or NONE

    return answer


def settles(**wrong: Callable[[Settled], int | str | None]) -> Believer:
    """Believes in other jochi: step of a settlement (or item asked by itself) -> the number, or the word of a choice."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in wrong:
            return None
        believed = wrong[step.name](step.about)  # type: ignore[arg-type]
        if believed is None or isinstance(believed, int):
            return None if believed is None else (believed,)
        places = [i for i in range(len(step.panel.choices)) if word(step.panel, i) == believed]
        return (places[0],) if places else None

    return answer
