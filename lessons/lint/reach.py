"""Which steps of a lesson somebody can come to: every way through its branches is gone."""

from __future__ import annotations

from collections.abc import Iterator

from lessons.script.steps import END, Branch, Drill, Lesson
from lessons.yamlfile.fields import Spec

MOST = 20_000
"""Ways looked at; a lesson with more has branches enough for everybody."""
Went = tuple[tuple[str, str], ...]
ASKED, DRILLED = ("right", "with-help", "wrong"), ("mastered", "not-mastered")


def unreachable(lesson: Lesson) -> Iterator[int]:
    """The places of steps that no learner ever sees, whatever comes of the questions; the first of each row of them."""
    reached = _reached(lesson)
    if reached is not None:
        yield from (i for i in range(1, len(lesson.steps)) if i not in reached and i - 1 in reached)


def _reached(lesson: Lesson) -> set[int] | None:
    looked = {step.branch.step for step in lesson.steps if isinstance(step, Branch)}
    ways: list[tuple[int, Went]] = [(0, ())]
    seen: set[tuple[int, Went]] = set()
    while ways:
        way = ways.pop()
        if way in seen or way[0] >= len(lesson.steps):
            continue
        seen.add(way)
        if len(seen) > MOST:
            return None
        ways += _onwards(lesson, looked, *way)
    return {place for place, _ in seen}


def _onwards(lesson: Lesson, looked: set[str], place: int, went: Went) -> Iterator[tuple[int, Went]]:
    step = lesson.steps[place]
    if isinstance(step, Branch) and (step.branch.step, step.branch.went) in went:
        to = len(lesson.steps) if step.to == END else lesson.step(step.to)
        if to is not None and to > place:
            yield to, went
            return
    if isinstance(step, Spec) and step.id in looked:
        for outcome in DRILLED if isinstance(step, Drill) else ASKED:
            yield place + 1, (*went, (step.id, outcome))
    else:
        yield place + 1, went
