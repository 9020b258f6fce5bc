"""What is wrong with series of evenings: two of one number, one that is missing, one that asks for less than the one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from lessons.plans.reading import LoadedPlan
from lessons.plans.series import evenings
from lessons.plans.shape import InSeries, Plan
from lessons.script.steps import Lesson
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Problem


def check(
    every: Sequence[LoadedPlan], lessons: Mapping[str, Lesson], beside: Iterable[LoadedPlan] = ()
) -> Iterator[Problem]:
    """What is wrong with the series these plans stand in; ``beside``: others that may belong to them."""
    numbers: dict[InSeries, Plan] = {}
    plans: dict[str, Plan] = {}
    for one in (*beside, *every):
        if one.plan is not None:
            plans.setdefault(one.plan.id, one.plan)
    for one in (*beside, *every):
        plan = one.plan
        if plan is None or plan.series is None:
            continue
        if numbers.setdefault(plan.series, plan).id != plan.id and one in every:
            yield _taken(one, plan.series, numbers[plan.series])
    for one in every:
        if one.plan is not None and one.plan.series is not None:
            yield from _after_the_one_before(one, one.plan, one.plan.series, plans, lessons)


def _taken(one: LoadedPlan, series: InSeries, other: Plan) -> Problem:
    said = CheckerMessage("checker.evening-taken", n=series.evening, series=repr(series.id), other=repr(other.id))
    return one.reading.problem(("series", "evening"), said, "evening")


def _after_the_one_before(
    one: LoadedPlan, plan: Plan, series: InSeries, plans: Mapping[str, Plan], lessons: Mapping[str, Lesson]
) -> Iterator[Problem]:
    before = [other for other in evenings(plans, series.id) if _number(other) < series.evening]
    if series.evening > 1 and (not before or _number(before[-1]) < series.evening - 1):
        said = CheckerMessage(
            "checker.evening-missing", n=series.evening - 1, series=repr(series.id), here=series.evening
        )
        yield one.reading.problem(("series", "evening"), said, "evening")
    elif before:
        known = _known(plan.after, lessons)
        missing = next((lesson for lesson in before[-1].after if lesson not in known), "")
        if missing:
            said = CheckerMessage("checker.evening-after", lesson=missing, n=series.evening - 1)
            yield one.reading.problem(("after",) if plan.after else (), said, "after")


def _number(plan: Plan) -> int:
    return plan.series.evening if plan.series is not None else 0


def _known(after: Iterable[str], lessons: Mapping[str, Lesson]) -> set[str]:
    """These lessons, and all that come before them."""
    found: set[str] = set()
    left = list(after)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += lessons[name].after if name in lessons else ()
    return found
