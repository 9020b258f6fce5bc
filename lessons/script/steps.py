"""The shape of a lesson: its head, and the steps say, ask, drill and branch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, cast

from pydantic import Field

from lessons.yamlfile.fields import (
    OFFERED,
    Both,
    Cards,
    Lang,
    LessonId,
    Model,
    Rings,
    RuleValue,
    Share,
    Slug,
    Slugs,
    Source,
    Spec,
    Text,
    Whole,
    Yes,
)
from lessons.yamlfile.problems import Path

END = "end"
ON_THE_PATH = (("title",), ("about",))
"""What stands of a lesson on the pages: told in the languages of the pages, even where the lesson itself is not."""


class Show(Model):
    """Cards shown beside a text; each by its code, in the order to be seen."""

    trick: Cards = Field(default="", description="The cards of a trick, the leader's first.")
    hand: Cards = Field(default="", description="A hand.")
    row: Cards = Field(default="", description="Cards laid out in a row.")
    cards: Cards = Field(default="", description="Any cards, side by side.")
    ring: Rings = Field(default="", description="What to ring on them: T8:number SQ:crown (content/marks).")


class Say(Model):
    """A text to be read, with cards if it likes."""

    id: Slug | Literal[""] = Field(default="", description="May be left out; then it is made from the step before.")
    say: Both
    show: Show | None = None
    source: Source | Literal[""] = ""
    discuss: Yes = Field(default=False, description="true: a pause, to talk about it at the table before going on.")


class Until(Model):
    """When a drill ends: at this mastery, or after so many questions."""

    mastery: Share = 0.95
    at_most: Whole = Field(default=12, ge=1, le=60)


class Ask(Model):
    """One question."""

    kind: str


class Drill(Model):
    """Questions of one kind, a fresh situation each time, until the skill is there."""

    drill: str
    until: Until = Until()


class When(Model):
    """What happened at an earlier step."""

    step: Slug
    went: Literal["right", "with-help", "wrong", "mastered", "not-mastered"]


class Branch(Model):
    """Goes on at another step further down (or ``end``) when an earlier step went so."""

    id: Slug | Literal[""] = ""
    branch: When
    to: Slug


class Part(Model):
    """One part of a test: the questions of it, how many must be right at once (all), and the lesson to go back to."""

    name: Both
    steps: Slugs = Field(min_length=1)
    enough: Whole | None = Field(default=None, ge=1)
    again: LessonId


class Result(Model):
    """The step that tells how a test went, part by part; passed when every part is."""

    id: Slug
    result: tuple[Part, ...] = Field(min_length=1)
    passed: Both
    missed: Both


class LessonDeal(Model):
    """One deal that questions are about (their ``deal`` names the moment): played out anew each time, or of a record."""

    dealer: Literal["", "you", "right", "partner", "left", "other"] = Field(
        default="", description="Who deals: it is played anew."
    )
    record: str = Field(
        default="",
        max_length=4000,
        description="The record of a hand, as the practice table saves it; seat 0 is the learner's.",
    )


Step = Say | Spec | Branch | Result


class OwnSkill(Model):
    """A skill that the lesson brings along."""

    name: Both
    after: Slugs = Field(default=(), description="Skills that come first.")


class OwnTerm(Model):
    """A word of the table that the lesson brings along."""

    term: Both
    meaning: Both
    dialect: Text | None = Field(default=None, description="The word as it is said there.")
    source: Source | Literal[""] = Field(default="", description="The lesson's own source where none is given.")


Level = Literal["beginner", "practised", "expert"]


class LessonHead(Model):
    """A lesson, all but its steps."""

    id: LessonId = Field(description="For ever: <game>/<name>.")
    version: Whole = Field(default=1, ge=1, description="Raise it when the lesson teaches something else than before.")
    game: Slug
    rules: dict[str, RuleValue] = Field(default={}, description="House rules that differ from the default.")
    pack: Slug | Literal[""] = Field(
        default="",
        description="A pack that stands for the game's own: marseille. It is shown whatever learners have chosen.",
    )
    title: Both
    about: Both | None = Field(default=None, description="One or two sentences for the path of lessons.")
    minutes: Whole = Field(ge=1, le=120)
    after: tuple[LessonId, ...] = Field(default=(), description="Lessons that come first.")
    teaches: Slugs = Field(min_length=1, description="Skills, as in content/skills.yaml.")
    source: Source = Field(
        description='book#section of content/sources.yaml, or a club\'s own: "club: Circolo X, house rules 2024".'
    )
    deal: LessonDeal | None = None
    authors: tuple[Text, ...] = Field(default=(), max_length=20, description="Who wrote it.")
    licence: Text | None = Field(default=None, description="On which terms it may be passed on, as in CC BY-SA 4.0.")
    level: Level | None = Field(default=None, description="For whom it is.")
    note: Both | None = Field(default=None, description="For the teacher; learners do not see it.")
    skills: dict[Slug, OwnSkill] = Field(default={}, max_length=20, description="Skills that only this lesson has.")
    terms: dict[Slug, OwnTerm] = Field(default={}, max_length=40, description="Words that only this lesson explains.")


class Lesson(LessonHead):
    """A lesson as read from its file; ``steps`` have their ids.

    ``taught``: the skills of all lessons that come before it (:mod:`lessons.course.taught`); None where nothing is known
    of what its learners have been told.
    """

    steps: tuple[Step, ...]
    taught: frozenset[str] | None = None

    def texts(self) -> Iterator[tuple[Path, Both]]:
        """Every text of the lesson, with where it stands in the file."""
        return _texts(self, ())

    @cached_property
    def languages(self) -> tuple[Lang, ...]:
        """The languages the lesson can be taken in: those in which it has every text."""
        inside = [both for path, both in self.texts() if path not in ON_THE_PATH]
        return tuple(lang for lang in OFFERED if all(getattr(both, lang) for both in inside))

    def step(self, step_id: str) -> int | None:
        """The place of the step with this id."""
        return next((i for i, step in enumerate(self.steps) if step.id == step_id), None)


def _texts(told: object, path: Path) -> Iterator[tuple[Path, Both]]:
    if isinstance(told, Both):
        yield path, told
        told = {name: value for name, value in told if name not in Both.model_fields}  # a text may have another with it
    inside = (
        enumerate(told) if isinstance(told, tuple) else dict(told).items() if isinstance(told, Model | dict) else ()
    )
    for name, value in inside:
        yield from _texts(value, (*path, name))


def kind_of(step: Step) -> str:
    """The kind of question of an ask or a drill."""
    return step.drill if isinstance(step, Drill) else cast(Ask, step).kind


def is_drill(step: Step) -> bool:
    return isinstance(step, Drill)
