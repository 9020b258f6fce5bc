"""How a wrong rule of the French table answers: what a contract comes to, and who pays whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.france.reckoning.scoring import nearest
from lessons.question.kind import Answer, Answers
from lessons.wrong_rules.steps import About, choosing, step_of

Wrong = Callable[[Any], int | str | None]
"""Looks at the facts of :class:`lessons.question.facts.france.ContractFacts`."""
SIGNS = {"taker": 1, "defence": -1}
SIDES = tuple(SIGNS)
SLAMS = {"taker-400": 400, "taker-200": 200, "nobody": 0, "defence-200": -200, "defence-400": -400}
"""What a slam may be said to bring the taker's side, by the word of its choice."""


@dataclass(frozen=True)
class Pays:
    """Believes in other figures of a score: step -> the number without its sign, or the word of a choice."""

    wrong: Mapping[str, Wrong]

    def __call__(self, item: object, given: Answers = ()) -> Answer | None:
        step = step_of(item, given)
        if step is None:
            return None
        if step.name == "find":
            found: Answer = step.about["found_by"](lambda name: self.figure(name, step.about))
            return found
        believed = self.wrong[step.name](step.about) if step.name in self.wrong else None
        return (
            choosing(step.panel, believed) if isinstance(believed, str) else None if believed is None else (believed,)
        )

    def figure(self, name: str, about: About) -> int | None:
        """What it puts down in this line of a score; a number without a sign, but for what names a side."""
        believed = self.wrong[name](about) if name in self.wrong else None
        return as_figure(name, believed, about) if isinstance(believed, str) else believed


def pays(**wrong: Wrong) -> Pays:
    """Believes in other figures at these steps."""
    return Pays(wrong)


def as_figure(name: str, word: str, about: About) -> int:
    """The figure behind the word of a choice: what it brings the taker's side."""
    if name == "slam":
        return SLAMS[word]
    return SIGNS[word] * (10 if name == "petit" else sum(points for _, points in about["poignees"]))


def petit_for_the_winner(about: About) -> int:
    """Petit au bout as the side that won the deal sees it: 10 more, 10 less, or nothing."""
    return 0 if about["petit"] is None else 10 if (about["petit"] == 0) is about["won"] else -10


def with_bonuses(about: About, poignee: int = 1, slam: int = 1) -> int:
    """What each pays, without its sign, where the bonuses count so many times."""
    shown = sum(points for _, points in about["poignees"]) * (1 if about["won"] else -1)
    return abs(nearest(about["multiplied"] + poignee * shown + slam * about["slam_points"], about["round_to"]))
