"""The questions of a lesson as a quiz can ask them, in no language yet: answers with what each is worth and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, Literal

from lessons.course.course import Course, question_at
from lessons.exchange.gift.weights import ALL_LOST, share
from lessons.question.answered import marking
from lessons.question.kind import Answer, Item, Kind, Message, Panel
from lessons.question.panel import number_of
from lessons.question.registry import about, kinds
from lessons.script.steps import kind_of
from lessons.yamlfile.fields import Spec

Form = Literal["options", "number", "pairs"]
Says = tuple[Message, ...]
_MOST_SETS = 400
"""So many sets of cards are tried, to see that only one of them is right."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a quiz question. ``what``: the position of a card among those that may be picked, a choice, or a number;
    ``weight``: as GIFT writes it, empty for the right one of several. In pairs ``right`` is all there is to it. ``line``: which
    line of something written it is, as a quiz shuffles its answers; 0 for none.
    """

    what: int | Message | Fraction
    right: bool
    weight: str = ""
    says: Says = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """One question: ``general`` is said to everybody afterwards, the solution and its reason."""

    step: Spec
    panel: Panel
    form: Form
    options: tuple[Option, ...]
    general: Says = ()


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A question that a quiz cannot ask; ``reason``: ``steps``, ``pictures`` or ``sets``, with words under ``exchange.left``."""

    step: Spec
    reason: str


def asked(course: Course, seed: int) -> tuple[QuizQuestion, ...]:
    """Every question of the lesson with this seed that is answered in one step, and asks about no picture and no order."""
    return tuple(one for one in judged(course, seed) if isinstance(one, QuizQuestion))


def left_out(course: Course, seed: int) -> tuple[LeftOut, ...]:
    """Every other question of the lesson, with the reason."""
    return tuple(one for one in judged(course, seed) if isinstance(one, LeftOut))


@lru_cache(maxsize=8)
def judged(course: Course, seed: int) -> tuple[QuizQuestion | LeftOut, ...]:
    """Every question of the lesson with this seed, in its order, as a quiz can ask it or not."""
    steps = [step for step in course.lesson.steps if isinstance(step, Spec)]
    return tuple(one for step in steps if (one := _judged(course, step, seed)) is not None)


def _judged(course: Course, step: Spec, seed: int) -> QuizQuestion | LeftOut | None:
    item, kind = question_at(course, step.id, seed), kinds()[kind_of(step)]
    if item is None:
        return None
    if not kind.explain(item, (), kind.right(item)).done:
        return LeftOut(step, "steps")
    panel = kind.panel(item)
    if not all(row.named for row in panel.rows):
        return LeftOut(step, "pictures")  # the card itself is asked about, and there are none in a quiz
    return _asked(step, kind, item, panel) or LeftOut(step, "sets")


def _asked(step: Spec, kind: Kind[Any, Any], item: Item, panel: Panel) -> QuizQuestion | None:
    """None where not one answer is right and others wrong, or where it is an order."""
    if panel.mode == "number":
        return QuizQuestion(step, panel, "number", tuple(_numbers(kind, item)), _solved(kind, item))
    if panel.mode in ("one", "choice"):
        options = tuple(_each(kind, item, panel))
        return QuizQuestion(step, panel, "options", options) if len({one.right for one in options}) == 2 else None
    if panel.mode == "many" and _only(kind, item, panel):
        return _several(step, kind, item, panel)
    return None


def _solved(kind: Kind[Any, Any], item: Item) -> Says:
    return kind.reveal(item).says


def _numbers(kind: Kind[Any, Any], item: Item) -> Iterator[Option]:
    """The right number, and those that a misconception leads to."""
    yield Option(Fraction(number_of(kind.right(item))), True)
    wrong: dict[Fraction, Answer] = {}
    for belief in about(kind.name):
        answer = kind.answer_under(item, (), belief)
        if answer is not None:
            wrong.setdefault(Fraction(number_of(answer)), answer)
    for number, answer in wrong.items():
        yield Option(number, False, "0", marking.mark(kind, item, (), answer).says)


def _each(kind: Kind[Any, Any], item: Item, panel: Panel) -> Iterator[Option]:
    """Cards one of which is picked, and choices."""
    picked: list[tuple[int, int | Message]] = (
        [] if panel.mode == "choice" else [(at, at) for at in range(len(panel.pickable))]
    )
    choices = [(at if panel.mode == "choice" else -1 - at, one) for at, one in enumerate(panel.choices)]
    for place, what in (*picked, *choices):
        mark = marking.mark(kind, item, (), (place,))
        line = place + 1 if panel.mode == "choice" and place < panel.numbered else 0
        yield Option(what, kind.is_right(item, (), (place,)), "", mark.says, line)


def _several(step: Spec, kind: Kind[Any, Any], item: Item, panel: Panel) -> QuizQuestion | None:
    """Cards all of which are to be picked; where Moodle has no weight for so many, each is asked about by itself."""
    right, cards = kind.right(item), range(len(panel.pickable))
    weight = share(len(right))
    if len(cards) < 2 or not right or right[0] < 0:
        return None
    if weight is None:
        pairs = tuple(Option(at, at in right) for at in cards)
        return QuizQuestion(step, panel, "pairs", pairs, _solved(kind, item))
    options = tuple(
        Option(at, True, weight) if at in right else Option(at, False, ALL_LOST, _besides(kind, item, panel, at))
        for at in cards
    )
    return QuizQuestion(step, panel, "options", options, _solved(kind, item))


def _besides(kind: Kind[Any, Any], item: Item, panel: Panel, wrong: int) -> Says:
    """What is said of this card where all right ones are picked as well, as far as there is room."""
    right = kind.right(item)
    picked = (*right[: panel.at_most - 1], wrong)
    return marking.mark(kind, item, (), picked).says


def _only(kind: Kind[Any, Any], item: Item, panel: Panel) -> bool:
    """Is one set of cards right and no other? A quiz can take only one."""
    cards, many = range(len(panel.pickable)), len(kind.right(item))
    if panel.at_least != panel.at_most or comb(len(cards), many) > _MOST_SETS:
        return panel.at_least != panel.at_most
    return sum(kind.is_right(item, (), some) for some in combinations(cards, many)) == 1
