"""The test before, after and a week later: the same templates, situations never seen, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from random import Random
from typing import Literal, cast

from lessons.learner.event import Event
from lessons.memory.memory import TEST, Memory
from lessons.memory.observed import Observation, when
from lessons.question.answered import marking
from lessons.question.registry import kinds
from lessons.review.plan import Plan, PlannedQuestion, fresh_seed
from lessons.review.stock import Stock, stocks
from lessons.review.templates import Template, template
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.strict_yaml import read

Time = Literal["before", "after", "later"]
TIMES: tuple[Time, ...] = ("before", "after", "later")
PARTS = ("identify", "play", "score")
WEEK = timedelta(days=7)
DRAWS = 30


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one test: how many right of how many, in all and by part, and when its last answer was given."""

    right: int
    asked: int
    by_part: Mapping[str, tuple[int, int]]
    at: datetime

    @property
    def percent(self) -> float:
        return 100 * self.right / self.asked


@dataclass(frozen=True, slots=True)
class TestForm:
    """A test as it is written: its game, and the templates of each part."""

    game: str
    parts: Mapping[str, tuple[Template, ...]]


@cache
def names() -> tuple[str, ...]:
    """The tests there are, each called by its game."""
    return tuple(sorted(path.stem for path in yaml_files(CONTENT / "tests")))


@cache
def form(name: str = "ottocento") -> TestForm:
    """The test in ``content/tests``. Errors: ValueError with what is wrong."""
    path = CONTENT / "tests" / f"{name}.yaml"
    reading = read(path.read_bytes(), path.name)
    data = reading.data
    if reading.problems or not isinstance(data, dict):
        raise ValueError("\n".join(map(str, reading.problems)) or f"{path.name} has no parts")
    parts: dict[str, tuple[Template, ...]] = {}
    for part in PARTS:
        told = data.get(part)
        asks = [one for one in told if isinstance(one, dict)] if isinstance(told, list) else []
        parts[part] = tuple(template(one) for one in asks)
    return TestForm(str(data.get("game")), parts)


def plan(used: set[int], rng: Random, name: str = "ottocento") -> Plan:
    """A test with situations never seen. The order of the questions is the same every time."""
    written = form(name)
    stock = stocks()[written.game]
    drawn = [_drawn(stock, one, used, rng) for part in PARTS for one in written.parts[part]]
    return Plan(written.game, tuple(drawn))


def id_of(time: Time, name: str = "ottocento") -> str:
    return f"{TEST}{name}-{time}"


def told_by(sitting: str) -> tuple[str, Time]:
    """Which test this sitting is, and which time: of ``test/mineo3-before`` both."""
    name, _, time = sitting.removeprefix(TEST).rpartition("-")
    return name, cast(Time, time)


def result(memory: Memory, time: Time, name: str = "ottocento") -> Result | None:
    """What came of this test; None before it is finished."""
    planned = memory.plans.get(id_of(time, name))
    answers = memory.tests.get(id_of(time, name), {})
    if planned is None or not answers or len(answers) < _questions(planned):
        return None
    seen = {step: one.came == "right" for step, one in answers.items()}
    by_part: dict[str, tuple[int, int]] = {}
    place = 0
    for part in PARTS:
        steps = [f"item-{place + i + 1}" for i in range(len(form(name).parts[part]))]
        place += len(steps)
        by_part[part] = (sum(seen.get(step, False) for step in steps), len(steps))
    return Result(sum(seen.values()), len(seen), by_part, max(one.at for one in answers.values()))


def open_now(memory: Memory, now: datetime, name: str = "ottocento") -> Time | None:
    """The test that may be taken now: each once, the last one a week after the one before."""
    for time in TIMES:
        if result(memory, time, name) is None:
            start = later_from(memory, name)
            return None if time == "later" and start is not None and now < start else time
    return None


def later_from(memory: Memory, name: str = "ottocento") -> datetime | None:
    """From when on the last test may be taken; None before the second one."""
    after = result(memory, "after", name)
    return after.at + WEEK if after else None


def gain(before: Result, after: Result) -> float | None:
    """How much of what could be gained was: (after - before) / (100 - before); None where nothing was left to gain."""
    return None if before.percent >= 100 else (after.percent - before.percent) / (100 - before.percent)


def answers(memory: Memory, time: Time, name: str = "ottocento") -> Mapping[str, Observation]:
    return memory.tests.get(id_of(time, name), {})


def began(memory: Memory, time: Time, name: str = "ottocento") -> datetime | None:
    found = memory.plans.get(id_of(time, name))
    return when(found) if found else None


def _drawn(stock: Stock, template: Template, used: set[int], rng: Random) -> PlannedQuestion:
    # A question in several steps would tell by going on that a step was right: only those with one step are taken.
    kind = kinds()[template.kind]
    for _ in range(DRAWS):
        seed = fresh_seed(rng, used)
        item = stock.item(template, seed)
        if item is not None and marking.mark(kind, item, (), kind.right(item)).done:
            return PlannedQuestion(template, seed)
    raise ValueError(f"no situation of one step for {template.ask()}")


def _questions(plan: Event) -> int:
    parts = plan.data.get("parts")
    return sum(isinstance(one, dict) and "ask" in one for one in parts) if isinstance(parts, list) else 0
