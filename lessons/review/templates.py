"""What a question is without its situation: as the lessons ask it, and the ways of asking that a kind itself lists."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, get_args, get_origin

from lessons.learner.event import Json
from lessons.question.kind import Kind
from lessons.question.registry import kinds
from lessons.script.steps import Lesson, is_drill, kind_of
from lessons.yamlfile.fields import CardText, Spec

RULES = "rules"
Fields = tuple[tuple[str, Json], ...]
"""The fields of a spec that are not its situation, in a form that can be a key."""
_HEAD = {"id", "skill", "say", "expect", "aim", "kind", "drill", "until", "deal", "again", "comments", "discuss"}


@dataclass(frozen=True, slots=True)
class Template:
    """A question without its situation: what kind, about which skill, aimed at what, asked which way, by which house rules."""

    kind: str
    skill: str
    aim: tuple[str, ...] = ()
    fields: Fields = ()
    rules: tuple[tuple[str, str], ...] = ()
    """The house rules of the lesson it comes from, as far as that has any."""

    def __hash__(self) -> int:
        return hash(json.dumps(self.ask(), sort_keys=True))  # a field may be a list

    def ask(self) -> dict[str, Json]:
        """The template as a lesson file would have it."""
        told: dict[str, Json] = {"kind": self.kind, "skill": self.skill, **dict(self.fields)}
        told |= {"aim": list(self.aim)} if self.aim else {}
        return told | ({RULES: dict(self.rules)} if self.rules else {})

    @property
    def drawn(self) -> bool:
        """Is the situation a new one for each seed?"""
        return not kinds()[self.kind].fixed(self.spec("item"))

    def spec(self, id_: str) -> Spec:
        told = {name: value for name, value in self.ask().items() if name not in ("kind", RULES)} | {"id": id_}
        spec: Spec = kinds()[self.kind].Spec.model_validate(told)
        return spec


def template(told: Mapping[str, object]) -> Template:
    """A template as the files in ``content/tests`` have it."""
    aim = told.get("aim")
    fields = tuple(sorted((k, str(v)) for k, v in told.items() if k not in ("kind", "skill", "aim")))
    return Template(
        str(told["kind"]), str(told["skill"]), tuple(map(str, aim)) if isinstance(aim, list) else (), fields
    )


def written(lessons: tuple[Lesson, ...], fixed: bool) -> Mapping[str, tuple[Template, ...]]:
    """Skill -> its questions in the lessons, one template for each aim; as they are, or without their situations."""
    found: dict[str, list[Template]] = {}
    every = ((lesson, step) for lesson in lessons for step in lesson.steps)
    for its, step in ((lesson, step) for lesson, step in every if isinstance(step, Spec)):
        if not kinds()[kind_of(step)].reviewed:
            continue
        cards = () if fixed else _situation(kind_of(step))
        fields = tuple(one for one in _fields(step) if one[0] not in cards)
        for aim in step.aim or ("",):
            # Without its situation a question is a drill, as long as something still says what it is about.
            if fixed or aim or fields or is_drill(step):
                found.setdefault(step.skill, []).append(
                    Template(kind_of(step), step.skill, (aim,) if aim else (), fields, tuple(sorted(its.rules.items())))
                )
    return {skill: tuple(dict.fromkeys(some)) for skill, some in found.items()}


def _situation(kind: str) -> set[str]:
    """The fields that hold cards."""
    fields = kinds()[kind].Spec.model_fields.items()
    return {name for name, field in fields if any(isinstance(one, CardText) for one in field.metadata)}


def _fields(step: Spec) -> Fields:
    # What is said above a question belongs to its place in a lesson, unless the kind cannot do without.
    fields = kinds()[kind_of(step)].Spec.model_fields
    told = step.model_dump(mode="json", exclude_defaults=True)
    kept = {name for name in told if name not in _HEAD or (name == "say" and fields[name].is_required())}
    return tuple(sorted((name, told[name]) for name in kept))


def ways_of(kind: Kind[Any, Any]) -> Iterator[Fields]:
    """The ways of asking that a kind's spec itself lists."""
    listed: list[Sequence[tuple[str, Json]]] = []
    for name, field in kind.Spec.model_fields.items():
        if name in _HEAD:
            continue
        # Where the field may be left empty it is part of the situation; else it says what is asked for.
        if get_origin(field.annotation) is Literal and field.default:
            listed.append([(name, value) for value in get_args(field.annotation) if value])
            break
    return (tuple(sorted(way)) for way in product(*listed))
