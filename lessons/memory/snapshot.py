"""What a learner remembers, as plain JSON: written and read again, the same."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from fsrs import Card

from lessons.learner.event import Event
from lessons.memory.memory import Memory, Week
from lessons.memory.observed import Observation, OpenQuestion
from lessons.memory.schedule import Trace
from lessons.session.mastery import SkillStanding


def written(memory: Memory) -> dict[str, Any]:
    """The memory as JSON can hold it."""
    return {
        "number": memory.number,
        "furthest": memory.furthest,
        "standings": {name: _standing(one) for name, one in memory.standings.items()},
        "skills": {name: _trace(one) for name, one in memory.skills.items()},
        "cards": {name: _trace(one) for name, one in memory.cards.items()},
        "mistakes": {name: [at.isoformat() for at in times] for name, times in memory.mistakes.items()},
        "weeks": {name: [one.asked, one.right, one.timed, one.ms] for name, one in memory.weeks.items()},
        "plans": {name: _event(one) for name, one in memory.plans.items()},
        "tests": {name: {step: _seen(one) for step, one in answers.items()} for name, answers in memory.tests.items()},
        "usual": memory.usual,
        "table": {name: _asked(one) for name, one in memory.table.items()},
        "passed_over": list(memory.passed_over),
    }


def read(told: Mapping[str, Any]) -> Memory:
    """The memory that was written so. Errors: KeyError, TypeError, ValueError, AttributeError for what was not."""
    return Memory(
        number=int(told["number"]),
        furthest=str(told["furthest"]),
        standings={name: _read_standing(one) for name, one in told["standings"].items()},
        skills={name: _read_trace(one) for name, one in told["skills"].items()},
        cards={name: _read_trace(one) for name, one in told["cards"].items()},
        mistakes={name: tuple(map(datetime.fromisoformat, times)) for name, times in told["mistakes"].items()},
        weeks={name: Week(*one) for name, one in told["weeks"].items()},
        plans={name: _read_event(one) for name, one in told["plans"].items()},
        tests={
            name: {step: _read_seen(one) for step, one in answers.items()} for name, answers in told["tests"].items()
        },
        usual=told["usual"],
        table={name: _read_asked(one) for name, one in told["table"].items()},
        passed_over=tuple(told["passed_over"]),
    )


def _standing(one: SkillStanding) -> list[Any]:
    since = one.since.isoformat() if one.since else None
    return [one.known, since, one.proof, one.mastered, one.misses, one.wrong, one.asked, one.right]


def _read_standing(told: list[Any]) -> SkillStanding:
    known, since, *others = told
    return SkillStanding(known, datetime.fromisoformat(since) if since else None, *others)


def _trace(one: Trace) -> list[Any]:
    return [one.card.to_dict(), one.due.isoformat(), one.last.isoformat(), one.seen, one.lapses]


def _read_trace(told: list[Any]) -> Trace:
    card, due, last, seen, lapses = told
    return Trace(Card.from_dict(card), datetime.fromisoformat(due), datetime.fromisoformat(last), seen, lapses)


def _event(one: Event) -> list[Any]:
    return [one.kind, one.step, one.nonce, dict(one.data), one.number, one.at]


def _read_event(told: list[Any]) -> Event:
    return Event(*told)


def _seen(one: Observation) -> list[Any]:
    about = [one.step, one.skill, one.kind, one.card, one.guess, one.came]
    return [*about, one.at.isoformat(), one.ms, list(one.diagnoses)]


def _read_seen(told: list[Any]) -> Observation:
    step, skill, kind, card, guess, came, at, ms, diagnoses = told
    return Observation(step, skill, kind, card, guess, came, datetime.fromisoformat(at), ms, tuple(diagnoses))


def _asked(one: OpenQuestion) -> list[Any]:
    return [[_event(event) for event in one.answers], one.over, one.undone, one.revealed]


def _read_asked(told: list[Any]) -> OpenQuestion:
    answers, *others = told
    return OpenQuestion(tuple(map(_read_event, answers)), *others)
