"""A lesson gone through once before anybody takes it: every question asked, answered right, explained in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lessons.course.course import Course, question_at
from lessons.question.answered.marking import mark
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message, Panel
from lessons.question.registry import kinds
from lessons.script.steps import kind_of
from lessons.text import phrases
from lessons.yamlfile.fields import Lang, Spec

STEPS = 60
"""No question has more steps; one that never ends is broken."""
SEEDS = (1, 2)
Round = tuple[Answers, Panel, Answer, Mark]
"""One step of a question: the answers before it, what is shown, the right answer, what is said of it."""


class NeverEnds(Exception):
    """A question that is not over after any number of right answers."""


def stumbles(course: Course) -> tuple[int, Exception] | None:
    """The place of the first step that cannot be asked, and what went wrong there; None where all is well."""
    for place, step in enumerate(course.lesson.steps):
        for seed in SEEDS if isinstance(step, Spec) else ():
            try:
                item = question_at(course, step.id, seed)
                if item is not None:
                    _ask(kinds()[kind_of(step)], item, course.lesson.languages)
            except Exception as error:  # noqa: BLE001 - whatever it is, it would stop a learner too
                return place, error
    return None


def rounds(kind: Kind[Any, Any], item: Item) -> Iterator[Round]:
    """A question answered right, step by step, to its end. Errors: :class:`NeverEnds`."""
    given: Answers = ()
    for _ in range(STEPS):
        right = kind.right(item, given)
        marked = mark(kind, item, given, right)
        yield given, kind.panel(item, given), right, marked
        if marked.done:
            return
        given = (*given, right)
    raise NeverEnds(f"{kind.name} is not over after {STEPS} right answers")


def said_by(panel: Panel) -> tuple[Message, ...]:
    """Everything a panel says."""
    labels = [said for row in panel.rows for said in ((row.label,) if row.label else ())]
    return (panel.prompt, *panel.lines, *panel.choices, *labels)


def _ask(kind: Kind[Any, Any], item: Item, languages: tuple[Lang, ...]) -> None:
    for given, panel, _, marked in rounds(kind, item):
        told = (*said_by(panel), *marked.says, *kind.hints(item, given), *kind.reveal(item, given).says)
        for lang in languages:
            phrases.say_all(told, lang, item.game.family)
