"""The shape of a lesson: what stands in its file, and how a mistake in it is told to its author."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union, cast

from pydantic import Discriminator, Field, Tag, ValidationError, create_model

from lessons.fields import (
    OFFERED,
    Both,
    Cards,
    Lang,
    LessonId,
    Model,
    Rings,
    Share,
    Slug,
    Slugs,
    Source,
    Spec,
    Text,
    Whole,
)
from lessons.found import kinds
from lessons.problems import Path

END = "end"


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


Step = Say | Spec | Branch


class LessonHead(Model):
    """A lesson, all but its steps."""

    id: LessonId = Field(description="For ever: <game>/<name>.")
    version: Whole = Field(default=1, ge=1, description="Raise it when the lesson teaches something else than before.")
    game: Slug
    rules: dict[str, Text] = Field(default={}, description="House rules that differ from the default.")
    title: Both
    about: Both | None = Field(default=None, description="One or two sentences for the path of lessons.")
    minutes: Whole = Field(ge=1, le=120)
    after: tuple[LessonId, ...] = Field(default=(), description="Lessons that come first.")
    teaches: Slugs = Field(min_length=1, description="Skills, as in content/skills.yaml.")
    source: Source


class Lesson(LessonHead):
    """A lesson as read from its file; ``steps`` have their ids."""

    steps: tuple[Step, ...]

    def texts(self) -> Iterator[tuple[Path, Both]]:
        """Every text of the lesson, with where it stands in the file."""
        return _texts(self, ())

    @property
    def languages(self) -> tuple[Lang, ...]:
        """The languages the lesson can be taken in: English and Italian, and French where every text has it."""
        return tuple(lang for lang in OFFERED if all(getattr(both, lang) for _, both in self.texts()))

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


@cache
def step_models() -> dict[str, type[Model]]:
    """Tag -> model of a step: ``<say>``, ``<branch>``, and ``<kind legal-plays>``, ``<drill legal-plays>`` for each kind found."""
    models: dict[str, type[Model]] = {"<say>": Say, "<branch>": Branch}
    for name, kind in kinds().items():
        for word, step in (("kind", Ask), ("drill", Drill)):
            label = word.title() + name.title().replace("-", "")
            chosen: Any = {word: (Literal[name], ...)}  # a field that only this one name fits
            models[f"<{word} {name}>"] = create_model(label, __base__=(kind.Spec, step), **chosen)
    return models


def tag_of(step: object) -> str:
    """Which model a step wants, by the word it has: ``kind``, ``drill``, ``branch`` or ``say``."""
    if not isinstance(step, dict):
        return "<?>"
    for word in ("kind", "drill"):
        if word in step:
            return f"<{word} {step[word]}>" if isinstance(step[word], str) else "<?>"
    return next((f"<{word}>" for word in ("branch", "say") if word in step), "<?>")


@cache
def file_model() -> type[LessonHead]:
    """The model of a whole file: the head, and steps of every kind found."""
    # The union is put together from what is found, which is more than a type checker can follow.
    tagged: Any = tuple(Annotated[model, Tag(tag)] for tag, model in step_models().items())
    step: Any = Annotated[Union[tagged], Discriminator(tag_of)]  # noqa: UP007
    steps: Any = (Annotated[tuple[step, ...], Field(min_length=1, max_length=200)], ...)
    return create_model("LessonFile", __base__=LessonHead, __doc__="A lesson.", steps=steps)


def lesson_from(data: object) -> Lesson:
    """The lesson of a file's data. Errors: pydantic's ``ValidationError``; :mod:`lessons.load` turns it into problems."""
    read = cast(Any, file_model().model_validate(data))
    steps = tuple(_with_ids(read.steps))
    return Lesson.model_construct(**{name: getattr(read, name) for name in LessonHead.model_fields}, steps=steps)


def _with_ids(steps: tuple[Step, ...]) -> list[Step]:
    # A text without an id is called after the last step that has one: moving or adding texts elsewhere changes nothing.
    named: list[Step] = []
    last, count = "start", 0
    for step in steps:
        if step.id:
            last, count = step.id, 0
            named.append(step)
        else:
            count += 1
            named.append(step.model_copy(update={"id": f"{last}+{count}"}))
    return named


__all__ = ["Ask", "Branch", "Drill", "Lesson", "Say", "Show", "Step", "ValidationError", "file_model", "lesson_from"]
