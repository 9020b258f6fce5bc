"""How a wrong rule answers a step: what misconceptions about counts and about questions in steps are written with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from lessons.question.kind import Answer, Answers, Panel
from lessons.question.misconception import Believer
from lessons.question.stepwise import NONE, Step, StepwiseItem, word

About = Mapping[str, Any]
"""What any step rests on; a wrong rule says which facts it looks at (:mod:`lessons.question.facts`)."""
Wrong = Callable[[Any], int | None]


def step_of(item: object, given: Answers) -> Step | None:
    """The step to be answered; None for an item that has no steps."""
    return item.at(given) if isinstance(item, StepwiseItem) else None


def _silent(item: object, given: Answers = ()) -> Answer | None:
    return None


@dataclass(frozen=True, slots=True)
class Figures:
    """Believes in other figures of a count: ``wrong`` says how they are reached and by which names they are asked.

    Asked for a figure, it puts its own; where an error is to be found in a written count, the line is wrong that says
    something else than it would have put; asked what several of them come to, it goes on from its own. ``beside`` answers
    whatever else is asked.
    """

    wrong: tuple[tuple[Wrong, tuple[str, ...]], ...]
    beside: Believer = _silent

    def __call__(self, item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is not None and step.name == "find":
            found: Answer = step.about["found_by"](self.number)
            return found
        if step is not None and "reached" in step.about:
            reached: int | None = step.about["reached"](self)
            return None if reached is None else (reached,)
        number = self.number(step.name, step.about) if step is not None and step.panel.mode == "number" else None
        return self.beside(item, given) if number is None else (number,)

    def number(self, name: str, about: About) -> int | None:
        """What it puts for the figure of this name; None where it has nothing to say."""
        believed = (wrong(about) for wrong, names in self.wrong if _among(name, names))
        return next((number for number in believed if number is not None), None)


def figures(wrong: Wrong, *names: str, beside: Believer = _silent) -> Figures:
    """Puts another number wherever one of these figures is asked (``length`` stands for every ``length-...``)."""
    return Figures(((wrong, names),), beside)


def wrong_figure(believer: Believer, name: str, about: About) -> int | None:
    """What a belief puts for this figure of a count; None where it has nothing to say, or is not about figures."""
    return believer.number(name, about) if isinstance(believer, Figures) else None


def lengths(wrong: Callable[[str, frozenset[str]], int | None]) -> Figures:
    """Believes in another number of cards of a sequence: ``wrong(kind, codes held)``, None where it has nothing to say."""
    return figures(lambda about: wrong(about["kind"], about["held"]), "length")


def chooses(*answers: tuple[str, str], when: Callable[[Any], bool] = lambda about: True) -> Believer:
    """Takes this choice at this step: pairs of a step's name and the word of the choice taken there."""

    def answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or not when(step.about):
            return None
        return choosing(step.panel, dict(answers).get(step.name))

    return answer


def choosing(panel: Panel, wanted: str | None) -> Answer | None:
    """The choice of this word as an answer; None where there is none."""
    place = next((i for i in range(len(panel.choices)) if word(panel, i) == wanted), None)
    if place is None:
        return None
    return (place,) if panel.mode == "choice" else (-1 - place,)


def picks(name: str, taken: Callable[[str, Any], bool]) -> Believer:
    """Picks the cards that ``taken`` says, at the step of this name; the choice beside them where it says none."""

    def answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != name:
            return None
        found = tuple(i for i, code in enumerate(step.panel.pickable) if taken(code, step.about))
        return found or (NONE if step.panel.choices else None)

    return answer


def seats(seat: Callable[[Any], int | None]) -> Believer:
    """Believes that the player of this seat comes next."""

    def answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        found = seat(step.about) if step is not None else None
        return None if found is None else (found,)

    return answer


def leaves(may: Callable[[Card], bool], of: Callable[[Card], bool] = lambda card: True) -> Believer:
    """Believes that the cards that ``may`` says may be laid away, one by one or all together.

    ``of``: the cards that the rule is wrong about. Of some together it speaks only where one of these is among them: an
    answer about others gives nothing away.
    """

    def answer(item: StepwiseItem, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name not in ("which", "these"):
            return None
        if step.name == "these":
            if not any(map(of, step.about["left"])):
                return None
            return (0 if all(may(card) for card in step.about["left"]) else len(step.panel.choices) - 1,)
        return tuple(i for i, card in enumerate(step.about["hand"]) if may(card)) or NONE

    return answer


def comes_to(name: str, wrong: Callable[[Any], str | None]) -> Believer:
    """Believes that the step of this name comes to something else: the word of a choice; silent where there is none."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != name:
            return None
        return choosing(step.panel, wrong(step.about))

    return answer


def among_the_offered(name: str, wanted: Callable[[Any], object]) -> Believer:
    """Of the step of this name the answer that is believed, where it is offered."""

    def answer(item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None or step.name != name:
            return None
        believed, offered = wanted(step.about), step.about["offered"]
        return (offered.index(believed),) if believed in offered else None

    return answer


def any_of(*believers: Believer) -> Believer:
    """One belief that shows in several ways: the first that has something to say."""
    wrong = tuple(figure for one in believers if isinstance(one, Figures) for figure in one.wrong)
    others = [one.beside if isinstance(one, Figures) else one for one in believers]

    def answer(item: object, given: Answers = ()) -> Answer | None:
        return next((found for one in others if (found := one(item, given)) is not None), None)

    return Figures(wrong, answer) if wrong else answer


def _among(name: str, names: tuple[str, ...]) -> bool:
    return any(name == one or (name.startswith(one + "-") and one == "length") for one in names)
