"""As much of a spoilt lesson as can be made: so that mistakes of form do not hide those the rules would find."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from lessons.script.lesson_file import lesson_from
from lessons.script.steps import Lesson
from lessons.yamlfile.fields import LANGS, SLUG
from lessons.yamlfile.problems import Data

_TEXT: dict[str, Data] = {str(lang): "-" for lang in LANGS}
_HEAD: dict[str, Data] = {
    "id": "draft/draft", "title": dict(_TEXT), "minutes": "1", "teaches": ["draft"], "source": "club: draft",
}  # fmt: skip
"""What stands in for a part of the head that is missing or wrong, and that a lesson must have."""


@dataclass(frozen=True)
class Draft:
    """A lesson to be checked, never to be taken.

    ``stand_ins``: the keys of its head, and the places of its steps, that are not its own.
    """

    lesson: Lesson
    stand_ins: frozenset[str | int]


def sketched(data: dict[str, Data], errors: Sequence[tuple[Any, ...]]) -> Draft | None:
    """The lesson with its faulty parts replaced by some that say nothing; None where too little is left."""
    heads = {str(loc[0]) for loc in errors if loc and loc[0] != "steps"}
    steps = {int(loc[1]) for loc in errors if len(loc) > 1 and loc[0] == "steps" and isinstance(loc[1], int)}
    told = data.get("steps")
    if not isinstance(told, list) or "game" in heads or not told:
        return None
    sound = {key: value for key, value in data.items() if key not in heads}
    sound |= {key: value for key, value in _HEAD.items() if key in heads}
    sound["steps"] = [_silent(step) if i in steps else step for i, step in enumerate(told)]
    try:
        return Draft(lesson_from(sound), frozenset({*heads, *steps}))
    except ValidationError:
        return None


def _silent(step: Data) -> Data:
    """A step that says nothing, under the same id."""
    id_ = step.get("id") if isinstance(step, dict) else None
    named: dict[str, Data] = {"id": id_} if isinstance(id_, str) and re.fullmatch(SLUG, id_) and len(id_) <= 60 else {}
    return {**named, "say": dict(_TEXT)}
