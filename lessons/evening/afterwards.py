"""What an evening leaves: how each and all fared by skill, misconceptions met and gone, what is to be taken up again.

Only what was revealed counts, so that it may be looked at in the middle of an evening as well; of a lesson taken by
themselves each was told at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lessons.evening.activities.answers import (
    Alone,
    GivenAnswer,
    OfLesson,
    Questions,
    answered,
    answers,
    by_lesson,
    nothing_alone,
)
from lessons.evening.histogram import share_right, votes_of
from lessons.evening.room import Member, Room, Round
from lessons.question.sampling import discriminates

ENOUGH = 0.7
"""A question that fewer had right in the end is to be taken up again."""


@dataclass(frozen=True, slots=True)
class OfSkill:
    """The tally of one skill: how many of so many questions about it were right, as it counted in the end."""

    skill: str
    right: int
    of: int


@dataclass(frozen=True, slots=True)
class MisconceptionCount:
    """A misconception that was given away by ``met`` people; ``gone``: of these, who afterwards had right what shows it."""

    misconception: str
    met: int
    gone: int


@dataclass(frozen=True, slots=True)
class PupilResult:
    """One pupil's evening. ``wrong``: the rounds that were wrong in the end, by their number.

    ``right`` and ``of`` count the rounds and what was answered in the lessons ``paced``.
    """

    member: Member
    right: int
    of: int
    skills: tuple[OfSkill, ...]
    met: tuple[MisconceptionCount, ...]
    wrong: tuple[int, ...]
    paced: tuple[OfLesson, ...] = ()

    @property
    def came(self) -> bool:
        return came(self.member, self.of)


@dataclass(frozen=True, slots=True)
class Tally:
    """What of one pupil's evening can be counted, as :class:`PupilResult` has it."""

    right: int
    of: int
    skills: tuple[OfSkill, ...]
    wrong: tuple[int, ...]
    paced: tuple[OfLesson, ...]


@dataclass(frozen=True, slots=True)
class OfRound:
    """One question: the share that was right at the first vote, and in the end; None where nobody answered."""

    round: Round
    first: float | None
    now: float | None

    @property
    def again(self) -> bool:
        return self.now is not None and self.now < ENOUGH


@dataclass(frozen=True, slots=True)
class EveningResult:
    """The whole evening."""

    pupils: tuple[PupilResult, ...]
    rounds: tuple[OfRound, ...]
    skills: tuple[OfSkill, ...]
    met: tuple[MisconceptionCount, ...]
    paced: tuple[OfLesson, ...] = ()


def fared(room: Room, member: Member, questions: Questions, alone: Alone = nothing_alone) -> PupilResult:
    """How one member fared."""
    its = counted(room, member, questions, alone)
    met = tuple(_met(answers(room, member, questions, alone)))
    return PupilResult(member, its.right, its.of, its.skills, met, its.wrong, its.paced)


def counted(room: Room, member: Member, questions: Questions, alone: Alone = nothing_alone) -> Tally:
    """The same as far as it is counted."""
    told = [(one, answer) for one in revealed(room) if (answer := one.told(member.who)) is not None]
    paced = [(one, answered(alone(one, member))) for one in room.paced]
    in_lessons = by_lesson((one.lesson, done) for one, done in paced)
    skills = _by_skill(
        [
            *((question.spec.skill, answer.ok) for one, answer in told if (question := questions(one))),
            *((one.skill, one.came == "right") for _, done in paced for one in done),
        ]
    )
    wrong = tuple(one.number for one, answer in told if not answer.ok)
    right = len(told) - len(wrong) + sum(one.right for one in in_lessons)
    of = len(told) + sum(one.of for one in in_lessons)
    return Tally(right, of, skills, wrong, in_lessons)


def left(room: Room, questions: Questions, alone: Alone = nothing_alone) -> EveningResult:
    """What the evening leaves, of everybody who ever answered or is there."""
    everybody = (fared(room, one, questions, alone) for one in room.members.values())
    pupils = tuple(one for one in everybody if one.came)
    rounds = tuple(
        OfRound(one, share_right(votes_of(room, one, 1)), share_right(votes_of(room, one))) for one in revealed(room)
    )
    lessons = _all_lessons(room, pupils)
    skills = summed(skill for pupil in pupils for skill in pupil.skills)
    return EveningResult(pupils, rounds, skills, _together(pupils), lessons)


def came(member: Member, answered: int) -> bool:
    """Was this one there: did they stay, or answer anything before they left?"""
    return not member.gone and (member.there or answered > 0)


def revealed(room: Room) -> tuple[Round, ...]:
    return tuple(one for one in room.rounds if one.revealed)


def _by_skill(told: Iterable[tuple[str, bool]]) -> tuple[OfSkill, ...]:
    found: dict[str, OfSkill] = {}
    for skill, ok in told:
        before = found.get(skill, OfSkill(skill, 0, 0))
        found[skill] = OfSkill(skill, before.right + ok, before.of + 1)
    return tuple(found.values())


def summed(skills: Iterable[OfSkill]) -> tuple[OfSkill, ...]:
    """Each skill once, with all that was answered about it."""
    found: dict[str, OfSkill] = {}
    for one in skills:
        before = found.get(one.skill, OfSkill(one.skill, 0, 0))
        found[one.skill] = OfSkill(one.skill, before.right + one.right, before.of + one.of)
    return tuple(found.values())


def _all_lessons(room: Room, pupils: Iterable[PupilResult]) -> tuple[OfLesson, ...]:
    """Of all together, also of a lesson in which nobody has answered anything; ``wrong`` is each one's own."""
    found = {one.lesson: OfLesson(one.lesson, 0, 0) for one in room.paced}
    for one in (lesson for pupil in pupils for lesson in pupil.paced):
        before = found[one.lesson]
        found[one.lesson] = OfLesson(one.lesson, before.right + one.right, before.of + one.of)
    return tuple(found.values())


def _met(given: Iterable[GivenAnswer]) -> Iterator[MisconceptionCount]:
    """Each misconception that was given away, and whether it is gone: nothing of it came later, and something proves that."""
    standing: dict[str, bool] = {}
    for one in given:
        standing |= dict.fromkeys(one.diagnoses, False)
        if one.ok and one.kind is not None and one.item is not None:
            for name in standing:
                standing[name] = standing[name] or discriminates(one.kind, one.item, name)
    return (MisconceptionCount(name, 1, int(gone)) for name, gone in standing.items())


def _together(pupils: Iterable[PupilResult]) -> tuple[MisconceptionCount, ...]:
    found: dict[str, MisconceptionCount] = {}
    for one in (met for pupil in pupils for met in pupil.met):
        before = found.get(one.misconception, MisconceptionCount(one.misconception, 0, 0))
        found[one.misconception] = MisconceptionCount(one.misconception, before.met + 1, before.gone + one.gone)
    return tuple(sorted(found.values(), key=lambda one: -one.met))
