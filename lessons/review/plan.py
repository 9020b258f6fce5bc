"""A sitting put together: its questions with their seeds, as one event of the log, and the course made from it again."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from pydantic import ValidationError

from engine.errors import BadInput
from engine.house import HouseRules
from lessons.course import loader
from lessons.course.course import Course, rules_of
from lessons.learner.event import Event, Json
from lessons.memory.memory import PLAN, TEST
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.question.topics import Topics
from lessons.review.stock import Stock, stocks
from lessons.review.templates import RULES, Template
from lessons.script.lesson_file import step_models
from lessons.script.steps import Lesson, Say, Step, kind_of
from lessons.yamlfile.fields import Both, Spec

SEEDS = 2**32
SEVERAL = 60
"""Situations looked at for one that needs nothing the learner has not been told."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class See:
    """A step of a lesson, shown again."""

    lesson: str
    step: str


@dataclass(frozen=True, slots=True)
class PlannedQuestion:
    """A question and its seed."""

    template: Template
    seed: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A sitting: of which game, its parts in order, and the skills for which the tutor changed its approach.

    ``shows``: for each part the lessons that are known by whoever is right at it, where that is what the sitting is for.
    """

    game: str
    parts: tuple[PlannedQuestion | See, ...]
    helped: tuple[str, ...] = ()
    shows: tuple[tuple[str, ...], ...] = ()

    @property
    def questions(self) -> int:
        return sum(isinstance(one, PlannedQuestion) for one in self.parts)

    def event(self, nonce: str) -> Event:
        """As the log keeps it."""
        parts: list[Json] = [
            {"ask": one.template.ask(), "seed": one.seed}
            if isinstance(one, PlannedQuestion)
            else {"lesson": one.lesson, "step": one.step}
            for one in self.parts
        ]
        shows: dict[str, Json] = {"shows": [list(one) for one in self.shows]} if self.shows else {}
        return Event(PLAN, "", nonce, {"game": self.game, "parts": parts, "helped": list(self.helped), **shows})


def fresh_seed(rng: Random, used: set[int]) -> int:
    """A seed that was never used; from now on it is."""
    seed = rng.randrange(SEEDS)
    while seed in used:
        seed = rng.randrange(SEEDS)
    used.add(seed)
    return seed


def seeds_in(log: Iterable[tuple[str, Event]]) -> set[int]:
    """Every seed this learner has seen or was to see."""
    used: set[int] = set()
    for _, event in log:
        seed, parts = event.data.get("seed"), event.data.get("parts")
        if isinstance(seed, int):
            used.add(seed)
        for part in parts if isinstance(parts, list) else ():
            if isinstance(part, dict) and isinstance(seed := part.get("seed"), int):
                used.add(seed)
    return used


def question(
    stock: Stock, templates: Sequence[Template], rng: Random, used: set[int], within: Topics | None = None
) -> PlannedQuestion | None:
    """A question of one of these templates that can be drawn, the first ones rather than the last.

    ``within``: what the learner has been told; a situation that needs more is drawn again, so often and no more.
    """
    for template in templates:
        kind = kinds()[template.kind]
        for _ in range(1 if within is None else SEVERAL):
            seed = fresh_seed(rng, used)
            item = stock.item(template, seed)
            if item is None:
                break
            if within is None or kind.topics(item) <= within:
                return PlannedQuestion(template, seed)
    return None


def course(sitting: str, plan: Event) -> Course | None:
    """The course that this plan is, named by its id; None where nothing of it can be made any more."""
    told = plan.data
    name, parts = told.get("game"), told.get("parts")
    if not isinstance(name, str) or name not in stocks() or not isinstance(parts, list):
        return None
    stock = stocks()[name]
    steps: list[Step] = []
    seeds: dict[str, int] = {}
    house: dict[str, HouseRules] = {}
    for place, part in enumerate(parts, 1):
        step = _step(place, part) if isinstance(part, dict) else None
        seed = part.get("seed") if isinstance(part, dict) else None
        rules = _rules(stock, part) if isinstance(part, dict) else None
        if step is None or rules is None or (isinstance(seed, int) and not _askable(stock, step, seed, rules)):
            continue
        steps.append(step)
        if rules != stock.rules:
            house[step.id] = rules
        if isinstance(seed, int):
            seeds[step.id] = seed
    if not seeds:
        return None
    about: dict[str, Any] = {
        "id": sitting, "version": 1, "game": name, "rules": {}, "title": Both(en=sitting, it=sitting), "about": None, "minutes": 5,
        "after": (), "teaches": (), "source": "", "steps": tuple(steps),
    }  # fmt: skip
    made, quiet = Lesson.model_construct(**about), sitting.startswith(TEST)
    return Course(
        made, stock.game, stock.rules, seeds, quiet, house=house, shows=_shows(told.get("shows"), seeds)
    )  # fmt: skip


def _shows(told: Json, seeds: Mapping[str, int]) -> Mapping[str, tuple[str, ...]]:
    """Step -> the lessons it shows, of those steps that can be asked."""
    lists = told if isinstance(told, list) else []
    named = {f"item-{place}": one for place, one in enumerate(lists, 1) if isinstance(one, list)}
    return {step: tuple(str(one) for one in lessons) for step, lessons in named.items() if step in seeds}


def _rules(stock: Stock, part: Mapping[str, Json]) -> HouseRules | None:
    """The house rules of a question; None where they are none that the game has."""
    ask = part.get("ask")
    told = ask.get(RULES, {}) if isinstance(ask, dict) else {}
    try:
        return (
            rules_of(stock.game, {str(name): str(value) for name, value in told.items()})
            if isinstance(told, dict)
            else None
        )
    except BadInput:
        return None  # the game has changed since, or the log was written by another hand


def _askable(stock: Stock, step: Step, seed: int, rules: HouseRules) -> bool:
    """Can this question still be drawn? The log may be older than the lessons, or written by another hand."""
    if not isinstance(step, Spec):
        return False
    try:
        draw(kinds()[kind_of(step)], step, stock.game, seed, rules)
    except Exception:  # noqa: BLE001 - whatever a kind stumbles over, the other questions can be asked
        _LOG.warning("a question of a sitting cannot be drawn and is left out: %.200r", step)
        return False
    return True


def _step(place: int, part: Mapping[str, Json]) -> Step | None:
    ask = part.get("ask")
    if isinstance(ask, dict):
        model = step_models().get(f"<kind {ask.get('kind')}>")
        try:
            told = {name: value for name, value in ask.items() if name != RULES}
            return cast(Spec, model.model_validate({"id": f"item-{place}", **told})) if model else None
        except ValidationError:
            return None  # the kind has changed since; the others still can be asked
    lesson = next((one for one in loader.library() if one.id == part.get("lesson")), None)
    at = lesson.step(str(part.get("step"))) if lesson else None
    shown = lesson.steps[at] if lesson and at is not None else None
    return shown.model_copy(update={"id": f"see-{place}"}) if isinstance(shown, Say | Spec) else None
