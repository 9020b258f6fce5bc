"""A lesson's file: its model, put together from the kinds of questions that are found, and the lesson its data make."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, Union, cast

from pydantic import Discriminator, Field, Tag, create_model

from lessons.question.registry import kinds
from lessons.script.steps import Ask, Branch, Drill, Lesson, LessonHead, Result, Say, Step
from lessons.yamlfile.fields import Model


@cache
def step_models() -> dict[str, type[Model]]:
    """Tag -> model of a step: ``<say>``, ``<branch>``, and ``<kind legal-plays>``, ``<drill legal-plays>`` for each kind found."""
    models: dict[str, type[Model]] = {"<say>": Say, "<branch>": Branch, "<result>": Result}
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
    if "skill" in step:
        return "<?>"  # a question that does not say which one it is
    return next((f"<{word}>" for word in ("branch", "result", "say") if word in step), "<?>")


@cache
def file_model() -> type[LessonHead]:
    """The model of a whole file: the head, and steps of every kind found."""
    # The union is put together from what is found, which is more than a type checker can follow.
    tagged: Any = tuple(Annotated[model, Tag(tag)] for tag, model in step_models().items())
    step: Any = Annotated[Union[tagged], Discriminator(tag_of)]  # noqa: UP007
    steps: Any = (Annotated[tuple[step, ...], Field(min_length=1, max_length=200)], ...)
    return create_model("LessonFile", __base__=LessonHead, __doc__="A lesson.", steps=steps)


def lesson_from(data: object) -> Lesson:
    """The lesson of a file's data. Errors: pydantic's ``ValidationError``; :mod:`lessons.course.loader` turns it into problems."""
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
