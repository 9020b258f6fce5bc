"""Questions of a lesson for paper: drawn by a number that always gives the same ones; as a table for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from lessons.course.course import Course, question_at
from lessons.question.kind import Item, Kind
from lessons.question.likeness import other_than
from lessons.question.registry import kinds
from lessons.script.steps import Lesson, kind_of
from lessons.yamlfile.fields import Spec
from screens.components.match_forms.names import say as label
from screens.prints.asked import PrintedQuestion, on_paper
from screens.prints.cells import as_table

DRAWS = 12
"""Situations tried for one question: until one is another than those before it, and can be answered in one step."""
APART = 10
"""So many questions of a sheet have no two that are as good as the same."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a sheet: its kind and situation, the step it comes from, and how paper asks it."""

    kind: Kind[Spec, Item]
    item: Item
    step: Spec
    asked: PrintedQuestion


def drawn(lesson: Lesson, many: int, seed: int, lang: str, pack: str = "") -> tuple[PrintedQuestion, ...]:
    """Up to so many questions, as paper asks them."""
    return tuple(one.asked for one in questions(lesson, many, seed, lang, pack))


def questions(lesson: Lesson, many: int, seed: int, lang: str, pack: str = "") -> tuple[Question, ...]:
    """Up to so many questions, in turn from the lesson's steps; cards are named as in the lesson's own pack, else this ``pack``.

    Steps whose situation is written down are asked once, and so are those about the lesson's one deal; drills as often as there
    is room and something else to ask.
    """
    course, rng = Course.of(lesson), Random(seed)
    steps = [step for step in lesson.steps if isinstance(step, Spec)]
    alone = {
        step.id: _once(course, step, seed, lang, pack)
        for step in steps
        if step.deal or kinds()[kind_of(step)].fixed(step)
    }
    written = [one for one in alone.values() if one is not None]
    found, over = list[Question](), set[str]()
    for turn in range(many * 3 if steps else 0):
        step = steps[turn % len(steps)]
        if step.id in over:
            continue
        before = [*written, *found[-APART + 1 :]]
        one = alone[step.id] if step.id in alone else _other(course, step, rng, lang, before, pack)
        if one is None or step.id in alone:
            over.add(step.id)
        if one is not None and all(one.asked != other.asked for other in found):
            found.append(one)
        if len(found) == many:
            break
    return tuple(found)


def _once(course: Course, step: Spec, seed: int, lang: str, pack: str) -> Question | None:
    """The question of a step that is the same each time, or about the one deal that this sheet is about."""
    return _question(course, step, question_at(course, step.id, seed), lang, pack)


def _other(
    course: Course, step: Spec, rng: Random, lang: str, before: Sequence[Question], pack: str
) -> Question | None:
    """A drawn question that is none of those before; answered in one step rather than in several where there is such a one."""
    found = None
    for number in range(DRAWS):
        one = _question(course, step, question_at(course, step.id, rng.randrange(2**31), number), lang, pack)
        if one is None or any(_alike(one, other) for other in before):
            continue
        if len(one.asked.parts) == 1:
            return one
        found = found or one
    return found


def _question(course: Course, step: Spec, item: Item | None, lang: str, pack: str) -> Question | None:
    own, alone = course.lesson.pack, None if item is None else kinds()[kind_of(step)].on_its_own(item)
    asked = None if alone is None else on_paper(*alone, step, lang, own or pack)
    if alone is None or asked is None:
        return None
    return Question(*alone, step, replace(asked, pack=asked.pack or own))


def _alike(one: Question, other: Question) -> bool:
    """Are they the same to whoever has just answered the one?"""
    if one.kind is not other.kind:
        return False
    recognised = one.kind.recognises(one.item)
    same = bool(recognised) and recognised == other.kind.recognises(other.item)
    return same or not other_than(one.kind, one.item, [other.item])


def as_csv(asked: Sequence[PrintedQuestion], lang: str) -> bytes:
    """A table any program opens, its fields apart as a spreadsheet of that language expects them.

    Whoever has only the table can answer: who sits and deals where stands in the question, the cards with their rows and with
    who played them. ``codes`` is for programs, and names no card that is to be recognised.
    """
    names = ("number", "skill", "question", "cards", "choices", "answer", "reason", "codes")
    lines: list[tuple[object, ...]] = [tuple(label(f"prints.csv.{name}", lang) for name in names)]
    for number, one in enumerate(asked, 1):
        lines.append(
            (number, one.skill, one.question, one.lying, one.choices, one.answer, one.reason, " ".join(one.codes))
        )
    return as_table(lines, lang)
