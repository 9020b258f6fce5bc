"""Another way, when more of the same does not help: one worked out, then what it stands on, or leave it for now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import ValidationError

from lessons.learner.event import Json
from lessons.question.kind import Message, Panel
from lessons.script.lesson_file import step_models
from lessons.yamlfile.fields import Spec

IN_A_ROW = 3
"""So many misses one after the other, or ..."""
MISSES, OF_THE_LAST = 5, 8
"""... so many among the last ones, and more of the same will not help."""
BEFORE = 2
"""Questions about what the skill stands on."""
MORE = 3
"""Questions of the drill, at least, after the detour."""

Stage = Literal["offer", "example", "before"]
Choice = Literal["other-way", "go-on", "leave"]
CHOICES: tuple[Choice, ...] = ("other-way", "go-on", "leave")
OFFER = Panel("choice", Message("lesson.detour.offer"), (), tuple(Message(f"lesson.detour.{one}") for one in CHOICES))


@dataclass(frozen=True, slots=True)
class Detour:
    """A detour before the lesson goes on: the learner is asked, sees an example, or is at a question
    ``left`` to go, whose spec is ``spec``.

    ``of``: the place of what was missed that does not come; None where a drill does not.
    """

    stage: Stage
    left: int = BEFORE
    spec: Spec | None = None
    of: int | None = None


def due(recent: tuple[bool, ...]) -> bool:
    """Do these last answers of a drill, the newest last, True a miss, call for another way?"""
    last = recent[-OF_THE_LAST:]
    return (all(last[-IN_A_ROW:]) and len(last) >= IN_A_ROW) or sum(last) >= MISSES


def spec_of(ask: Json) -> Spec | None:
    """The question that an event of the log says is asked; None where nothing can be made of it any more."""
    if not isinstance(ask, Mapping):
        return None
    model: Any = step_models().get(f"<kind {ask.get('kind')}>")
    try:
        made: Any = model.model_validate({"id": "before", **ask}) if model is not None else None
    except ValidationError:
        return None
    return made if isinstance(made, Spec) else None
