"""Questions of a lesson for paper: drawn by a number that always gives the same ones; as a table for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from lessons.course.course import Course
from lessons.question.kind import Item, Kind
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.script.steps import Lesson, kind_of
from lessons.yamlfile.fields import Spec
from screens.components.board.match_text import say as label
from screens.prints.asked import Asked, on_paper
from screens.prints.cells import as_table

DRAWS = 12
"""Situations tried for one question, until one can be answered in one step."""


def drawn(lesson: Lesson, many: int, seed: int, lang: str) -> tuple[Asked, ...]:
    """Up to so many questions; steps whose situation is written down are asked once, drills as often as there is room."""
    found = list[Asked]()
    for kind, item, step in items(lesson, many, seed):
        one = on_paper(kind, item, step, lang)
        if one is not None and one not in found:
            found.append(one)
        if len(found) == many:
            break
    return tuple(found)


def items(lesson: Lesson, many: int, seed: int) -> Iterator[tuple[Kind[Spec, Item], Item, Spec]]:
    """The situations that this number gives, in turn from the lesson's steps: more than ``many``, as not all make a question."""
    course = Course.of(lesson)
    steps = [step for step in lesson.steps if isinstance(step, Spec)]
    rng, asked = Random(seed), set[str]()
    for turn in range(many * 3 if steps else 0):
        step = steps[turn % len(steps)]
        kind = kinds()[kind_of(step)]
        if kind.fixed(step) and step.id in asked:
            continue
        asked.add(step.id)
        item = _item(kind, step, course, rng)
        if item is not None:
            yield kind, item, step


def _item(kind: Kind[Spec, Item], step: Spec, course: Course, rng: Random) -> Item | None:
    """A situation; answered in one step rather than in several where there is such a one."""
    item = None
    for number in range(1 if kind.fixed(step) else DRAWS):
        try:
            item = draw(kind, step, course.game, rng.randrange(2**31), course.rules, number)
        except NoSituation:
            return item
        if kind.explain(item, (), kind.right(item)).done:
            break
    return item


def as_csv(asked: Sequence[Asked], lang: str) -> bytes:
    """A table any program opens: cards by their codes, fields apart as a spreadsheet of that language expects them."""
    names = ("number", "skill", "question", "cards", "choices", "answer", "reason")
    lines: list[tuple[object, ...]] = [tuple(label(f"prints.csv.{name}", lang) for name in names)]
    for number, one in enumerate(asked, 1):
        lines.append((number, one.skill, one.question, " ".join(one.cards), one.choices, one.answer, one.reason))
    return as_table(lines, lang)
