"""What each has answered in an evening, in its order: in the rounds, and alone in the lessons between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from lessons.evening.activities.watching import AnsweredQuestion
from lessons.evening.polls.questions import Question
from lessons.evening.room import Member, Room, Round
from lessons.evening.stretches import Stretch
from lessons.question.kind import Item, Kind

Questions = Callable[[Round], Question | None]
Alone = Callable[[Stretch, Member], tuple[AnsweredQuestion, ...]]
"""What a member has answered while a lesson was on that all took by themselves."""


def nothing_alone(_: Stretch, __: Member) -> tuple[AnsweredQuestion, ...]:
    """Of an evening in which all was done together."""
    return ()


@dataclass(frozen=True, slots=True)
class OfLesson:
    """A lesson taken by oneself: right at the first try, of so many. ``wrong``: the steps that were wrong, each with its number
    in a drill."""

    lesson: str
    right: int
    of: int
    wrong: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """One answer, wherever it was given."""

    ok: bool
    diagnoses: tuple[str, ...]
    kind: Kind[Any, Any] | None
    item: Item | None


def answered(done: Iterable[AnsweredQuestion]) -> tuple[AnsweredQuestion, ...]:
    """What came of questions: of one in several steps, once all are done, or one was wrong."""
    return tuple(one for one in done if not one.open or one.came == "wrong")


def by_lesson(told: Iterable[tuple[str, tuple[AnsweredQuestion, ...]]]) -> tuple[OfLesson, ...]:
    """Each lesson once, also where it was on twice; of a step that was wrong more than once the first time."""
    found: dict[str, OfLesson] = {}
    for lesson, done in told:
        before = found.get(lesson, OfLesson(lesson, 0, 0))
        wrong = dict(before.wrong)
        for one in done:
            if one.came == "wrong":
                wrong.setdefault(one.step, one.number)
        right = sum(one.came == "right" for one in done)
        found[lesson] = OfLesson(lesson, before.right + right, before.of + len(done), tuple(wrong.items()))
    return tuple(one for one in found.values() if one.of)


def answers(room: Room, member: Member, questions: Questions, alone: Alone) -> Iterator[GivenAnswer]:
    """Every answer in its order, both votes of a round and what was answered alone between rounds."""
    for at in range(len(room.rounds) + 1):
        if at:
            yield from _of_round(room.rounds[at - 1], member, questions)
        for stretch in room.paced:
            if stretch.rounds == at:
                for one in alone(stretch, member):
                    yield GivenAnswer(one.came == "right" and not one.open, one.diagnoses, one.kind, one.item)


def _of_round(one: Round, member: Member, questions: Questions) -> Iterator[GivenAnswer]:
    question = questions(one) if one.revealed else None
    for vote in one.votes if one.revealed else ():
        told = vote.get(member.who)
        if told is not None:
            diagnoses = (told.diagnosis,) if told.diagnosis else ()
            kind, item = (question.kind, question.item) if question is not None else (None, None)
            yield GivenAnswer(told.ok, diagnoses, kind, item)
