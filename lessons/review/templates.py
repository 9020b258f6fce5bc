"""What a skill can be asked with: the drills of its lessons, and the questions in which its misconceptions show."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Any, Literal, get_args, get_origin

from engine.game import Game
from lessons import load
from lessons.cardbook import CONTENT
from lessons.fields import CardText, Spec
from lessons.found import kinds, misconceptions
from lessons.kinds import Item, Kind
from lessons.learner.event import Json
from lessons.script import Lesson, kind_of
from lessons.situations import NoSituation, draw, shows
from lessons.taking import Course

Fields = tuple[tuple[str, Json], ...]
"""The fields of a spec that are not its situation, in a form that can be a key."""
TRIES = 60
_HEAD = {"id", "skill", "say", "expect", "aim", "kind", "drill", "until"}


@dataclass(frozen=True, slots=True)
class Template:
    """A question without its situation: what kind, about which skill, aimed at what, asked which way."""

    kind: str
    skill: str
    aim: tuple[str, ...] = ()
    fields: Fields = ()

    def __hash__(self) -> int:
        return hash(json.dumps(self.ask(), sort_keys=True))  # a field may be a list

    def ask(self) -> dict[str, Json]:
        """The template as a lesson file would have it."""
        told: dict[str, Json] = {"kind": self.kind, "skill": self.skill, **dict(self.fields)}
        return told | ({"aim": list(self.aim)} if self.aim else {})

    @property
    def drawn(self) -> bool:
        """Is the situation a new one for each seed?"""
        return not kinds()[self.kind].fixed(self.spec("item"))

    def spec(self, id_: str) -> Spec:
        told = {name: value for name, value in self.ask().items() if name != "kind"} | {"id": id_}
        spec: Spec = kinds()[self.kind].Spec.model_validate(told)
        return spec


@dataclass(frozen=True, eq=False)
class Stock:
    """All that can be asked in one game."""

    game: Game
    rules: Any
    by_skill: Mapping[str, tuple[Template, ...]]
    written: Mapping[str, tuple[Template, ...]]
    lessons: tuple[Lesson, ...]

    def item(self, template: Template, seed: int) -> Item | None:
        """The question of this template and seed; None where it cannot be drawn."""
        kind = kinds()[template.kind]
        try:
            return draw(kind, template.spec("item"), self.game, seed, self.rules)
        except NoSituation:
            return None

    def aimed(self, misconception: str) -> tuple[Template, ...]:
        """The questions in which this misconception shows."""
        wrong = misconceptions()[misconception]
        found = (self._way(wrong.skill, kind, misconception) for kind in wrong.kinds)
        return tuple(one for one in found if one is not None)

    def _way(self, skill: str, kind: str, misconception: str) -> Template | None:
        here = [one for some in self.written.values() for one in some if one.kind == kind and one.drawn]
        own = [one.fields for one in here if one.skill == skill]
        ways = [*own, *_ways(kinds()[kind]), (), *(one.fields for one in here)]
        asks = dict.fromkeys(Template(kind, skill, (misconception,), way) for way in ways)
        return next((one for one in asks if self.works(one)), None)

    @lru_cache(maxsize=512)  # noqa: B019 - there is one stock for a game, and it stays
    def works(self, template: Template) -> bool:
        """Can it be drawn, without much searching?"""
        kind, rng = kinds()[template.kind], Random(0)
        spec = template.spec("item")
        for _ in range(TRIES):
            item = kind.make(spec, self.game, rng, self.rules, template.aim)
            if all(shows(kind, item, one) for one in template.aim):
                return True
        return False


@cache
def stocks() -> Mapping[str, Stock]:
    """Game -> all that can be asked in it, by the lessons there are."""
    found = {}
    for name in dict.fromkeys(lesson.game for lesson in load.library(CONTENT)):
        lessons = tuple(lesson for lesson in load.library(CONTENT) if lesson.game == name)
        course = Course.of(lessons[0])
        asked = [step.skill for one in lessons for step in one.steps if isinstance(step, Spec)]
        skills = dict.fromkeys([*asked, *(skill for one in lessons for skill in one.teaches)])
        bare = Stock(course.game, course.rules, {}, _written(lessons), lessons)
        found[name] = replace(bare, by_skill={skill: _templates(bare, skill) for skill in skills})
    return found


def _templates(stock: Stock, skill: str) -> tuple[Template, ...]:
    """Drills and misconceptions; questions whose situation is written down only where there is nothing else."""
    written = stock.written.get(skill, ())
    wrong = [one.id for one in misconceptions().values() if one.skill == skill]
    aimed = [one for name in wrong for one in stock.aimed(name)]
    return tuple(dict.fromkeys([*(one for one in written if one.drawn and stock.works(one)), *aimed])) or written


def _written(lessons: tuple[Lesson, ...]) -> Mapping[str, tuple[Template, ...]]:
    """Skill -> its questions in the lessons, one template for each aim."""
    found: dict[str, list[Template]] = {}
    for step in (step for lesson in lessons for step in lesson.steps if isinstance(step, Spec)):
        for aim in step.aim or ("",):
            written = Template(kind_of(step), step.skill, (aim,) if aim else (), _fields(step))
            bare = replace(
                written, fields=tuple(one for one in written.fields if one[0] not in _situation(kind_of(step)))
            )
            # Without its situation a question is a drill, as long as something still says what it is about.
            found.setdefault(step.skill, []).append(bare if bare.fields or bare.aim else written)
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


def _ways(kind: Kind[Any, Any]) -> Iterator[Fields]:
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
