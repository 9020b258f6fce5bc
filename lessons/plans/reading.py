"""The text of a plan's file -> the plan, or what is wrong with it; its own questions are read as those of a lesson are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from lessons.plans.shape import SORTS, Part, Plan, PlanFile, PlanHead
from lessons.script.lesson_file import lesson_from
from lessons.script.lesson_reader import LoadedFile
from lessons.script.messages import in_plain_words, told_plainly, unknown_key, what
from lessons.script.steps import ON_THE_PATH, Lesson
from lessons.yamlfile import strict_yaml
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import OFFERED
from lessons.yamlfile.problems import Data, FileReading, Problem

QUESTIONS = "questions"
_INSIDE = "evening-"
"""Begins the name of the lesson that a plan's own questions stand in, behind the game's."""


@dataclass(frozen=True)
class LoadedPlan:
    """One file: its plan where it could be made, its own questions as a lesson, what is wrong with it.

    ``asked``: those questions as the checker of lessons takes them, with their places in this file.
    """

    file: str
    plan: Plan | None
    lesson: Lesson | None
    reading: FileReading
    problems: tuple[Problem, ...]
    asked: LoadedFile | None = None


def read(source: str | bytes, file: str) -> LoadedPlan:
    """Read a plan; never raises."""
    reading = strict_yaml.read(source, file)
    data = reading.data
    if not isinstance(data, dict):
        wrong = [reading.problem((), CheckerMessage("checker.plan-starts", what=what(data)), "shape")]
        return LoadedPlan(file, None, None, reading, (*reading.problems, *(wrong if data is not None else [])))
    plan, problems = _plan(data, reading)
    asked = _questions(data, reading)
    found = {*reading.problems, *problems, *(asked.problems if asked else ())}
    if found or plan is None:
        return LoadedPlan(file, None, None, reading, tuple(sorted(found)), asked)
    lesson = asked.lesson if asked else None
    return LoadedPlan(file, plan.model_copy(update={"own": lesson.id if lesson else ""}), lesson, reading, (), asked)


def read_file(path: Path, name: str) -> LoadedPlan:
    """Read a plan's file; one that cannot be opened is a problem like any other."""
    found = strict_yaml.bytes_of(path, name)
    return (
        read(found, name)
        if isinstance(found, bytes)
        else LoadedPlan(name, None, None, strict_yaml.read("", name), (found,))
    )


def _plan(data: dict[str, Data], reading: FileReading) -> tuple[Plan | None, list[Problem]]:
    try:
        made = PlanFile.model_validate(data)
    except ValidationError as error:
        return None, [_told(dict(one), reading) for one in error.errors(include_url=False)]
    wrong = [
        reading.problem(
            ("parts", place, two[1]), CheckerMessage("checker.two-parts", one=repr(two[0]), other=repr(two[1])), "shape"
        )
        for place, part in enumerate(made.parts)
        if len(two := [one for one in SORTS if getattr(part, one)]) > 1
    ]
    head = {name: getattr(made, name) for name in PlanHead.model_fields}
    return Plan.model_construct(**head), wrong


def _told(error: dict[str, Any], reading: FileReading) -> Problem:
    """A validation error at its place, in an author's words."""
    path = tuple(error["loc"])
    key = next((part for part in reversed(path) if isinstance(part, str)), CheckerMessage("checker.the-plan"))
    if error["type"] == "extra_forbidden":
        return reading.problem(path, unknown_key(str(path[-1]), _keys_at(path[:-1])), "unknown-key", key=True)
    message, code = in_plain_words(error, key)
    return reading.problem(path, message, code)


def _keys_at(path: tuple[Any, ...]) -> list[str]:
    model: type[BaseModel] = PlanFile
    for name in (one for one in path if isinstance(one, str)):
        if name == "parts":
            model = Part
            continue
        options = getattr(model.model_fields[name].annotation, "__args__", (model.model_fields[name].annotation,))
        model = next((one for one in options if isinstance(one, type) and issubclass(one, BaseModel)), model)
    return [one.alias or name for name, one in model.model_fields.items()]


def _questions(data: dict[str, Data], reading: FileReading) -> LoadedFile | None:
    """The plan's own questions as a lesson, whose problems stand where they stand in this file; None where it has none."""
    steps = data.get(QUESTIONS)
    if not isinstance(steps, list) or not steps:
        return None
    skills = [str(one["skill"]) for one in steps if isinstance(one, dict) and isinstance(one.get("skill"), str)]
    head: dict[str, Data] = {name: data[name] for name in ("game", "title", "source", "after") if name in data}
    told: dict[str, Data] = {
        **head,
        "id": f"{data.get('game')}/{_INSIDE}{data.get('id')}",
        "minutes": "1",
        "teaches": list(dict.fromkeys(skills)) or ["none"],
        "steps": steps,
    }
    inside = replace(
        reading, data=told, places={_moved(path): place for path, place in reading.places.items()}, problems=()
    )
    try:
        lesson = lesson_from(told)
    except ValidationError as error:
        # What is wrong with the head is told of the plan.
        errors = [one for one in error.errors(include_url=False) if one["loc"] and one["loc"][0] == "steps"]
        return LoadedFile(reading.file, None, inside, tuple({told_plainly(dict(one), inside, told) for one in errors}))
    return LoadedFile(reading.file, lesson, inside, ())


def _moved(path: tuple[str | int, ...]) -> tuple[str | int, ...]:
    return ("steps", *path[1:]) if path and path[0] == QUESTIONS else path


def languages_missing(plan: Plan, reading: FileReading) -> list[Problem]:
    """A language beside those of every text is for a whole plan, but for what stands of it on the pages."""
    texts = list(plan.texts())
    inside = [both for path, both in texts if path not in ON_THE_PATH]
    return [
        reading.problem(path, CheckerMessage("checker.plan-language", lang=repr(str(lang))), "missing")
        for lang in OFFERED
        if any(getattr(both, lang) for both in inside)
        for path, both in texts
        if not getattr(both, lang)
    ]
