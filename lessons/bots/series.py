"""Evenings that follow each other, with the same sixteen simulated pupils: what one leaves open, the next begins with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean

from lessons.bots.evening import PUPILS, SimulatedEvening, broken, courses_for, simulated, told
from lessons.course.course import Course
from lessons.plans import shelf
from lessons.plans.series import evenings
from lessons.plans.shape import Plan

HELPED = 0.75
"""Of those who still believed what an evening begins with, so many at most believe it when that evening is over."""


@dataclass(frozen=True, slots=True)
class SeriesEvening:
    """One evening of a series. ``came``, ``left``: misconception -> how many had it when they came, and when they left."""

    evening: SimulatedEvening
    came: Mapping[str, int]
    left: Mapping[str, int]

    @property
    def begun_with(self) -> str:
        """The misconception that its first question was about; empty where that shows none."""
        return next((one.aim for one in self.evening.rounds), "")


def followed(plans: Sequence[Plan], courses: Mapping[str, Course], rng: Random) -> list[SeriesEvening]:
    """These evenings one after the other: what somebody believes at the end, that pupil still believes when coming again."""
    went: list[SeriesEvening] = []
    before: SimulatedEvening | None = None
    for plan in plans:
        came = _believed(before) if before is not None else {}
        before = SimulatedEvening(plan, courses, rng, before=before)
        went.append(SeriesEvening(before, came, _believed(before)))
    return went


def _believed(evening: SimulatedEvening) -> dict[str, int]:
    """How many believe each of what this evening was about, and of what others left, the commonest first."""
    return dict(Counter(name for one in evening.pupils for name in sorted(one.believes)).most_common())


def of_evenings(
    plans: Sequence[Plan], courses: Mapping[str, Course], seeds: Iterable[int]
) -> Iterator[tuple[Plan, list[SeriesEvening]]]:
    """Each plan with what came of it in as many series as there are seeds."""
    series = [followed(plans, courses, Random(seed)) for seed in seeds]
    yield from ((plan, [one[place] for one in series]) for place, plan in enumerate(plans))


def lines(plan: Plan, went: Sequence[SeriesEvening]) -> Iterator[str]:
    """The evening minute by minute, and of how many of the sixteen what was left open, and is now."""
    yield from told(plan, [one.evening for one in went])
    for name, many in _most(went, "left"):
        yield f"         left open: {name}, by {many:.1f} of {PUPILS}"


def _most(went: Sequence[SeriesEvening], which: str, most: int = 3) -> list[tuple[str, float]]:
    """What most had still, on the average."""
    names = {name for one in went for name in getattr(one, which)}
    found = [(name, mean(getattr(one, which).get(name, 0) for one in went)) for name in sorted(names)]
    return sorted(found, key=lambda one: -one[1])[:most]


def amiss(plan: Plan, went: Sequence[SeriesEvening]) -> list[str]:
    """The promises of an evening that were not kept, and whether its beginning helped those who needed it."""
    wrong = broken(plan, [one.evening for one in went])
    helped = [one for one in went if one.begun_with in one.came]
    if helped and mean(one.left.get(one.begun_with, 0) / one.came[one.begun_with] for one in helped) > HELPED:
        wrong.append(f"{plan.id}: what was left open is left open still")
    return wrong


def main(seeds: int = 20) -> int:
    """Print what the evenings of our plans look like; the number of promises that are not kept."""
    plans = shelf.found().plans
    courses, wrong = courses_for(plans.values()), list[str]()
    for plan in plans.values():
        if plan.series is None:
            by_itself = simulated(plan, courses, range(seeds))
            print(*told(plan, by_itself), "", sep="\n")
            wrong += broken(plan, by_itself)
    for name in dict.fromkeys(one.series.id for one in plans.values() if one.series is not None):
        for plan, went in of_evenings(evenings(plans, name), courses, range(seeds)):
            print(*lines(plan, went), "", sep="\n")
            wrong += amiss(plan, went)
    print(*wrong, sep="\n")
    return len(wrong)
