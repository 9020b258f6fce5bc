"""How a wrong rule answers a step: what misconceptions about counts and about questions in steps are written with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card
from lessons.kinds import Answer, Given
from lessons.stepwise import NONE, Step, Stepped, word

Believer = Callable[..., Answer | None]
About = Mapping[str, Any]
Wrong = Callable[[About], int | None]


def step_of(item: object, given: Given) -> Step | None:
    """The step to be answered; None for an item that has no steps."""
    return item.at(given) if isinstance(item, Stepped) else None


def figures(wrong: Wrong, *names: str) -> Believer:
    """Puts another number wherever one of these figures of a count is asked (``length`` stands for every ``length-...``).

    Where an error is to be found in a count, the line is wrong that says something else than this belief does.
    """

    def answer(item: Stepped, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None:
            return None
        if step.name == "find":
            return _finds(step, answer)
        number = wrong(step.about) if step.panel.mode == "number" and _among(step.name, names) else None
        return None if number is None else (number,)

    answer.parts = ((wrong, names),)  # type: ignore[attr-defined]
    return answer


def wrong_figure(believer: Believer, name: str, about: About) -> int | None:
    """What a belief about figures puts for this one; None where it has nothing to say."""
    for wrong, names in parts(believer):
        number = wrong(about) if _among(name, names) else None
        if number is not None:
            return number
    return None


def parts(believer: Believer) -> tuple[tuple[Wrong, tuple[str, ...]], ...]:
    """The figures a belief gets wrong, if it was made with :func:`figures`."""
    found: tuple[tuple[Wrong, tuple[str, ...]], ...] = getattr(believer, "parts", ())
    return found


def _finds(step: Step, believer: Believer) -> Answer:
    found: Answer = step.about["found_by"](lambda name, about: wrong_figure(believer, name, about))
    return found


def lengths(wrong: Callable[[str, frozenset[str]], int | None]) -> Believer:
    """Believes in another number of cards of a sequence: ``wrong(kind, codes held)``, None where it has nothing to say."""
    return figures(lambda about: wrong(about["kind"], about["held"]), "length")


def chooses(*answers: tuple[str, str], when: Callable[[About], bool] = lambda about: True) -> Believer:
    """Takes this choice at this step: pairs of a step's name and the word of the choice taken there."""

    def answer(item: Stepped, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or not when(step.about):
            return None
        wanted = dict(answers).get(step.name)
        panel = step.panel
        places = [i for i in range(len(panel.choices)) if word(panel, i) == wanted]
        if not places:
            return None
        return (places[0],) if panel.mode == "choice" else (-1 - places[0],)

    return answer


def picks(name: str, taken: Callable[[str, About], bool]) -> Believer:
    """Picks the cards that ``taken`` says, at the step of this name; the choice beside them where it says none."""

    def answer(item: Stepped, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != name:
            return None
        found = tuple(i for i, code in enumerate(step.panel.pickable) if taken(code, step.about))
        return found or (NONE if step.panel.choices else None)

    return answer


def seats(seat: Callable[[About], int | None]) -> Believer:
    """Believes that the player of this seat comes next."""

    def answer(item: Stepped, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        found = seat(step.about) if step is not None else None
        return None if found is None else (found,)

    return answer


def leaves(may: Callable[[Card], bool]) -> Believer:
    """Believes that the dealer may lay away the cards that ``may`` says, one by one or two together."""

    def answer(item: Stepped, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in ("which", "these"):
            return None
        if step.name == "these":
            return (0 if all(may(card) for card in step.about["left"]) else 1,)
        return tuple(i for i, card in enumerate(step.about["hand"]) if may(card)) or NONE

    return answer


def any_of(*believers: Believer) -> Believer:
    """One belief that shows in several ways: the first that has something to say."""

    def answer(item: object, given: Given = ()) -> Answer | None:
        step = step_of(item, given)
        if step is not None and step.name == "find":
            return _finds(step, answer)
        return next((found for one in believers if (found := one(item, given)) is not None), None)

    answer.parts = tuple(part for one in believers for part in parts(one))  # type: ignore[attr-defined]
    return answer


def _among(name: str, names: tuple[str, ...]) -> bool:
    return any(name == one or (name.startswith(one + "-") and one == "length") for one in names)
