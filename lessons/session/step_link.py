"""One step of one lesson as a link says it: ``?id=ottocento/following&step=no-cups&seed=7``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Literal
from urllib.parse import urlencode

from lessons.script.steps import Lesson, Say
from lessons.yamlfile.fields import SLUG, Spec

LESSON, STEP, SEED, NUMBER = "id", "step", "seed", "number"
SEEDS = 2**32
"""Seeds are below this."""
_LESSON = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")
_STEP = re.compile(SLUG[1:-1] + r"(\+[0-9]{1,3})?")
_MOST = 80


@dataclass(frozen=True, slots=True)
class StepLink:
    """A lesson, a step of it (empty: the first one), and the seed of its situation (None: none is asked for).

    ``number`` counts the questions of a drill from 0: the mistakes it is aimed at take turns.
    """

    lesson: str
    step: str = ""
    seed: int | None = None
    number: int = 0

    @property
    def query(self) -> str:
        """What stands after the ``?``."""
        told = {
            LESSON: self.lesson,
            STEP: self.step,
            SEED: "" if self.seed is None else str(self.seed),
            NUMBER: str(self.number or ""),
        }
        return urlencode({name: value for name, value in told.items() if value}, safe="/")


class BadLink(ValueError):
    """An address that asks for what is not there: which ``part`` of it, what it ``told``, and the ``near`` one (may be empty).

    Of a ``seed`` that is none, and of one with which no ``cards`` can be dealt, the step is the nearest.
    """

    def __init__(self, part: Literal["lesson", "step", "seed", "cards"], told: str, near: str = "") -> None:
        super().__init__(f"{part} {told!r}; near: {near!r}")
        self.part, self.told, self.near = part, told, near


def read_link(told: Mapping[str, str], lesson: str = LESSON) -> StepLink | None:
    """What an address asks for; None where it names no lesson. A step or a seed that cannot be one is passed over."""
    id_, step = told.get(lesson, "")[:_MOST], told.get(STEP, "")[:_MOST]
    if not _LESSON.fullmatch(id_):
        return None
    number = told.get(NUMBER, "")
    return StepLink(
        id_,
        step if _STEP.fullmatch(step) else "",
        _seed(told.get(SEED, "")),
        int(number) if re.fullmatch(r"[0-9]{1,2}", number, re.ASCII) else 0,
    )


def judged(told: Mapping[str, str], lessons: Mapping[str, Lesson]) -> StepLink:
    """What an address asks for, where all of it is there. Errors: :class:`BadLink`, which names the nearest."""
    id_, step, seed = (told.get(name, "")[:_MOST].strip() for name in (LESSON, STEP, SEED))
    if id_ not in lessons:
        raise BadLink("lesson", id_, _near(id_, list(lessons)))
    link = read_link(told)
    steps = _steps(lessons[id_])
    if link is None or (step and step not in steps):
        moved = _moved(step, id_, lessons)
        if link is None or not moved:
            raise BadLink("step", step, _near(step, steps))
        link = replace(link, lesson=moved)
    if seed and link.seed is None:
        raise BadLink("seed", seed, step)
    return link


def _steps(lesson: Lesson) -> list[str]:
    return [one.id for one in lesson.steps if isinstance(one, Spec | Say)]


def _moved(step: str, lesson: str, lessons: Mapping[str, Lesson]) -> str:
    """The one lesson of the same game with a step of this name: a lesson that was divided kept its beginning only."""
    game = lesson.partition("/")[0]
    now = [id_ for id_, one in lessons.items() if id_.partition("/")[0] == game and step in _steps(one)]
    return now[0] if len(now) == 1 else ""


def _near(told: str, known: list[str]) -> str:
    return next(iter(get_close_matches(told, known, n=1, cutoff=0.4)), "")


def _seed(told: str) -> int | None:
    return int(told) if re.fullmatch(r"[0-9]{1,10}", told) and int(told) < SEEDS else None
