"""How a wrong rule of the Sicilian table answers: what may be said, what is captured, what is paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Believer
from lessons.question.stepwise import NONE
from lessons.wrong_rules.steps import among_the_offered, choosing, step_of

WON = {"soloist-two": 2, "soloist-one": 1, "nobody": 0, "others-one": -1, "others-two": -2}
"""What an item brings the soloist's side, by the word of its choice."""


def also_says(extra: str, when: Callable[[Any], bool]) -> Believer:
    """Believes that this word may be said as well."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "may" or not when(step.about):
            return None
        believed = step.about["legal"] | {extra}
        offered = step.about["offered"]
        return (offered.index(believed),) if believed in offered else None

    return answer


def captures(taken: Callable[[int, Card, Any], bool]) -> Believer:
    """Believes that the cards that ``taken`` says (place in the trick, card) are captured."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "captured":
            return None
        trick = step.about["trick"]
        return tuple(i for i, card in enumerate(trick) if taken(i, card, step.about)) or NONE

    return answer


def settles(**wrong: Callable[[Any], int | str | None]) -> Believer:
    """Believes in other jochi: step of a settlement (or item asked by itself) -> the number, or the word of a choice."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is not None and step.name == "find":
            found: Answer = step.about["found_by"](lambda name: _number(wrong, name, step.about))
            return found
        if step is None or step.name not in wrong:
            return None
        believed = wrong[step.name](step.about)
        if believed is None or isinstance(believed, int):
            return None if believed is None else (believed,)
        return choosing(step.panel, believed)

    return answer


def _number(wrong: Mapping[str, Callable[[Any], int | str | None]], name: str, about: Any) -> int | None:
    """What is believed of this line of a settlement, as jochi for the soloist's side."""
    believed = wrong[name](about) if name in wrong else None
    return WON[believed] if isinstance(believed, str) else believed


def calls(card: Callable[[Any], str | None]) -> Believer:
    """Believes that this card is the one to call; silent where it is not laid out."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != "call":
            return None
        wanted = card(step.about)
        return (step.panel.pickable.index(wanted),) if wanted in step.panel.pickable else None

    return answer


def challenges(who: Callable[[Any], frozenset[int] | None]) -> Believer:
    """Believes that these players may say rivanto; silent where that is not among the answers."""
    return among_the_offered("rivanto", who)


def tells(words: Callable[[Any], frozenset[str] | None]) -> Believer:
    """Believes that these things, and no others, may be told; silent where that is not among the answers."""
    return among_the_offered("tell", words)
