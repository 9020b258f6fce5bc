"""What a learner remembers: a pure fold over the log, from which everything else can be rebuilt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, Literal

from engine.fast_dataclass import changed, fast_dataclass
from lessons.learner.event import KNOWN, Event
from lessons.learner.misfits import fitted
from lessons.learner.shape import SITTING
from lessons.memory.in_time import in_time
from lessons.memory.observed import Observation, Table, follow, unreadable, when
from lessons.memory.schedule import Traces, is_slow, reviewed
from lessons.question.registry import misconceptions
from lessons.session.mastery import ENOUGH, SkillStanding, answered

State = Literal["new", "learning", "known", "mastered", "due"]
STATES: tuple[State, ...] = ("new", "learning", "known", "mastered", "due")
PLAN = "plan"
"""The event that says which questions were put together for a sitting; its data are what :mod:`lessons.review` wrote."""
MEMORY = "learner/memory"
"""Where it is said that a skill, or everything, begins anew."""
TEST = "test/"
"""Lessons whose id begins so are tests: they measure, and leave memory and schedule as they were."""
_LONGEST_MS = 120_000
_NAMED = 20
_NOTHING: Mapping[str, Any] = MappingProxyType({})


@fast_dataclass(frozen=True, slots=True)
class Week:
    """What was answered in one week: how many, how many right at the first try, and how long those timed took."""

    asked: int = 0
    right: int = 0
    timed: int = 0
    ms: int = 0


@fast_dataclass(frozen=True)
class Memory:
    """The state of a learner's memory, folded from the log up to event ``number``.

    ``standings`` by skill; ``skills`` and ``cards`` are their traces. ``mistakes``: misconception -> when its last ones were
    given away. ``weeks`` by their Monday (ISO). ``plans``: sitting -> its plan. ``tests``: test -> step -> right or not.
    ``passed_over``: the last events that could not be read, each with what was wrong with it. ``furthest``: the latest time told.
    """

    number: int = 0
    standings: Mapping[str, SkillStanding] = field(default_factory=lambda: _NOTHING)
    skills: Traces = field(default_factory=lambda: _NOTHING)
    cards: Traces = field(default_factory=lambda: _NOTHING)
    mistakes: Mapping[str, tuple[datetime, ...]] = field(default_factory=lambda: _NOTHING)
    weeks: Mapping[str, Week] = field(default_factory=lambda: _NOTHING)
    plans: Mapping[str, Event] = field(default_factory=lambda: _NOTHING)
    tests: Mapping[str, Mapping[str, Observation]] = field(default_factory=lambda: _NOTHING)
    usual: float | None = None
    table: Table = field(default_factory=lambda: _NOTHING)
    passed_over: tuple[str, ...] = ()
    furthest: str = ""

    def state(self, skill: str, now: datetime) -> State:
        """How a skill stands today."""
        standing = self.standings.get(skill)
        if standing is None:
            return "learning" if _mistaken(self.mistakes, skill) else "new"
        if standing.mastered or standing.since is not None:
            if self.skills[skill].is_due(now):
                return "due"
            return "mastered" if standing.mastered else "known"
        return "learning"

    def due(self, now: datetime) -> tuple[str, ...]:
        """The skills to be reviewed today, those most forgotten first."""
        return _due(self.skills, now)

    def due_cards(self, now: datetime) -> tuple[str, ...]:
        """The cards to be looked at again today, those most forgotten first."""
        return _due(self.cards, now)


def remember(log: Iterable[tuple[str, Event]], before: Memory | None = None, now: datetime | None = None) -> Memory:
    """The memory after these events, read on from ``before`` if there is one. Ask :func:`as_it_stands` for what counts now.

    ``now``: nothing has happened after it, whatever a clock that was set ahead has written.
    """
    memory = before or Memory()
    for told in log if now is None else in_time(log, now, memory.furthest):
        memory = fitted(_taken, memory, told, "what a learner remembers")
    return memory


def _taken(memory: Memory, told: tuple[str, Event]) -> Memory:
    return _take(memory, *told)


def as_it_stands(memory: Memory) -> Memory:
    """With the answers of questions that were not left behind yet, which may still be taken back."""
    open_ = [(lesson, seen) for lesson, asked in memory.table.items() if (seen := asked.observation())]
    for lesson, seen in sorted(open_, key=lambda one: one[1].at):
        memory = _observe(memory, lesson, seen)
    return memory


def _take(memory: Memory, lesson: str, event: Event) -> Memory:
    wrong = unreadable(lesson, event)
    furthest = memory.furthest if wrong else max(memory.furthest, event.at)
    memory = changed(memory, number=max(memory.number, event.number), furthest=furthest)
    if wrong is None and event.kind == PLAN:
        if SITTING.fullmatch(lesson):
            return _planned(memory, lesson, event)
        wrong = f"no sitting is called {lesson!r:.60}"
    if wrong is not None:
        told = f"event {event.number}: {wrong}"
        return changed(memory, passed_over=(*memory.passed_over, told)[-_NAMED:])
    if lesson == MEMORY:
        return _forgotten(memory, event) if event.kind == "reset" else memory
    if event.kind == KNOWN:
        return _known(memory, event)
    table, seen = follow(memory.table, lesson, event)
    if table is not memory.table:
        memory = changed(memory, table=table)
    return memory if seen is None else _observe(memory, lesson, seen)


def _forgotten(memory: Memory, event: Event) -> Memory:
    skill = event.data.get("skill")
    if not isinstance(skill, str):
        return Memory(memory.number, passed_over=memory.passed_over)
    standings = {name: one for name, one in memory.standings.items() if name != skill}
    skills = {name: one for name, one in memory.skills.items() if name != skill}
    gone = _mistaken(memory.mistakes, skill)
    mistakes = {name: times for name, times in memory.mistakes.items() if name not in gone}
    return changed(memory, standings=standings, skills=skills, mistakes=mistakes)


def _known(memory: Memory, event: Event) -> Memory:
    """Skills that were shown to be there, all at once: known from now on, and due like any other."""
    told, at = event.data.get("skills"), when(event)
    standings, traces = dict(memory.standings), dict(memory.skills)
    for skill in told if isinstance(told, list) else ():
        if not isinstance(skill, str):
            continue
        before = standings.get(skill, SkillStanding())
        since = before.since or at
        standings[skill] = changed(before, known=max(before.known, ENOUGH), since=since, misses=0)
        traces.setdefault(skill, reviewed(None, True, at))
    return changed(memory, standings=standings, skills=traces)


def _mistaken(mistakes: Iterable[str], skill: str) -> frozenset[str]:
    """The mistakes made so far that are about this skill: a question of another skill may have brought them out."""
    known = misconceptions()
    return frozenset(name for name in mistakes if name in known and known[name].skill == skill)


def _planned(memory: Memory, lesson: str, event: Event) -> Memory:
    helped = event.data.get("helped")
    standings = dict(memory.standings)
    for skill in helped if isinstance(helped, list) else ():
        if isinstance(skill, str) and skill in standings:
            standings[skill] = changed(standings[skill], misses=0)
    # Of each sort of sitting only the last is ever gone on with; tests are few and stay.
    sort = lesson.partition("/")[0]
    kept = {name: one for name, one in memory.plans.items() if name.startswith(TEST) or name.partition("/")[0] != sort}
    return changed(memory, standings=standings, plans={**kept, lesson: event})


def _observe(memory: Memory, lesson: str, seen: Observation) -> Memory:
    if lesson.startswith(TEST):
        return changed(memory, tests={**memory.tests, lesson: {**memory.tests.get(lesson, {}), seen.step: seen}})
    right, usual = seen.came == "right", memory.usual
    before = memory.standings.get(seen.skill, SkillStanding())
    cards = memory.cards
    if seen.card:
        slow = is_slow(seen.ms, usual)
        cards = {**cards, seen.card: reviewed(cards.get(seen.card), right, seen.at, slow=slow)}
        if right and seen.ms is not None:
            usual = seen.ms if usual is None else usual + (min(seen.ms, _LONGEST_MS) - usual) / 10
    mistakes = dict(memory.mistakes)
    for name in seen.diagnoses:
        mistakes[name] = (*mistakes.get(name, ()), seen.at)[-50:]
    return changed(
        memory,
        standings={**memory.standings, seen.skill: answered(before, seen.came, seen.guess, seen.at)},
        skills={**memory.skills, seen.skill: reviewed(memory.skills.get(seen.skill), right, seen.at)},
        cards=cards,
        mistakes=mistakes,
        weeks=_counted(memory.weeks, seen, right),
        usual=usual,
    )


def _counted(weeks: Mapping[str, Week], seen: Observation, right: bool) -> Mapping[str, Week]:
    monday = (seen.at - timedelta(days=seen.at.weekday())).date().isoformat()
    week = weeks.get(monday, Week())
    timed, ms = (1, min(seen.ms, _LONGEST_MS)) if seen.ms is not None else (0, 0)
    return {**weeks, monday: Week(week.asked + 1, week.right + right, week.timed + timed, week.ms + ms)}


def _due(traces: Traces, now: datetime) -> tuple[str, ...]:
    due = [name for name, trace in traces.items() if trace.is_due(now)]
    return tuple(sorted(due, key=lambda name: (traces[name].recall(now), traces[name].due, name)))


def planned_at(memory: Memory, sitting: str) -> datetime | None:
    """When this sitting was put together; None when the log knows none of that name."""
    plan = memory.plans.get(sitting)
    return when(plan) if plan else None
